// What toolbars use of the application, buttons and images:
// developer.apple.com/documentation/appkit/nsapplication, nsbutton, nsimage, nsfontmanager.

extension NSApplication {
  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = PresentationOptions(rawValue: 1 << 0)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
  }
}

extension NSButton {
  public enum BezelStyle: UInt, Sendable {
    @available(macOS 14, *)
    case automatic = 0
    case push = 1
    case toolbar = 11
  }
}

extension NSImage {
  /// Nonisolated.
  @available(macOS 11, *)
  open class SymbolConfiguration: NSObject {
    fileprivate var colors: [NSColor] = []
    public override init() { super.init() }
    @available(macOS 12, *)
    public convenience init(paletteColors: [NSColor]) {
      self.init()
      colors = paletteColors
    }
  }

  @available(macOS 11, *)
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    let image = NSImage(symbol: symbol, asset: asset)
    image.isColored = !configuration.colors.isEmpty
    return image
  }
}

extension NSFontManager {
  nonisolated(unsafe) private static let only = NSFontManager()
  public class var shared: NSFontManager { only }
}
