// Functions have the names that XCTest gives them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What UI tests of the documentation's apps use: developer.apple.com/documentation/xctest/xctestcase and
// developer.apple.com/documentation/xcuiautomation
public import Foundation

open class XCTest: NSObject {
  open func setUpWithError() throws {}
  open func tearDownWithError() throws {}
}

open class XCTestCase: XCTest {
  open var continueAfterFailure: Bool {
    get { true }
    set {}
  }
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

@MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  var label: String { get }
  var title: String { get }
  var value: Any? { get }
  var isEnabled: Bool { get }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
  var alerts: XCUIElementQuery { get }
  var buttons: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var dialogs: XCUIElementQuery { get }
  var menuBars: XCUIElementQuery { get }
  var menuBarItems: XCUIElementQuery { get }
  var menuItems: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var outlines: XCUIElementQuery { get }
  var popUpButtons: XCUIElementQuery { get }
  var searchFields: XCUIElementQuery { get }
  var sheets: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var textViews: XCUIElementQuery { get }
  var toolbars: XCUIElementQuery { get }
  var windows: XCUIElementQuery { get }
  var firstMatch: XCUIElement { get }
}

/// Those of the two classes below, which are all that conform.
extension XCUIElementTypeQueryProvider where Self: NSObject {
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  public var dialogs: XCUIElementQuery { XCUIElementQuery() }
  public var menuBars: XCUIElementQuery { XCUIElementQuery() }
  public var menuBarItems: XCUIElementQuery { XCUIElementQuery() }
  public var menuItems: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var outlines: XCUIElementQuery { XCUIElementQuery() }
  public var popUpButtons: XCUIElementQuery { XCUIElementQuery() }
  public var searchFields: XCUIElementQuery { XCUIElementQuery() }
  public var sheets: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var tables: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  public var textViews: XCUIElementQuery { XCUIElementQuery() }
  public var toolbars: XCUIElementQuery { XCUIElementQuery() }
  public var windows: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  nonisolated public override init() {}
  open var firstMatch: XCUIElement { XCUIElement() }
  open var element: XCUIElement { XCUIElement() }
  open var count: Int { 0 }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open func matching(identifier: String) -> XCUIElementQuery { self }
  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?)
    -> XCUIElementQuery
  { self }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery { self }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  open subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  public enum ElementType: UInt, Sendable {
    case any
    case button
    case menuItem
  }
  nonisolated public override init() {}
  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open var identifier: String { "" }
  open var label: String { "" }
  open var title: String { "" }
  open var value: Any? { nil }
  open var isEnabled: Bool { false }
  open var firstMatch: XCUIElement { self }
  open var debugDescription: String { "" }
  open func waitForExistence(timeout: Double) -> Bool { false }
  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  open func waitForNonExistence(timeout: Double) -> Bool { false }
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery()
  }
  open func typeText(_ text: String) {}
  #if os(iOS) || os(macOS) || os(visionOS)
    open func tap() {}
    open func press(forDuration duration: Double) {}
  #endif
  #if os(macOS) || targetEnvironment(macCatalyst)
    @available(macCatalyst 15, *)
    open func click() {}
    @available(macCatalyst 15, *)
    open func rightClick() {}
    open func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {}
    open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {}
    public struct KeyModifierFlags: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let shift = KeyModifierFlags(rawValue: 2)
      public static let option = KeyModifierFlags(rawValue: 8)
      public static let command = KeyModifierFlags(rawValue: 16)
    }
  #endif
}

public struct XCUIKeyboardKey: Hashable, Sendable {
  public static let delete = XCUIKeyboardKey()
  public static let escape = XCUIKeyboardKey()
  public static let `return` = XCUIKeyboardKey()
}

@MainActor open class XCUIApplication: XCUIElement {
  // On the main actor, which an initializer that overrides one that is not cannot be in Swift.
  public init(_: Void = ()) { super.init() }
  open func launch() {}
  open func activate() {}
  open func terminate() {}
  open var launchArguments: [String] {
    get { [] }
    set {}
  }
}
