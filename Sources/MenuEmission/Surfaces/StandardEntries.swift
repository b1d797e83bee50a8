import MenuModel

/// Writes a command of the system in a context menu, an edit menu or a button's menu.
struct StandardEntries {
  let context: EmissionContext
  var isEditMenu = false
  let framework: Framework
  let texts: SurfaceTexts

  /// Appends the command, or a comment where the framework has nothing for it.
  func append(_ command: StandardCommand, to code: inout CodeTree) {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return }
    switch framework {
    case .uikit:
      if isEditMenu, command.isUndoOrRedo {
        code.line(command.name.text == "undo" ? "menu.addUndo()" : "menu.addRedo()")
        return
      }
      guard let action = entry.uiKitAction, isOld(action.since) else { break }
      let selector = "#selector((any UIResponderStandardEditActions).\(action.name))"
      append("menu.addStandard", entry, selector, nil, command, to: &code)
      return
    case .appkit:
      guard let action = entry.appKit, !entry.isSubmenu, isOld(action.since, on: .macOS) else {
        break
      }
      append("menu.addStandard", entry, action.selectorExpression, action.tag, command, to: &code)
      return
    case .swiftui:
      break
    }
    if isEditMenu, Self.suggested.contains(entry.name) {
      code.comment(
        "The system offers \(entry.title) itself (\(context.location(of: command.name.place))).")
      return
    }
    code.comment(
      "\(name) has no menu item for the system's \(entry.title) (\(context.location(of: command.name.place)))."
    )
  }

  /// What text views show in their own menus, and no app can add.
  private static let suggested: Set<String> = [
    "lookUp", "translate", "searchWeb", "spelling", "substitutions", "transformations", "speech",
  ]

  private var name: String {
    switch framework {
    case .uikit: return "UIKit"
    case .appkit: return "AppKit"
    case .swiftui: return "SwiftUI"
    }
  }

  private func append(
    _ callee: String, _ entry: StandardCommandEntry, _ selector: String, _ tag: Int?,
    _ command: StandardCommand, to code: inout CodeTree
  ) {
    let title = Text(segments: [.literal(entry.title)], place: command.name.place)
    var arguments: [Expression.Argument] = [.init(texts.expression(title))]
    if let symbol = entry.olderSymbol ?? entry.symbol {
      arguments.append(.init("symbolName", .string(symbol)))
    }
    arguments.append(.init("action", .code(selector)))
    if let tag { arguments.append(.init("tag", .code(String(tag)))) }
    code.statement("", .call(callee, arguments))
  }

  /// Whether every system of the module has what came with a version of iOS.
  private func isOld(_ since: Version) -> Bool {
    [Platform.iOS, .iPadOS, .macCatalyst, .tvOS].allSatisfy { platform in
      context.module.app.minimum(of: platform).map { $0 >= since } ?? true
    }
  }

  private func isOld(_ since: Version?, on platform: Platform) -> Bool {
    guard let since, let minimum = context.module.app.minimum(of: platform) else { return true }
    return minimum >= since
  }
}

extension StandardCommandEntry.AppKitAction {
  /// The selector as an expression: `#selector(NSText.copy(_:))`.
  var selectorExpression: String {
    guard let declaration else { return "Selector((\"" + selector + "\"))" }
    let protocolName = "NSStandardKeyBindingResponding."
    if declaration.hasPrefix(protocolName) {
      let method = declaration.dropFirst(protocolName.count)
      return "#selector((any NSStandardKeyBindingResponding)." + method + ")"
    }
    return "#selector(" + declaration + ")"
  }
}
