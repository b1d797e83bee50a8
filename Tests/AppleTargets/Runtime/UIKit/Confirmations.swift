// Asks for confirmation of destructive commands on an iPhone and an iPad, in the right window and in front of
// everything else.
import MenuRuntime
import UIKit

@MainActor
final class SlowModel {
  var state = NotesState(hasSelection: true, noteCount: 3)
  var waiting: CheckedContinuation<Void, Never>?
  var failure: (any Error)?
  var performed: [String] = []

  var menus: MenuContext<NotesCommand> {
    MenuContext(for: self, state: \.state) { model, command in
      model.performed.append(command.label + " begins")
      await withCheckedContinuation { model.waiting = $0 }
      if let failure = model.failure { throw failure }
      model.performed.append(command.label + " ends")
    }
  }

  func finish() async {
    waiting?.resume()
    waiting = nil
    await settle()
  }
}

struct NoPaper: Error, LocalizedError {
  var errorDescription: String? { "There is no paper." }
}

@main
@MainActor
struct Program {
  static func main() async {
    questions(NotesModel())
    inFront(NotesModel())
    windows()
    gone()
    await busy()
    await errors()
  }

  static func questions(_ model: NotesModel) {
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      section("a question on a \(idiom)")
      UIDevice.current.userInterfaceIdiom = idiom
      let screen = Screen()
      let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
      leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
      let sheet = screen.question
      print("asks:", sheet?.title ?? "nothing", sheet?.preferredStyle == .actionSheet)
      print("answers:", sheet?.actions.map { "\($0.title ?? "") \($0.style)" } ?? [])
      let popover = sheet?.popoverPresentationController
      print("points at the view:", popover?.sourceView === screen.view)
      print("performed before the answer:", model.takePerformed())
      sheet?.actions.first?.perform()
      print("performed after it:", model.takePerformed())
      leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
      screen.question?.actions.last?.perform()
      print("performed after Cancel:", model.takePerformed())
    }
    UIDevice.current.userInterfaceIdiom = .phone
  }

  static func inFront(_ model: NotesModel) {
    section("with something in front")
    let screen = Screen()
    let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
    leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
    let first = screen.question
    leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
    print("asks once:", screen.question === first, first?.presentedViewController == nil)
    leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
    print("performed behind the question:", model.takePerformed())
    first?.actions.first?.perform()
    print("performed by the answer:", model.takePerformed())

    let sheet = UIViewController()
    let inside = UIView()
    sheet.view.addSubview(inside)
    screen.controller.present(sheet, animated: false)
    leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
    print("performed behind a sheet:", model.takePerformed())
    let inner = NoteContextMenu(model.menus).makeMenu(for: inside)
    leaf("Pin", in: inner)?.performWithSender(inside, target: nil)
    leaf("Delete Note", in: inner)?.performWithSender(inside, target: nil)
    print("performed in the sheet:", model.takePerformed())
    print("asks in the sheet:", sheet.presentedViewController is UIAlertController)

    let searched = Screen()
    searched.controller.present(
      UISearchController(searchResultsController: nil), animated: false)
    let results = NoteContextMenu(model.menus).makeMenu(for: searched.view)
    leaf("Pin", in: results)?.performWithSender(searched.view, target: nil)
    print("performed while people search:", model.takePerformed())
  }

  static func windows() {
    section("two windows")
    let model = NotesModel()
    let screens = [Screen(), Screen()]
    for screen in screens {
      let scene = UIWindowScene()
      scene.keyWindow = screen.window
      UIApplication.shared.connectedScenes.insert(scene)
    }
    for (index, screen) in screens.enumerated() {
      let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
      leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
      print("window \(index) asks in:", screens.firstIndex { $0.question != nil } ?? -1)
      screen.question?.actions.last?.perform()
    }
    UIApplication.shared.connectedScenes = []
  }

  static func gone() {
    section("after the owner has gone")
    let screen = Screen()
    var model: NotesModel? = NotesModel()
    weak var watched = model
    let menus = model?.menus
    let menu = menus.map { NoteContextMenu($0).makeMenu(for: screen.view) }
    model = nil
    print("the menu does not keep it:", watched == nil)
    leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
    leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
    print("asks:", screen.question?.title ?? "nothing")
    outline(menus.map { NoteContextMenu($0).makeMenu().children } ?? [])
  }

  static func busy() async {
    section("while a command is performed")
    let model = SlowModel()
    let menus = model.menus
    func menu() -> UIMenu { NoteContextMenu(menus).makeMenu() }
    leaf("Pin", in: menu())?.performWithSender(nil, target: nil)
    await settle { model.waiting != nil }
    print("Pin is dimmed:", leaf("Pin", in: menu())?.attributes == .disabled)
    print("Rename… is not:", leaf("Rename…", in: menu())?.attributes == [])
    leaf("Pin", in: menu())?.performWithSender(nil, target: nil)
    await model.finish()
    print(model.performed)
    print("Pin is dimmed:", leaf("Pin", in: menu())?.attributes == .disabled)
  }

  static func errors() async {
    section("errors")
    let model = SlowModel()
    model.failure = NoPaper()
    let screen = Screen()
    let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
    leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
    await settle { model.waiting != nil }
    await model.finish()
    print(screen.question?.title ?? "", "|", screen.question?.message ?? "")
    print(screen.question?.actions.map { $0.title ?? "" } ?? [])

    let quiet = Screen()
    var handled: [String] = []
    let menus = MenuContext<NotesCommand>(
      state: { NotesState() }, perform: { command in throw NoPaper() }
    ).onError { handled.append($0.localizedDescription) }
    leaf("Pin", in: NoteContextMenu(menus).makeMenu(for: quiet.view))?
      .performWithSender(nil, target: nil)
    print("handled:", handled, quiet.question == nil)
  }
}
