import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Compiles the facts of several modules into one program, once, and runs it.
@Suite("Generated facts, compiled and run")
struct GeneratedProgramTests {
  /// The output of the program, by section.
  private static let sections: Result<[String: String], any Error> = Result {
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    let modules = [
      ("Notes", try Fixtures.module(in: "Tests/Fixtures/Emission/Notes")),
      ("Words", SampleModules.words), ("Gallery", SampleModules.gallery),
      ("Large", SampleModules.large(150, blockSize: 40)), ("Plain", SampleModules.plain),
    ]
    for (prefix, module) in modules {
      var module = module
      module.app.frameworks = []
      names += try SwiftToolchain.write(Fixtures.files(module), prefix: prefix, to: folder)
    }
    names += try SwiftToolchain.write(
      [literals, GeneratedFile(name: "main.swift", text: program)], to: folder)
    let compiler = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", "program"]
    let compiled = try SwiftToolchain.run(
      compiler + SwiftToolchain.linkOptions() + names, in: folder)
    guard compiled.status == 0 else { throw Failure(output: compiled.output) }
    let run = try SwiftToolchain.run(["./program"], in: folder)
    guard run.status == 0 else { throw Failure(output: run.output) }
    var sections: [String: String] = [:]
    for section in run.output.components(separatedBy: "=== ").dropFirst() {
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      sections[String(lines[0])] = lines.count > 1 ? String(lines[1]) : ""
    }
    return sections
  }

  private struct Failure: Error, CustomStringConvertible {
    var output: String
    var description: String { output }
  }

  /// The nasty texts as literals, each in its own function.
  private static var literals: GeneratedFile {
    let statements = NastyTexts.all.flatMap { text -> [Statement] in
      let count = MenuEmission.Expression.member(.name("state"), "count")
      let values: [MenuEmission.Expression] = [
        .string(text), .interpolation([.text(text), .value(count), .text(text)]),
      ]
      return values.map { .expression(.call("printBytes", [$0])) }
    }
    let function = Declaration(
      kind: .function(
        "printLiterals", [Parameter(name: "state", type: "GalleryState")], statements))
    let text = SwiftRenderer.text(of: [function])
    return GeneratedFile(name: "Literals.swift", text: text)
  }

  private static let program = #"""
    @_spi(Generated) import MenuRuntime

    func printBytes(_ text: String) {
      print(text.utf8.map { String($0) }.joined(separator: " "))
    }

    func text(_ value: String?) -> String { value ?? "-" }

    extension MenuCommand {
      func imageName(in state: State) -> String? {
        if case .asset(let name, _, _)? = facts(in: state).image { return name }
        return nil
      }
    }

    print("=== notes")
    var notes = NotesState(
      isPinned: true, noteCount: 3, sortOrder: .title,
      folders: [Folder(id: "in", title: "Inbox", symbolName: "tray"), Folder(id: "b", title: "Bin")])
    for command in NotesCommand.allCommands(in: notes) {
      print(
        command.id, command.title(in: notes), text(command.optionTitle(in: notes)),
        text(command.symbolName(in: notes)), text(command.facts(in: notes).option?.image?.symbolName),
        text(command.shortcut?.glyphs), command.isDestructive, command.isEnabled(in: notes),
        command.isShown(in: notes), command.isOn(in: notes), text(command.confirmation(in: notes)),
        command.places.count, separator: "|")
    }
    notes.hasSelection = true
    notes.isPinned = false
    print(NotesCommand.delete.isEnabled(in: notes), NotesCommand.pin.title(in: notes))
    print(NotesCommand.pin.symbolName(in: notes) ?? "-")
    print(NotesCommand.share.places)
    print(NotesCommand.move("in") == .move(notes.folders[0].id), NotesCommand.sort(.edited) == .sort(.title))
    print(Set(NotesCommand.allCommands(in: notes)).count)

