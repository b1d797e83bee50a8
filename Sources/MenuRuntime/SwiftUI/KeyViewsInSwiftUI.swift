#if os(macOS) && canImport(SwiftUI) && canImport(AppKit)
  import AppKit
  public import SwiftUI

  /// A recorder: a field that shows the keys of a command, and below it what people should know about them.
  ///
  /// A click, Space or Return begins to record. The next key takes the place of the first one; Escape gives up, Delete takes
  /// all keys away, and Tab or a click elsewhere ends it. Meanwhile no key reaches menus, and global keys are off. A command
  /// whose keys people cannot change has a dimmed field.
  public struct MenuKeyRecorder: View {
    private let entry: MenuKeyEntry
    @State private var note: String?

    /// Creates the recorder of a command: `MenuKeyRecorder(TimerCommand.keys, for: .toggle)`.
    public init<Command: MenuKeysChangeable>(_ keys: MenuKeys<Command>, for command: Command) {
      entry = keys.entry(of: command)
    }

    /// The field and the note.
    public var body: some View {
      VStack(alignment: .leading) {
        KeyField(entry: entry, note: $note)
        if let note { Text(verbatim: note) }
      }
      .onAppear { note = MenuKeyRecording(entry).note }
    }
  }

  private struct KeyField: NSViewRepresentable {
    let entry: MenuKeyEntry
    @Binding var note: String?

    func makeNSView(context: Context) -> MenuKeyField { MenuKeyField(entry) }

    func updateNSView(_ field: MenuKeyField, context: Context) {
      field.noted = { note = $0 }
      if field.id != entry.id { field.show(entry) }
    }
  }

  /// A list of all commands of a menu bar, by menu, each with a recorder and a button that gives its own keys back to it; a
  /// search field; and a button for all keys. Last are commands with keys that no menu has, such as global ones.
  public struct MenuKeyList: View {
    private let contents: @MainActor () -> MenuKeyContents

    /// Creates the list of a menu bar: `MenuKeyList(NotesMenuBar.self)`.
    ///
    /// - Parameter others: The menu bars of other modules, whose commands are in the list too.
    public init<Surface: MenuBarSurface>(
      _ bar: Surface.Type, adding others: [any MenuBarSurface.Type] = []
    ) where Surface.Command: MenuKeysChangeable {
      contents = { MenuKeyContents([bar] + others) }
    }

    /// Creates the list of the commands with keys of an app without a menu bar: `MenuKeyList(TimerCommand.keys)`.
    public init<Command: MenuKeysChangeable>(_ keys: MenuKeys<Command>) {
      contents = { MenuKeyContents(keys) }
    }

    /// The list.
    public var body: some View { KeyList(contents: contents) }
  }

  private struct KeyList: NSViewRepresentable {
    let contents: @MainActor () -> MenuKeyContents

    func makeNSView(context: Context) -> MenuKeyListView { MenuKeyListView(contents()) }

    func updateNSView(_ list: MenuKeyListView, context: Context) {}
  }
#endif
