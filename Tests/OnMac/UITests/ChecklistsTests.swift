import XCTest

/// Opens each menu of the documentation's app Checklists, in AppKit.
final class ChecklistsTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  /// A new document with an item.
  @MainActor
  private func documentWithItem() -> XCUIApplication {
    let app = XCUIApplication.launched()
    if app.windows.count == 0 { app.typeKey("n", modifierFlags: .command) }
    app.choose("addItem")
    XCTAssertNotNil(app.element("item.New Item"))
    return app
  }

  @MainActor
  func testContextMenuFollowsTheState() throws {
    let app = documentWithItem()
    app.openMenu(of: "item.New Item")
    XCTAssertEqual(app.element("done")?.text, "Mark as Done")
    app.choose("done")
    app.openMenu(of: "item.New Item")
    XCTAssertEqual(app.element("done")?.text, "Mark as Not Done")
  }

  @MainActor
  func testDeletingAsksAndIsUndone() throws {
    let app = documentWithItem()
    app.openMenu(of: "item.New Item")
    app.choose("delete")
    app.confirm("Delete this item?", with: "Delete Item")
    XCTAssertTrue(app.lacks("item.New Item"))
    app.typeKey("z", modifierFlags: .command)
    XCTAssertNotNil(app.element("item.New Item"))
    app.typeKey("z", modifierFlags: [.command, .shift])
    XCTAssertTrue(app.lacks("item.New Item"))
  }

  @MainActor
  func testKeysOfTextStayWithText() throws {
    let app = documentWithItem()
    app.element("item.New Item")?.press()
    let field = app.searchFields.firstMatch
    field.press()
    field.typeText("New")
    // The key of Delete Item, while people type.
    app.typeKey(.delete, modifierFlags: .command)
    XCTAssertEqual(field.value as? String, "")
    XCTAssertNotNil(app.element("item.New Item"))
  }

  @MainActor
  func testMenuBarActsOnTheSelection() throws {
    let app = documentWithItem()
    app.element("item.New Item")?.press()
    app.choose("done", inMenu: "Item")
    app.openMenu(of: "item.New Item")
    XCTAssertEqual(app.element("done")?.text, "Mark as Not Done")
    app.typeKey(.escape, modifierFlags: [])
    app.choose("show", inMenu: "View")
    app.choose("show/done")
    XCTAssertNotNil(app.element("item.New Item"))
  }

  @MainActor
  func testErrorsAreShown() throws {
    let app = XCUIApplication.launched("-isOffline", "YES")
    if app.windows.count == 0 { app.typeKey("n", modifierFlags: .command) }
    app.choose("suggest")
    let message = app.staticTexts["The server cannot be reached."].firstMatch
    XCTAssertTrue(message.waitForExistence(timeout: 10))
  }

  @MainActor
  func testSettingsHavePanes() throws {
    let app = XCUIApplication.launched()
    app.typeKey(",", modifierFlags: .command)
    XCTAssertTrue(app.windows["General"].waitForExistence(timeout: 10))
    app.toolbars.buttons["Sharing"].firstMatch.click()
    XCTAssertTrue(app.windows["Sharing"].waitForExistence(timeout: 10))
  }
}
