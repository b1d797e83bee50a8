import MenuModel

/// Writes one kind of surface for one framework: the context menus of UIKit, the toolbars of AppKit.
///
/// `SwiftEmitter.surfaceEmitters` lists them. The code of one framework stands in one `#if canImport(…)` in each file,
/// behind the framework's import, in the order of that list. An emitter that has nothing to write appends nothing; a
/// file where no emitter of a framework does gets no `#if` for it.
protocol SurfaceEmitter: Sendable {
  /// The framework that the code is for; nothing is asked of an emitter whose framework `emit` leaves out.
  var framework: Framework { get }

  /// The platforms of the module that the code is for; none where the module has nothing for the emitter. Where the
  /// framework's part of a file is compiled for others too, the emitter's code is left out there.
  func platforms(in context: EmissionContext) -> [Platform]

  /// Whether declarations of a source that other Swift modules may see name types of the framework.
  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool

  /// Whether declarations of `MenuModule.swift` that other Swift modules may see name types of the framework.
  func exposesSharedTypes(in context: EmissionContext) -> Bool

  /// Appends what the surfaces of one source become, to that source's file.
  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree)

  /// Appends what the emitter needs once in a module, to `MenuModule.swift`.
  func emitShared(in context: EmissionContext, to code: inout CodeTree)
}

extension SurfaceEmitter {
  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool { false }

  func exposesSharedTypes(in context: EmissionContext) -> Bool { false }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {}
}

/// What one source declares, in the order of its text.
struct SourcePart {
  /// The number of the source in `MenuModule.sources`.
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
