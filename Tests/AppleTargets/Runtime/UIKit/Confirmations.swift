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

/// The name says nothing about who presents it.
// swift-format-ignore: TypeNamesShouldBeCapitalized
final class _UIPanel: UIViewController {}

@main
@MainActor
struct Program {
  static func main() async {
    questions(NotesModel())
    inFront(NotesModel())
    modal()
    await menus()
    left()
    windows()
    gone()
    rows()
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

    screen.controller.dismiss(animated: false)
  }

  static func modal() {
    section("what blocks a screen")
    let model = NotesModel()
    let sheet = UIViewController()
    let half = UIViewController()
    half.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    let full = UIViewController()
    full.modalPresentationStyle = .overFullScreen
    let drawer = UIViewController()
    drawer.modalPresentationStyle = .custom
    let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
    let search = UISearchController(searchResultsController: nil)
    for (name, presented) in [
      ("a sheet", sheet), ("a sheet that leaves the rest undimmed", half), ("a popover", popover),
      ("something over the full screen", full), ("the app's own presentation", drawer),
      ("an alert", alert), ("a class with a system's name", _UIPanel()), ("a search", search),
    ] {
      let screen = Screen()
      screen.controller.present(presented, animated: false)
      let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
      leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
      print("\(name):", model.takePerformed().isEmpty)
    }
  }

  static func menus() async {
    section("from an open menu")
    for preview in [nil, UIViewController()] {
      let model = NotesModel()
      let screen = Screen()
      let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
      let open = MenuOnScreen(on: screen.controller, preview: preview)
      open.choose(leaf("Pin", in: menu))
      print("with a preview \(preview != nil):", model.takePerformed())
      open.close()
      let second = MenuOnScreen(on: screen.controller, preview: preview)
      second.choose(leaf("Delete Note", in: menu))
      await settle()
      print("asks while the menu closes:", screen.question != nil)
      second.close()
      print("asks then:", screen.question?.title ?? "nothing")
      leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
      print("performed behind the question:", model.takePerformed())
      screen.question?.actions.first?.perform()
      print(model.takePerformed())
    }
    let model = NotesModel()
    let screen = Screen()
    let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
    let open = MenuOnScreen(on: screen.controller)
    open.choose(leaf("Delete Note", in: menu))
    await settle()
    open.close()
    // The app dismisses whatever is in front.
    screen.controller.dismiss(animated: false)
    await settle()
    leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
    print("a question that the app has removed blocks nothing:", model.takePerformed())
  }

  static func left() {
    section("a view that has left")
    UIDevice.current.userInterfaceIdiom = .pad
    let model = NotesModel()
    let screen = Screen()
    let menu = NoteContextMenu(model.menus).makeMenu(for: screen.view)
    screen.view.removeFromSuperview()
    leaf("Delete Note", in: menu)?.performWithSender(nil, target: nil)
    print("asks:", screen.question?.title ?? "nothing", screen.question?.preferredStyle == .alert)
    screen.question?.actions.first?.perform()
    print(model.takePerformed())

    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = showWindow(navigation)
    navigation.appear()
    let page = UIViewController()
    navigation.pushViewController(page, animated: false)
    let pageMenu = NoteContextMenu(model.menus).makeMenu(for: page.view)
    navigation.popViewController(animated: false)
    leaf("Delete Note", in: pageMenu)?.performWithSender(nil, target: nil)
    let question = navigation.presentedViewController as? UIAlertController
    print("in a page that is popped:", question?.title ?? "nothing")
    question?.actions.last?.perform()
    let gone = NoteContextMenu(model.menus).makeMenu(for: UIView())
    leaf("Delete Note", in: gone)?.performWithSender(nil, target: nil)
    print(
      "a view that was in no window:",
      (navigation.presentedViewController as? UIAlertController)?.title ?? "nothing")
    UIApplication.shared.connectedScenes = []
    UIDevice.current.userInterfaceIdiom = .phone
    withExtendedLifetime(window) {}
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

  /// A row goes while its question is open, alone or with its list.
  static func rows() {
    section("a row that goes while it is asked about")
    let screen = Screen()
    let model = RowsModel()
    for goes in ["nothing", "the row", "the list"] {
      model.rows = ["Milk", "Eggs"]
      let cell = UIView()
      screen.controller.view.addSubview(cell)
      let menu = NoteContextMenu(model.menus.context(for: ["Milk"])).makeMenu(for: cell)
      leaf("Delete Note", in: menu)?.performWithSender(cell, target: nil)
      let question = screen.question
      if goes != "nothing" { model.rows = ["Eggs"] }
      if goes == "the list" { cell.removeFromSuperview() }
      question?.actions.first?.perform()
      print(goes, "goes:", question?.title ?? "nothing asked", model.takePerformed())
      let next = NoteContextMenu(model.menus.context(for: ["Eggs"])).makeMenu(for: screen.view)
      leaf("Pin", in: next)?.performWithSender(screen.view, target: nil)
      print("  afterwards:", model.takePerformed())
    }
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
    ).handlingErrors { handled.append($0.localizedDescription) }
    leaf("Pin", in: NoteContextMenu(menus).makeMenu(for: quiet.view))?
      .performWithSender(nil, target: nil)
    print("handled:", handled, quiet.question == nil)
  }
}

/// A list whose rows go.
@MainActor
final class RowsModel {
  var rows: [String] = []
  private var performed: [String] = []

  var menus: MenuItemsContext<NotesCommand, String> {
    MenuItemsContext(for: self) { model, names in
      let names = names.filter(model.rows.contains)
      return NotesState(hasSelection: !names.isEmpty, noteCount: names.count)
    } perform: { (model, command, names) throws in
      model.performed.append("\(command.id) \(names)")
    }
  }

  func takePerformed() -> [String] {
    defer { performed = [] }
    return performed
  }
}
