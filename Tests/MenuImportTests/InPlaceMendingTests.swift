import MenuImport
import MenuSyntax
import MenuTooling
import Testing

/// Fixes in an app's own files. Whole apps, before and after, are in `Tests/Conformance/in-place`.
@Suite("Mending menus where they are")
struct InPlaceMendingTests {
  /// What becomes of files, what was found in them before, and what is left.
  struct Mended {
    var files: [String: String] = [:]
    var before: [Diagnostic] = []
    var left: [Diagnostic] = []
    var undone: [String] = []

    var help: String { left.compactMap(\.help).joined(separator: "\n") }
  }

  private func mend(
    _ files: [String: String], unsafe: Bool = false, mendable: MendableFiles = MendableFiles()
  ) -> Mended {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
    func check(_ sources: [Source]) -> [Diagnostic] {
      ExistingMenus(sources, mendable: mendable).diagnostics
    }
    let result = InPlaceMending(sources, includesUnsafe: unsafe, check: check)
    var mended = Mended()
    for source in result.sources {
      mended.files[source.path] = String(decoding: source.bytes, as: UTF8.self)
    }
    mended.before = check(sources)
    mended.left = check(result.sources)
    mended.undone = result.undone.map(\.reason)
    // Nothing is left that a second run would do.
    let again = InPlaceMending(result.sources, includesUnsafe: unsafe, check: check)
    #expect(again.sources.map(\.bytes) == result.sources.map(\.bytes))
    #expect(mended.left.count <= mended.before.count)
    return mended
  }

  /// A view with a context menu.
  private func view(_ entries: String, _ rest: String = "") -> String {
    "import SwiftUI\nstruct V: View {\n  var body: some View {\n    Photo().contextMenu {\n"
      + "      \(entries)\n    }\n  }\n}\n\(rest)"
  }

