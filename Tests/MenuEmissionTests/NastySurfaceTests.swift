import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Texts that could be mistaken for Swift, in every position of a `.menu` file that takes a text.
@Suite("Nasty texts in every string position")
struct NastySurfaceTests {
  /// The texts as written in a `.menu` file, and their values.
  private static let texts: [(written: String, text: String)] = [
    (#"\"\"\" \\ \\(x) \\u{{41}}"#, #"""" \ \(x) \u{41}"#),
    ("*/ /* // #\\\" \\\"# #if $0 %@", "*/ /* // #\" \"# #if $0 %@"),
    (#"a\nb\n\n\tc\\n"#, "a\nb\n\n\tc\\n"),
    ("메모 삭제 새 폴더", "메모 삭제 새 폴더"),
    (#"👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u{301} \u{2028}\u{FEFF}"#, "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u{301} \u{2028}\u{FEFF}"),
    (#"\u{202E}حذف\u{2066}\u{200F}מחק"#, "\u{202E}حذف\u{2066}\u{200F}מחק"),
  ]

  /// A module with a text in each position; `@` and a number mark each.
  private static let template = """
    app Nasty { platforms iOS 17, iPadOS 17, macOS 14
      strings STRINGS }
    state { isOn: Bool; kind: Kind; count: Int }
    choice Kind { one "@1" subtitle "@2" help "@3"; two "@4" image "@5" }
    commands {
      open "@6" help "@7" subtitle "@8" image "@9"
      pin "@10" / "@11" on when isOn
      erase "@12" destructive confirm "@13"
      choose "@14" choose kind
      plain "@15"
    }
    menu Shared "@16" { plain }
    screen List {
      item Row {
        context menu "@17" { open as "@18"; section "@19" { pin }; menu "@20" { erase }; menu Shared; choose }
      }
      background { context menu { plain as "@21" } }
      button Sort "@22" { each choose; section "@23" { plain } }
      toolbar {
        iOS { open as "@24"; flexible; search "@25" }
        iPadOS {
          leading { menu "@26" { plain as "@27" } }
          center customizable { group "@28" { open; pin }; view Meter "@29" }
          title menu { plain as "@30" }
        }
        macOS customizable {
          open as "@31"; group "@32" { pin; plain }; menu "@33" { erase }; view Level "@34"; search "@35"
        }
      }
    }
    screen Page {
      item Body {
        edit menu { standard cut, copy; plain as "@36"; menu "@37" { pin } }
      }
    }
    menu bar {
      app standard
      file { open as "@38"; section "@39" { plain } }
      menu Own "@40" { pin; menu "@41" { erase } }
    }
    """
  private static let count = 41

  /// The files with one of the texts in each position, named after the position.
  private static func files(_ number: Int, strings: String) -> [GeneratedFile] {
    var text = template.replacing("STRINGS", with: strings)
    for place in (1...count).reversed() {
      text = text.replacing("@\(place)\"", with: "P\(place)·\(texts[number].written)\"")
    }
    return Fixtures.files(SampleModules.module([("Nasty.menu", text)]))
  }

  @Test(
    "The Swift compiles, and its literals are the texts", arguments: texts.indices,
    ["Menus", "none"])
  func literals(number: Int, strings: String) throws {
    let files = Self.files(number, strings: strings)
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let generated = try SwiftToolchain.write(files, to: folder)
    let checked = try SwiftToolchain.run(
      ["swiftc", "-typecheck", "-parse-as-library"] + SwiftToolchain.libraryOptions() + generated,
      in: folder)
    #expect(checked.status == 0, "\(checked.output)")

    // A program that contains each literal as generated, and prints its value.
    var program =
      "func show(_ text: String) { print(text.utf8.map { String($0) }.joined(separator: \" \")) }\n"
    var places: [Int] = []
    for file in files {
      for line in file.text.split(separator: "\n") {
        if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
        for match in line.matches(of: /"P(\d+)·(?:\\.|[^"\\])*"/) {
          let place = try #require(Int(match.1))
          places.append(place)
          program += "show(\(match.0))\n"
        }
      }
    }
    #expect(Set(places) == Set(1...Self.count), "places without a literal of their own")
    let names = try SwiftToolchain.write(
      [GeneratedFile(name: "main.swift", text: program)], to: folder)
    let compiled = try SwiftToolchain.run(["swiftc", "-o", "program"] + names, in: folder)
    #expect(compiled.status == 0, "\(compiled.output)")
    let lines = try SwiftToolchain.run(["./program"], in: folder).output.split(separator: "\n")
    try #require(lines.count == places.count)
    for (place, line) in zip(places, lines) {
      var text = Self.texts[number].text
      // In the name of an image, braces are literal and not placeholders.
      if place == 5 || place == 9 {
        text = text.replacing("{", with: "{{").replacing("}", with: "}}")
      }
      let expected = "P\(place)·" + text
      #expect(line == expected.utf8.map { String($0) }.joined(separator: " "), "place \(place)")
    }
  }

  @Test("Names are made of titles in which letters join the signs around them")
  func joinedSigns() throws {
    func written(_ text: String) -> String {
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\" + String(scalar)
        case "{", "}": String(scalar) + String(scalar)
        default: String(scalar)
        }
      }.joined()
    }
    let titles = NastyTexts.joining.flatMap { joining in
      let signs = (0x21..<0x7F).compactMap(Unicode.Scalar.init)
      return [
        signs.map { joining + String($0) }.joined(), signs.map { String($0) + joining }.joined(),
        joining + "%", joining + "1", "x" + joining + "%",
      ]
    }
    let commands = titles.enumerated().map { "c\($0.offset) \"\(written($0.element)) {n}\"" }
    let menus = titles.enumerated().map {
      "menu \"\(written($0.element))\" { c\($0.offset) }; section \"\(written($0.element))\" { c\($0.offset) }"
    }
    let bar = titles.enumerated().map { "menu \"\(written($0.element))\" { c\($0.offset) }" }
    let text = """
      app Nasty { platforms iOS 17, iPadOS 17, macOS 14 }
      state { n: Int }
      commands { \(commands.joined(separator: "\n")) }
      screen S { item I { context menu { \(menus.joined(separator: "\n")) } } }
      menu bar { \(bar.joined(separator: "\n")) }
      """
    let module = SampleModules.module([("Nasty.menu", text)])
    #expect(module.commands.count == titles.count)
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let generated = try SwiftToolchain.write(Fixtures.files(module), to: folder)
    let checked = try SwiftToolchain.run(
      ["swiftc", "-typecheck", "-parse-as-library"] + SwiftToolchain.libraryOptions() + generated,
      in: folder)
    #expect(checked.status == 0, "\(checked.output.prefix(4_000))")
  }
}
