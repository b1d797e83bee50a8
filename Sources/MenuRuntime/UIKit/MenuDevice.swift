#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

/// The device that the app runs on.
@MainActor
enum MenuDevice {
  /// Whether the app runs on an iPad.
  static var isPad: Bool {
    #if canImport(UIKit) && !os(watchOS)
      return UIDevice.current.userInterfaceIdiom == .pad
    #else
      return false
    #endif
  }
}
