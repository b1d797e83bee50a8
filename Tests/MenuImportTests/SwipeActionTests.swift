import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What a swipe over a row shows: rules on titles and roles speak of it, and `import` lists it.
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
    (swiftUI("Button(\"Delete\", role: .destructive) { drop(box) }"), []),
    (swiftUI("Button(\"Rename...\") { go() }"), ["ellipsis-character"]),
    // An image says enough, and a swipe has few actions.
    (swiftUI("Button { go() } label: { Image(systemName: \"pin\") }"), []),
    (uiKit(".normal", "Mark as unread"), ["label-title-case"]),
    (uiKit(".normal", "Delete", "boxes.removeAll()"), ["destructive-marked"]),
    (uiKit(".destructive", "Delete"), []),
    // With this style a row leaves the list.
    (uiKit(".destructive", "Archive"), []), (uiKit(".destructive", "Unmute"), []),
  ]

  @Test("Titles and roles", arguments: cases)
  func rules(_ code: String, _ expected: [String]) { #expect(Self.rules(code) == expected) }

  @Test("An import lists them, and writes none")
  func listed() {
    for code in [Self.swiftUI("Button(\"Send Box\") { go() }"), Self.uiKit(".normal", "Send Box")] {
      let found = MenuReaders.read([Source(path: "A.swift", text: code)])
      #expect(found.surfaces.isEmpty && found.unplaceable.count == 1)
      let written = MenuFileWriter.write(found)
      #expect(!written.text.includes("\"Send Box\""))
      #expect(written.text.includes("swipe actions, for which the language has no place"))
      #expect(written.report.unread.count == 1)
    }
  }
}
