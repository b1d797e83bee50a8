import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What a swipe across a row shows: rules on titles and roles speak of it, and `import` writes it.
@Suite("Swipe actions")
struct SwipeActionTests {
  private static func swiftUI(_ actions: String, _ modifiers: String = "") -> String {
    """
    import SwiftUI
    import UIKit
    struct Row: View {
      @State var isAsking = false
      var body: some View { Text("x").swipeActions { \(actions) }\(modifiers) }
    }
    """
  }

  private static func uiKit(_ style: String, _ title: String, _ code: String = "go()") -> String {
    """
    import UIKit
    class Rows: UITableViewController {
      func made(_ title: String) -> UIContextualAction {
        UIContextualAction(style: \(style), title: title) { _, _, done in \(code); done(true) }
      }
      override func tableView(
        _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let action = made("\(title)")
        action.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    """
  }

  private static func rules(_ code: String) -> [String] {
    ExistingMenus([Source(path: "A.swift", text: code)]).diagnostics.map(\.rule)
  }

  static let cases: [(code: String, rules: [String])] = [
    (swiftUI("Button(\"Mark as unread\") { go() }"), ["label-title-case"]),
    (swiftUI("Button(\"Delete\") { boxes.removeAll() }"), ["destructive-marked"]),
    (swiftUI("Button(\"Delete\") { boxes.removeAll() }.tint(.red)"), ["destructive-marked"]),
    // What is red and unknown may ask first, and then the role would take the row away.
    (swiftUI("Button(\"Delete\") { drop(box) }.tint(.red)"), []),
    (
      swiftUI(
        "Button(\"Delete\") { isAsking = true }",
        ".alert(\"Delete it?\", isPresented: $isAsking) { Button(\"Delete\") { } }"), []
    ),
    (
      swiftUI("Button(\"Send\") { go() }; Button(\"Delete\", role: .destructive) { drop(box) }"), []
    ),
    (swiftUI("Button(\"Rename...\") { go() }"), ["ellipsis-character"]),
    // An image says enough, and a swipe has few actions.
    (swiftUI("Button { go() } label: { Image(systemName: \"pin\") }"), []),
    (uiKit(".normal", "Mark as unread"), ["label-title-case"]),
    (uiKit(".normal", "Delete", "boxes.removeAll()"), ["destructive-marked"]),
    (uiKit(".destructive", "Delete", "ask { go() }"), []),
    // With this style a row leaves the list.
    (uiKit(".destructive", "Archive"), []), (uiKit(".destructive", "Unmute"), []),
  ]

  @Test("Titles and roles", arguments: cases)
  func rules(_ code: String, _ expected: [String]) { #expect(Self.rules(code) == expected) }

  private static func written(_ code: String) -> WrittenMenus {
    MenuFileWriter.write(MenuReaders.read([Source(path: "A.swift", text: code)]))
  }

  /// The lines of a text without blanks around them.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test("An import writes them, each edge with its actions")
  func written() {
    for code in [Self.swiftUI("Button(\"Send Box\") { go() }"), Self.uiKit(".normal", "Send Box")] {
      let written = Self.written(code)
      #expect(Self.lines(written.text).contains("swipe trailing full {"))
      #expect(
        written.text.includes("sendBox \"Send Box\"") || written.text.includes("go \"Send Box\""))
      #expect(written.report.unread.isEmpty)
    }
  }