    print("=== words")
    var words = WordsState(default: true, self: true, any: true)
    let commands = WordsCommand.allCommands(in: words)
    print(commands.count, Set(commands).count)
    print(commands.prefix(3).map { $0.id + "=" + $0.title(in: words) })
    print(WordsCommand.`init`.title(in: words), WordsCommand.`self`.title(in: words))
    print(words.default, words.`self`, words.`init`, words.any, words.inout)
    print(Word.default < Word.`init`, Word.in < Word.default, Word.allCases.count)
    print(WordsCommand.for("x").isEnabled(in: words))
    words.word = .repeat
    print(WordsCommand.for("x").isEnabled(in: words), WordsCommand.choose(.repeat).isOn(in: words))

    print("=== gallery")
    let gallery = GalleryState(
      count: 2, name: "Sea", isFavorite: true, albums: [Album(id: "1", title: "One")])
    for command in GalleryCommand.allCommands(in: gallery) {
      print(
        command.id, command.title(in: gallery), text(command.optionTitle(in: gallery)),
        text(command.subtitle(in: gallery)), text(command.help(in: gallery)),
        text(command.symbolName(in: gallery)), text(command.imageName(in: gallery)),
        text(command.shortcut?.glyphs), command.isEnabled(in: gallery), command.isShown(in: gallery),
        command.isOn(in: gallery), text(command.confirmation(in: gallery)), separator: "|")
    }
    print(GalleryCommand.album(.openAlbum("1")) == .album(.openAlbum(Album.ID(rawValue: "1"))))
    print(GalleryCommand.open.help ?? "-", Size.large.help(in: gallery) ?? "-")
    print(GalleryCommand.photo(.rotate) == .photo(.rotate), GalleryCommand.Photo.favorite.id)

    print("=== large")
    let large = LargeState(isOpen: true, itemCount: 2, selectedName: "Sea")
    for command: LargeCommand in [
      .group0(.command2), .group0(.command3), .group0(.command7(.byName)), .group0(.command13),
    ] {
      print(
        command.id, command.title(in: large), text(command.help(in: large)),
        text(command.symbolName(in: large)), text(command.confirmation(in: large)), separator: "|")
    }
    print(LargeCommand.group0(.command3).title(in: LargeState()))
    print(LargeCommand.group0(.command1).shortcut?.glyphs ?? "-")

    print("=== plain")
    let plain = PlainState()
    for command: PlainCommand in [
      .odd(.titleLines), .odd(.nameLines), .odd(.twoLines), .odd(.allLines), .odd(.odd149),
      .listed(.allCases), .listed(.listed149),
    ] {
      print(
        command.id, command.title(in: plain).debugDescription, text(command.help(in: plain)),
        text(command.confirmation(in: plain)), separator: "|")
    }
    let all = PlainCommand.allCommands(in: plain)
    print(all.count, Set(all).count, Set(all.map(\.id)).count)

