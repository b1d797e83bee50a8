import MenuModel
import MenuSyntax

/// The quick actions that an app can have in its property list, where they are also before its first run.
package struct QuickActionItems: Sendable {
  package struct Item: Sendable {
    /// What the app receives when people choose it: the ID of its command in `MenuRuntime`, such as `message.compose`.
    package var type: String
    package var title: String
    package var subtitle: String?
    package var image: Image?
  }

  /// An entry that only the running app can have.
  package struct LeftOut: Sendable {
    /// What it is, in words: `open`, an element of a list.
    package var name: String
    /// Why, as the end of a sentence.
    package var reason: String
    package var place: Place
  }

  package var items: [Item] = []
  package var leftOut: [LeftOut] = []
}

extension SwiftEmitter {
  /// The quick actions of the module that do not depend on its state; nil where it declares none.
  package var quickActionItems: QuickActionItems? {
    context.module.quickActions.map {
      QuickActionReader(context: context, entries: $0.entries).items
    }
  }
}

/// Sorts the quick actions into those that stay and those that the running app decides on.
private struct QuickActionReader {
  let context: EmissionContext
  let entries: [Entry]
  private var module: MenuModule { context.module }

  init(context: EmissionContext, entries: [Entry]) {
    self.context = context
    self.entries = entries
  }

  var items: QuickActionItems {
    var result = QuickActionItems()
    read(entries, platforms: nil, into: &result)
    return result
  }

  private func read(
    _ entries: [Entry], platforms: [Platform]?, into result: inout QuickActionItems
  ) {
    for entry in entries {
      switch entry.kind {
      case .on(let platforms, let inner): read(inner, platforms: platforms, into: &result)
      case .when(_, let inner): leave(inner, "it is there only at times (`when`)", &result)
      case .each: leave([entry], "its entries come from a list (`each`)", &result)
      case .command(let placement):
        if let reason = reason(placement, platforms) {
          leave([entry], reason, &result)
        } else {
          result.items.append(item(placement))
        }
      default: continue
      }
    }
  }

  private func leave(_ entries: [Entry], _ reason: String, _ result: inout QuickActionItems) {
    for entry in entries {
      switch entry.kind {
      case .when(_, let inner), .on(_, let inner): leave(inner, reason, &result)
      case .command(let placement): leave(placement.command, reason, entry.place, &result)
      case .each(let id): leave(id, reason, entry.place, &result)
      default: continue
      }
    }
  }

  private func leave(
    _ command: CommandID, _ reason: String, _ place: Place, _ result: inout QuickActionItems
  ) {
    let name = module.commands[command.index].name.text
    result.leftOut.append(.init(name: name, reason: reason, place: place))
  }

  /// Why only the running app knows an action; nil for one that is always the same.
  private func reason(_ placement: CommandPlacement, _ platforms: [Platform]?) -> String? {
    let command = module.commands[placement.command.index]
    let own: [Platform] = [.iOS, .iPadOS].filter { module.app.minimum(of: $0) != nil }
    if let platforms, !own.allSatisfy(platforms.contains) {
      return "it is for \(platforms.map(\.name).joined(separator: ", ")) alone"
    }
    // The library leaves out what is dimmed.
    if command.shown != nil { return "it is there only at times (`shown when`)" }
    if command.enabled != nil { return "it is there only at times (`enabled when`)" }
    let title = placement.title ?? command.title
    let texts = [title, placement.subtitle ?? command.subtitle].compactMap { $0 }
    if !texts.allSatisfy(\.isPlain) { return "its text shows a value" }
    let changes = command.titleWhenOn != nil || !command.titlesWhen.isEmpty
    if placement.title == nil && changes { return "its title changes" }
    return nil
  }

  private func item(_ placement: CommandPlacement) -> QuickActionItems.Item {
    let command = module.commands[placement.command.index]
    return QuickActionItems.Item(
      type: context.id(of: placement.command), title: (placement.title ?? command.title).string,
      subtitle: (placement.subtitle ?? command.subtitle)?.string,
      image: placement.hidesImage ? nil : placement.image ?? command.image)
  }
}

extension Text {
  /// The characters of a text without variables.
  fileprivate var string: String {
    var text = ""
    for case .literal(let part) in segments { text += part }
    return text
  }
}
