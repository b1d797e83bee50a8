import MenuCommandLine
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// The files that `menugen import` writes.
struct ImportOutputs {
  /// The file that `-o` names, if it is there and menus are added to it.
  let file: Source?
  /// The others, by the keys of their options.
  private var outputs: [String: Output] = [:]
  /// The catalog that is there, to be kept.
  private var catalogue: [UInt8]?

  /// The options that name files, their spellings and the files' endings.
  private static let options = [
    ("output", "-o", ".menu"), ("strings", "--strings", ".xcstrings"),
    ("perform", "--perform", ".swift"), ("report", "--report", ".json"),
  ]

  /// Nothing that is there is written over. Menus of `--only` are added to a `.menu` file, and their texts to a catalog.
  init(_ invocation: Invocation) throws(UsageError) {
    let adds = invocation.has("only")
    if invocation.has("list") {
      for (key, spelling, _) in Self.options.dropLast() where invocation.has(key) {
        throw UsageError("'--list' only lists, and '\(spelling)' writes a file")
      }
      if adds { throw UsageError("'--list' names all menus, and '--only' writes some of them") }
    }
    var file: Source?
    for (key, spelling, ending) in Self.options {
      guard let path = invocation.value(key) else { continue }
      let isThere = adds && FileSystem.exists(path) && !FileSystem.isStream(path)
      if isThere && key == "output" && path.hasSuffix(ending) {
        file = Source(path: path, bytes: try FileSystem.regularFileBytes(of: path))
      } else if isThere && key == "strings" {
        outputs[key] = try Output(path, .catalog, option: spelling)
        catalogue = try FileSystem.regularFileBytes(of: path)
      } else {
        outputs[key] = try Output(path, .new(ending: ending), option: spelling)
      }
    }
    if let path = invocation.value("output"), !FileSystem.isStream(path) {
      outputs["baseline"] = try Output(
        Baseline.path(beside: path), file == nil ? .new(ending: nil) : .baseline)
    }
    self.file = file
  }

  subscript(key: String) -> Output? { outputs[key] }

  /// Writes what goes with a `.menu` file: its catalog, function and report.
  func write(
    _ written: WrittenMenus, of found: FoundMenus, module: MenuModule
  ) throws(UsageError) {
    if let output = outputs["strings"] {
      let text: String
      do throws(StringCatalogue.Fault) {
        let old = try oldCatalogue()
        text = try written.catalogue(of: module, texts: found.texts, adding: old).text
      } catch {
        throw UsageError("'\(output.path)' \(error.message)", hint: error.hint)
      }
      try output.write(text)
    }
    try outputs["perform"]?.write(written.performFunction(sources: found.sources))
    try outputs["report"]?.write(
      written.report.json(of: written.menus(of: found), sources: found.sources))
  }

  private func oldCatalogue() throws(StringCatalogue.Fault) -> StringCatalogue? {
    guard let catalogue else { return nil }
    return try StringCatalogue(catalogue)
  }

  /// Says which files were written besides the `.menu` file.
  func say() throws(UsageError) {
    for (key, what) in [("strings", "translations"), ("perform", "actions"), ("report", "report")] {
      guard let output = outputs[key] else { continue }
      try Streams.writeNotice("wrote the \(what) to '\(output.path)'")
    }
  }
}
