import Foundation
import Testing

/// `generate --info-plist`: quick actions for the property list of an app.
@Suite("Quick actions as a property list")
struct PropertyListTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ menus: String, _ arguments: String...) throws -> MenugenRun {
    try folder.write(menus, to: "Mail.menu")
    return try MenugenRun(["generate", "Mail.menu", "--info-plist"] + arguments, in: folder.url)
  }

  private static let commands = """
    app Mail { platforms iOS 17, iPadOS 17 }
    guidelines 2026
    state { isOnline: Bool; unreadCount: Int }
    list Mailbox
    commands Message {
      compose  "New Message"  symbol square.and.pencil
      scan     "Scan <Paper> & Send"  image "Scanner"
      fetch    "Get Mail"  symbol envelope  shown when isOnline
      open     "Open"  pick Mailbox
      unread   "{unreadCount} Unread"
      search   "Search"
      print    "Print"  enabled when isOnline
    }

    """

  @Test("Actions that are always the same are printed, the others are named with the reason")
  func printed() throws {
    let run = try run(
      Self.commands
        + """
        quick actions {
          compose
          scan as "Scan <Paper>" subtitle "To a & b"
          fetch
          each open
          unread
          when isOnline { search; on iPadOS { compose } }
          on iPadOS { search }
          print
        }
        """)
    #expect(run.status == 0, "\(run.errors)")
    let list = try PropertyListSerialization.propertyList(
      from: Data(run.output.utf8), format: nil)
    let actions = (list as? [String: Any])?["UIApplicationShortcutItems"] as? [[String: String]]
    #expect(
      actions == [
        [
          "UIApplicationShortcutItemType": "message.compose",
          "UIApplicationShortcutItemTitle": "New Message",
          "UIApplicationShortcutItemIconSymbolName": "square.and.pencil",
        ],
        [
          "UIApplicationShortcutItemType": "message.scan",
          "UIApplicationShortcutItemTitle": "Scan <Paper>",
          "UIApplicationShortcutItemSubtitle": "To a & b",
          "UIApplicationShortcutItemIconFile": "Scanner",
        ],
      ])
    for reason in [
      "Mail.menu:17: `fetch` is left out: it is there only at times (`shown when`)",
      "Mail.menu:18: `open` is left out: its entries come from a list (`each`)",
      "Mail.menu:19: `unread` is left out: its text shows a value",
      "Mail.menu:20: `search` is left out: it is there only at times (`when`)",
      "Mail.menu:20: `compose` is left out: it is there only at times (`when`)",
      "Mail.menu:21: `search` is left out: it is for iPadOS alone",
      "Mail.menu:22: `print` is left out: it is there only at times (`enabled when`)",
    ] {
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test("Without quick actions, or with none that stays, it says so; it writes no files")
  func refused() throws {
    let none = try run(Self.commands)
    #expect(none.status == 2 && none.errors.contains("there are no quick actions here"))
    let lists = try run(Self.commands + "quick actions { each open }")
    #expect(lists.status == 2 && lists.output.isEmpty)
    #expect(lists.errors.contains("none can be in a property list"))
    let both = try run(Self.commands + "quick actions { compose }", "-o", "Out")
    #expect(both.status == 2 && both.errors.contains("cannot be used with '-o'"))
    let broken = try run(Self.commands + "quick actions { composed }")
    #expect(broken.status == 1 && broken.output.isEmpty)
  }
}
