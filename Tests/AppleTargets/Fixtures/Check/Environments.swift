// passes: catalyst15
// passes: ios16
// passes: visionos1
// passes: macos13
#if targetEnvironment(macCatalyst)
  import UIKit

  @MainActor
  func show(_ toolbar: NSToolbar, in scene: UIWindowScene) {
    scene.titlebar?.toolbar = toolbar
    if #available(macCatalyst 18, *) { toolbar.allowsDisplayModeCustomization = false }
  }
#elseif os(visionOS) || os(iOS)
  import UIKit

  typealias Picture = UIImage
#else
  import AppKit

  typealias Picture = NSImage
#endif
