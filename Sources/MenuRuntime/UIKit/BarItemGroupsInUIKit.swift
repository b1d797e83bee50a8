#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A bar item, or several items that stay together.
  @MainActor
  struct BarItemGroup {
    let id: String
    let items: [UIBarButtonItem]
    var representative: UIBarButtonItem?
    var options: MenuToolbarOptions = []

    /// The group for a part of the bar that people cannot customize.
    @available(iOS 16, *)
    var fixedGroup: UIBarButtonItemGroup {
      .fixedGroup(representativeItem: representative, items: items)
    }

    /// The group for a part of the bar that people can customize.
    @available(iOS 16, *)
    var customizableGroup: UIBarButtonItemGroup {
      if options.contains(.essential) {
        return .movableGroup(
          customizationIdentifier: id, representativeItem: representative, items: items)
      }
      return .optionalGroup(
        customizationIdentifier: id, isInDefaultCustomization: !options.contains(.hidden),
        representativeItem: representative, items: items)
    }
  }
#endif
