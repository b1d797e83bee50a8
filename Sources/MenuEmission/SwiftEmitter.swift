import MenuModel
import MenuSyntax

/// Settings of generated Swift that the files do not make.
package struct EmissionOptions: Sendable {
  /// The frameworks to generate for; nil for those of the module.
  package var frameworks: [Framework]?
  /// The access level of what is generated; nil for that of the module.
  package var access: AccessLevel?
  /// Whether declarations tell the file and line that they come from.
  package var printsPlaces = false
  /// Whether the library `MenuRuntime` is a separate Swift module, which generated files import.
  package var importsRuntime = true

  package init() {}
}

/// Generates the Swift files of a module: one per source, and `MenuModule.swift`.
package struct SwiftEmitter {
  /// The name of the file for declarations that the module's sources share.
  package static let moduleFileName = "MenuModule.swift"

  private let importsRuntime: Bool
  private let context: EmissionContext
  /// Whether a text or image comes from a bundle.
  private let hasBundle: Bool
  private let outputNames: [String]

  /// Creates an emitter for a module without errors.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - outputNames: The names of the Swift files, one for each of the module's sources: `Notes.menu.swift`.
  package init(
    module: MenuModule, outputNames: [String], options: EmissionOptions = EmissionOptions()
  ) {
    precondition(outputNames.count == module.sources.count, "one output name for each source")
    var module = module
    if let frameworks = options.frameworks { module.app.frameworks = frameworks }
    if let access = options.access { module.app.access = access }
    self.init(
      context: EmissionContext(module, printsPlaces: options.printsPlaces),
      outputNames: outputNames, importsRuntime: options.importsRuntime)
  }

  private init(context: EmissionContext, outputNames: [String], importsRuntime: Bool = true) {
    self.context = context
    self.importsRuntime = importsRuntime
    hasBundle = context.module.app.stringsTable != nil || context.module.hasAssets
    self.outputNames = outputNames
  }

  /// The names of all files, in order.
  package var fileNames: [String] { outputNames + [Self.moduleFileName] }

  /// The texts that the Swift of a module without errors reads from its localization table, in the order of their keys;
  /// none where it has no table.
  package static func localizedEntries(of module: MenuModule) -> [LocalizedEntry] {
    let entries = LocalizedEntries()
    let context = EmissionContext(module, gathering: entries)
    let names = module.sources.indices.map { "\($0).swift" }
    SwiftEmitter(context: context, outputNames: names).forEachFile { _ in }
    return entries.entries.sorted { $0.key < $1.key }
  }

  /// All files: one for each source, in order, and then `MenuModule.swift`.
  package func files() -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    forEachFile { files.append($0) }
    return files
  }

  /// Calls `body` with each file as it is generated, so that a large module's files are not all in memory at once.
  package func forEachFile<Failure>(
    _ body: (GeneratedFile) throws(Failure) -> Void
  ) throws(Failure) {
    let surfaces = SurfaceIndex(context.module)
    let orderedChoices = context.module.orderedChoices
    for part in SourcePart.parts(of: context.module) {
      var code = SwiftPrinter()
      print(part, surfaces, orderedChoices, to: &code)
      try body(
        file(outputNames[part.source], from: context.sourceNames[part.source], code))
    }
    var code = SwiftPrinter()
    printShared(surfaces, to: &code)
    try body(file(Self.moduleFileName, from: context.sourceNames.joined(separator: ", "), code))
  }

  /// Makes a file from the common header and the declarations.
  private func file(_ name: String, from sources: String, _ body: SwiftPrinter) -> GeneratedFile {
    if body.isEmpty { return GeneratedFile(name: name, from: sources, code: "") }
    var imports = SwiftPrinter()
    if hasBundle { imports.line("import Foundation") }
    if importsRuntime { context.importModule("MenuRuntime", to: &imports) }
    return GeneratedFile(name: name, from: sources, code: "\n\(imports.text)\n\(body.text)")
  }

  /// Prints the declarations of one source.
  private func print(
    _ part: SourcePart, _ surfaces: SurfaceIndex, _ orderedChoices: Set<ChoiceID>,
    to code: inout SwiftPrinter
  ) {
    let module = context.module
    for choice in part.choices {
      code.blank()
      ChoiceEnum(
        context: context, choice: module.choices[choice.index],
        isComparable: orderedChoices.contains(choice)
      ).print(to: &code)
    }
    for list in part.lists {
      code.blank()
      ListStruct(context: context, list: module.lists[list.index]).print(to: &code)
    }
    for group in context.groups where group.source == part.source {
      code.blank()
      CommandEnum(context: context, group: group, surfaces: surfaces).print(to: &code)
    }
    let types = SurfaceTypes(context: context)
    for surface in context.menus.surfaces[part.source] { types.print(surface, to: &code) }
    for toolbar in context.toolbars.toolbars[part.source] {
      ToolbarType(context: context, toolbar: toolbar).print(to: &code)
    }
    if let menuBar = part.menuBar {
      MenuBarType(context: context, menuBar: menuBar).print(to: &code)
    }
    if module.app.frameworks.contains(.swiftui) {
      SwiftUIParts(context: context).print(part, to: &code)
    }
  }

  /// Prints the declarations that the sources of a module share.
  private func printShared(_ surfaces: SurfaceIndex, to code: inout SwiftPrinter) {
    code.documentation([
      "This file compiles as long as the library serves the Swift of this version."
    ])
    code.line("private typealias RuntimeVersion = MenuRuntimeVersion1")
    code.documentation(["Connects the menus of \(context.module.app.name) to the app."])
    let access = context.access
    code.line("\(access)typealias \(context.contextType) = MenuContext<\(context.commandType)>")
    code.blank()
    CommandEnum(context: context, group: context.groups[0], surfaces: surfaces).print(to: &code)
    code.blank()
    StateStruct(context: context).print(to: &code)
    code.blank()
    SurfaceEnum(context: context, surfaces: surfaces).print(to: &code)
    bundle(to: &code)
  }

  /// Prints the bundle, if a text or image needs one.
  private func bundle(to code: inout SwiftPrinter) {
    if !hasBundle { return }
    let module = context.module
    let token = context.prefix + "MenuBundleToken"
    var arguments: [Expression] = [.labeled("for", .code(token + ".self"))]
    if let table = module.app.stringsTable { arguments.append(.labeled("table", .string(table))) }
    code.blank()
    code.block("nonisolated extension Bundle") { code in
      code.documentation([
        "The bundle with the localized strings and the images for the menus of \(module.app.name)."
      ])
      code.statement(
        "static let \(context.bundle.dropFirst()) = ", .call("MenuBundle.find", arguments))
    }
    code.blank()
    code.line("private nonisolated final class \(token) {}")
  }
}
