/// API of Apple's frameworks that generated code uses and that some version of a platform lacks.
///
/// The versions are those of Apple's reference. Mac Catalyst follows iOS unless said; where a platform stands in no case
/// below, the API is not there at all. What every system has that Swift is generated for (`OldestSystems`) is not here.
public enum PlatformAPI: Sendable, CaseIterable {
  // UIKit
  /// `UIContextMenuInteraction`, `UIContextMenuConfiguration`
  case contextMenuInteraction
  /// `UIContextMenuConfiguration.preferredMenuElementOrder`
  case menuElementOrder
  /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`
  case highlightPreview
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`
  case multipleItemMenu
  /// `UIButton.menu`, `UIBarButtonItem.menu`
  case buttonMenu
  /// `UIMenu.preferredElementSize`
  case elementSize
  /// `UIMenu.Options.displayAsPalette`
  case paletteMenu
  /// `UIMenuElement.Attributes.keepsMenuPresented`
  case keepsMenuPresented
  /// `UIPopoverPresentationController.sourceItem`
  case popoverSourceItem
  /// `UIDragInteraction`
  case dragInteraction
  /// `UIMainMenuSystem.Configuration`
  case mainMenuConfiguration
  /// `UINavigationItem.style`, its item groups, customization and `titleMenuProvider`, `UIBarButtonItem.menuRepresentation`
  case navigationItemGroups
  /// `UIBarButtonItem.Style.prominent`, `UIBarButtonItem.fixedSpace()`
  case prominentBarItem
  /// `UINavigationItem.searchBarPlacementBarButtonItem`
  case searchBarItem
  /// `UIEditMenuInteraction`
  case editMenuInteraction

  // AppKit
  /// `NSMenuItem.subtitle`
  case menuItemSubtitle
  /// `NSMenuItem.sectionHeader(title:)`
  case menuSectionHeader
  /// `NSMenu.presentationStyle`
  case menuPresentationStyle
  /// `NSComboButton`
  case comboButton
  /// `NSToolbarItem.Identifier.toggleInspector`, `.inspectorTrackingSeparator`
  case toolbarInspector
  /// `NSToolbarItem.Identifier.toggleInspector`, also on Mac Catalyst
  case toolbarInspectorButton
  /// `NSUIViewToolbarItem`, on Mac Catalyst
  case toolbarViewItem
  /// `NSToolbarItem.isHidden`
  case toolbarItemHidden
  /// `NSToolbar.allowsDisplayModeCustomization`
  case toolbarDisplayModes
  /// `NSToolbarItem.style`
  case toolbarItemStyle

  // SwiftUI
  /// `Menu`, and what stands in it
  case menuView
  /// `contextMenu(menuItems:preview:)`
  case contextMenuPreview
  /// `contextMenu(forSelectionType:menu:primaryAction:)`
  case selectionContextMenu
  /// `ContentShapeKinds.contextMenuPreview`
  case contextMenuPreviewShape
  /// `menuOrder(.priority)`
  case priorityMenuOrder
  /// `menuOrder(.fixed)`
  case fixedMenuOrder
  /// `menuActionDismissBehavior(.disabled)`
  case keepsMenuOpen
  /// `ControlGroupStyle.compactMenu`
  case compactControlGroup
  /// `ControlGroupStyle.palette`
  case paletteControlGroup
  /// `ControlGroup(content:label:)`
  case labeledControlGroup
  /// `toolbarRole(_:)`, `toolbarTitleMenu(content:)`, `ToolbarItemPlacement.secondaryAction`, and
  /// `CustomizableToolbarContent.defaultCustomization(_:options:)` and `customizationBehavior(_:)`
  case toolbarRoles
  /// `ToolbarSpacer`
  case toolbarSpacer
  /// `PrimitiveButtonStyle.glassProminent`
  case glassProminent
  /// `springLoadingBehavior(_:)`
  case springLoading
  /// `ToolbarItemPlacement.topBarTrailing` and `bottomBar`
  case barEdges
  /// `InspectorCommands`
  case inspectorCommands
  /// `modifierKeyAlternate(_:_:)`
  case modifierKeyAlternate

  /// The first version of a platform that has the API; nil where no version has.
  public func introduced(on platform: Platform) -> Version? {
    switch platform {
    case .iOS, .iPadOS: return versions.iOS
    case .macCatalyst:
      return versions.macCatalyst ?? versions.iOS.map { max($0, Version(13, 1)) }
    case .macOS: return versions.macOS
    case .tvOS: return versions.tvOS
    case .visionOS: return versions.visionOS
    case .watchOS: return versions.watchOS
    }
  }

  /// The versions of an API, platform by platform; nil where it is missing.
  private struct Versions {
    var iOS: Version?
    var macOS: Version?
    var tvOS: Version?
    var visionOS: Version? = Version(1)
    var watchOS: Version?
    /// Where it is not that of iOS: what AppKit has on Mac Catalyst too.
    var macCatalyst: Version?
  }

