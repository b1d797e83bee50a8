import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// The stubs say when Apple introduced what; the table says what the emitters ask for. Neither is made from the other.
@Suite("The versions in the stubs and those that generated code asks for")
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
    return max(version, OldestSystems.version(of: Self.platform(platform))).text
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

  @Test("Generated code uses nothing newer than the oldest systems but what the tables have")
  func newer() throws {
    let stubs = try Self.stubs.get()
    let words = try Self.emittedNames()
    var known = Set<String>()
    for api in PlatformAPI.allCases { known.formUnion(Self.declarations(of: api).names) }
    let standard = Set(
      StandardCommandTable.all.flatMap { entry -> [String] in
        [entry.uiKitMenu?.name, entry.uiKitAction?.name, entry.toolbarItem?.name]
          .compactMap { $0.map(Self.baseName) }
      })
    var unknown = Set<String>()
    for (module, platforms) in Self.platforms {
      for stub in stubs[module] ?? [] where stub.isDated && words.contains(stub.baseName) {
        let isNewer = platforms.contains { platform in
          guard let version = stub.introduced(on: platform) else { return false }
          return version > OldestSystems.version(of: Self.platform(platform))
        }
        if !isNewer || known.contains(stub.name) { continue }
        // What stands in a type of a row is as new as the type.
        if known.contains(where: { stub.name.hasPrefix($0 + ".") }) { continue }
        // The same name is in older API too: that generated code takes the older one, its type-check shows.
        let isOlderToo = stubs.values.joined().contains { other in
          other.baseName == stub.baseName
            && platforms.allSatisfy { platform in
              let version = other.introduced(on: platform) ?? Version(0)
              return version <= OldestSystems.version(of: Self.platform(platform))
            }
        }
        if isOlderToo || standard.contains(stub.baseName) { continue }
        unknown.insert(stub.name)
      }
    }
    #expect(unknown.subtracting(Self.otherwise.keys).sorted() == [])
    let stale = Self.otherwise.keys.filter { !unknown.contains($0) }
    #expect(stale.sorted() == [], "no longer needed")
  }

  /// Newer API whose name is in generated code for something else, or that needs no row, and why.
  private static let otherwise: [String: String] = [
    "ButtonRole.confirm": "the emitters' own name",
    "KeyEquivalent": "missing on tvOS before 17, where no shortcut is emitted",
    "NSMenu.palette(colors:titles:template:onSelectionChange:)": "SwiftUI's palette style",
    "String": "an extension: what it conforms to is not used",
    "ToolbarDefaultItemKind.search": "the emitters' own name",
    "ToolbarRole.browser": "in `#if !os(macOS)`, where the row is as new",
    "ToolbarRole.navigationStack": "in `#if !os(macOS)`, where the row is as new",
    "UIBarButtonItem.preferredMenuElementOrder": "UIContextMenuConfiguration's",
    "UIButton.preferredMenuElementOrder": "UIContextMenuConfiguration's",
    "UIResponder.export(_:)": "a command of a fixture",
    "UIResponderStandardEditActions.export(_:)": "a command of a fixture",
  ]

  /// The names in the generated Swift of the fixtures and the samples.
  private static func emittedNames() throws -> Set<String> {
    var names = Set<String>()
    let fixtures = MenuSamples.folder.deletingLastPathComponent()
    for folder in ["Emission", "Samples"] {
      let root = fixtures.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
        let files =
          (try? FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: name).path)) ?? []
        for file in files where file.hasSuffix(".swift") {
          let text = try String(
            contentsOf: root.appending(path: name + "/" + file), encoding: .utf8)
          for match in text.matches(of: /(?:\.|func |: |any )([A-Za-z]\w*)/) {
            names.insert(String(match.1))
          }
        }
      }
    }
    return names
  }
}

