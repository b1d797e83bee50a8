import MenuModel

/// Writes a command of the system in a context menu or a button's menu.
struct StandardEntries {
  let context: EmissionContext
  let framework: Framework
  let texts: SurfaceTexts

  /// Appends the command, or a comment where the framework has nothing for it.
  func append(_ command: StandardCommand, to code: inout CodeTree) {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return }
    switch framework {
    case .uikit:
      guard let action = entry.uiKitAction, isOld(action.since) else { break }
      let selector = "#selector((any UIResponderStandardEditActions).\(action.name))"
      append("menu.addStandard", entry, selector, command, to: &code)
      return
    case .appkit:
      guard let action = entry.appKit, !entry.isSubmenu, isOld(action.since, on: .macOS) else {
        break
      }
      append("menu.addStandard", entry, action.selectorExpression, command, to: &code)
      return
    case .swiftui:
      break
    }
    code.comment(
      "\(name) has no menu item for the system's \(entry.title) (\(context.location(of: command.name.place)))."
    )
  }

  private var name: String {
    switch framework {
    case .uikit: return "UIKit"
    case .appkit: return "AppKit"
    case .swiftui: return "SwiftUI"
    }
  }

  private func append(
    _ callee: String, _ entry: StandardCommandEntry, _ selector: String,
    _ command: StandardCommand, to code: inout CodeTree
  ) {
    let title = Text(segments: [.literal(entry.title)], place: command.name.place)
    var arguments: [Expression.Argument] = [.init(texts.expression(title))]
    if let symbol = entry.olderSymbol ?? entry.symbol {
      arguments.append(.init("symbolName", .string(symbol)))
    }
    arguments.append(.init("action", .code(selector)))
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
