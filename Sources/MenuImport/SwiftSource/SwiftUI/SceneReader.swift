import MenuModel
import MenuSyntax

/// Reads which scenes an app of SwiftUI has on the Mac, as far as they tell whether the system has New Window.
struct SceneReader {
  private var newWindow: NewWindow?
  /// Whether something other than a group of windows may have Command-N: documents, or a scene that is not known.
  private var isUnclear = false

  /// The first scene of an app, if that is a group of windows and nothing else has its command; nil for another.
  static func newWindow(of app: SwiftType, in file: SwiftFile) -> NewWindow? {
    var reader = SceneReader()
    for member in app.members {
      guard case .variable(let variable) = member.kind, variable.name == "body" else { continue }
      reader.read(variable.body ?? [], in: file)
    }
    return reader.isUnclear ? nil : reader.newWindow
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
      default: isUnclear = true
      }
    }
  }

  private mutating func read(_ scene: SwiftExpression, in file: SwiftFile) {
    guard let call = scene.call, call.path.count == 1 else {
      isUnclear = true
      return
    }
    switch call.name {
    case "WindowGroup":
      // Of several groups the first has the key; one for values opens no window of its own.
      let names = (scene.modifiers + scene.compiledModifiers.flatMap(\.modifiers)).map(\.name)
      let isOther =
        call.hasArgument("for") || names.contains("commandsRemoved")
        || names.contains("commandsReplaced")
      if newWindow == nil, isOther { isUnclear = true }
      newWindow = newWindow ?? NewWindow(place: file.place(of: call.nameSpan))
    case "Settings", "MenuBarExtra", "UtilityWindow", "WKNotificationScene": break
    // The window that an app opens first is another, or is a document's.
    case "Window": if newWindow == nil { isUnclear = true }
    default: isUnclear = true
    }
  }
}
