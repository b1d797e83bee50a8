#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// From iOS 16, behind an availability check, as in a library for iOS 15.
  extension UIMenu {
    public static func small(_ children: [UIMenuElement]) -> UIMenu {
      let menu = UIMenu(children: children)
      if #available(iOS 16, tvOS 16, *) { menu.preferredElementSize = .small }
      return menu
    }
  }
  nonisolated let framework = "UIKit"
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  nonisolated let framework = "AppKit"
#elseif canImport(SwiftUI)
  import SwiftUI
  nonisolated let framework = "SwiftUI"
#else
  nonisolated let framework = "none"
#endif

#if targetEnvironment(macCatalyst)
  nonisolated let system = " iOS catalyst"
#elseif os(iOS)
  nonisolated let system = " iOS"
#elseif os(macOS)
  nonisolated let system = " macOS"
#elseif os(watchOS)
  nonisolated let system = " watchOS"
#else
  nonisolated let system = ""
#endif