  private var versions: Versions {
    switch self {
    case .contextMenuInteraction:
      return Versions(iOS: Version(13), tvOS: Version(17))
    case .editMenuInteraction:
      return Versions(iOS: Version(16))
    case .menuElementOrder, .multipleItemMenu, .highlightPreview:
      return Versions(iOS: Version(16), tvOS: Version(17))
    case .buttonMenu:
      return Versions(iOS: Version(14), tvOS: Version(17))
    case .elementSize, .keepsMenuPresented:
      return Versions(iOS: Version(16), tvOS: Version(16))
    case .paletteMenu:
      return Versions(iOS: Version(17), tvOS: Version(17))
    case .popoverSourceItem:
      return Versions(iOS: Version(16))
    case .dragInteraction:
      return Versions(iOS: Version(11))
    case .mainMenuConfiguration:
      return Versions(iOS: Version(26), tvOS: Version(26), visionOS: Version(26))
    case .navigationItemGroups:
      return Versions(iOS: Version(16))
    case .prominentBarItem:
      return Versions(iOS: Version(26), tvOS: Version(26), visionOS: Version(26))
    case .searchBarItem:
      return Versions(iOS: Version(26), visionOS: nil)
    case .menuItemSubtitle:
      return Versions(macOS: Version(14, 4), visionOS: nil)
    case .menuSectionHeader, .menuPresentationStyle, .toolbarInspector:
      return Versions(macOS: Version(14), visionOS: nil)
    case .toolbarInspectorButton:
      return Versions(macOS: Version(14), visionOS: nil, macCatalyst: Version(17))
    case .toolbarViewItem:
      return Versions(visionOS: nil, macCatalyst: Version(16))
    case .toolbarItemHidden, .toolbarDisplayModes:
      return Versions(macOS: Version(15), visionOS: nil, macCatalyst: Version(18))
    case .toolbarItemStyle:
      return Versions(macOS: Version(26), visionOS: nil, macCatalyst: Version(26))
    case .comboButton:
      return Versions(macOS: Version(13), visionOS: nil)
    case .menuView:
      return Versions(iOS: Version(14), macOS: Version(11), tvOS: Version(17))
    case .contextMenuPreview:
      return Versions(iOS: Version(16), macOS: Version(13), tvOS: Version(16))
    case .selectionContextMenu:
      return Versions(iOS: Version(16), macOS: Version(13))
    case .contextMenuPreviewShape:
      return Versions(iOS: Version(15), tvOS: Version(17))
    case .priorityMenuOrder:
      return Versions(iOS: Version(16))
    case .fixedMenuOrder:
      return Versions(
        iOS: Version(16), macOS: Version(13), tvOS: Version(16), watchOS: Version(9))
    case .keepsMenuOpen:
      return Versions(iOS: Version(16, 4), tvOS: Version(17))
    case .compactControlGroup:
      return Versions(iOS: Version(16, 4), macOS: Version(13, 3))
    case .paletteControlGroup, .inspectorCommands:
      return Versions(iOS: Version(17), macOS: Version(14))
    case .labeledControlGroup:
      return Versions(iOS: Version(16), macOS: Version(13), tvOS: Version(17))
    case .toolbarRoles:
      return Versions(iOS: Version(16), macOS: Version(13))
    case .toolbarSpacer:
      return Versions(iOS: Version(26), macOS: Version(26), visionOS: nil)
    case .glassProminent:
      return Versions(
        iOS: Version(26), macOS: Version(26), tvOS: Version(26), visionOS: nil, watchOS: Version(26)
      )
    case .springLoading:
      return Versions(
        iOS: Version(17), macOS: Version(14), tvOS: Version(17), watchOS: Version(10))
    case .barEdges:
      return Versions(iOS: Version(14), tvOS: Version(18), watchOS: Version(10))
    case .modifierKeyAlternate:
      return Versions(macOS: Version(15), visionOS: nil)
    }
  }
}

/// How an app may use an API, given the platforms and versions that it supports.
public struct Availability: Sendable {
  /// Platforms of the module that never have the API.
  public var missing: [Platform] = []
  /// Platforms of the module whose minimum version is too old, with the version that is needed. iOS stands for iPadOS
  /// and Mac Catalyst too, unless the code is for Mac Catalyst alone.
  public var newer: [(platform: Platform, version: Version)] = []

  /// Whether the code is for Mac Catalyst alone.
  private var isForCatalyst = false

  /// Whether every supported version of every platform has the API.
  public var isEverywhere: Bool { missing.isEmpty && newer.isEmpty }

  /// How an app uses an API on some of its platforms.
  public init(of api: PlatformAPI, on platforms: [Platform], in app: App) {
    isForCatalyst = platforms == [.macCatalyst]
    for platform in platforms {
      guard let minimum = app.minimum(of: platform) else { continue }
      guard let version = api.introduced(on: platform) else {
        missing.append(platform)
        continue
      }
      if minimum >= version { continue }
      add(version, on: platform)
    }
  }

  /// Makes a version of a platform necessary.
  private mutating func add(_ version: Version, on platform: Platform) {
    let isTouch = platform == .iPadOS || platform == .macCatalyst
    let name = isTouch && !isForCatalyst ? .iOS : platform
    for index in newer.indices where newer[index].platform == name {
      newer[index].version = max(newer[index].version, version)
      return
    }
    newer.append((name, version))
  }

  /// Also takes what another API needs.
  public mutating func formUnion(_ other: Availability) {
    for platform in other.missing where !missing.contains(platform) { missing.append(platform) }
    for (platform, version) in other.newer { add(version, on: platform) }
  }

  /// What stands in `#available(…)` or `@available(…)`: `iOS 16, tvOS 17, *`; nil if nothing has to.
  public var condition: String? {
    if newer.isEmpty { return nil }
    var text = ""
    for (platform, version) in newer { text += platform.name + " " + version.text + ", " }
    return text + "*"
  }
}
