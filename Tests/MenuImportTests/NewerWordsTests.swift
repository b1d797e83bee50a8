import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What code says of states is written in the words of the language, and the file shows what the app does.
@Suite("Titles, roles and lines of text by state")
struct NewerWordsTests {
  /// The lines of the file for an app of one file, each with single blanks; nothing may differ without a reason.
  static func written(_ code: String) throws -> [String] {
    let found = MenuReaders.read([Source(path: "App/Notes.swift", text: code)])
    let written = MenuFileWriter.write(found, appName: "Notes")
    let analysis = ModuleAnalysis(
      [Source(path: "Menus.menu", text: written.text)],
      options: AnalysisOptions(checksGuidelines: false))
    #expect(analysis.diagnostics.isEmpty, "\(written.text)")
    let trip = RoundTrip(
      found, writtenAs: written, in: analysis.module,
      perform: written.performFunction(sources: found.sources))
    #expect(trip.unexplained.map(\.what) == [], "\(written.text)")
    return written.text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  /// Expects that what is written for code has a line.
  static func expect(_ line: String, in code: String) throws {
    let lines = try written(code)
    #expect(lines.contains(line), "\(lines)")
  }

  /// A context menu of SwiftUI.
  static func view(_ entries: String) -> String {
    """
    import SwiftUI
    struct NoteRow: View {
      var body: some View { Text("").contextMenu { \(entries) } }
    }
    """
  }

  /// A context menu of AppKit.
  static func appKit(_ lines: String) -> String {
    """
    import AppKit
    class NoteView: NSView {
      override func menu(for event: NSEvent) -> NSMenu? {
        let menu = NSMenu()
        \(lines)
        return menu
      }
    }
    """
  }

  /// A context menu of UIKit.
  static func uiKit(_ elements: String) -> String {
    """
    import UIKit
    class NoteList: UIViewController, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [\(elements)])
        }
      }
    }
    """
  }

  private static let item =
    #"let item = NSMenuItem(title: "Share", action: #selector(share(_:)), keyEquivalent: ""); menu.addItem(item); "#

  @Test(
    "A title by a condition is one, unless the two are those of a toggle",
    arguments: [
      (
        view(#"Button(hasSelection ? "Share Selection" : "Share") { share() }"#),
        #"share "Share" title "Share Selection" when hasSelection"#
      ),
      (
        view(
          #"Button { share() } label: { if isLocal { Text("Share") } else { Text("Share Link") } }"#
        ),
        #"share "Share Link" title "Share" when isLocal"#
      ),
      (
        view(#"Button(isPinned ? "Unpin" : "Pin") { pin() }"#),
        #"pin "Pin" / "Unpin" on when isPinned"#
      ),
      (
        view(#"Button(isRaw ? "Rendered" : "Source") { isRaw.toggle() }"#),
        #"source "Source" / "Rendered" on when isRaw"#
      ),
      (
        view(#"Toggle(isRaw ? "Raw Text" : "As Written", isOn: $isRaw)"#),
        #"asWritten "As Written" / "Raw Text" on when isRaw"#
      ),
      (
        view(#"Toggle(isShared ? "Watch All" : "Watch", isOn: $isWatched)"#),
        #"watch "Watch" title "Watch All" when isShared on when isWatched"#
      ),
      (
        view(
          #"Button(hasSelection ? "Share Selection" : "Share", systemImage: hasSelection ? "link" : "square") { share() }"#
        ),
        #"share "Share" title "Share Selection" when hasSelection symbol square symbol link when hasSelection"#
      ),
      (
        appKit(item + #"item.title = hasSelection ? "Share Selection" : "Share""#),
        #"share "Share" title "Share Selection" when hasSelection"#
      ),
      (
        appKit(item + #"if hasSelection { item.title = "Share Selection" }"#),
        #"share "Share" title "Share Selection" when hasSelection"#
      ),
      (
        appKit(
          item
            + #"if hasSelection { item.title = "Share Selection" } else { item.title = "Share All" }"#
        ),
        #"share "Share All" title "Share Selection" when hasSelection"#
      ),
      (
        appKit(item + #"if isShared { item.title = "Unshare" }"#),
        #"share "Share" / "Unshare" on when isShared"#
      ),
      (
        uiKit(#"UIAction(title: isNew ? "Save" : "Replace") { _ in self.save() }"#),
        #"save "Replace" title "Save" when isNew"#
      ),
    ])
  func titles(_ code: String, _ expected: String) throws {
    try Self.expect(expected, in: code)
  }

  @Test(
    "More than two titles are each by its condition, the first that holds",
    arguments: [
      view(
        #"Button(isPaused ? "Resume" : isRecording ? "Pause" : "Record") { record() }"#),
      view(
        #"Button { record() } label: { if isPaused { Text("Resume") } else if isRecording { Text("Pause") } else { Text("Record") } }"#
      ),
      appKit(
        item.replacing("Share", with: "Record").replacing("share(", with: "record(")
          + #"if isRecording { item.title = "Pause" }; if isPaused { item.title = "Resume" }"#),
      uiKit(
        #"UIAction(title: isPaused ? "Resume" : (isRecording ? "Pause" : "Record")) { _ in self.record() }"#
      ),
    ])
  func severalTitles(_ code: String) throws {
    let expected =
      #"record "Record" title "Resume" when isPaused title "Pause" when isRecording"#
    try Self.expect(expected, in: code)
  }

  @Test("Each case of a switch gives a title, unless the title can't be read")
  func cases() throws {
    let label = """
      Button("Open") { open() }
      Button { record() } label: {
        switch state { case .idle: Text("Start"); case .busy: Text("Stop"); default: Text(name) }
      }
      """
    let lines = try Self.written(Self.view(label))
    #expect(lines.contains { $0.hasPrefix("// Notes.swift") }, "\(lines)")
    let known = try Self.written(Self.view(label.replacing("Text(name)", with: "Text(\"Wait\")")))
    #expect(
      known.contains(#"record "Wait" title "Start" when isIdle title "Stop" when isBusy"#),
      "\(known)")
  }

  @Test(
    "What destroys only at times says when",
    arguments: [
      (
        view(#"Button("Remove", role: isShared ? nil : .destructive) { remove() }"#),
        #"remove "Remove" destructive when !isShared"#
      ),
      (
        view(#"Button("Remove", role: isOwn ? .destructive : .none) { remove() }"#),
        #"remove "Remove" destructive when isOwn"#
      ),
      (
        uiKit(
          #"UIAction(title: "Remove", attributes: isOwn ? .destructive : []) { _ in self.remove() }"#
        ),
        #"remove "Remove" destructive when isOwn"#
      ),
      (
        uiKit(
          #"UIAction(title: "Remove", attributes: canEdit ? [.destructive] : [.destructive, .disabled]) { _ in self.remove() }"#
        ),
        #"remove "Remove" enabled when canEdit destructive"#
      ),
      (
        uiKit(
          #"UIAction(title: "Remove", attributes: canEdit ? [] : [.disabled]) { _ in self.remove() }"#
        ),
        #"remove "Remove" enabled when canEdit"#
      ),
    ])
  func destructive(_ code: String, _ expected: String) throws {
    try Self.expect(expected, in: code)
  }

  @Test(
    "A command that destroys at one place only when something holds, and at another always, always does"
  )
  func destructiveAtPlaces() throws {
    let entries = #"Button("Remove", role: isOwn ? .destructive : nil) { remove() }"#
    let other = #"Button("Remove", role: .destructive) { remove() }"#
    let code = Self.view(entries) + Self.view(other).replacing("NoteRow", with: "TagRow")
    let lines = try Self.written(code)
    #expect(lines.contains(#"remove "Remove" destructive"#), "\(lines)")
  }

  @Test(
    "A line that only informs is a text, and one above entries their heading",
    arguments: [
      (
        view(#"Button("Open") { open() }; Divider(); Text("\(notes.count) notes")"#),
        #"text "{noteCount} notes""#
      ),
      (
        view(#"Button("Open") { open() }; Divider(); Text("Edited yesterday by someone")"#),
        #"text "Edited yesterday by someone""#
      ),
      (
        view(#"Label("Not signed in yet", systemImage: "person"); Button("Open") { open() }"#),
        #"text "Not signed in yet" symbol person"#
      ),
      (
        view(#"Text("Recent"); Button("Open") { open() }"#),
        #"section "Recent" {"#
      ),
      (
        uiKit(
          #"UIAction(title: "No Tags", attributes: .disabled) { _ in }, UIAction(title: "Tag") { _ in self.tag() }"#
        ),
        #"text "No Tags""#
      ),
      (
        appKit(
          #"menu.addItem(withTitle: "Open", action: #selector(open(_:)), keyEquivalent: ""); let line = NSMenuItem(title: "Up to Date", action: nil, keyEquivalent: ""); line.isEnabled = false; menu.addItem(line)"#
        ),
        #"text "Up to Date""#
      ),
      (
        appKit(
          #"let line = NSMenuItem(title: "Recent", action: nil, keyEquivalent: ""); line.isEnabled = false; menu.addItem(line); menu.addItem(withTitle: "Open", action: #selector(open(_:)), keyEquivalent: "")"#
        ),
        #"section "Recent" {"#
      ),
    ])
  func texts(_ code: String, _ expected: String) throws {
    try Self.expect(expected, in: code)
  }

  @Test(
    "Something that may do more than show text is not written as `text`",
    arguments: [
      view(#"Button("Open") { open() }; HStack { Image("dot"); Text("Online since yesterday") }"#),
      view(#"Button("Open") { open() }; Text("Copy all of it now").onTapGesture { copy() }"#),
      appKit(
        #"let line = NSMenuItem(title: "Start", action: nil, keyEquivalent: ""); if isBusy { line.isEnabled = false }; menu.addItem(line)"#
      ),
    ])
  func noTexts(_ code: String) throws {
    let lines = try Self.written(code)
    #expect(!lines.contains { $0.hasPrefix("text ") }, "\(lines)")
  }

  @Test("What VoiceOver says in place of the title is a label")
  func labels() throws {
    let entries =
      #"Button("Share", systemImage: "link") { share() }.accessibilityLabel("Share Note")"#
    let lines = try Self.written(Self.view(entries))
    #expect(lines.contains(#"share "Share" label "Share Note" symbol link"#), "\(lines)")
    let same = try Self.written(
      Self.view(#"Button("Share") { share() }.accessibilityLabel("Share")"#))
    #expect(same.contains(#"share "Share""#), "\(same)")
  }

  @Test("What code sets in a branch holds while that is taken")
  func branches() throws {
    let code = Self.appKit(
      Self.item + "if isLocked { item.isEnabled = false }; if !canShare { item.isHidden = true }")
    let lines = try Self.written(code)
    #expect(lines.contains(#"share "Share" enabled when !isLocked"#), "\(lines)")
    #expect(lines.contains("when canShare {"), "\(lines)")
  }
}

/// What code has for shortcuts, platforms and places of a command.
@Suite("Shortcuts, platforms and places of commands in code")
struct PlacesOfCommandsTests {
  @Test(
    "A hidden control that does the same by another shortcut is one more shortcut",
    arguments: [
      NewerWordsTests.appKit(
        #"""
        menu.addItem(withTitle: "Enlarge", action: #selector(enlarge(_:)), keyEquivalent: "+")
        let other = NSMenuItem(title: "Enlarge", action: #selector(enlarge(_:)), keyEquivalent: "=")
        other.isHidden = true
        other.allowsKeyEquivalentWhenHidden = true
        menu.addItem(other)
        """#),
      NewerWordsTests.uiKit(
        #"UIKeyCommand(title: "Enlarge", action: #selector(enlarge), input: "+", modifierFlags: .command)"#
      ) + """
        extension NoteList {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "=", modifierFlags: .command, action: #selector(enlarge))]
          }
        }
        """,
      """
      import SwiftUI
      struct NoteView: View {
        var body: some View {
          Text("").contextMenu { Button("Enlarge") { enlarge() }.keyboardShortcut("+") }
            .background { Button("Enlarge") { enlarge() }.keyboardShortcut("=").hidden() }
        }
      }
      """,
    ])
  func keys(_ code: String) throws {
    let lines = try NewerWordsTests.written(code)
    #expect(lines.contains(#"enlarge "Enlarge" key cmd++, cmd+="#), "\(lines)")
  }

  @Test("A hidden control that does something else is no further shortcut")
  func otherKeys() throws {
    let lines = try NewerWordsTests.written(
      """
      import SwiftUI
      struct NoteView: View {
        var body: some View {
          Text("").contextMenu { Button("Enlarge") { enlarge() }.keyboardShortcut("+") }
            .background { Button("Enlarge") { reset() }.keyboardShortcut("0").opacity(0) }
        }
      }
      """)
    #expect(lines.contains(#"enlarge "Enlarge" key cmd++"#), "\(lines)")
  }

  @Test(
    "A condition that asks for the platform is one of platforms",
    arguments: [
      (
        NewerWordsTests.view(
          #"Button("Copy") { copy() }; if Platform.isMac { Button("Reveal") { reveal() } }"#),
        ["on macOS {", "reveal"]
      ),
      (
        NewerWordsTests.view(
          #"Button("Copy") { copy() }; if UIDevice.current.userInterfaceIdiom == .pad && isOpen { Button("Detach") { detach() } }"#
        ),
        ["on iPadOS {", "when isOpen {", "detach"]
      ),
      (
        NewerWordsTests.view(
          #"Button("Copy") { copy() }; Button(OS.isMac ? "Reveal in Finder" : "Show in Files") { reveal() }"#
        ),
        ["on macOS {", "revealInFinder"]
      ),
      (
        NewerWordsTests.view(
          #"Button("Copy") { copy() }; Button("Detach") { detach() }.disabled(isLocked || OS.isMac)"#
        ),
        ["on iOS, iPadOS {", "detach"]
      ),
      (
        NewerWordsTests.uiKit(
          #"UIAction(title: "Copy") { _ in self.copy() }, UIAction(title: "Detach", attributes: UIDevice.current.userInterfaceIdiom == .phone ? .hidden : []) { _ in self.detach() }"#
        ),
        ["on iPadOS {", "detach"]
      ),
    ])
  func platforms(_ code: String, _ expected: [String]) throws {
    let lines = try NewerWordsTests.written(code)
    for (first, second) in zip(expected, expected.dropFirst()) {
      #expect(zip(lines, lines.dropFirst()).contains { $0 == first && $1 == second }, "\(lines)")
    }
    #expect(!lines.contains { $0.includes("isMac") || $0.includes("Idiom") }, "\(lines)")
  }

  @Test("A device of the app that is a Mac is no platform")
  func devices() throws {
    let lines = try NewerWordsTests.written(
      NewerWordsTests.view(
        #"Button("Copy") { copy() }; if device.isMac { Button("Wake") { wake() } }"#))
    #expect(lines.contains("when isMac {"), "\(lines)")
  }

  @Test("A command that can be used at other times in another place says so there")
  func enabled() throws {
    func view(_ name: String, _ modifier: String) -> String {
      "struct \(name): View { var body: some View { Text(\"\").contextMenu { Button(\"Share\") { share() }\(modifier) } } }\n"
    }
    let places = [
      ("First", ""), ("Second", ".disabled(isLocked)"), ("Third", ".disabled(model.isLocked)"),
      ("Fourth", ".disabled(notes.isEmpty)"),
    ]
    let code = "import SwiftUI\n" + places.map { view($0.0, $0.1) }.joined()
    let lines = try NewerWordsTests.written(code)
    #expect(lines.contains(#"share "Share" enabled when !isLocked"#), "\(lines)")
    let comments = lines.filter { $0.hasPrefix("// Notes.swift:") && $0.includes("here") }
    #expect(
      comments == [
        "// Notes.swift:2: never dimmed here",
        "// Notes.swift:5: here, enabled only when `!(notes.isEmpty)`",
      ])
  }

  @Test("An app's own Settings, About, Open and Close keep what they do")
  func ownCommands() throws {
    let code = """
      import SwiftUI
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { Text("") }.commands {
            CommandGroup(replacing: .appSettings) { Button("Settings…") { showPanes() }.keyboardShortcut(",") }
            CommandGroup(replacing: .appInfo) { Button("About Notes") { showAbout() } }
            CommandGroup(replacing: .newItem) { Button("Open…") { pickFile() }.keyboardShortcut("o") }
            CommandGroup(replacing: .saveItem) { Button("Close") { closeTab() }.keyboardShortcut("w") }
          }
        }
      }
      """
    let found = MenuReaders.read([Source(path: "Notes.swift", text: code)])
    let written = MenuFileWriter.write(found, appName: "Notes")
    let perform = written.performFunction(sources: found.sources)
    for call in ["showPanes()", "showAbout()", "pickFile()", "closeTab()"] {
      #expect(perform.includes(call), "\(perform)")
    }
    for name in ["settings", "about", "open", "close"] {
      #expect(!written.text.includes("standard \(name)"), "\(written.text)")
    }
    _ = try NewerWordsTests.written(code)
  }

  @Test("A toggle with a binding of its own does what its setter does")
  func setter() {
    let found = MenuReaders.read([
      Source(
        path: "Notes.swift",
        text: NewerWordsTests.view(
          "Toggle(\"Shuffle\", isOn: Binding(get: { isShuffled }, set: { _ in shuffle() }))"))
    ])
    let written = MenuFileWriter.write(found, appName: "Notes")
    #expect(written.performFunction(sources: found.sources).includes("shuffle()"))
  }
}

/// Lists whose elements have elements.
@Suite("Nested lists in code")
struct NestedListsTests {
  @Test(
    "Code that makes a submenu of those elements by itself is a nested list",
    arguments: [
      """
      import SwiftUI
      struct FolderMenu: View {
        let folders: [Folder]
        var body: some View {
          ForEach(folders) { folder in
            if let children = folder.children {
              Menu(folder.name) { FolderMenu(folders: children) }
            } else {
              Button(folder.name) { open(folder) }
            }
          }
        }
      }
      struct NoteRow: View {
        var body: some View { Text("").contextMenu { Menu("Move To") { FolderMenu(folders: folders) } } }
      }
      """,
      """
      import SwiftUI
      struct FolderEntry: View {
        let folder: Folder
        var body: some View {
          if folder.folders.isEmpty {
            Button(folder.name) { open(folder) }
          } else {
            Menu(folder.name) { ForEach(folder.folders) { child in FolderEntry(folder: child) } }
          }
        }
      }
      struct NoteRow: View {
        var body: some View {
          Text("").contextMenu { Menu("Move To") { ForEach(folders) { folder in FolderEntry(folder: folder) } } }
        }
      }
      """,
      """
      import SwiftUI
      struct NoteRow: View {
        var body: some View {
          Text("").contextMenu {
            Menu("Move To") { OutlineGroup(folders, children: \\.children) { folder in Button(folder.name) { open(folder) } } }
          }
        }
      }
      """,
      NewerWordsTests.uiKit(#"UIMenu(title: "Move To", children: elements(of: folders))"#) + """
        extension NoteList {
          func elements(of folders: [Folder]) -> [UIMenuElement] {
            folders.map { folder in
              folder.children.isEmpty
                ? UIAction(title: folder.name) { _ in self.open(folder) }
                : UIMenu(title: folder.name, children: elements(of: folder.children))
            }
          }
        }
        """,
      NewerWordsTests.appKit(
        #"""
        let move = NSMenuItem(title: "Move To", action: nil, keyEquivalent: "")
        let folderMenu = NSMenu()
        fill(folderMenu, with: folders)
        move.submenu = folderMenu
        menu.addItem(move)
        """#) + """
          extension NoteView {
            func fill(_ menu: NSMenu, with folders: [Folder]) {
              for folder in folders {
                let item = NSMenuItem(title: folder.name, action: #selector(open(_:)), keyEquivalent: "")
                if !folder.children.isEmpty {
                  let submenu = NSMenu()
                  fill(submenu, with: folder.children)
                  item.submenu = submenu
                }
                menu.addItem(item)
              }
            }
          }
          """,
    ])
  func nested(_ code: String) throws {
    let lines = try NewerWordsTests.written(code)
    #expect(lines.contains("list Folder as folders nested"), "\(lines)")
    #expect(lines.contains { $0.includes("\"Move To\"") && $0.includes("pick Folder") }, "\(lines)")
  }

  @Test("A submenu with an entry of its own besides its elements is no nested list")
  func notNested() throws {
    let lines = try NewerWordsTests.written(
      """
      import SwiftUI
      struct FolderMenu: View {
        let folder: Folder
        var body: some View {
          Menu(folder.name) {
            Button("Open") { open(folder) }
            ForEach(folder.children) { child in FolderMenu(folder: child) }
          }
        }
      }
      struct NoteRow: View {
        var body: some View { Text("").contextMenu { FolderMenu(folder: root) } }
      }
      """)
    #expect(!lines.contains { $0.hasSuffix("nested") }, "\(lines)")
  }
}
