import XCTest

/// Opens each menu of the documentation's app Notes, in SwiftUI or in UIKit.
final class NotesTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testContextMenuFollowsTheState() throws {
    let app = XCUIApplication.launched()
    app.openMenu(of: "note.Books")
    XCTAssertEqual(app.element("pin")?.text, "Pin")
    app.choose("pin")
    app.openMenu(of: "note.Books")
    XCTAssertEqual(app.element("pin")?.text, "Unpin")
  }

  @MainActor
  func testSubmenuMovesANote() throws {
    let app = XCUIApplication.launched()
    app.openMenu(of: "note.Books")
    app.choose("move")
    app.choose("move/work")
    XCTAssertNotNil(app.element("note.Books"))
  }

  @MainActor
  func testDeletingAsksAndIsUndone() throws {
    let app = XCUIApplication.launched()
    app.openMenu(of: "note.Travel")
    app.choose("delete")
    app.confirm("Delete this note?", with: "Delete Note")
    XCTAssertTrue(app.lacks("note.Travel"))
    #if os(macOS) || targetEnvironment(macCatalyst)
      app.typeKey("z", modifierFlags: .command)
      XCTAssertNotNil(app.element("note.Travel"))
      app.typeKey("z", modifierFlags: [.command, .shift])
      XCTAssertTrue(app.lacks("note.Travel"))
    #endif
  }

  @MainActor
  func testToolbarAddsANote() throws {
    let app = XCUIApplication.launched()
    app.choose("newNote")
    XCTAssertNotNil(app.element("note.Untitled"))
  }

  @MainActor
  func testSortMenuShowsTheOrder() throws {
    let app = XCUIApplication.launched()
    app.buttons["Sort"].firstMatch.press()
    app.choose("sort/title")
    XCTAssertNotNil(app.element("note.Books"))
  }

  @MainActor
  func testSearchFiltersTheNotes() throws {
    let app = XCUIApplication.launched()
    let field = app.searchFields.firstMatch
    XCTAssertTrue(field.waitForExistence(timeout: 10))
    field.press()
    field.typeText("Gro")
    XCTAssertTrue(app.lacks("note.Travel"))
    XCTAssertNotNil(app.element("note.Groceries"))
  }

  #if os(macOS) || targetEnvironment(macCatalyst)
    @MainActor
    func testKeysOfTextStayWithText() throws {
      let app = XCUIApplication.launched()
      app.element("note.Books")?.press()
      let field = app.searchFields.firstMatch
      field.press()
      field.typeText("Books")
      // The key of Delete Note, while people type.
      app.typeKey(.delete, modifierFlags: .command)
      XCTAssertEqual(field.value as? String, "")
      XCTAssertNotNil(app.element("note.Books"))
    }

    @MainActor
    func testMenuBarActsOnTheSelection() throws {
      let app = XCUIApplication.launched()
      app.element("note.Books")?.press()
      app.choose("pin", inMenu: "Note")
      app.openMenu(of: "note.Books")
      XCTAssertEqual(app.element("pin")?.text, "Unpin")
      app.typeKey(.escape, modifierFlags: [])
      app.choose("newNote", inMenu: "File")
      XCTAssertNotNil(app.element("note.Untitled"))
    }

    @MainActor
    func testErrorsAreShown() throws {
      let app = XCUIApplication.launched("-isOffline", "YES")
      app.choose("sync", inMenu: "File")
      let message = app.staticTexts["The server cannot be reached."].firstMatch
      XCTAssertTrue(message.waitForExistence(timeout: 10))
    }
  #endif
}