  private func expectSame(_ files: [String: String], sayingNo reason: String) {
    let mended = mend(files)
    #expect(mended.files == files)
    #expect(!mended.left.isEmpty)
    #expect(
      mended.help.contains("No fix is offered: ") && mended.help.contains(reason), "\(mended.help)")
  }

  // MARK: Literals

  @Test("A swipe action is mended with its key like the entry of a menu")
  func swipes() {
    func files(_ title: String) -> [String: String] {
      [
        "V.swift": """
        import SwiftUI
        struct V: View {
          var body: some View {
            Row().swipeActions { Button(String(localized: "\(title)"), role: .destructive) { leave() } }
          }
        }
        """, "en.lproj/Localizable.strings": "\"\(title)\" = \"\(title)\";\n",
        "de.lproj/Localizable.strings": "\"\(title)\" = \"Liste verlassen\";\n",
      ]
    }
    let mended = mend(files("Leave list"))
    #expect(mended.before.map(\.rule).contains("label-title-case"))
    #expect(mended.files == files("Leave List"), "\(mended.help)")
  }

  @Test("Escapes, values and what is around a literal stay as they are")
  func literals() {
    let mended = mend([
      "V.swift": view(
        #"Button("Say \"hi\" to \(person.name(1)) now...", systemImage: "pin") { say() } // "Say...""#
      )
    ])
    #expect(
      mended.files["V.swift"]
        == view(
          #"Button("Say \"hi\" to \(person.name(1)) Now…", systemImage: "pin") { say() } // "Say...""#
        )
    )
  }

  @Test("A text that code compares with is left, and so is a constant")
  func otherUses() {
    expectSame(
      ["V.swift": view(#"Button("Zoom in...") { go(item.title == "Zoom in...") }"#)],
      sayingNo: "compares it with “Zoom in...”")
    expectSame(
      [
        "V.swift": view(
          "Button(Self.zoom) { go() }", #"extension V { static let zoom = "Zoom in..." }"#)
      ],
      sayingNo: "not written there alone")
  }

  @Test("A settings item becomes the one of other apps")
  func settings() {
    func app(_ title: String) -> String {
      "import AppKit\nimport SwiftUI\nstruct C: Commands { var body: some Commands { "
        + "CommandGroup(replacing: .appSettings) { Button(\"\(title)\") { show() } } } }"
    }
    #expect(mend(["C.swift": app("Settings")]).files["C.swift"] == app("Settings…"))
    #expect(mend(["C.swift": app("Preferences")]).files["C.swift"] == app("Settings…"))
  }

  @Test("The raw value of a case is left as it is: it may be stored")
  func rawValues() {
    let order = """
      enum Sort: String, CaseIterable { case a = "Most downloaded", b = "Best match" }
      extension V { var menu: some View { Menu { ForEach(0..<1) { _ in } } label: { Text("Sort") } } }
      """
    let picker =
      "Picker(\"Sort By\", selection: $sort) { "
      + "ForEach(Sort.allCases) { order in Text(order.rawValue).tag(order) } }"
    let files = ["V.swift": view(picker, order)]
    let mended = mend(files, unsafe: true)
    #expect(mended.files == files)
    #expect(mended.before.map(\.rule) == ["label-title-case", "label-title-case"])
  }

  @Test("A fix that would bring a finding is undone, and the others are made")
  func newFinding() {
    var isFirst = true
    let source = Source(path: "a", text: "abc")
    func finding(_ rule: String, _ at: UInt32, _ text: String?) -> Diagnostic {
      let place = Place(source: 0, span: Span(at, at + 1))
      let fixes = text.map { [Fix(title: "Write \($0)", edits: [Edit(place: place, text: $0)])] }
      return Diagnostic(rule: rule, message: rule, place: place, fixes: fixes ?? [])
    }
    let mending = InPlaceMending([source], includesUnsafe: false) { sources in
      let text = String(decoding: sources[0].bytes, as: UTF8.self)
      isFirst = false
      var found: [Diagnostic] = []
      if text.hasPrefix("a") { found.append(finding("x", 0, "AA")) }
      if text.contains("b") { found.append(finding("y", text.hasPrefix("AA") ? 2 : 1, "B")) }
      if text.contains("c") { found.append(finding("z", text.hasPrefix("AA") ? 3 : 2, nil)) }
      if text.contains("B") { found.append(finding("new", 0, nil)) }
      return found
    }
    #expect(!isFirst)
    #expect(String(decoding: mending.sources[0].bytes, as: UTF8.self) == "AAbc")
    #expect(mending.count == 1 && mending.undone.map(\.fix) == ["Write B"])
  }

  // MARK: Keys

  private static let zoom = #"Button("Zoom in...") { zoom() }"#

  @Test(
    "A catalog keeps its layout; its key is renamed, and the text of its own language alone is changed"
  )
  func catalog() {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Zoom in..." : {
            "comment" : "\\"Zoom in...\\"",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Zoom in..." } },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Zoom in..." } }
            }
          },
          "Zoom out" : {

          }
        },
        "version" : "1.0"
      }
      """
    let mended = mend(["Localizable.xcstrings": text, "V.swift": view(Self.zoom)])
    let lines = (mended.files["Localizable.xcstrings"] ?? "").split(separator: "\n")
    let old = text.split(separator: "\n")
    #expect(lines.count == old.count)
    let changed = zip(old, lines).filter { $0 != $1 }.map { String($1) }
    #expect(
      changed == [
        #"    "Zoom In…" : {"#,
        #"        "en" : { "stringUnit" : { "state" : "new", "value" : "Zoom In…" } }"#,
      ])
    #expect(mended.files["V.swift"] == view(#"Button("Zoom In…") { zoom() }"#))
    #expect(mended.left.isEmpty)
  }

  @Test("A key with dots alone takes all forms of its number along, and one with other words stays")
  func plurals() {
    func dictionary(_ key: String, _ one: String, _ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>\(key)</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@count@</string>
      \t\t<key>count</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>lld</string>
      \t\t\t<key>one</key>
      \t\t\t<string>\(one)</string>
      \t\t\t<key>other</key>
      \t\t\t<string>\(other)</string>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
    }
    let button = #"Button("Move %lld Notes...") { move(count) }"#
    let code = button.replacing("%lld", with: #"\(notes.count)"#)
    let english = "en.lproj/Localizable.stringsdict"
    let german = "de.lproj/Localizable.stringsdict"
    let mended = mend([
      english: dictionary("Move %lld Notes...", "Move %lld Note...", "Move %lld Notes..."),
      german: dictionary("Move %lld Notes...", "%lld Notiz...", "%lld Notizen..."),
      "V.swift": view(code),
    ])
    #expect(mended.files["V.swift"] == view(code.replacing("...", with: "…")))
    #expect(
      mended.files[english]
        == dictionary("Move %lld Notes…", "Move %lld Note…", "Move %lld Notes…"))
    #expect(
      mended.files[german] == dictionary("Move %lld Notes…", "%lld Notiz...", "%lld Notizen..."))
    let words = mend([
      english: dictionary("Move %lld notes", "Move %lld note", "Move %lld notes"),
      german: dictionary("Move %lld notes", "%lld Notiz", "%lld Notizen"),
      "V.swift": view(#"Button("Move \(notes.count) notes") { move(count) }"#),
    ])
    #expect(words.files["V.swift"] == view(#"Button("Move \(notes.count) Notes") { move(count) }"#))
    #expect(
      words.files[english] == dictionary("Move %lld Notes", "Move %lld Note", "Move %lld Notes"))
    #expect(words.files[german] == dictionary("Move %lld Notes", "%lld Notiz", "%lld Notizen"))
    expectSame(
      [
        english: dictionary("Move %lld notes", "Move a note", "Move %lld notes"),
        "V.swift": view(#"Button("Move \(notes.count) notes") { move(count) }"#),
      ], sayingNo: "has a form of “Move %lld notes” for each number")
  }

  @Test("A catalog’s forms for numbers are changed as the text is")
  func catalogForms() {
    func catalog(_ key: String, _ one: String, _ other: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Notizen" } },
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "\(one)" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "\(other)" } }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    let mended = mend([
      "Localizable.xcstrings": catalog("Move %lld notes", "Move %lld note", "Move %lld notes"),
      "V.swift": view(#"Button("Move \(notes.count) notes") { move() }"#),
    ])
    #expect(mended.files["V.swift"] == view(#"Button("Move \(notes.count) Notes") { move() }"#))
    #expect(
      mended.files["Localizable.xcstrings"]
        == catalog("Move %lld Notes", "Move %lld Note", "Move %lld Notes"))
  }

  @Test("Of a key that is a name, the text of the development language alone is changed")
  func symbolicKey() {
    let code = view(#"Button(NSLocalizedString("menu.zoom", comment: "")) { zoom() }"#)
    let mended = mend([
      "V.swift": code, "Base.lproj/Localizable.strings": #""menu.zoom" = "Zoom \U2192...";"#,
      "en.lproj/Localizable.strings": "// \"Zoom in...\"\n\"menu.zoom\"   =\"Zoom in...\" ;\n",
      "de.lproj/Localizable.strings": "\"menu.zoom\" = \"Zoom in...\";\n",
    ])
    #expect(mended.files["V.swift"] == code)
    #expect(
      mended.files["en.lproj/Localizable.strings"]
        == "// \"Zoom in...\"\n\"menu.zoom\"   =\"Zoom In…\" ;\n")
    #expect(
      mended.files["de.lproj/Localizable.strings"] == "\"menu.zoom\" = \"Zoom in...\";\n")
    #expect(
      mended.files["Base.lproj/Localizable.strings"] == #""menu.zoom" = "Zoom \U2192...";"#)
  }

  @Test(
    "A key in two tables, in another table, or that is there already stays, and people are told")
  func uncertainTables() {
    let entry = "\"Zoom in...\" = \"Zoom in...\";\n"
    let code = view(Self.zoom)
    expectSame(
      ["V.swift": code, "en.lproj/Localizable.strings": entry, "en.lproj/Other.strings": entry],
      sayingNo: "the key “Zoom in...” is in two tables, Localizable and Other")
    expectSame(
      ["V.swift": code, "en.lproj/Other.strings": entry],
      sayingNo: "is in the table Other, and not in Localizable")
    expectSame(
      [
        "V.swift": code, "A/en.lproj/Localizable.strings": entry,
        "B/en.lproj/Localizable.strings": entry,
      ],
      sayingNo: "is in 'A/en.lproj/Localizable.strings' and in 'B/en.lproj/Localizable.strings'")
    expectSame(
      [
        "V.swift": code,
        "en.lproj/Localizable.strings": entry + "\"Zoom In...\" = \"x\";\n\"Zoom in…\" = \"x\";\n",
      ],
      sayingNo: "the table Localizable has “Zoom in…” already")
  }

  @Test("Three dots become the ellipsis where other controls show them, and nothing else changes")
  func dotsElsewhere() {
    let other = { (title: String) in
      "let a = Button { go() } label: { Label(\"\(title)\", systemImage: \"x\") }.help(\"\(title)\")"
    }
    func files(_ title: String, key: String) -> [String: String] {
      [
        "V.swift": view("Button(\"\(key)\") { zoom() }"), "W.swift": other(key),
        "en.lproj/Localizable.strings": "\"\(key)\" = \"\(title)\";\n",
      ]
    }
    #expect(
      mend(files("Zoom In...", key: "Zoom In...")).files == files("Zoom In…", key: "Zoom In…"))
    #expect(
      mend(files("Zoom In...", key: "menu.zoom")).files == files("Zoom In…", key: "menu.zoom"))
    expectSame(
      files("Zoom in", key: "Zoom in"),
      sayingNo: "W.swift:1 uses the key “Zoom in” for something else")
  }

  @Test("A key that something else uses stays, in Swift that was read and in files that were not")
  func keyElsewhere() {
    let entry = "\"Zoom in...\" = \"Zoom in...\";\n"
    let files = [
      "V.swift": view(Self.zoom), "W.swift": #"let label = "\(describe("Zoom in..."))""#,
      "en.lproj/Localizable.strings": entry,
    ]
    expectSame(files, sayingNo: "W.swift:1 uses the key “Zoom in...” for something else")
    var own = files
    own["W.swift"] = nil
    let mendable = MendableFiles(otherUse: { $0 == "Zoom in..." ? "Old.m" : nil })
    let mended = mend(own, mendable: mendable)
    #expect(mended.files == own)
    #expect(mended.help.contains("the key “Zoom in...” is in 'Old.m' too, which was not read"))
  }

  @Test("All of a fix is made or nothing: one file that stays keeps the others")
  func keptFile() {
    let files = [
      "V.swift": view(Self.zoom),
      "en.lproj/Localizable.strings": "\"Zoom in...\" = \"Zoom in...\";\n",
      "de.lproj/Localizable.strings": "\"Zoom in...\" = \"Größer...\";\n",
    ]
    let mendable = MendableFiles(reasonToKeep: { $0.hasPrefix("de") ? "is ignored by git" : nil })
    let mended = mend(files, mendable: mendable)
    #expect(mended.files == files)
    #expect(mended.help.contains("'de.lproj/Localizable.strings' is ignored by git"))
    var generated = ["V.swift": "// Generated using a program\n" + view(Self.zoom)]
    #expect(mend(generated).files == generated)
    generated["V.swift"] = view(Self.zoom)
    #expect(mend(generated).files != generated)
  }

  // MARK: Roles and shortcuts

  @Test(
    "A role is added where Apple’s initializers have it, by unsafe fixes alone",
    arguments: [
      (
        #"Button("Delete Photo") { go() }"#, #"Button("Delete Photo", role: .destructive) { go() }"#
      ),
      (
        #"Button("Delete Photo", action: go)"#,
        #"Button("Delete Photo", role: .destructive, action: go)"#
      ),
      (
        #"Button(action: go) { Text("Delete Photo") }"#,
        #"Button(role: .destructive, action: go) { Text("Delete Photo") }"#
      ),
      (
        #"Button { go() } label: { Text("Delete Photo") }"#,
        #"Button(role: .destructive) { go() } label: { Text("Delete Photo") }"#
      ),
      (#"Button("Delete Photo", role: role) { go() }"#, nil),
      (#"Button("Remove Photo") { go() }"#, nil),
    ])
  func role(_ old: String, _ new: String?) {
    let files = ["V.swift": "import UIKit\n" + view("Button(\"Open\") { }\n" + old)]
    #expect(mend(files).files == files)
    let mended = mend(files, unsafe: true).files["V.swift"]
    #expect(mended == files["V.swift"]?.replacing(old, with: new ?? old))
  }

  @Test("UIKit’s attributes are added, unless there are others")
  func attributes() {
    func code(_ arguments: String) -> String {
      """
      import UIKit
      final class C: UIViewController, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
          _ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint
        ) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
              UIAction(title: "Open Photo") { _ in open() },
              UIAction(title: "Delete Photo"\(arguments)) { _ in delete() },
            ])
          }
        }
      }

      """
    }
    let mended = mend(["C.swift": code(", image: nil, state: .off")], unsafe: true)
    #expect(
      mended.files["C.swift"] == code(", image: nil, attributes: .destructive, state: .off"))
    let other = code(", attributes: isOld ? .disabled : []")
    #expect(mend(["C.swift": other], unsafe: true).files["C.swift"] == other)
  }

  // MARK: Interface Builder

  private func xib(_ title: String, _ menuTitle: String? = nil) -> String {
    let inner =
      menuTitle.map {
        "<menu key=\"submenu\" title=\"\($0)\" id=\"sub\"><items><menuItem title=\"Open Photo\" id=\"o\"/></items></menu>"
      } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>\r
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">\r
      <objects><menu id="m" title="Main Menu" systemMenu="main"><items>\r
      <menuItem title="File" id="f"><menu key="submenu" title="File" id="fm"><items>\r
      <menuItem id="i" title="\(title)" tag="7">\(inner)</menuItem>\r
      <menuItem title="Copy Photo" id="c"/></items></menu></menuItem></items></menu></objects></document>\r

      """
  }

  @Test("A XIB’s title is changed with its menu’s, and the text of the development language alone")
  func interfaceBuilder() {
    let german = "\"i.title\" = \"Cut &amp; polish...\";\n"
    let files = [
      "Base.lproj/M.xib": xib("Cut &amp; polish...", "Cut &amp; polish..."),
      "en.lproj/M.strings": "/* Cut & polish... */\n\"i.title\" = \"Cut & polish...\";\n",
      "de.lproj/M.strings": german,
    ]
    let mended = mend(files)
    #expect(mended.files["Base.lproj/M.xib"] == xib("Cut &amp; Polish…", "Cut &amp; Polish…"))
    #expect(
      mended.files["en.lproj/M.strings"]
        == "/* Cut & polish... */\n\"i.title\" = \"Cut & Polish…\";\n")
    #expect(mended.files["de.lproj/M.strings"] == german)
    expectSame(
      [
        "Base.lproj/M.xib": xib("Zoom in..."),
        "en.lproj/M.strings": "\"i.title\" = \"Enlarge...\";\n",
      ], sayingNo: "'en.lproj/M.strings' has another text for “i.title”")
  }
}
