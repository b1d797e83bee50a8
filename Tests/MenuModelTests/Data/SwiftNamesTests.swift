import Testing

@testable import MenuModel

@Suite("Names in Swift")
struct SwiftNamesTests {
  @Test("The 53 keywords need backticks where they are declared")
  func keywords() {
    let expected = """
      Any Self as associatedtype break case catch class continue default defer deinit do else enum extension
      fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
      precedencegroup private protocol public repeat rethrows return self static struct subscript super switch
      throw throws true try typealias var where while
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(expected.count == 53)
    #expect(SwiftNames.allKeywords == expected)
    for keyword in expected {
      #expect(SwiftNames.needsBackticks(keyword), "\(keyword)")
      #expect(
        SwiftNames.needsBackticks(keyword, in: .member) == ["init", "self"].contains(keyword),
        "\(keyword)")
      #expect(
        SwiftNames.needsBackticks(keyword, in: .label) == (keyword == "inout"), "\(keyword)")
    }
  }

  @Test(
    "Contextual keywords and other names need none",
    arguments: [
      "open", "some", "any", "await", "async", "actor", "get", "set", "left", "right", "macro",
      "weak",
      "lazy", "optional", "required", "dynamic", "final", "indirect", "prefix", "each", "copy",
      "consume",
      "share", "pin", "Default", "SELF", "Init", "defaults", "", "i", "whil", "whilee", "Type",
      "공유",
    ])
  func notKeywords(name: String) {
    #expect(!SwiftNames.needsBackticks(name))
    #expect(!SwiftNames.needsBackticks(name, in: .member))
    #expect(!SwiftNames.needsBackticks(name, in: .label))
  }

  @Test("Type and Protocol name no member; none and some are Optional's")
  func specialNames() {
    #expect(SwiftNames.cannotNameMember("Type") && SwiftNames.cannotNameMember("Protocol"))
    #expect(!SwiftNames.cannotNameMember("type") && !SwiftNames.cannotNameMember("Self"))
    #expect(SwiftNames.isOptionalCase("none") && SwiftNames.isOptionalCase("some"))
    #expect(!SwiftNames.isOptionalCase("None") && !SwiftNames.isOptionalCase("any"))
  }

  @Test(
    "Types that generated code uses are taken",
    arguments: [
      "String", "Int", "Bool", "Double", "Set", "Array", "Dictionary", "Hashable", "Equatable",
      "Sendable", "Identifiable", "CaseIterable", "Never", "Any", "Self", "Type", "Protocol",
      "Optional",
      "Selector", "MainActor", "Hasher", "View", "Menu", "Button", "Text", "Image", "Picker",
      "Section",
      "ForEach", "Toggle", "Label", "Commands", "CommandGroup", "CommandMenu", "ToolbarItem",
      "Binding",
      "UIMenu", "UIAction", "UIMenuElement", "UIBarButtonItem", "UIAlertController", "NSMenu",
      "NSMenuItem", "NSToolbar", "NSToolbarItem", "NSObject", "NSAlert", "Bundle", "IndexPath",
      "LocalizedStringResource", "Notification", "CGPoint", "Swift", "SwiftUI", "UIKit", "AppKit",
    ])
  func taken(name: String) {
    #expect(SwiftNames.isTaken(name))
  }

  @Test(
    "Names of an app's own things are free",
    arguments: [
      "", "SortOrder", "Folder", "Note", "Mailbox", "Order", "Document", "Kind", "Theme", "Preset",
      "Category", "Page", "Message", "Strings", "Tex", "Texts", "string", "UIX", "NSX", "폴더",
    ])
  func free(name: String) {
    #expect(!SwiftNames.isTaken(name))
  }
}
