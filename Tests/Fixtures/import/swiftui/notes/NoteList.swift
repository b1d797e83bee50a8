import SwiftUI

struct NoteList: View {
  var model: NotesModel
  @State private var selection: Set<Note.ID> = []
  @State private var isEditing = false

  var body: some View {
    List(model.notes, selection: $selection) { note in
      NoteRow(note: note)
        .contextMenu { NoteMenu(note: note, allowsDeletion: false) }
    }
    .contextMenu(forSelectionType: Note.ID.self) { ids in
      if ids.isEmpty {
        Button("New Note") { model.addNote() }
      } else {
        Section("For ^[\(ids.count) Note](inflect: true)") {
          exportButton(title: "Export \(ids.count) Notes…", symbol: "square.and.arrow.up")
        }
        Section {
          ControlGroup {
            Button { model.copy(ids) } label: { Image(systemName: "doc.on.doc") }
              .accessibilityLabel("Copy")
            PasteButton(payloadType: String.self) { model.paste($0) }
          }
        } header: {
          Text("Clipboard")
        }
        ShareLink(items: model.items(ids))
        UnknownMenu(ids)
      }
    } primaryAction: { ids in
      model.open(ids)
    }
    .toolbar {
      ToolbarItem(placement: .destructiveAction) { Button("Clear") { clear() } }
      ToolbarItem(placement: .primaryAction) {
        Button(action: model.addNote) { Label("New Note", systemImage: "square.and.pencil") }
          .help("Makes a new note")
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button { model.archive() } label: { Image(systemName: "archivebox") }
          .help("Archive")
        Spacer()
        EditButton()
        ToolbarMenu(title: "More") {
          Button("Select All") { selection = model.all }
        }
      }
      ToolbarItem(placement: .principal) { CountView(count: model.notes.count) }
    }
  }

  private func exportButton(title: String, symbol: String) -> some View {
    Button(title, systemImage: symbol) { model.export() }
  }
}

/// The menu of a row.
struct NoteMenu: View {
  let note: Note
  var allowsDeletion = true

  var body: some View {
    Button {
      note.isPinned.toggle()
    } label: {
      if note.isPinned {
        Label("Unpin", systemImage: "pin.slash")
      } else {
        Label("Pin", systemImage: "pin")
      }
    }
    ColorMenuItem(color: .red)
    ColorMenuItem(color: .blue)
    Button(L10n.Note.openInWindow) { note.open() }
    Button("note.rename".localized) { note.rename() }
    Button("missing.key") {}
    if allowsDeletion {
      Button("Delete", role: .destructive) { note.delete() }
    }
  }
}

struct ColorMenuItem: View {
  let color: NoteColor
  var titleOverride: String?

  var body: some View {
    Button(titleOverride ?? color.title) { color.apply() }
  }
}

enum NoteColor {
  case red, blue

  var title: String { self == .red ? "Red" : "Blue" }
  var symbol: String { "circle" }
}

/// A button with a menu, whose entries are the caller's.
struct ToolbarMenu<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: () -> Content

  var body: some View {
    Menu(title) { content() }
  }
}

struct CountView: View {
  let count: Int
  var body: some View { Text("\(count) Notes") }
}

/// The app's own, whose content is not to be found from its body.
struct Section<Content: View>: View {
  var content: [Content]
  var body: some View { Stack(content) }

  init(@ViewBuilder _ content: () -> Content) { self.content = [content()] }
}

/// What a generator writes of the strings.
enum Strings {
  static let close = Strings.tr("Localizable", "note.close", fallback: "Close Note")
  static let rename = Strings.tr("Localizable", "note.rename", fallback: "an older text")
}

struct LabelledMenu<Title: View>: View {
  @ViewBuilder let label: () -> Title

  var body: some View {
    Menu
    {
      Button(Strings.close) {}
      Button(Strings.rename) {}
      Button {
      } label: {
        Image(systemName: "star").help("Favorite")
      }
    }
    label:
    {
      self.label()
    }
  }
}

/// A row, whose menu is written as it was in the first version of SwiftUI.
struct NoteRow: View {
  let note: Note

  var body: some View {
    Text(note.title)
      .contextMenu(
        ContextMenu {
          NamedButton()
          NamedButton(name: "Close")
          LabelledMenu { Text("More") }
        })
  }
}

struct NamedButton: View {
  var name: LocalizedStringKey?

  var body: some View {
    Button {
    } label: {
      if let name {
        Label(name, systemImage: "xmark")
      } else {
        Text("Open")
      }
    }
  }
}

/// Titles of which the types have one name each in others, and texts that change.
struct AddMenu: View {
  @State private var title = "Not Known"
  var size = "Not Known Either"
  let kinds: [String]
  let model = AddModel()

  var body: some View {
    Menu("Add") {
      Button {
        add(.area)
      } label: {
        Label {
          Text(Titles.Area.List.title)
        } icon: {
          Image(uiImage: Icons.area.image(ofSize: .init(width: 18, height: 18)))
        }
      }
      Button {
        add(.entity)
      } label: {
        Label {
          Text(Titles.Entity.List.title)
        } icon: {
          Image(systemName: "lightbulb")
        }
      }
      Button(model.addTitle) { add(.all) }
      Button(lookedUp("note.rename")) { add(.pinned) }
      Button(title) {}
      Button(size) {}
      ForEach(kinds, id: \.self) { kind in
        Button(kind) {}
      }
    }
  }

  private let kind = "Not a Kind"
}

struct AddModel {
  var addTitle: String { NSLocalizedString("note.rename", comment: "") }
}

func lookedUp(_ key: String) -> String {
  let text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
  return text
}

enum Titles {
  enum Area { enum List { static var title: String { "Areas" } } }
  enum Entity { enum List { static var title: String { "Entities" } } }
}

struct FilterButton: View {
  @Binding var filter: Filter

  var body: some View {
    Menu {
      Button("All") { filter = .all }
        .menuActionDismissBehavior(.disabled)
      Menu("Tags", systemImage: "tag") {
        Button("Work") { filter = .work }
      }
    } label: {
      Label("Filter", systemImage: "line.3.horizontal.decrease")
    } primaryAction: {
      filter = .none
    }
  }
}

#Preview {
  Menu("Preview") { Button("Not a menu of the app") {} }
}