  @Test("The edge and the full swipe are those of the code")
  func edges() {
    let swiftUI = Self.lines(
      Self.written(
        """
        import SwiftUI
        struct Row: View {
          var body: some View {
            Text("x")
              .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { pin() } }
              .swipeActions { Button("Send") { send() } }
              .contextMenu { Button("Pin") { pin() }; Button("Send") { send() } }
          }
        }
        """
      ).text)
    let item = swiftUI.firstIndex(of: "item Row {").map { swiftUI[$0...].prefix(11) } ?? []
    // In the item of the menu, whose commands they share.
    #expect(
      Array(item) == [
        "item Row {", "context menu {", "pin", "send", "}", "swipe leading {", "pin", "}",
        "swipe trailing full {", "send", "}",
      ])
    #expect(swiftUI.count { $0.hasPrefix("pin \"") } == 1)
    let uiKit = Self.lines(
      Self.written(
        """
        import UIKit
        class Rows: UITableViewController {
          override func tableView(
            _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
          ) -> UISwipeActionsConfiguration? { made() }
          func made() -> UISwipeActionsConfiguration {
            let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in
              pin()
              done(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [pin])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
          }
        }
        class Grid: UICollectionViewController {
          func layout() -> UICollectionViewLayout {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.trailingSwipeActionsConfigurationProvider = { _ in
              UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in drop() }
              ])
            }
            return UICollectionViewCompositionalLayout.list(using: list)
          }
        }
        """
      ).text)
    #expect(uiKit.contains("swipe leading {") && uiKit.contains("swipe trailing full {"))
    #expect(uiKit.count { $0.hasPrefix("swipe") } == 2)
    #expect(uiKit.contains("drop \"Delete\" destructive"))
  }

  @Test("AppKit's row actions are those of the edge that the code asks for")
  func rowActions() {
    let found = MenuReaders.read([
      Source(
        path: "A.swift",
        text: """
          import AppKit
          class Rows: NSViewController, NSTableViewDelegate {
            func tableView(
              _ table: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
            ) -> [NSTableViewRowAction] {
              if edge == .leading {
                return [NSTableViewRowAction(style: .regular, title: "Pin") { _, _ in pin() }]
              }
              return [NSTableViewRowAction(style: .destructive, title: "Delete") { _, _ in drop() }]
            }
          }
          """)
    ])
    #expect(
      found.surfaces.map(\.kind) == [
        .swipe(edge: .leading, isFull: false), .swipe(edge: .trailing, isFull: false),
      ])
    #expect(
      found.surfaces.map { $0.entries.commands.map { $0.command.title.literal } } == [
        ["Pin"], ["Delete"],
      ])
  }

  @Test("UIKit's row actions are those of the trailing edge, red by default")
  func oldRowActions() {
    let code = """
      import UIKit
      class Rows: UITableViewController {
        override func tableView(
          _ table: UITableView, editActionsForRowAt path: IndexPath
        ) -> [UITableViewRowAction]? {
          let delete = UITableViewRowAction(style: .default, title: "Delete") { _, path in drop(path) }
          let pin = UITableViewRowAction(style: .normal, title: "Pin...") { _, path in pin(path) }
          pin.backgroundColor = .orange
          return [delete, pin]
        }
      }
      """
    let lines = Self.lines(Self.written(code).text)
    let first = lines.firstIndex(of: "swipe trailing {") ?? 0
    #expect(Array(lines[first...].prefix(4)) == ["swipe trailing {", "drop", "pin", "}"])
    #expect(lines.contains("drop \"Delete\" destructive"))
    #expect(Self.rules(code) == ["ellipsis-character"])
  }

  @Test("A title that is set later counts, and so does what VoiceOver says where there is none")
  func laterTitles() {
    let text = Self.written(
      """
      import UIKit
      class Rows: UITableViewController {
        override func tableView(
          _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let rename = UIContextualAction(style: .normal, title: nil) { _, _, done in rename(path); done(true) }
          rename.image = UIImage(systemName: "pencil")
          rename.accessibilityLabel = "Rename"
          return UISwipeActionsConfiguration(actions: [rename])
        }
        override func tableView(
          _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let edit = UIAction(handler: { _ in edit(path) })
            edit.title = "Edit"
            return UIMenu(children: [edit, UIAction(title: "Pin") { _ in pin(path) }])
          }
        }
        override var keyCommands: [UIKeyCommand]? {
          let find = UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find))
          find.discoverabilityTitle = "Find"
          return [
            find,
            UIKeyCommand.made(
              input: "r", modifierFlags: [.command], action: #selector(reload), discoverabilityTitle: "Reload"),
          ]
        }
      }
      """
    ).text
    for line in [
      "rename \"Rename\" symbol pencil", "edit \"Edit\"", "find \"Find\" key cmd+F",
      "reload \"Reload\" key cmd+R",
    ] { #expect(Self.lines(text).contains(line), "\(text)") }
  }

  @Test("What is no command is listed, and so are actions of an unknown edge")
  func unwritten() {
    let menu = Self.written(
      Self.swiftUI("Button(\"Send\") { go() }; Menu(\"More\") { Button(\"Pin\") { pin() } }"))
    #expect(
      menu.report.unread.map(\.reason) == [
        "the submenu “More” among swipe actions, which are single commands"
      ])
    let unknown = Self.written(
      """
      import UIKit
      class Rows { func made() -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        ])
      } }
      """)
    #expect(
      unknown.report.unread.map(\.reason) == ["swipe actions, of which the edge is not known"])
    #expect(!unknown.text.includes("swipe trailing"))
  }

  @Test("In place: what a full swipe deletes, too many actions, and actions that the menu lacks")
  func inPlace() {
    #expect(
      Self.rules(Self.swiftUI("Button(\"Delete\", role: .destructive) { boxes.removeAll() }"))
        == ["swipe-full-destructive"])
    // It asks, it is not deleted, or another action is first.
    let silent = [
      Self.swiftUI(
        "Button(\"Delete\", role: .destructive) { isAsking = true }",
        ".alert(\"Delete it?\", isPresented: $isAsking) { Button(\"Delete\") { } }"),
      Self.uiKit(".destructive", "Archive", "boxes.removeAll()"),
      Self.swiftUI(
        "Button(\"Send\") { go() }; Button(\"Delete\", role: .destructive) { boxes.removeAll() }"),
    ]
    for code in silent { #expect(Self.rules(code) == []) }
    let four = ["Pin", "Send", "Copy", "Move"].map { "Button(\"\($0)\") { \($0.lowercased())() }" }
    #expect(Self.rules(Self.swiftUI(four.joined(separator: "; "))) == ["swipe-max"])
    func menu(_ title: String) -> String {
      ".contextMenu { Button(\"\(title)\") { send() }; Button(\"Pin\") { pin() } }"
    }
    let pin = "Button(\"Pin\") { pin() }"
    #expect(Self.rules(Self.swiftUI(pin, menu("Send"))) == [])
    let flag = "Button(\"Flag\") { flag() }"
    #expect(Self.rules(Self.swiftUI(flag, menu("Send"))) == ["swipe-in-menu"])
    // It is there in other words, or shows what is there.
    #expect(Self.rules(Self.swiftUI(flag, menu("Mark as Flagged"))) == [])
    #expect(Self.rules(Self.swiftUI("Button(\"More\") { flag() }", menu("Send"))) == [])
    #expect(Self.rules(Self.swiftUI("Button(\"Keep\") { pin(); tell() }", menu("Send"))) == [])
  }
}
