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
    let lines = try Self.written(code)
    #expect(lines.contains(expected), "\(lines)")
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
    let lines = try Self.written(code)
    #expect(lines.contains(expected), "\(lines)")
  }

  @Test("The cases of a value give titles, and a title that nobody knows is none")
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
    ])
  func destructive(_ code: String, _ expected: String) throws {
    let lines = try Self.written(code)
    #expect(lines.contains(expected), "\(lines)")
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
    let lines = try Self.written(code)
    #expect(lines.contains(expected), "\(lines)")
  }

  @Test(
    "What may be more than a line of text is none",
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
