import MenuModel
import MenuSyntax
import Testing

@Suite("What a surface shows on a platform")
struct EntryExpansionTests {
  /// The entries of the menu `M` on a platform, in short.
  static func entries(_ body: String, on platform: Platform = .iOS, more: String = "") -> String {
    let commands = "commands { a \"A\"; b \"B\"; c \"C\" }\nstate { isOn: Bool }"
    let resolved = resolve("\(commands)\nmenu M { \(body) }\n\(more)")
    #expect(resolved.diagnostics.filter { $0.severity == .error }.isEmpty, "\(body)")
    let menu = resolved.module.menus.first { $0.name.text == "M" }
    return outline(
      resolved.module.expansion(of: menu?.entries ?? [], on: platform).entries,
      in: resolved.module)
  }

  @Test("`include` is spliced, also through menus in between")
  func include() {
    #expect(
      Self.entries("a; include N; c", more: "menu N { b; include O }\nmenu O { a }") == "a b a c")
  }

  @Test("`on` is applied, and gone")
  func on() {
    let body = "a; on iOS { b }; on macOS, iPadOS { c; on macOS { a } }"
    #expect(Self.entries(body, on: .iOS) == "a b")
    #expect(Self.entries(body, on: .macOS) == "a c a")
    #expect(Self.entries(body, on: .iPadOS) == "a c")
    #expect(Self.entries(body, on: .tvOS) == "a")
  }

  @Test(
    "Separators lead nowhere, trail nowhere and stand alone",
    arguments: [
      ("---; a", "a"), ("a; ---", "a"), ("a; ---; ---; b", "a --- b"), ("---", ""),
      ("a; ---; on macOS { b }; ---; c", "a --- c"), ("on macOS { a }; ---; b", "b"),
      ("a; ---; on macOS { b }", "a"), ("menu \"x\" { ---; a; --- }", "menu(a)"),
      ("a; include Lines; b", "a --- b"), ("a; when isOn { ---; b }; c", "a when(--- b) c"),
      ("a; when isOn { b; --- }; c", "a when(b ---) c"), ("a; when isOn { b; --- }", "a when(b)"),
      ("a; when isOn { --- }; b", "a when(---) b"), ("when isOn { --- }; b", "b"),
    ])
  func separators(_ body: String, _ expected: String) {
    #expect(Self.entries(body, more: "menu Lines { ---; ---; }") == expected)
  }

  @Test("A menu, section, row or condition that is left empty is not there")
  func empty() {
    let body =
      "menu \"x\" { on macOS { a } }; section \"y\" { on macOS { a } }; when isOn { on macOS { a } }; row { on macOS { a } }"
    #expect(Self.entries(body, on: .iOS) == "")
    #expect(Self.entries(body, on: .macOS) == "menu(a) section(a) when(a) row(a)")
  }

  @Test("A submenu by name has the entries of that menu")
  func namedSubmenu() {
    #expect(Self.entries("a; menu N", more: "menu N { b; on macOS { c } }") == "a menu(b)")
  }

  @Test("An entry says which `include` brought it")
  func includedAt() throws {
    let resolved = resolve("commands { a \"A\" }\nmenu M { include N }\nmenu N { a }")
    let menu = try #require(resolved.module.menus.first)
    let entry = try #require(resolved.module.expansion(of: menu.entries, on: .iOS).entries.first)
    let place = try #require(entry.includedAt)
    #expect(resolved.module.sources[0].text(of: place.span) == "include N")
  }

  @Test("An alternate may stand first in `on` where an entry stands before it")
  func alternates() {
    #expect(Self.entries("a; on macOS { b alternate }", on: .macOS) == "a b")
    #expect(
      found(resolve("commands { b \"B\" }\nmenu M { on macOS { b alternate } }")).map {
        $0.suffix(20)
      } == ["alternate-of-nothing"])
  }

  @Test("A menu that reaches itself is cut there, and so is one that grows without bound")
  func bounds() {
    let cycle = resolve(
      "commands { a \"A\" }\nmenu A { a; include B }\nmenu B { menu C }\nmenu C { include A }")
    #expect(found(cycle) == ["0.menu:4:10 menu-cycle"])
    #expect(
      outline(
        cycle.module.expansion(of: cycle.module.menus[0].entries, on: .iOS).entries,
        in: cycle.module) == "a")

    var text = "commands { a \"A\" }\nmenu M0 { a }\n"
    for number in 1..<40 {
      text += "menu M\(number) { include M\(number - 1); include M\(number - 1) }\n"
    }
    let large = resolve(text)
    #expect(
      large.diagnostics.map(\.rule).allSatisfy { $0 == "menu-too-large" }
        && !large.diagnostics.isEmpty)
    for menu in large.module.menus {
      #expect(large.module.expansion(of: menu.entries, on: .iOS).entries.count <= 10_000)
    }

    text = "commands { a \"A\" }\nmenu M0 { a }\n"
    for number in 1..<20_000 { text += "menu M\(number) { menu M\(number - 1) }\n" }
    let deep = resolve(text)
    #expect(deep.diagnostics.first?.rule == "nesting-too-deep")
    for menu in deep.module.menus.suffix(3) {
      _ = deep.module.expansion(of: menu.entries, on: .iOS)
    }
  }
}
