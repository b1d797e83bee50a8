// Asks for confirmation in German: Escape has to cancel, although AppKit recognizes only a button titled "Cancel".
import AppKit
import MenuRuntime

@main
@MainActor
struct Program {
  static func main() throws {
    // Linux has no languages to choose from, so the app overrides the texts instead.
    let texts = """
      "cancel.title" = "Abbrechen";
      "editMenu.title" = "Bearbeiten";
      "standard.paste.title" = "Einsetzen";
      "standard.find.title" = "Suchen …";
      """
    let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let table = folder.appendingPathComponent("MenuRuntime.strings")
    try texts.write(to: table, atomically: true, encoding: .utf8)

    let model = NotesModel()
    NotesMenuBar(model.menus).install()
    bringToFront(NSWindow())
    let answers = Answers()
    choose("Delete Note", in: menu("Note"))
    print(answers.take(), model.takePerformed())
    print(open(menu("Bearbeiten")))
    print(MenuTexts.text(.cancel, in: .german))
    try FileManager.default.removeItem(at: table)
  }
}
