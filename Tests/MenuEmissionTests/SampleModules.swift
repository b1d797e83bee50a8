import MenuModel
import MenuSyntax

/// The modules that the tests generate code from.
enum SampleModules {
  /// The complete file of the language's description.
  static func notes(source: String) -> MenuModule {
    var notes = ModuleFactory(app: "Notes", path: "Sources/App/Notes.menu", source: source)
    notes.module.app.place = notes.place("app Notes")
    notes.state("hasSelection", .bool)
    notes.state("isPinned", .bool)
    notes.state("noteCount", .int)
    notes.choice(
      "SortOrder",
      [
        ("edited", "Date Edited", "clock"), ("created", "Date Created", "calendar"),
        ("title", "Title", "textformat"),
      ])
    notes.state("sortOrder", .choice(notes.choice("SortOrder")))
    notes.list("Folder", field: "folders")
    addCommands(to: &notes)
    addSurfaces(to: &notes)
    return notes.module
  }

  private static func addCommands(to notes: inout ModuleFactory) {
    notes.block()
    notes.command("newNote", "New Note") { command, notes in
      command.documentation = ["Makes an empty note in the folder that is open."]
      command.image = .symbol(notes.name("square.and.pencil"))
      command.key = KeyChord([.command], "n")
      command.isPrimary = true
      command.affects = .document
    }
    notes.command("pin", "Pin") { command, notes in
      command.titleWhenOn = notes.text("Unpin")
      command.image = .symbol(notes.name("pin"))
      command.imageWhenOn = .symbol(notes.name("pin.slash"))
      command.on = notes.variable("isPinned")
      command.isOnscreen = true
    }
    notes.command("share", "Share…") { command, notes in
      command.image = .symbol(notes.name("square.and.arrow.up"))
      command.asks = true
      command.frequency = .often
    }
    notes.command("move", "Move To") { command, notes in
      command.image = .symbol(notes.name("folder"))
      command.payload = .list(ListID(0))
      command.isOnscreen = true
    }
    notes.command("sort", "Sort By") { command, notes in
      command.payload = .choice(notes.state("sortOrder"), notes.choice("SortOrder"))
    }
    notes.command("define", "Define") { command, _ in command.affects = .selection }
    notes.command("delete", "Delete Note") { command, notes in
      command.image = .symbol(notes.name("trash"))
      command.key = KeyChord([.command], .delete)
      command.enabled = .and(
        notes.variable("hasSelection"),
        .comparison(.greater, .variable(notes.state("noteCount")), .integer(0)))
      command.isDestructive = true
      command.confirmation = notes.text("Delete {noteCount} Notes?")
      command.isOnscreen = true
    }
  }

  private static func addSurfaces(to notes: inout ModuleFactory) {
    var list = Screen(
      name: notes.name("NoteList"), documentation: [], place: notes.place("screen NoteList"))
    list.scrolls = true
    var note = Item(
      name: notes.name("Note"), documentation: [], place: notes.place("item Note"))
    note.preview = Preview(name: notes.name("NoteCard"), place: notes.place("preview NoteCard"))
    note.contextMenu = notes.contextMenu(
      notes.entries("share", "pin", "---", "move", "---", "delete"), at: "context menu {\n")
    list.items = [note]
    list.background = notes.contextMenu(notes.entries("newNote"), at: "background")
    var more = MenuButton(
      name: Name(text: "More", place: notes.place("more button")),
      header: notes.place("more button"), place: notes.place("more button"))
    more.isMore = true
    more.entries = notes.entries("each sort")
    list.buttons = [more]
    var toolbar = Toolbar(name: nil, header: notes.place("toolbar"), place: notes.place("toolbar"))
    var block = Toolbar.Block(
      platform: .iOS, header: notes.place("iOS    {"), place: notes.place("iOS    {"))
    block.entries = notes.entries("newNote", "share")
    toolbar.blocks = [block]
    list.toolbar = toolbar

    var editor = Screen(
      name: notes.name("NoteEditor"), documentation: [], place: notes.place("screen NoteEditor"))
    var body = Item(
      name: notes.name("NoteBody"), documentation: [], place: notes.place("item NoteBody"))
    var edit = EditMenu(header: notes.place("edit menu"), place: notes.place("edit menu"))
    edit.selection = notes.variable("hasSelection")
    edit.entries = notes.entries("define")
    body.editMenu = edit
    editor.items = [body]
    notes.module.screens = [list, editor]

    var bar = MenuBar(header: notes.place("menu bar"), place: notes.place("menu bar"))
    var file = BarMenu(kind: .file, header: notes.place("file {"), place: notes.place("file {"))
    file.entries = notes.entries("newNote", "share")
    var view = BarMenu(kind: .view, header: notes.place("view {"), place: notes.place("view {"))
    view.entries = notes.entries("sort")
    var own = BarMenu(
      kind: .custom(notes.name("Note")), header: notes.place("menu Note"),
      place: notes.place("menu Note"))
    own.entries = notes.entries("pin", "move", "---", "delete")
    bar.menus = [file, view, own]
    notes.module.menuBar = bar
  }
}
