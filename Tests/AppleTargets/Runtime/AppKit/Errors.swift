// Runs commands that fail and asynchronous commands, and prints what people see.
import AppKit
import MenuRuntime

struct NoPaper: Error, LocalizedError {
  var errorDescription: String? { "There is no paper." }
}

@MainActor
final class Canvas: NSView {
  let home = NSWindow()
  override var window: NSWindow? { home }
}

@main
@MainActor
struct Program {
  static func main() async {
    let answers = Answers()
    let canvas = Canvas()

    section("thrown at once")
    let failing = MenuContext<NotesCommand>(
      state: { NotesState() }, perform: { _ throws in throw NoPaper() })
    choose("Pin", in: NoteContextMenu(failing).makeMenu(for: canvas))
    print(answers.take())
    choose(
      "Pin",
      in: NoteContextMenu(failing.handlingErrors { print("handled:", $0) }).makeMenu(for: canvas))
    print(answers.take())

    section("in a task")
    var release: CheckedContinuation<Void, Never>?
    let model = NotesModel()
    let slow = MenuContext<NotesCommand>(for: model, state: \.state) { _, _ in
      await withCheckedContinuation { release = $0 }
      throw NoPaper()
    }
    NotesMenuBar(slow).install()
    bringToFront(NSWindow())
    choose("Pin", in: menu("Note"))
    await settle { release != nil }
    print("meanwhile:", choosable(menu("Note")))
    force("Pin", in: menu("Note"))
    release?.resume()
    await settle { !answers.asked.isEmpty }
    print(answers.take())
    print("afterwards:", choosable(menu("Note")))
  }
}