    print("=== literals")
    printLiterals(state: GalleryState(count: 7))
    """#

  private func section(_ name: String) throws -> [String] {
    let text = try Self.sections.get()[name] ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("The Notes commands know their title, symbol, shortcut and state")
  func notes() throws {
    let expected = [
      "newNote|New Note|-|square.and.pencil|-|⌘N|false|true|true|false|-|3",
      "pin|Unpin|-|pin.slash|-|-|false|true|true|true|-|3",
      "share|Share…|-|square.and.arrow.up|-|-|false|true|true|false|-|3",
      "move|Move To|Inbox|folder|tray|-|false|true|true|false|-|3",
      "move|Move To|Bin|folder|-|-|false|true|true|false|-|3",
      "sort|Sort By|Date Edited|-|clock|-|false|true|true|false|-|2",
      "sort|Sort By|Date Created|-|calendar|-|false|true|true|false|-|2",
      "sort|Sort By|Title|-|textformat|-|false|true|true|true|-|2",
      "define|Define|-|-|-|-|false|true|true|false|-|1",
      "delete|Delete Note|-|trash|-|⌘⌫|true|false|true|false|Delete 3 Notes?|2",
      "true Pin",
      "pin",
      "[program.NotesPlace.noteListNoteContextMenu, program.NotesPlace.noteListToolbar, "
        + "program.NotesPlace.menuBarFile]",
      "true false",
      "10",
    ]
    #expect(try section("notes") == expected)
  }

  @Test("Swift's keywords and the names of generated members name commands, options and variables")
  func keywords() throws {
    let expected = [
      "74 74",
      #"["default=Undo default", "init=Do init", "self=Undo self"]"#,
      "Do init Undo self",
      "true true false true false",
      "true false 37",
      "true",
      "false true",
    ]
    #expect(try section("words") == expected)
  }

  @Test("Named blocks, plain literals, placeholders, images and shortcuts of options come through")
  func gallery() throws {
    let expected = [
      "open|Open…|-|2 pictures|Opens “Sea”.|-|-|-|true|true|false|-",
      "resize|Size|Small|-|-|-|-|⌘1|true|true|true|-",
      "resize|Size|Larger Than 2|-|-|-|-|-|true|true|false|-",
      "photo.rotate|Rotate Sea|-|-|-|-|-|fn⌃⌥⇧⌘F12|true|true|false|-",
      "photo.favorite|Remove from Favorites|-|-|-|-|HeartSlash|Space|true|true|true|-",
      "album.openAlbum|Open|One|-|-|-|-|-|true|true|false|-",
      "many.addTo|Add to Album|One|-|-|-|-|-|true|true|false|-",
      "many.explain|Explain|-|그림 2장에 대해 자세히 알아봅니다. 그림마다 이름과 날짜와 크기가 있습니다. "
        + "이름은 바꿀 수 있고 날짜는 바꿀 수 없습니다.|"
        + "Tells what is known about each of the 2 pictures, among them “Sea”: its date, its size, "
        + "its place, and who is in it.|-|-|-|true|true|false|-",
      "many.removeAll|Remove 2 Pictures…|-|-|-|-|-|-|false|true|true|"
        + "Remove 2 pictures from “Sea”?",
      "true",
      "Opens “”. Larger than Sea.",
      "true photo.favorite",
    ]
    #expect(try section("gallery") == expected)
  }

  @Test("The commands of a large module know their names and texts, whatever these depend on")
  func large() throws {
    let expected = [
      "group0.command2|Command Number 2|-|square.2|-",
      "group0.command3|Other Command 3|-|square.3|-",
      "group0.command7|Command Number 7|-|square.7|-",
      "group0.command13|Command Number 13|-|square.13|Delete 2 of “Sea”?",
      "Command Number 3",
      "⇧⌘B",
    ]
    #expect(try section("large") == expected)
  }

  @Test("Texts that are no line, and commands that are called as what is generated, come through")
  func plain() throws {
    let expected = [
      #"odd.titleLines|"Blank at End "|  Blanks before|-"#,
      #"odd.nameLines|"Two\nLines"|C:\new|-"#,
      #"odd.twoLines|"Say \"\"\"Three\"\"\"…"|-|-"#,
      #"odd.allLines|"\\"|-|Sure?"#,
      #"odd.odd149|"Odd 149"|Help one|-"#,
      #"listed.allCases|"All"|-|-"#,
      #"listed.listed149|"Listed 149"|-|-"#,
      "305 305 305",
    ]
    #expect(try section("plain") == expected)
  }

  @Test("Every text reads back from its literal as the same bytes, alone and around a placeholder")
  func literals() throws {
    let lines = try section("literals")
    #expect(lines.count == NastyTexts.all.count * 2)
    for (index, text) in NastyTexts.all.enumerated() where index * 2 + 1 < lines.count {
      func bytes(_ text: String) -> String { text.utf8.map { String($0) }.joined(separator: " ") }
      #expect(lines[index * 2] == bytes(text), "\(text.debugDescription)")
      #expect(lines[index * 2 + 1] == bytes(text + "7" + text), "\(text.debugDescription)")
    }
  }
}
