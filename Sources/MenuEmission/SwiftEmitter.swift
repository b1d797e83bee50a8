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
  let context: EmissionContext
  /// Whether a text or image comes from a bundle.
  private let hasBundle: Bool
  /// The choices whose options a condition compares by order.
  private let orderedChoices: Set<ChoiceID>
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
    orderedChoices = context.module.orderedChoices
    self.outputNames = outputNames
  }

  /// The names of all files, in order.
  package var fileNames: [String] { outputNames + [Self.moduleFileName] }

  /// The texts that the Swift of a module without errors reads from its localization table, in the order of their keys;
  /// none where it has no table.
  package static func localizedEntries(of module: MenuModule) -> [LocalizedEntry] {
    var entries: [String: LocalizedEntry] = [:]
    for entry in readEntries(of: module) where entries[entry.key] == nil {
      entries[entry.key] = entry
    }
    return entries.values.sorted { $0.key < $1.key }
  }

  /// The same texts in the order of the Swift, each as often as it is read: a text of a menu that others include has a
  /// key in each of them, and texts of a toolbar that are the same on several platforms share one.
  package static func readEntries(of module: MenuModule) -> [LocalizedEntry] {
    let emitter = SwiftEmitter(context: EmissionContext(module), outputNames: [])
    let surfaces = SurfaceIndex(module)
    let parts = SourcePart.parts(of: module)
    return
      (parts.flatMap { emitter.declarations(of: $0, surfaces) }
      + emitter.sharedDeclarations(surfaces)).localizedEntries
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
    for part in SourcePart.parts(of: context.module) {
      try body(
        file(
          outputNames[part.source], from: context.sourceNames[part.source],
          declarations(of: part, surfaces)))
    }
    try body(
      file(
        Self.moduleFileName, from: context.sourceNames.joined(separator: ", "),
        sharedDeclarations(surfaces)))
  }

  /// Writes a file with the common header and declarations.
  private func file(
    _ name: String, from sources: String, _ declarations: [Declaration]
  ) -> GeneratedFile {
    if declarations.isEmpty { return GeneratedFile(name: name, from: sources, code: "") }
    let access = context.module.app.access
    var imports: [Declaration] = []
    if hasBundle { imports.append(Declaration(access: .internal, kind: .import("Foundation"))) }
    if importsRuntime { imports.append(Declaration(kind: .import("MenuRuntime"))) }
    let head = SwiftRenderer.text(of: imports, access: access)
    let body = SwiftRenderer.text(of: declarations, access: access)
    return GeneratedFile(name: name, from: sources, code: "\n\(head)\n\(body)")
  }

  /// The declarations of one source.
  private func declarations(of part: SourcePart, _ surfaces: SurfaceIndex) -> [Declaration] {
    let module = context.module
    var declarations = part.choices.map { choice in
      ChoiceEnum(
        context: context, choice: module.choices[choice.index],
        isComparable: orderedChoices.contains(choice)
      ).declaration
    }
    declarations += part.lists.map {
      ListStruct(context: context, list: module.lists[$0.index]).declaration
    }
    for group in context.groups where group.source == part.source {
      declarations.append(
        CommandEnum(context: context, group: group, surfaces: surfaces).declaration)
    }
    let types = SurfaceTypes(context: context)
    declarations += context.menus.surfaces[part.source].compactMap { types.declaration(of: $0) }
    declarations += context.toolbars.toolbars[part.source].map {
      ToolbarType(context: context, toolbar: $0).declaration
    }
    if let menuBar = part.menuBar {
      declarations += MenuBarType(context: context, menuBar: menuBar).declarations
    }
    if module.app.frameworks.contains(.swiftui) {
      declarations += SwiftUIParts(context: context).declarations(of: part)
    }
    return declarations
  }

  /// The declarations that the sources of a module share.
  private func sharedDeclarations(_ surfaces: SurfaceIndex) -> [Declaration] {
    let version = Declaration(
      documentation: [
        "This file compiles as long as the library serves the Swift of this version."
      ],
      access: .private, kind: .typeAlias("RuntimeVersion", "MenuRuntimeVersion2"))
    let menus = Declaration(
      documentation: ["Connects the menus of \(context.module.app.name) to the app."],
      kind: .typeAlias(context.names.type(.menus), "MenuContext<\(context.commandType)>"))
    return [
      version, menus,
      CommandEnum(context: context, group: context.groups[0], surfaces: surfaces).declaration,
      StateStruct(context: context).declaration,
      SurfaceEnum(context: context, surfaces: surfaces).declaration,
    ] + globalKeys + bundle
  }

  /// The surface of the commands with keys that work while another app is in front; none without such keys.
  private var globalKeys: [Declaration] {
    let commands = context.globalCommands
    if commands.isEmpty { return [] }
    return [
      Declaration(
        documentation: [
          "The commands of \(context.module.app.name) with keys that work while another app is in front."
        ],
        kind: .type(
          .struct, context.names.type(.globalKeys), conforms: ["GlobalKeysSurface"],
          context.contextMembers + [
            Declaration(
              modifiers: [.nonisolated, .static],
              kind: .getter("commands", type: "[\(context.commandType)]", .array(commands)))
          ]))
    ]
  }

  /// The bundle, if a text or image needs one.
  private var bundle: [Declaration] {
    if !hasBundle { return [] }
    let module = context.module
    let token = context.names.type(.bundleToken)
    let table = module.app.stringsTable.map { [Expression.labeled("table", .string($0))] } ?? []
    let find = Expression.call("MenuBundle.find", [.labeled("for", .metatype(token))] + table)
    let member = Declaration(
      documentation: [
        "The bundle with the localized strings and the images for the menus of \(module.app.name)."
      ],
      access: .internal, modifiers: [.static],
      kind: .stored(.let, context.names.bundle, find))
    return [
      Declaration(modifiers: [.nonisolated], kind: .type(.extension, "Bundle", [member])),
      Declaration(
        access: .private, modifiers: [.nonisolated, .final], kind: .type(.class, token, [])),
    ]
  }
}
