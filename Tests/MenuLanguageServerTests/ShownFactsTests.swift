import Foundation
import MenuEmission
import MenuJSON
import MenuModel
import MenuSyntax
import MenuTestSupport
import MenuTooling
import Testing

@testable import MenuPreview

/// What attributes say is shown wherever people look. The attributes come from the table of constructs, so one that is
/// added has to be shown in each place, or to be named in `hidden(in:)`.
@Suite struct ShownFactsTests {
  /// What attributes belong to.
  enum Owner: CaseIterable {
    case command, option, button, submenu, entry

    var constructs: [Construct] {
      switch self {
      case .command: Construct.all(in: .command)
      case .option: Construct.all(in: .option)
      case .button: Construct.all(in: .header).filter { $0.kind != .subtitle }
      case .submenu: Construct.all(in: .submenuHeader).filter { $0.kind.isAttribute }
      case .entry: Construct.all(in: .entry)
      }
    }

    /// The declaration that an editor points at; nil where no name is declared.
    var declaration: String? {
      switch self {
      case .command: "command \"Command\""
      case .option: "name \"Name\""
      case .button: "Add \"Add\""
      case .submenu, .entry: nil
      }
    }
  }

  /// Where people see what an attribute says.
  enum Place: CaseIterable {
    case swift, previewPage, previewInTerminal, hover
  }

  /// The attributes that a place does not show.
  static func hidden(in place: Place) -> Set<String> {
    let forRules: Set = [
      "often", "rarely", "primary", "onscreen", "opens", "navigates", "verbatim",
    ]
    // What happens once a command is chosen, and tooltips, which come later than a menu.
    let later: Set = ["affects", "help", "keeps open", "undoable"]
    switch place {
    case .swift: return forRules
    case .previewPage: return forRules.union(later)
    // A terminal shows words, and speaks none.
    case .previewInTerminal: return forRules.union(later).union(["label"])
    // An editor shows attributes as they are written.
    case .hover: return []
    }
  }

  @Test("An attribute is shown in each place", arguments: Owner.allCases)
  func everyAttribute(of owner: Owner) throws {
    let plain = try shown(owner, "")
    for construct in owner.constructs {
      let given = try shown(owner, construct.example)
      let missing = Place.allCases.filter { place in
        guard let before = plain[place] else { return false }
        return given[place] == before
      }
      let wanted = Place.allCases.filter {
        plain[$0] != nil && Self.hidden(in: $0).contains(construct.words)
      }
      #expect(
        missing == wanted, "`\(construct.words)` of \(owner): the places that do not show it")
    }
  }

  @Test("The script of the page reads each member that it is given")
  func script() throws {
    let script = PreviewPage.files.map { String(decoding: $0, as: UTF8.self) }.joined()
    for owner in Owner.allCases {
      let plain = try members(owner, "")
      for construct in owner.constructs {
        for member in try members(owner, construct.example).subtracting(plain) {
          #expect(script.contains(".\(member)"), "`\(construct.words)` of \(owner): \(member)")
        }
      }
    }
  }

  /// What each place shows of a module whose command, option, button, submenu or entry has an attribute.
  private func shown(_ owner: Owner, _ attribute: String) throws -> [Place: String] {
    let text = Self.text(owner, attribute)
    let analysis = Self.analysis(text)
    #expect(analysis.diagnostics.map(\.message) == [], "\(attribute)")
    var terminal = ""
    for isOn in [false, true] {
      var state = PreviewState(showing: analysis.module)
      try state.set("isOn=\(isOn)")
      let preview = TextPreview(sources: analysis.sources, state: state, usesColor: true)
      terminal += preview.draw(Self.surfaces(of: analysis.module))
    }
    let emitter = SwiftEmitter(module: analysis.module, outputNames: ["Test.swift"])
    var shown: [Place: String] = [
      .swift: emitter.files().map(\.text).joined(), .previewPage: Self.json(analysis),
      .previewInTerminal: terminal,
    ]
    if let declaration = owner.declaration {
      let editor = Editor(initialized: [:])
      editor.open("Test.menu", text)
      let before = try #require(text.components(separatedBy: declaration).first)
      let lines = before.components(separatedBy: "\n")
      let params = Editor.params("Test.menu", lines.count - 1, lines.last?.count ?? 0)
      let hover = editor.request("textDocument/hover", params)
      shown[.hover] = try #require(hover["contents"]?["value"]?.string)
    }
    return shown
  }

  private func members(_ owner: Owner, _ attribute: String) throws -> Set<String> {
    let analysis = Self.analysis(Self.text(owner, attribute))
    let value = try JSONValue(Array(Self.json(analysis).utf8))
    var names: Set<String> = []
    func gather(_ value: JSONValue) {
      if case .object(let members) = value {
        for (name, member) in members {
          names.insert(name)
          gather(member)
        }
      }
      for element in value.array ?? [] { gather(element) }
    }
    gather(value)
    return names
  }

  private static func analysis(_ text: String) -> ModuleAnalysis {
    ModuleAnalysis(
      [Source(path: "/w/Test.menu", text: text)], options: AnalysisOptions(checksGuidelines: false))
  }

  private static func surfaces(of module: MenuModule) -> [PreviewSurface] {
    [Platform.iOS, .macOS].flatMap { PreviewBuilder.surfaces(of: module, on: $0) }
  }

  private static func json(_ analysis: ModuleAnalysis) -> String {
    var writer = PreviewWriter(module: analysis.module, sources: analysis.sources, findings: [])
    var json = JSONPrinter()
    json.array { json in
      for surface in surfaces(of: analysis.module) { writer.write(surface, to: &json) }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  // MARK: The module

  private static func text(_ owner: Owner, _ attribute: String) -> String {
    func place(_ wanted: Owner) -> String { wanted == owner ? attribute : "" }
    return """
      app Test { platforms iOS 17, macOS 14 }
      state { isOn: Bool; order: Order }
      choice Order { name "Name" \(place(.option)) }
      list Folder
      commands {
        first "First"
        command "Command" \(place(.command))
        sort "Sort" choose order
      }
      item Thing {
        context menu {
          first
          command \(place(.entry))
          sort
          menu More "More" \(place(.submenu)) { first }
        }
      }
      screen Page {
        button Add "Add" \(place(.button)) { first }
      }
      menu bar {
        file { command; sort }
      }
      """
  }
}
