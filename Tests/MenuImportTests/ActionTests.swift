import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What entries do before they act, as their code says it.
@Suite("What the code of entries asks")
struct ActionTests {
  /// What is known of the first command of the first menu.
  private static func command(_ code: String) -> FoundCommand? {
    let found = MenuReaders.read([Source(path: "A.swift", text: code)])
    return found.surfaces.first?.entries.commands.first?.command
  }

  /// A view with a context menu of one entry, and what else it has.
  private static func view(
    _ button: String, _ modifiers: String = "", members: String = "", rest: String = ""
  ) -> String {
    """
    import SwiftUI
    struct Shelf: View {
      @State var isOn = false
      @State var box: Box?
      var body: some View { Text("x").contextMenu { \(button) }\(modifiers) }
      \(members)
    }
    \(rest)
    """
  }

  // MARK: Input

  @Test(
    "A panel for files asks, wherever the code shows it at all times",
    arguments: [
      ("let p = NSOpenPanel(); if p.runModal() == .OK { open(p.url) }", true),
      ("let p = NSSavePanel(); p.begin { _ in save() }", true),
      ("NSOpenPanel().runModal()", true),
      (
        "guard let w = window else { return }; let p = NSOpenPanel(); p.beginSheetModal(for: w) { _ in }",
        true
      ),
      ("let p = NSOpenPanel(); if let w = window { p.beginSheetModal(for: w) { _ in } }", true),
      ("Task { let p = NSOpenPanel(); guard await p.begin() == .OK else { return } }", true),
      ("choose()", true), ("self.choose()", true), ("if isNew { choose() }", nil),
      ("if isNew { write(); return }; choose()", nil),
      ("if isNew { choose() } else { choose() }", true),
      ("#if os(macOS)\nchoose()\n#endif", true),
      ("switch kind { case .a: choose(); default: break }", nil),
      ("isNew && choose()", nil), ("unknown()", nil), ("// TODO", nil),
    ] as [(String, Bool?)])
  func panels(_ code: String, _ expected: Bool?) {
    let choose = "func choose() { let panel = NSOpenPanel(); panel.runModal() }"
    let code = Self.view("Button(\"Import Box\") {\n\(code)\n}", members: choose)
    #expect(Self.command(code)?.asks == expected)
  }

