import MenuModel
import MenuSyntax

/// Reads which scenes an app of SwiftUI has on the Mac, as far as they tell whether the system has New Window.
struct SceneReader {
  private var newWindow: NewWindow?
  /// Whether there is a window that is there once.
  private var hasSingleWindow = false
  /// The name of the scene that shows the app's settings in a window like others.
  private var settingsWindow: Place?
  private var hasSettings = false
  /// Whether something other than a group of windows may have Command-N: documents, or a scene that is not known.
  private var isUnclear = false
  /// Whether there is a scene that is not known.
  private var hasUnknown = false

  private init(of app: SwiftType, in file: SwiftFile) {
    for member in app.members {
      guard case .variable(let variable) = member.kind, variable.name == "body" else { continue }
      read(variable.body ?? [], in: file)
    }
  }

  /// The first scene of an app, if that is a group of windows and nothing else has its command; nil for another.
  static func newWindow(of app: SwiftType, in file: SwiftFile) -> NewWindow? {
    let reader = SceneReader(of: app, in: file)
    return reader.isUnclear ? nil : reader.newWindow
  }

  /// Whether an app has nothing but windows that are there once, so that nothing in its File menu opens another.
  static func hasSingleWindows(_ app: SwiftType, in file: SwiftFile) -> Bool {
    let reader = SceneReader(of: app, in: file)
    return reader.hasSingleWindow && reader.newWindow == nil && !reader.hasUnknown
  }

  /// The scene of an app that shows its settings in a window like others, if it has no `Settings`.
  static func settingsWindow(of app: SwiftType, in file: SwiftFile) -> Place? {
    let reader = SceneReader(of: app, in: file)
    return reader.hasSettings || reader.hasUnknown ? nil : reader.settingsWindow
  }

  /// Whether the title of a window is that of settings: `"Settings"`, `"Settings".localized()`.
  private static func isOfSettings(_ call: SwiftCall) -> Bool {
    guard let title = call.argument(), case .string(let text) = title.kind else { return false }
    return ["Settings", "Preferences"].contains(text.literal)
  }

  private mutating func read(_ statements: [SwiftStatement], in file: SwiftFile) {
    for statement in statements {
      switch statement.kind {
      case .expression(let scene), .returned(let scene?): read(scene, in: file)
      case .compiled(let branches):
        for branch in branches where branch.condition.platforms.contains(.macOS) {
          read(branch.statements, in: file)
        }
      case .variable: continue
      default: (isUnclear, hasUnknown) = (true, true)
      }
    }
  }

  private mutating func read(_ scene: SwiftExpression, in file: SwiftFile) {
    guard let call = scene.call, call.path.count == 1 else {
      (isUnclear, hasUnknown) = (true, true)
      return
    }
    if ["WindowGroup", "Window"].contains(call.name), Self.isOfSettings(call) {
      settingsWindow = file.place(of: call.nameSpan)
    }
    if call.name == "Settings" { hasSettings = true }
    switch call.name {
    case "WindowGroup":
      // Of several groups the first has the key, unless it has another; one for values opens no window of its own.
      let names = (scene.modifiers + scene.compiledModifiers.flatMap(\.modifiers)).map(\.name)
      let isOther =
        call.hasArgument("for") || names.contains("commandsRemoved")
        || names.contains("commandsReplaced") || names.contains("keyboardShortcut")
      if newWindow == nil, isOther { isUnclear = true }
      newWindow = newWindow ?? NewWindow(place: file.place(of: call.nameSpan))
    case "Settings", "MenuBarExtra", "UtilityWindow", "WKNotificationScene": break
    // The window that an app opens first is another, or is a document's.
    case "Window":
      hasSingleWindow = true
      if newWindow == nil { isUnclear = true }
    default: (isUnclear, hasUnknown) = (true, true)
    }
  }
}
