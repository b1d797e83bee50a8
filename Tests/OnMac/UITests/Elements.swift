import Foundation
import XCTest

extension XCUIApplication {
  /// Starts an app as people start it for the first time.
  static func launched(_ arguments: String...) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ApplePersistenceIgnoreState", "YES"] + arguments
    app.launch()
    return app
  }

  /// The elements with an identifier: in menus the name of a command, on rows that of the app.
  private func elements(_ identifier: String) -> [XCUIElement] {
    descendants(matching: .any).matching(identifier: identifier).allElementsBoundByIndex
  }

  /// The element that people can reach; items of closed menus have the same identifiers.
  func element(_ identifier: String, within seconds: Double = 10) -> XCUIElement? {
    let end = Date().addingTimeInterval(seconds)
    repeat {
      if let found = elements(identifier).first(where: \.isHittable) { return found }
      Thread.sleep(forTimeInterval: 0.2)
    } while Date() < end
    return nil
  }

  /// Whether no element with an identifier is left, after some time.
  func lacks(_ identifier: String, after seconds: Double = 10) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    repeat {
      if elements(identifier).isEmpty { return true }
      Thread.sleep(forTimeInterval: 0.2)
    } while Date() < end
    return false
  }

  /// Chooses an item of the menu that is open, or presses a button.
  func choose(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let found = element(identifier) else {
      XCTFail("there is no \(identifier) to choose\n\(debugDescription)", file: file, line: line)
      return
    }
    found.press()
  }

  /// Opens the context menu of an element.
  func openMenu(of identifier: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let found = element(identifier) else {
      XCTFail("there is no \(identifier)\n\(debugDescription)", file: file, line: line)
      return
    }
    #if os(macOS) || targetEnvironment(macCatalyst)
      found.rightClick()
    #else
      found.press(forDuration: 1)
    #endif
  }

  /// Answers the question of a command: the button has the command's title.
  func confirm(
    _ question: String, with title: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let text = descendants(matching: .any)[question].firstMatch
    XCTAssertTrue(text.waitForExistence(timeout: 10), "nothing is asked", file: file, line: line)
    let named = buttons.matching(identifier: title).allElementsBoundByIndex
    guard let button = named.last(where: \.isHittable) else {
      XCTFail("no button says \(title)\n\(debugDescription)", file: file, line: line)
      return
    }
    button.press()
  }

  #if os(macOS) || targetEnvironment(macCatalyst)
    /// Chooses an item of the menu bar.
    func choose(
      _ identifier: String, inMenu menu: String, file: StaticString = #filePath,
      line: UInt = #line
    ) {
      menuBars.menuBarItems[menu].firstMatch.click()
      choose(identifier, file: file, line: line)
    }
  #endif
}

extension XCUIElement {
  func press() {
    #if os(macOS)
      click()
    #else
      tap()
    #endif
  }

  /// What people read on it.
  var text: String { title.isEmpty ? label : title }
}
