import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@Suite("Names of generated types")
struct GeneratedTypeNamesTests {
  @Test(
    "Every type that the Swift of the samples declares for itself is one that no choice or list may take"
  )
  func declaredTypesAreKnown() throws {
    for (app, path) in [
      ("Notes", "Samples/Notes/Sources/Notes/Notes.menu"),
      ("Studio", "Tests/Fixtures/Emission/Studio/Studio.menu"),
      ("Editor", "Tests/Fixtures/Emission/EditMenus/EditMenus.menu"),
      ("Letters", "Tests/Fixtures/Emission/Catalyst/Catalyst.menu"),
      ("Desk", "Tests/Fixtures/Emission/SwiftUIMenuBar/SwiftUIMenuBar.menu"),
    ] {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let analysis = ModuleAnalysis(
        [Source(path: path, text: text)], options: AnalysisOptions(checksGuidelines: false))
      #expect(!analysis.hasErrors)
      let module = analysis.module
      let own = Set(module.choices.map(\.typeName) + module.lists.map(\.typeName))
      let blocks = Set(GeneratedTypeNames.blocks(of: module).compactMap { $0 })
      let surfaces = Set(GeneratedTypeNames.surfaces(of: module).map(\.name))
      var checked = 0
      for file in analysis.generatedFiles() {
        for name in topLevelTypes(in: file.text, ofApp: app)
        where !own.contains(name) && !blocks.contains(name) {
          checked += 1
          let isKnown =
            GeneratedTypeNames.contains(name, ofApp: app) || surfaces.contains(name)
          #expect(isKnown, "\(name) of \(file.name) is not in GeneratedTypeNames")
        }
      }
      #expect(checked > 5)
    }
  }

  @Test("So is every type of the library")
  func typesOfTheLibraryAreKnown() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/MenuRuntime")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var checked = 0
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // Declarations in `#if` are indented; in most files, so are those in another type.
      let indentation = text.hasPrefix("#if") ? "(?:  )?" : ""
      let declaration = try Regex<(Substring, Substring)>(
        "(?m)^\(indentation)(?:[@a-zA-Z]+ )*public (?:[a-z]+ )*(?:enum|struct|class|protocol) ([A-Z]\\w*)"
      )
      for match in text.matches(of: declaration) {
        checked += 1
        let isKnown = GeneratedTypeNames.contains(String(match.output.1), ofApp: "Notes")
        #expect(isKnown, "\(match.output.1) of \(file.lastPathComponent)")
      }
    }
    #expect(checked > 40)
  }

  @Test("A choice of such a name is an error")
  func choiceOfGeneratedName() {
    let text = """
      app Foo { platforms iOS 17 }
      choice FooState { a "A" }
      choice BarContextMenu { a "A" }
      choice FooStated { a "A" }
      commands { x "X" }
      screen S { item Bar { context menu { x } } }
      """
    let options = AnalysisOptions(checksGuidelines: false)
    let analysis = ModuleAnalysis([Source(path: "x.menu", text: text)], options: options)
    #expect(analysis.diagnostics.map(\.rule) == ["name-taken", "name-taken"])
  }

  /// The types declared outside of others: at most in two `#if`, so indented by four blanks at most.
  private func topLevelTypes(in text: String, ofApp app: String) -> [String] {
    let words = Set(["struct", "class", "enum", "protocol", "typealias"])
    var names: [String] = []
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      guard indentation <= 4 else { continue }
      let parts = line.split(separator: " ")
      guard let index = parts.firstIndex(where: { words.contains(String($0)) }),
        index + 1 < parts.count
      else { continue }
      // A comment is not a declaration.
      guard !parts[0].hasPrefix("/") else { continue }
      let name = parts[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      // Types in `#if`, and nested ones without the app's name, are indented further.
      if indentation == 0 || name.hasPrefix(app) { names.append(String(name)) }
    }
    return names
  }
}