extension StubAvailabilityTests {
  /// The framework of a row, and what it stands for in the stubs.
  private static func declarations(of api: PlatformAPI) -> (module: String, names: [String]) {
    let group = "UIBarButtonItemGroup."
    let delegate = "UIContextMenuInteractionDelegate.contextMenuInteraction"
    switch api {
    case .contextMenuInteraction:
      return (
        "UIKit",
        [
          "UIContextMenuInteraction", "UIContextMenuConfiguration",
          "UIContextMenuInteractionDelegate", "UIContextMenuInteractionCommitAnimating",
        ]
      )
    case .menuElementOrder:
      return ("UIKit", ["UIContextMenuConfiguration.preferredMenuElementOrder"])
    case .highlightPreview:
      return (
        "UIKit", [delegate + "(_:configuration:highlightPreviewForItemWithIdentifier:)"]
      )
    case .multipleItemMenu:
      return (
        "UIKit",
        ["UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)"]
      )
    case .buttonMenu: return ("UIKit", ["UIButton.menu", "UIBarButtonItem.menu"])
    case .elementSize: return ("UIKit", ["UIMenu.preferredElementSize"])
    case .paletteMenu: return ("UIKit", ["UIMenu.Options.displayAsPalette"])
    case .keepsMenuPresented: return ("UIKit", ["UIMenuElement.Attributes.keepsMenuPresented"])
    case .popoverSourceItem: return ("UIKit", ["UIPopoverPresentationController.sourceItem"])
    case .dragInteraction: return ("UIKit", ["UIDragInteraction"])
    case .mainMenuConfiguration:
      return ("UIKit", ["UIMainMenuSystem", "UIMainMenuSystem.Configuration"])
    case .navigationItemGroups:
      return (
        "UIKit",
        [
          "UINavigationItem.style", "UINavigationItem.ItemStyle",
          "UINavigationItem.customizationIdentifier", "UINavigationItem.pinnedTrailingGroup",
          "UINavigationItem.leadingItemGroups", "UINavigationItem.centerItemGroups",
          "UINavigationItem.trailingItemGroups", "UINavigationItem.titleMenuProvider",
          "UIBarButtonItem.menuRepresentation", "UIBarButtonItemGroup.menuRepresentation",
          group + "fixedGroup(representativeItem:items:)",
          group + "movableGroup(customizationIdentifier:representativeItem:items:)",
          group + "optionalGroup("
            + "customizationIdentifier:isInDefaultCustomization:representativeItem:items:)",
        ]
      )
    case .prominentBarItem:
      return ("UIKit", ["UIBarButtonItem.Style.prominent", "UIBarButtonItem.fixedSpace()"])
    case .searchBarItem: return ("UIKit", ["UINavigationItem.searchBarPlacementBarButtonItem"])
    case .editMenuInteraction:
      return (
        "UIKit",
        [
          "UIEditMenuInteraction", "UIEditMenuConfiguration", "UIEditMenuInteractionDelegate",
          "UIEditMenuArrowDirection",
        ]
      )
    case .menuItemSubtitle: return ("AppKit", ["NSMenuItem.subtitle"])
    case .menuSectionHeader: return ("AppKit", ["NSMenuItem.sectionHeader(title:)"])
    case .menuPresentationStyle: return ("AppKit", ["NSMenu.presentationStyle"])
    case .comboButton: return ("AppKit", ["NSComboButton"])
    case .toolbarInspector:
      return (
        "AppKit",
        [
          "NSToolbarItem.Identifier.toggleInspector",
          "NSToolbarItem.Identifier.inspectorTrackingSeparator",
        ]
      )
    case .toolbarInspectorButton:
      return ("AppKit", ["NSToolbarItem.Identifier.toggleInspector"])
    case .toolbarViewItem: return ("UIKit", ["NSUIViewToolbarItem"])
    case .toolbarItemHidden: return ("AppKit", ["NSToolbarItem.isHidden"])
    case .toolbarDisplayModes: return ("AppKit", ["NSToolbar.allowsDisplayModeCustomization"])
    case .toolbarItemStyle: return ("AppKit", ["NSToolbarItem.style"])
    case .menuView: return ("SwiftUI", ["Menu"])
    case .contextMenuPreview: return ("SwiftUI", ["View.contextMenu(menuItems:preview:)"])
    case .selectionContextMenu:
      return ("SwiftUI", ["View.contextMenu(forSelectionType:menu:primaryAction:)"])
    case .contextMenuPreviewShape: return ("SwiftUI", ["ContentShapeKinds.contextMenuPreview"])
    case .priorityMenuOrder: return ("SwiftUI", ["View.menuOrder(_:)", "MenuOrder.priority"])
    case .fixedMenuOrder: return ("SwiftUI", ["View.menuOrder(_:)", "MenuOrder.fixed"])
    case .keepsMenuOpen:
      return (
        "SwiftUI", ["View.menuActionDismissBehavior(_:)", "MenuActionDismissBehavior.disabled"]
      )
    case .compactControlGroup:
      return ("SwiftUI", ["ControlGroupStyle.compactMenu", "View.controlGroupStyle(_:)"])
    case .paletteControlGroup: return ("SwiftUI", ["ControlGroupStyle.palette"])
    case .labeledControlGroup: return ("SwiftUI", ["LabeledControlGroupContent"])
    case .toolbarRoles:
      return (
        "SwiftUI",
        [
          "View.toolbarRole(_:)", "View.toolbarTitleMenu(content:)",
          "ToolbarItemPlacement.secondaryAction",
          "CustomizableToolbarContent.defaultCustomization(_:options:)",
          "CustomizableToolbarContent.customizationBehavior(_:)",
        ]
      )
    case .toolbarSpacer: return ("SwiftUI", ["ToolbarSpacer"])
    case .glassProminent: return ("SwiftUI", ["PrimitiveButtonStyle.glassProminent"])
    case .springLoading: return ("SwiftUI", ["View.springLoadingBehavior(_:)"])
    case .barEdges:
      return (
        "SwiftUI",
        [
          "ToolbarItemPlacement.topBarLeading", "ToolbarItemPlacement.topBarTrailing",
          "ToolbarItemPlacement.bottomBar",
        ]
      )
    case .inspectorCommands: return ("SwiftUI", ["InspectorCommands"])
    case .modifierKeyAlternate: return ("SwiftUI", ["View.modifierKeyAlternate(_:_:)"])
    }
  }
}
