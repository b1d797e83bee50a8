import MenuGuidelines
import MenuModel
import MenuSyntax

/// Inherited titles, shared shortcuts, and counts at or past a limit.
enum InlayHints {
  static func hints(
    _ params: LSP.InlayHintParams, in context: FeatureContext
  ) -> [LSP.InlayHint] {
    let span = context.text.span(params.range)
    var result: [LSP.InlayHint] = []
    func add(_ offset: UInt32, _ label: String, tooltip: String) {
      guard span.start <= offset, offset <= span.end else { return }
      result.append(
        LSP.InlayHint(
          position: context.text.position(Int(offset)), label: label, tooltip: tooltip,
          paddingLeft: true))
    }
    titles(context, add)
    shortcuts(context, add)
    counts(context, add)
    return result
  }

  private typealias Add = (_ offset: UInt32, _ label: String, _ tooltip: String) -> Void

  /// The title that a placement inherits from its command.
  private static func titles(_ context: FeatureContext, _ add: Add) {
    var titles: [String: String] = [:]
    for command in context.module.commands {
      titles[command.name.text] = CommandSummary.plain(command.title, context.module)
    }
    for found in context.names.files[Int(context.source)] where !found.isDeclaration {
      guard case .command(let name) = found.symbol, let title = titles[name] else { continue }
      guard let entry = found.node.as(CommandEntrySyntax.self), entry.title == nil else { continue }
      add(found.place.span.end, "“\(title)”", "The title of the command")
    }
  }

  /// The other commands with the same shortcut.
  private static func shortcuts(_ context: FeatureContext, _ add: Add) {
    var commands: [StandardShortcut: [(name: String, place: Place)]] = [:]
    for command in context.module.commands {
      for key in command.keys {
        commands[StandardShortcut(key).canonical, default: []].append(
          (command.name.text, key.place))
      }
    }
    for list in commands.values where list.count > 1 {
      for (name, place) in list where place.source == context.source {
        let others = list.map(\.name).filter { $0 != name }.joined(separator: ", ")
        add(place.span.end, "also \(others)", "Commands with the same shortcut")
      }
    }
  }

  /// How many items a menu shows, if they are as many as its rule allows, or more.
  private static func counts(_ context: FeatureContext, _ add: Add) {
    var seen: Set<Span> = []
    for menu in context.snapshot.shown.menus
    where menu.header.source == context.source && menu.level == 0 {
      let rule: String
      switch menu.surface {
      case .context, .background: rule = "context-max-items"
      default: rule = "menu-max-items"
      }
      guard let limit = GuidelineChecker.limit(ofRule: rule, in: context.module) else { continue }
      let count = context.snapshot.shown.count(of: menu)
      guard count >= limit, seen.insert(menu.header.span).inserted else { continue }
      add(menu.header.span.end, "\(count) items", "`\(rule)` lets \(limit) pass")
    }
  }
}
