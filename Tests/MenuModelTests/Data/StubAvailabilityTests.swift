import Foundation
import Testing

@testable import MenuModel

/// The stubs say when Apple introduced what; the tables say what the language asks for. Neither is made from the other.
@Suite("The versions in the stubs and those in the tables")
struct StubAvailabilityTests {
  /// The platforms that the stubs of a framework are compiled for.
  private static let platforms = [
    "UIKit": ["iOS", "tvOS", "visionOS", "macCatalyst"], "AppKit": ["macOS"],
    "SwiftUI": ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"],
  ]

  private static let stubs: Result<[String: [StubDeclaration]], any Error> = Result {
    var stubs: [String: [StubDeclaration]] = [:]
    for module in platforms.keys { stubs[module] = try StubDeclaration.all(of: module) }
    return stubs
  }

  private static func platform(_ name: String) -> Platform {
    switch name {
    case "iOS": return .iOS
    case "macOS": return .macOS
    case "tvOS": return .tvOS
    case "visionOS": return .visionOS
    case "macCatalyst": return .macCatalyst
    default: return .watchOS
    }
  }

  /// A version, or the oldest that Swift is generated for if that is newer.
  private static func supported(_ version: Version?, on platform: String) -> String {
    guard let version else { return "never" }
    return max(version, MinimumVersionChecks.version(of: Self.platform(platform))).text
  }

  @Test("Every row of the table has the versions of the stubs", arguments: PlatformAPI.allCases)
  func rows(api: PlatformAPI) throws {
    let (framework, names) = Self.declarations(of: api)
    let stubs = try #require(try Self.stubs.get()[framework])
    for name in names {
      #expect(stubs.contains { $0.name == name }, "\(framework) has no \(name)")
    }
    for platform in ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"] {
      // What Mac Catalyst has of AppKit is in the stub of UIKit.
      let module = framework == "AppKit" && platform == "macCatalyst" ? "UIKit" : framework
      let declarations = try #require(try Self.stubs.get()[module]).filter {
        names.contains($0.name)
      }
      var expected: Version? = Version(0)
      if Self.platforms[module]?.contains(platform) != true { expected = nil }
      if Set(declarations.map(\.name)).count < names.count { expected = nil }
      for declaration in declarations {
        let version = declaration.introduced(on: platform)
        expected = expected.flatMap { old in version.map { max(old, $0) } }
      }
      let row = api.introduced(on: Self.platform(platform))
      #expect(
        Self.supported(row, on: platform) == Self.supported(expected, on: platform),
        "\(api) on \(platform)")
    }
  }

  /// A method's name without its labels.
  private static func baseName(_ name: String) -> String {
    String(name.prefix { $0 != ":" && $0 != "(" })
  }

  @Test("The standard commands have the versions of the stubs")
  func standardCommands() throws {
    let stubs = try Self.stubs.get()
    var seen = 0
    func check(_ version: Version?, _ name: String, in module: String, on platform: String) {
      for stub in stubs[module] ?? [] where stub.name == name {
        let expected = stub.introduced(on: platform)
        #expect(
          Self.supported(version ?? Version(0), on: platform)
            == Self.supported(expected, on: platform), "\(name) on \(platform), \(stub.place)")
        seen += 1
      }
    }
    for entry in StandardCommandTable.all {
      if let menu = entry.uiKitMenu {
        check(menu.since, "UIMenu.Identifier." + menu.name, in: "UIKit", on: "iOS")
      }
      if let action = entry.uiKitAction {
        for type in ["UIResponder", "UIResponderStandardEditActions"] {
          let name = type + "." + Self.baseName(action.name) + "(_:)"
          check(action.since, name, in: "UIKit", on: "iOS")
        }
      }
      if let declaration = entry.appKit?.declaration {
        check(entry.appKit?.since, declaration, in: "AppKit", on: "macOS")
      }
      if let item = entry.toolbarItem {
        check(item.since, "NSToolbarItem.Identifier." + item.name, in: "AppKit", on: "macOS")
      }
    }
    #expect(seen > 100, "few of the standard commands are in the stubs: \(seen)")
  }
}

extension StubAvailabilityTests {
  /// The framework of a row, and what it stands for in the stubs.
  private static func declarations(of api: PlatformAPI) -> (module: String, names: [String]) {
    switch api {
    case .contextMenuInteraction:
      return (
        "UIKit",
        [
          "UIContextMenuInteraction", "UIContextMenuConfiguration",
          "UIContextMenuInteractionDelegate",
        ]
      )
    case .buttonMenu: return ("UIKit", ["UIButton.menu", "UIBarButtonItem.menu"])
    case .editMenuInteraction:
      return (
        "UIKit",
        [
          "UIEditMenuInteraction", "UIEditMenuConfiguration", "UIEditMenuInteractionDelegate",
          "UIEditMenuArrowDirection",
        ]
      )
    }
  }
}
