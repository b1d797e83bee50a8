import SwiftUI

@main
struct NotesApp: App {
  @Environment(\.openWindow) private var openWindow
  @AppStorage("showsWordCount") private var showsWordCount = true
  @State private var model = NotesModel()

  var body: some Scene {
    WindowGroup {
      NoteList(model: model)
    }
    .commands {
      SidebarCommands()
      NoteCommands(model: model)
      CommandGroup(replacing: .newItem) {
        Button("New Note", systemImage: "square.and.pencil", action: model.addNote)
          .keyboardShortcut("n")
        Button("New Window") { openWindow(id: "main") }
          .keyboardShortcut("N", modifiers: [.command, .shift])
      }
      CommandGroup(after: CommandGroupPlacement.toolbar) {
        Toggle("Word Count", isOn: $showsWordCount)
        Picker("Sort By", selection: $model.sortOrder) {
          ForEach(SortOrder.allCases) { order in
            Text(order.title).tag(order)
          }
        }
      }
      CommandGroup(replacing: .help) {}
    }
    #if os(macOS)
      MenuBarExtra("Notes", systemImage: "note.text") {
        Button("Quick Note") { model.addNote() }
        Divider()
        Button("Quit Notes") { NSApp.terminate(nil) }
          .keyboardShortcut("q")
      }
      MenuBarExtra("Timer", systemImage: "timer") {
        Text("any views")
      }
      .menuBarExtraStyle(.window)
    #endif
  }
}

struct NoteCommands: Commands {
  @Bindable var model: NotesModel
  @FocusedValue(\.note) private var note

  var body: some Commands {
    CommandMenu("Note") {
      Group {
        Button(note?.isPinned == true ? "Unpin" : "Pin") { note?.isPinned.toggle() }
          .keyboardShortcut(.pin)
        Button {
          withAnimation { model.duplicate(note) }
        } label: {
          Label("Duplicate", systemImage: "plus.square.on.square")
        }
        .disabled(model.isLocked)
      }
      .disabled(note == nil)
      Divider()
      Menu("Move To") {
        ForEach(model.folders) { folder in
          Button(folder.name) { model.move(note, to: folder) }
        }
      }
      deleteButton
      if model.showsDebugMenu {
        Button("Show Log") { model.showLog() }
      } else {
        Button("Send Log…") { model.sendLog() }
      }
      if let url = note?.url {
        Link("Open in Browser", destination: url)
      }
      switch model.mode {
      case .editing: Button("Stop Editing") { model.stop() }
      case .reading: Button("Edit") { model.edit() }
      }
      #if DEBUG
        Button("Crash") { fatalError() }
      #endif
      #if os(macOS)
        Button("Spelling") {
          NSApp.sendAction(#selector(NSTextView.checkSpelling(_:)), to: nil, from: nil)
        }
      #else
        Button("Share") {}
      #endif
      Button("\(showsAll ? "Hide" : "Show") Archive") { showsAll.toggle() }
        .keyboardShortcut(.delete, modifiers: [])
        .help("note.archive.help")
    }
  }

  private var deleteButton: some View {
    Button("note.delete", role: .destructive) { model.delete(note) }
      .keyboardShortcut(KeyEquivalent.delete)
      .confirmationDialog("Delete this note?", isPresented: $model.asks) { EmptyView() }
  }
}

extension KeyboardShortcut {
  static let pin = KeyboardShortcut("p", modifiers: [.command, .option])
}

enum SortOrder: String, CaseIterable, Identifiable {
  case title, date

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .title: "Title"
    case .date: "sort.date"
    }
  }
}
