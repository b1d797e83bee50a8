import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@Suite("Checking menus where they are")
struct ExistingMenusTests {
  /// The app's file: what the writer's text was read from, a line below.
  private static let path = "MainMenu.xib"

  /// Checks a text as if each byte of it but `added` had been read from a file with the same text below one line.
  private func check(
    _ text: String, added: String? = nil, missingAt: String? = nil,
    kind: FoundSurface.Kind = .contextMenu, entries: [FoundEntry] = [],
    options: AnalysisOptions = AnalysisOptions()
  ) -> ExistingMenus {
    let source = Source(path: Self.path, text: "<xml>\n" + text)
    let bytes = Array(text.utf8)
    func range(of part: String) -> Range<Int> {
      let part = Array(part.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: part) } ?? bytes.count
      return start..<start + part.count
    }
    let hidden = added.map { range(of: $0) }
    let parts = bytes.indices.filter { hidden?.contains($0) != true }.map { offset in
      PlaceMap.Part(
        span: Span(UInt32(offset), UInt32(offset + 1)),
        origin: Place(source: 0, span: Span(UInt32(offset + 6), UInt32(offset + 7))))
    }
    let missing = missingAt.map { range(of: $0) }
    let surface = FoundSurface(
      kind, framework: .appkit, entries: entries, place: Place(source: 0, span: Span(0, 5)))
    return ExistingMenus(
      FoundMenus(sources: [source], surfaces: [surface]), options: options
    ) { _ in
      WrittenMenus(
        text: text, places: PlaceMap(parts: parts),
        incomplete: missing.map { [Span(UInt32($0.lowerBound), UInt32($0.upperBound))] } ?? [])
    }
  }

  private func shown(_ menus: ExistingMenus) -> [String] {
    ConciseReporter().report(menus.diagnostics, in: menus.sources).split(separator: "\n")
      .filter { !$0.hasPrefix(" ") }.map { String($0) }
  }

  private static let contextMenu = """
    app Notes { platforms iOS 17 }
    commands {
      openNote "Open the Note"
      remove "Remove Note" destructive
      copy "copy note"
    }
    screen Notes {
      item Note { context menu { openNote; remove; copy } }
    }

    """

  @Test(
    "Findings are at the places that were read, without fixes, and without help about `.menu` files"
  )
  func places() {
    let menus = check(Self.contextMenu)
    #expect(
      shown(menus) == [
        "MainMenu.xib:4:12: warning: The title “Open the Note” does not need “the” [label-no-articles]",
        "MainMenu.xib:6:8: warning: The title “copy note” in title style is “Copy Note” [label-title-case]",
        "MainMenu.xib:9:40: error: “Remove Note” is destructive, and other entries come after it [destructive-last]",
      ])
    #expect(menus.diagnostics.allSatisfy { $0.fixes.isEmpty && $0.help?.contains("`") != true })
    #expect(menus.hasErrors)
  }

  @Test("A finding about what the writer added is none, and neither is one that compares with it")
  func addedText() {
    #expect(
      !shown(check(Self.contextMenu, added: "\"copy note\"")).contains { $0.contains("title-case") }
    )
    let keys = """
      app Notes { platforms macOS 14 }
      commands { bold "Bold Text" key cmd+K; italic "Italic Text" key cmd+K }
      menu bar { menu Text "Text" { bold; italic } }

      """
    // The place of the first key, as `check` maps it.
    let start = UInt32(
      keys.utf8.count
        - keys[(keys.firstRange(of: "cmd+K")?.lowerBound ?? keys.startIndex)...].utf8.count + 6)
    let place = Place(source: 0, span: Span(start, start + 1))
    var command = FoundCommand(title: FoundText("Bold Text", place: place))
    command.key = FoundKey(
      StandardShortcut(modifiers: .command, key: .character(0x6B)), place: place)
    let entries = [FoundEntry(.command(command), place: place)]
    #expect(
      shown(check(keys, entries: entries)).contains { $0.hasSuffix("[shortcut-duplicate]") })
    #expect(
      !shown(check(keys)).contains { $0.hasSuffix("[shortcut-duplicate]") },
      "the other has no key in the app")
    #expect(
      !shown(check(keys, added: "key cmd+K")).contains { $0.hasSuffix("[shortcut-duplicate]") })
  }

  @Test(
    "Nothing is said of a menu that lacks what could not be read, but for the titles of its commands"
  )
  func incomplete() {
    let rules = check(Self.contextMenu, missingAt: "openNote; remove").diagnostics.map(\.rule)
    #expect(rules == ["label-no-articles", "label-title-case"])
  }

  @Test("What a function returns is no submenu without a title, and a list has no title of its own")
  func menusInCode() {
    let menus = ExistingMenus([
      Source(
        path: "App/EventsController.swift",
        text: """
          import UIKit
          final class EventsController: UIViewController {
            func eventsMenu() -> UIMenu {
              guard let event = room.event else {
                return UIMenu(children: [UIAction(title: "No Events", attributes: .disabled) { _ in }])
              }
              var actions: [UIMenuElement] = []
              for label in availableFromLabels() {
                actions.append(UIAction(title: label) { _ in self.select(label) })
              }
              actions.append(UIAction(title: "show all events") { _ in self.showAll() })
              return UIMenu(title: "", children: actions)
            }
          }

          """)
    ])
    #expect(menus.extent.menus == 1)
    #expect(menus.diagnostics.map(\.rule) == ["label-title-case"], "\(shown(menus))")
  }

  @Test(
    "A menu whose title only the running app knows is not without one",
    arguments: [
      #"Menu { Button("One Hour") {} } label: { Text(duration) }"#,
      #"Menu(isMuted ? "Unmute" : other) { Button("One Hour") {} }"#,
      #"Menu(names[index]) { Button("One Hour") {} }"#,
    ])
  func unknownTitle(menu: String) {
    let code = """
      import SwiftUI
      struct V: View { var body: some View { Text("x").contextMenu { Button("Copy") {}; \(menu) } } }
      """
    let existing = ExistingMenus([Source(path: "V.swift", text: code)])
    #expect(existing.extent.menus > 0)
    #expect(!existing.diagnostics.contains { $0.rule.hasPrefix("submenu-title") })
  }

  @Test("A menu of which the code does not tell where it is shown has no limits of context menus")
  func menuOfUnknownPlace() {
    func rules(_ name: String) -> [String] {
      let entries = (1...14).map {
        "NSMenuItem(title: \"Entry \($0)\", action: nil, keyEquivalent: \"\")"
      }
      return ExistingMenus([
        Source(
          path: "App/Menus.swift",
          text: """
            import AppKit
            final class Menus {
              func \(name)() -> NSMenu {
                let menu = NSMenu()
                menu.items = [\(entries.joined(separator: ", "))]
                return menu
              }
            }

            """)
      ]).diagnostics.map(\.rule)
    }
    #expect(rules("makeFileMenu") == [])
    #expect(rules("makeContextMenu").contains("context-max-items"))
  }

  @Test("A menu of which the code does not tell where it is shown has no order of context menus")
  func orderInMenuOfUnknownPlace() {
    func rules(_ kind: FoundSurface.Kind) -> [String] {
      check(Self.contextMenu, kind: kind).diagnostics.map(\.rule)
    }
    #expect(rules(.contextMenu).contains("destructive-last"))
    #expect(
      rules(.menu(title: nil)) == rules(.contextMenu).filter { $0 != "destructive-last" })
  }

  @Test("The language says nothing, nor do rules that rest on what only a `.menu` file says")
  func silence() {
    let text = """
      app Notes { platforms iOS 17 }
      state { isOn: Bool }
      commands {
        erase "Erase Everything" destructive
        send "Send…"
        send "Send Twice"
      }
      screen Notes { item Note { context menu { erase } } }

      """
    #expect(shown(check(text)) == [])
  }

  @Test("Rules about a menu bar are checked where one is read from the app menu to Window")
  func menuBar() {
    let text = """
      app Notes { platforms macOS 14 }
      menu bar {
        app { standard about; --- ; standard hide, hideOthers, showAll; --- ; standard quit }
        window { standard minimize, zoom }
      }

      """
    func menu(_ system: String) -> FoundEntry {
      let place = Place(source: 0, span: Span(0, 5))
      return FoundEntry(
        .menu(title: FoundText(system, place: place), image: nil, system: system, entries: []),
        place: place)
    }
    let whole = check(text, kind: .menuBar, entries: [menu("apple"), menu("window")])
    let rules = whole.diagnostics.map(\.rule)
    #expect(
      rules == [
        "menubar-help-present", "menubar-view-present", "undo-first", "menubar-services-present",
      ])
    let part = check(text, kind: .menuBar, entries: [menu("apple")])
    #expect(part.diagnostics.isEmpty)
  }

  @Test("A place that is read for two menus has one finding of a rule")
  func once() {
    let text = "commands { copy \"copy note\" }\nscreen Notes { context menu { copy } }\n"
    let source = Source(path: Self.path, text: text)
    let place = Place(source: 0, span: Span(0, 5))
    let surface = FoundSurface(.contextMenu, framework: .uikit, entries: [], place: place)
    let menus = ExistingMenus(
      FoundMenus(sources: [source], surfaces: [surface, surface]), options: AnalysisOptions()
    ) { _ in
      let span = Span(0, UInt32(text.utf8.count))
      return WrittenMenus(
        text: text, places: PlaceMap(parts: [PlaceMap.Part(span: span, origin: place)]))
    }
    #expect(menus.diagnostics.map(\.rule) == ["label-title-case"])
  }

  @Test("An entry that code adds in several branches is not compared with itself")
  func branches() {
    func rules(_ second: String) -> [String] {
      let text = """
        import UIKit
        final class List: UIViewController {
          func contextMenu() -> UIMenu {
            let refresh = UIAction(title: "Refresh", image: UIImage(systemName: "arrow.clockwise")) { _ in self.refresh() }
            let reload = UIAction(title: "Reload", image: UIImage(systemName: "arrow.clockwise")) { _ in self.reload() }
            var actions: [UIAction] = []
            if isActive { actions.append(refresh) }
            if isOld { actions.append(\(second)) }
            return UIMenu(title: "", children: actions)
          }
        }

        """
      return ExistingMenus([Source(path: "List.swift", text: text)]).diagnostics.map(\.rule)
    }
    #expect(rules("reload") == ["icon-unique-in-menu"])
    #expect(rules("refresh").isEmpty)
  }

  @Test("What code makes in one branch or another is not compared with each other")
  func alternatives() {
    func rules(_ branches: String) -> [String] {
      let text = """
        import UIKit
        final class Tabs: UITabBarController {
          func addKeyCommands() {
            \(branches)
          }
        }

        """
      return ExistingMenus([Source(path: "Tabs.swift", text: text)]).diagnostics.map(\.rule)
    }
    func key(_ title: String, _ action: String) -> String {
      "addKeyCommand(UIKeyCommand(title: \"\(title)\", action: #selector(\(action)), input: \"4\", modifierFlags: .command))"
    }
    let (first, second) = (key("Queue", "queue"), key("Profile", "profile"))
    #expect(rules("\(first)\n\(second)") == ["shortcut-duplicate"])
    #expect(rules("if hasQueue {\n\(first)\n} else {\n\(second)\n}").isEmpty)
    #expect(rules("switch layout {\ncase .a: \(first)\ncase .b: \(second)\n}").isEmpty)
    #expect(rules("if hasQueue {\n\(first)\nreturn\n}\n\(second)").isEmpty)
    #expect(rules("guard hasQueue else {\n\(first)\nreturn\n}\n\(second)").isEmpty)
  }

  /// An app of SwiftUI on the Mac: its scenes, the commands of its menu bar, and the toolbar of its window.
  private func app(
    _ scenes: String, commands: String = "", toolbar: String = ""
  ) -> [Diagnostic] {
    let code = """
      import AppKit
      import SwiftUI
      @main struct A: App { var body: some Scene { \(scenes) } }
      struct C: Commands { var body: some Commands { \(commands) } }
      struct V: View { var body: some View { Text("x").toolbar { \(toolbar) } } }
      """
    return ExistingMenus([Source(path: "A.swift", text: code)]).diagnostics.filter {
      $0.rule == "shortcut-duplicate"
    }
  }

  private static let newBox = #"Button("New Box") { add() }.keyboardShortcut("n")"#

  @Test("Two commands of one menu with one shortcut are one too many, also with the key of New")
  func twoOfOneKey() {
    let newLid = #"Button("New Lid") { lid() }.keyboardShortcut("n")"#
    let found = app(
      "Settings { V() }", commands: "CommandMenu(\"Box\") { \(Self.newBox); \(newLid) }")
    #expect(
      found.map(\.message) == ["“New Lid” has the shortcut `cmd+N`, which “New Box” already has"])
  }

  @Test(
    "New Window of a `WindowGroup` has Command-N",
    arguments: [
      ("WindowGroup { V() }", 1), ("WindowGroup { V() }.commands { C() }; Settings { V() }", 1),
      ("#if os(macOS)\nWindowGroup { V() }\n#endif", 1), ("Window(\"A\", id: \"a\") { V() }", 0),
      ("Settings { V() }", 0), ("DocumentGroup(newDocument: D()) { _ in V() }", 0),
      ("WindowGroup(for: Int.self) { _ in V() }", 0), ("MainScene()", 0),
      ("WindowGroup { V() }.commandsRemoved()", 0),
      ("WindowGroup { V() }.keyboardShortcut(\"n\", modifiers: [.command, .shift])", 0),
      ("#if os(iOS)\nWindowGroup { V() }\n#endif", 0),
    ])
  func newWindow(_ scenes: String, _ count: Int) {
    let message = "“New Box” has the shortcut `cmd+N`, which “New Window” already has"
    let expected = Array(repeating: message, count: count)
    for commands in ["CommandMenu(\"Box\")", "CommandGroup(before: .newItem)"] {
      let found = app(scenes, commands: "\(commands) { \(Self.newBox) }")
      #expect(found.map { $0.message.prefix(message.count) } == expected.map { $0[...] })
    }
    let found = app(scenes, toolbar: Self.newBox)
    #expect(found.map { $0.message.prefix(message.count) } == expected.map { $0[...] })
  }

  @Test("An app that replaces New Window has its key for itself")
  func replacedNewWindow() {
    let found = app(
      "WindowGroup { V() }", commands: "CommandGroup(replacing: .newItem) { \(Self.newBox) }",
      toolbar: #"Button("New Lid") { lid() }.keyboardShortcut("n")"#)
    #expect(found.isEmpty)
  }

  @Test("What is not read is what an import of the same files does not read")
  func unread() {
    let code = """
      import SwiftUI
      struct V: View {
        let title: String
        var body: some View {
          Text("x").contextMenu { Button(title) { go() }; Button("Send Box") { send() } }
        }
      }
      """
    let sources = [Source(path: "A.swift", text: code)]
    let menus = ExistingMenus(sources)
    let imported = MenuFileWriter.write(MenuReaders.read(sources)).report.unread
    #expect(menus.unread.map(\.reason) == ["title from `title`"])
    #expect(menus.unread.map(\.reason) == imported.map(\.reason))
    #expect(menus.extent.unread == 1)
  }

  @Test("A baseline knows findings by the elements of the menus, wherever their lines are")
  func baseline() throws {
    var options = AnalysisOptions()
    options.baseline = .all
    let recorded = try #require(check(Self.contextMenu, options: options).baseline)
    #expect(
      recorded.current.text.split(separator: "\n").dropFirst() == [
        "MainMenu.xib\tdestructive-last\tscreen Notes/item Note/context menu/remove\t1",
        "MainMenu.xib\tlabel-no-articles\tcommands/command openNote\t1",
        "MainMenu.xib\tlabel-title-case\tcommands/command copy\t1",
      ])
    options.baseline = recorded.current
    #expect(check("// A line more.\n" + Self.contextMenu, options: options).diagnostics.isEmpty)
  }

  @Test("With --strict, warnings are errors and notes stay notes")
  func strict() {
    var options = AnalysisOptions()
    options.isStrict = true
    #expect(
      check(Self.contextMenu, options: options).diagnostics.allSatisfy { $0.severity == .error })
  }
}
