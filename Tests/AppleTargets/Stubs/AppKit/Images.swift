// Images: developer.apple.com/documentation/appkit/nsimage.

/// Nonisolated: developer.apple.com/documentation/appkit/nsimage.
open class NSImage: NSObject, NSCopying {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public typealias Name = String

  let symbol: String?
  let asset: String?
  var isColored = false
  init(symbol: String?, asset: String?) {
    (self.symbol, self.asset) = (symbol, asset)
    super.init()
  }

  @available(macOS 11, *)
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(symbol: name, asset: nil)
    accessibilityDescription = description
  }
  @available(macOS 13, *)
  public convenience init?(
    systemSymbolName name: String, variableValue: Double,
    accessibilityDescription description: String?
  ) {
    self.init(symbol: name, asset: nil)
    accessibilityDescription = description
  }
  public convenience init?(named name: NSImage.Name) { self.init(symbol: nil, asset: name) }
  public convenience init(size: NSSize) { self.init(symbol: nil, asset: nil) }
  public func copy(with zone: NSZone?) -> Any { self }
  open var size: NSSize = .zero
  open var isTemplate = false
  open var accessibilityDescription: String?

  #if !canImport(ObjectiveC)
    public var symbolName: String? { symbol }
    public var assetName: String? { asset }
    /// Whether it is a symbol with its own colors.
    public var hasColors: Bool { isColored }
  #endif
}

extension Bundle {
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}