  @Test(
    "A variable that a view presents something by asks for what is presented",
    arguments: [
      (".fileImporter(isPresented: $isOn, allowedContentTypes: []) { _ in }", true),
      (".fileExporter(isPresented: $isOn) { _ in }", true),
      (
        #".alert("Name", isPresented: $isOn) { TextField("Name", text: $name); Button("OK") { } }"#,
        true
      ),
      (#".alert("Lost?", isPresented: $isOn) { Button("OK") { } }"#, nil),
      (".sheet(isPresented: $isOn) { Form() }", true),
      (".sheet(isPresented: $isOn) { Details() }", nil),
      (#".sheet(isPresented: $isOn) { TextField("Name", text: $name) }"#, nil),
      (".inspector(isPresented: $isOn) { Form() }", nil), ("", nil),
    ] as [(String, Bool?)])
  func presentations(_ modifier: String, _ expected: Bool?) {
    let form = """
      struct Form: View { var body: some View { TextField("Name", text: $name).toolbar { buttons } }
      var buttons: some View { Button("Cancel", role: .cancel) { } } }
      struct Details: View { var body: some View { Text("x"); Button("Cancel") { } } }
      """
    for action in ["isOn = true", "self.isOn.toggle()", "withAnimation { isOn = true }"] {
      let code = Self.view("Button(\"Rename Box\") { \(action) }", modifier, rest: form)
      #expect(Self.command(code)?.asks == expected)
    }
    let off = Self.view("Button(\"Rename Box\") { isOn = false }", modifier, rest: form)
    #expect(Self.command(off)?.asks != true)
  }

  @Test("Of a sheet for several cases, the one that is set tells")
  func cases() {
    let sheet =
      ".sheet(item: $box) { box in switch box { case .new: VStack { TextField(\"a\", text: $b); "
      + "Button(\"Cancel\") { } }\ncase .about: Text(\"x\") } }"
    for (name, expected) in [("new", true), ("about", nil)] as [(String, Bool?)] {
      let code = Self.view("Button(\"Add Box\") { box = .\(name) }", sheet)
      #expect(Self.command(code)?.asks == expected)
    }
  }

  @Test("The closure that a view is made with says what its entry does")
  func closures() {
    let row = """
      struct Row: View { let onRename: () -> Void
      var body: some View { Text("x").contextMenu { Button("Rename", action: onRename) } } }
      """
    func code(_ arguments: [String]) -> String {
      "import SwiftUI\n\(row)\nstruct Shelf: View { @State var isOn = false\nvar body: some View { VStack { "
        + arguments.map { "Row(onRename: \($0))" }.joined(separator: "; ")
        + " }.fileImporter(isPresented: $isOn) { _ in } }\nfunc rename() { isOn = true } }"
    }
    #expect(Self.command(code(["{ isOn = true }"]))?.asks == true)
    #expect(Self.command(code(["rename", "{ isOn = true }"]))?.asks == true)
    #expect(Self.command(code(["{ isOn = true }", "{ other() }"]))?.asks == nil)
    #expect(Self.command(code([]))?.asks == nil)
  }

  @Test("What a command only shows is no input")
  func shown() {
    let form = ".sheet(isPresented: $isOn) { TextField(\"a\", text: $b); Button(\"Cancel\") { } }"
    for title in ["Show Details", "Settings", "Find Box"] {
      #expect(Self.command(Self.view("Button(\"\(title)\") { isOn = true }", form))?.asks == nil)
    }
  }

  @Test("The method that a selector calls, of the class that has the menu or of the only one")
  func selectors() {
    let item =
      "menu.addItem(NSMenuItem(title: \"Import\", action: #selector(load(_:)), keyEquivalent: \"\"))"
    let load = "@objc func load(_ sender: Any?) { let panel = NSOpenPanel(); panel.runModal() }"
    let make = "func make() { let menu = NSMenu(); \(item); self.menu = menu }"
    #expect(Self.command("import AppKit\nclass V: NSView { \(make); \(load) }")?.asks == true)
    let other = "class W: NSView { @objc func load(_ sender: Any?) { } }"
    #expect(
      Self.command("import AppKit\nclass V: NSView { \(make); \(load) }\n\(other)")?.asks == true)
    #expect(
      Self.command("import AppKit\nclass V: NSView { \(make) }\nclass D { \(load) }")?.asks == true)
    #expect(
      Self.command("import AppKit\nclass V: NSView { \(make) }\nclass D { \(load) }\n\(other)")?
        .asks == nil)
  }

  @Test(
    "A panel in the method of another object, as far as the properties tell whose it is",
    arguments: [
      ("model.app.store.choose()", true), ("Store.shared.choose { use($0) }", true),
      ("NSOpenPanel.choose()", true), ("model.other.choose()", nil), ("model.app.choose()", nil),
      ("if isBusy { log.error(\"Busy\") } else { Store.shared.choose { _ in } }", true),
      ("if isBusy { wait() } else { Store.shared.choose { _ in } }", nil),
      ("let all = #selector(Store.choose(_:)); use(all)", nil),
    ] as [(String, Bool?)])
  func chains(_ code: String, _ expected: Bool?) {
    let others = """
      class Model: ObservableObject {
        @Published var app: Other
        @Published var name = ""
      }
      class Other { lazy var store = Store() }
      class Store {
        static let shared = Store()
        func choose(_ done: (URL) -> Void = { _ in }) { let p = NSOpenPanel(); p.begin { _ in } }
      }
      extension NSOpenPanel { static func choose() { let p = NSOpenPanel(); p.runModal() } }
      """
    let code = Self.view(
      "Button(\"Import Box\") { \(code) }", members: "@StateObject var model: Model", rest: others)
    #expect(Self.command(code)?.asks == expected)
  }

  @Test("On the Mac, whom to share with is asked")
  func sharing() {
    let code = "let p = NSSharingServicePicker(items: [box]); p.show(relativeTo: r, of: view)"
    #expect(Self.command(Self.view("Button(\"Send Box\") { \(code) }"))?.asks == true)
  }

  @Test("The menu of a status item is on the Mac, too")
  func statusItem() {
    let code = """
      import AppKit
      class D: NSObject {
        @objc func load(_: Any?) { let panel = NSOpenPanel(); panel.runModal() }
        func make() {
          let menu = NSMenu()
          menu.addItem(withTitle: "Open Box", action: #selector(load(_:)), keyEquivalent: "")
          statusItem.menu = menu
        }
      }
      """
    #expect(Self.rules(code) == ["ellipsis-missing"])
  }

  // MARK: Nothing

  /// An entry that deletes by a method of another file, of which a part is given.
  private static func deletion(_ code: String, store: String) -> Bool? {
    let store = """
      import CoreData
      final class Store {
        static let shared = Store()
        \(store)
      }
      """
    let found = MenuReaders.read([
      Source(path: "A.swift", text: view("Button(\"Delete\") { \(code) }")),
      Source(path: "Store.swift", text: store),
    ])
    return found.surfaces.first?.entries.commands.first?.command.isConfirmed
  }

  @Test("A file that keeps data and shows nothing asks no question")
  func silentFiles() {
    let delete =
      "func delete(_ box: Box) { context.perform { self.rest.drop(box) }; change?.tell() }"
    #expect(Self.deletion("Task { await Store.shared.delete(box) }", store: delete) == false)
    #expect(
      Self.deletion(
        "Store.shared.delete(box); NotificationCenter.default.post(name: n, object: nil)",
        store: delete) == false)
    // Of an action that only tells others, nobody knows what they do.
    #expect(
      Self.deletion("NotificationCenter.default.post(name: n, object: nil)", store: delete) == nil)
    #expect(Self.deletion("Store.shared.delete(box); done(box)", store: delete) == nil)
    // What a closure does that it was given, nobody knows; nor what a delegate does.
    let given = "func delete(_ box: Box, then done: () -> Void) { drop.all(box); done() }"
    #expect(Self.deletion("Store.shared.delete(box) { tell() }", store: given) == nil)
    let told = "weak var delegate: D?; func delete(_ box: Box) { delegate?.willDelete(box) }"
    #expect(Self.deletion("Store.shared.delete(box)", store: told) == nil)
    let asking = "func delete(_ box: Box) { questions.confirm(box) }"
    #expect(Self.deletion("Store.shared.delete(box)", store: asking) == nil)
  }

  @Test(
    "Code that is seen to the end and only changes data asks for nothing",
    arguments: [
      ("boxes.removeAll()", false), ("NSApp.terminate(nil)", false),
      (
        "NSPasteboard.general.clearContents(); NSPasteboard.general.setString(name, forType: .string)",
        false
      ),
      ("empty()", false), ("delete(box)", nil), ("model.empty()", nil), ("isOn = true", nil),
      ("NSWorkspace.shared.open(url)", nil), ("box = nil", false), ("openWindow(id: \"a\")", nil),
    ] as [(String, Bool?)])
  func nothing(_ code: String, _ expected: Bool?) {
    let members = "func empty() { boxes.removeAll() }\nfunc delete(_ box: Box) { show(box) }"
    let found = Self.command(Self.view("Button(\"Empty Box…\") { \(code) }", members: members))
    #expect(found?.asks == expected)
    #expect(found?.isConfirmed == expected)
  }

  @Test("What a link opens is the system's")
  func links() {
    for link in [#"Link("Help…", destination: url)"#, "ShareLink(item: url)"] {
      #expect(Self.command(Self.view(link))?.asks == nil)
    }
  }

  // MARK: Questions

  @Test(
    "A question before the act is found where it is asked",
    arguments: [
      (
        "let a = NSAlert(); a.messageText = \"Delete the box?\"; if a.runModal() == .alertFirstButtonReturn { }",
        "Delete the box?"
      ),
      ("let a = NSAlert(); a.messageText = \"Warning\"; a.runModal()", nil),
      (
        "let a = UIAlertController(title: \"Delete?\", message: nil, preferredStyle: .alert); present(a, animated: true)",
        "Delete?"
      ),
      ("isOn = true", "Delete it?"),
      ("if isOld { isOn = true }", nil),
    ] as [(String, String?)])
  func questions(_ code: String, _ expected: String?) {
    let dialog =
      ".confirmationDialog(\"Delete it?\", isPresented: $isOn) { Button(\"Delete\") { } }"
    let found = Self.command(Self.view("Button(\"Delete\") { \(code) }", dialog))
    #expect(found?.isConfirmed == true)
    #expect(found?.asks == nil)
    #expect(found?.confirmation?.literal == expected)
  }

  // MARK: Rules

  private static func rules(_ code: String) -> [String] {
    ExistingMenus([Source(path: "A.swift", text: code)]).diagnostics.map(\.rule)
  }

  @Test("The rules speak where the code tells, and nowhere else")
  func rules() {
    let importer = ".fileImporter(isPresented: $isOn) { _ in }"
    func mac(_ title: String, _ code: String) -> [String] {
      Self.rules("import AppKit\n" + Self.view("Button(\"\(title)\") { \(code) }", importer))
    }
    #expect(mac("Import Box", "isOn = true") == ["ellipsis-missing"])
    #expect(mac("Import Box…", "isOn = true") == [])
    #expect(mac("Import Box", "load()") == [])
    #expect(mac("Clear Box…", "boxes.removeAll()") == ["ellipsis-needs-input"])
    #expect(mac("Clear Box…", "load()") == [])
    func phone(_ code: String) -> [String] {
      Self.rules(
        "import UIKit\nimport SwiftUI\nstruct V: View { var body: some View { Menu(\"Box\") { "
          + "Button(\"Open\") { open() }; Button(\"Send\") { send() }; "
          + "Button(\"Delete Box\", role: .destructive) { \(code) } } } }"
      ).filter { $0 == "destructive-needs-confirm" }
    }
    #expect(phone("boxes.remove(box)") == ["destructive-needs-confirm"])
    #expect(phone("delete(box)") == [])
  }

  @Test("An import writes them")
  func written() {
    let importer = ".fileImporter(isPresented: $isOn) { _ in }"
    let code = Self.view(
      "Button(\"Import Box\") { isOn = true }; Button(\"Clear Box…\") { boxes.removeAll() }",
      importer)
    func written(_ code: String) -> String {
      MenuFileWriter.write(MenuReaders.read([Source(path: "A.swift", text: code)])).text
    }
    let text = written(code)
    #expect(text.includes("\"Import Box\" asks"))
    #expect(!text.includes("\"Clear Box…\" asks"))
    let dialog = ".confirmationDialog(\"Lose it?\", isPresented: $isOn) { Button(\"Lose\") { } }"
    let asking = written(Self.view("Button(\"Remove Box\") { isOn = true }", dialog))
    #expect(asking.includes("confirm \"Lose it?\""))
    #expect(asking.includes("its action asks by itself, too"))
  }
}
