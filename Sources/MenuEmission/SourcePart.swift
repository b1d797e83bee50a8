import MenuModel
import MenuSyntax

/// The declarations of one source, in order.
struct SourcePart {
  /// The index of the source in `MenuModule.sources`.
  let source: Int
  var choices: [ChoiceID] = []
  var lists: [ListID] = []
  var menuBar: MenuBar?

  init(source: Int) {
    self.source = source
  }

  /// The parts of all sources of a module.
  static func parts(of module: MenuModule) -> [SourcePart] {
    var parts = module.sources.indices.map { SourcePart(source: $0) }
    for (index, choice) in module.choices.enumerated() {
      parts[Int(choice.place.source)].choices.append(ChoiceID(index))
    }
    for (index, list) in module.lists.enumerated() {
      parts[Int(list.place.source)].lists.append(ListID(index))
    }
    if let menuBar = module.menuBar { parts[Int(menuBar.place.source)].menuBar = menuBar }
    return parts
  }
}
