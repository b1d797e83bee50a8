import Foundation
import MenuEmission
import MenuJSON
import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling
import Testing

/// A kind of surface that is added has to be in each place where people meet one. What only `switch`es on the kinds is
/// named by the compiler; the rest is here.
@Suite struct SurfaceKindTests {
  /// A module with a surface of a kind.
  static func text(_ kind: SurfaceKind) -> String {
    let surface =
      switch kind {
      case .contextMenu: "item Thing { context menu { share } }"
      case .background: "screen Page { background { context menu { share } } }"
      case .editMenu: "item Thing { edit menu { share } }"
      case .button: "screen Page { button Add { share } }"
      case .toolbar: "screen Page { toolbar { iOS { share } } }"
      case .menuBar: "menu bar { file { share } }"
      case .swipe: "item Thing { swipe trailing { share } }"
      case .quickActions: "quick actions { share }"
      case .dockMenu: "dock menu { share }"
      case .statusItem: "status item Clock \"Clock\" { share }"
      }
    return """
      app Test { platforms iOS 17, iPadOS 17, macOS 14 }
      commands { share "Share" }
      \(surface)
      """
  }

  let editor = Editor(initialized: [:])

  private static func analysis(_ kind: SurfaceKind) -> ModuleAnalysis {
    ModuleAnalysis(
      [Source(path: "/w/Test.menu", text: text(kind))],
      options: AnalysisOptions(checksGuidelines: false))
  }

  /// The line of the surface, and where a text begins in it.
  private static func position(of text: String, in kind: SurfaceKind) -> (Int, Int) {
    let lines = Self.text(kind).components(separatedBy: "\n")
    let line = lines.last ?? ""
    return (lines.count - 1, line.components(separatedBy: text)[0].count)
  }

  private func request(_ feature: String, _ kind: SurfaceKind, at text: String) -> JSONValue {
    editor.open("Test.menu", Self.text(kind))
    let (line, character) = Self.position(of: text, in: kind)
    return editor.request("textDocument/\(feature)", Editor.params("Test.menu", line, character))
  }

  @Test("Its module is without errors, and its nodes have rows", arguments: SurfaceKind.allCases)
  func isDeclared(_ kind: SurfaceKind) throws {
    let analysis = Self.analysis(kind)
    #expect(analysis.diagnostics.map(\.message) == [])
    #expect(analysis.module.surfaces.map(\.declaration.kind) == [kind])
    for node in kind.nodeKinds { #expect(node.block != nil, "\(node)") }
  }

  @Test("Editors list it, complete and explain its words", arguments: SurfaceKind.allCases)
  func isInEditors(_ kind: SurfaceKind) throws {
    let node = try #require(kind.nodeKinds.first)
    let words = try #require(node.block?.words)
    let symbols = request("documentSymbol", kind, at: "share")
    let (line, character) = Self.position(of: words, in: kind)
    var starts: [[Int?]] = []
    func gather(_ symbols: [JSONValue]) {
      for symbol in symbols {
        let start = symbol["range"]?["start"]
        starts.append([start?["line"]?.int, start?["character"]?.int])
        gather(symbol["children"]?.array ?? [])
      }
    }
    gather(symbols.array ?? [])
    #expect(starts.contains([line, character]), "the outline")
    let offered = request("completion", kind, at: "share")["items"] ?? .null
    #expect(offered.texts("label").contains("share"), "completion in its block")
    #expect(request("hover", kind, at: words)["contents"] != nil, "hover on its words")
  }

  @Test("The page of a command in an editor says on which it is, each in its own words")
  func isInPlacements() throws {
    var places: Set<String> = []
    for kind in SurfaceKind.allCases {
      let hover = request("hover", kind, at: "share")["contents"]?["value"]?.string ?? ""
      let line = try #require(
        hover.components(separatedBy: "\n").first { $0.hasPrefix("- ") }, "\(kind)")
      places.insert(line)
    }
    #expect(places.count == SurfaceKind.allCases.count, "\(places)")
  }

  @Test("Previews and generated Swift have it", arguments: SurfaceKind.allCases)
  func isShown(_ kind: SurfaceKind) throws {
    let analysis = Self.analysis(kind)
    let surfaces = analysis.module.app.platforms.flatMap {
      PreviewBuilder.surfaces(of: analysis.module, on: $0.platform)
    }
    #expect(Set(surfaces.map(\.kind)) == [kind])
    let preview = TextPreview(
      sources: analysis.sources, state: PreviewState(showing: analysis.module))
    let drawn = preview.draw(surfaces)
    let hasTitle = drawn.range(of: kind.title) != nil
    let hasEntry = drawn.range(of: "Share") != nil
    #expect(hasTitle && hasEntry)
    let emitter = SwiftEmitter(module: analysis.module, outputNames: ["Test.swift"])
    let swift = emitter.files().map(\.text).joined()
    #expect(swift.range(of: "add(.share") != nil)
  }
}
