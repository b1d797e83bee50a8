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
    let verifies = invocation.has("verify")
    let adds = invocation.has("only")
    try Self.checkOptions(invocation)
    var file: Source?
    for (key, spelling, ending) in Self.options {
      guard let path = invocation.value(key) else { continue }
      let isThere = (adds || verifies) && FileSystem.exists(path) && !FileSystem.isStream(path)
      if isThere && key == "output" && path.hasSuffix(ending) {
        file = Source(path: path, bytes: try FileSystem.regularFileBytes(of: path))
      } else if isThere && key == "strings" {
        outputs[key] = try Output(path, .catalog, option: spelling)
        catalogue = try FileSystem.regularFileBytes(of: path)
      } else if verifies {
        throw UsageError("there is no file '\(path)' to compare with")
      } else {
        outputs[key] = try Output(path, .new(ending: ending), option: spelling)
      }
    }
    if let path = invocation.value("output"), !verifies, !FileSystem.isStream(path) {
      outputs["baseline"] = try Output(
        Baseline.path(beside: path), file == nil ? .new(ending: nil) : .baseline)
    }
    self.file = file
  }

  /// Throws if options are given that do not go together.
  private static func checkOptions(_ invocation: Invocation) throws(UsageError) {
    for (key, spelling, what) in [
      ("list", "--list", "only lists"), ("verify", "--verify", "only compares"),
    ] where invocation.has(key) {
      let allowed = key == "list" ? "report" : "output"
      for (option, name, _) in Self.options where invocation.has(option) && option != allowed {
        throw UsageError("'\(spelling)' \(what), and '\(name)' writes a file")
      }
      for (option, name) in [
        ("only", "--only"), ("verify", "--verify"), ("menuBar", "--menu-bar"),
      ]
      where option != key && invocation.has(option) {
        throw UsageError("'\(spelling)' is for all menus, and cannot be used with '\(name)'")
      }
    }
    if invocation.has("menuBar") && invocation.has("only") {
      throw UsageError("'--menu-bar' is for all menus, and cannot be used with '--only'")
    }
  }

  subscript(key: String) -> Output? { outputs[key] }

  /// What goes with a `.menu` file: its catalog, function and report. Made before anything is written, since a catalog that
  /// is there may be one that cannot be read.
  func texts(
    for written: WrittenMenus, of found: FoundMenus, module: MenuModule
  ) throws(UsageError) -> [(output: Output, text: String)] {
    var texts: [(output: Output, text: String)] = []
    if let output = outputs["strings"] {
      let text: String
      do throws(StringCatalogue.Fault) {
        let old = try oldCatalogue()
        text = try written.catalogue(of: module, texts: found.texts, adding: old).text
      } catch {
        throw UsageError("'\(output.path)' \(error.message)", hint: error.hint)
      }
      texts.append((output, text))
    }
    if let output = outputs["perform"] {
      texts.append((output, written.performFunction(sources: found.sources)))
    }
    if let output = outputs["report"] {
      let menus = written.menus(of: found)
      texts.append((output, written.report.json(of: menus, sources: found.sources)))
    }
    return texts
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
