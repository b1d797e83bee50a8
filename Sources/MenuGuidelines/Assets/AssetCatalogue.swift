/// The images of an app: the image sets of its asset catalogues, and image files by themselves.
///
/// It is made from bytes that someone else reads; only the first bytes of an image file are needed.
public struct AssetCatalogue: Sendable {
  private var images: [String: AssetImage] = [:]

  public init(_ images: [AssetImage] = []) {
    for image in images { self.images[image.name] = image }
  }

  /// The image with a name, as `image "…"` has it.
  public subscript(name: String) -> AssetImage? { images[name] }

  /// All images, in the order of their names.
  public var all: [AssetImage] { images.values.sorted { $0.name < $1.name } }
}

/// An image of an app, in all its files.
public struct AssetImage: Sendable, Hashable {
  /// How the system draws it.
  public enum Rendering: Sendable, Hashable {
    /// As a shape, in the colour of the control.
    case template
    /// In its own colours.
    case original
    /// As the context asks; nothing is said.
    case automatic
  }

  /// A file of the image.
  public struct File: Sendable, Hashable {
    /// The content.
    public enum Content: Sendable, Hashable {
      case png(PNGHeader)
      /// PDF or SVG, which has no size in pixels.
      case vector
      /// Another format, or no image at all.
      case other
    }

    /// The name in its folder.
    public var name: String
    /// 1 for @1x; nil for an image with one file for all scales.
    public var scale: Int?
    /// The devices that it is for, as a catalogue says it: `universal`, `iphone`, `mac`.
    public var idiom: String
    public var content: Content

    public init(name: String, scale: Int?, idiom: String = "universal", content: Content) {
      self.name = name
      self.scale = scale
      self.idiom = idiom
      self.content = content
    }
  }

  public var name: String
  public var rendering: Rendering
  public var files: [File]

  public init(name: String, rendering: Rendering = .automatic, files: [File]) {
    self.name = name
    self.rendering = rendering
    self.files = files
  }

  /// The files for one kind of device, and the files for all.
  public func files(for idiom: String) -> [File] {
    files.filter { $0.idiom == idiom || $0.idiom == "universal" }
  }
}

/// The header of a PNG file.
public struct PNGHeader: Sendable, Hashable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// Whether its pixels have a hue: truecolour or a palette, not greys.
  public var hasColor: Bool

  /// The bytes of a PNG file that say all this.
  public static let byteCount = 33

  public init(width: Int, height: Int, hasColor: Bool) {
    self.width = width
    self.height = height
    self.hasColor = hasColor
  }

  /// Reads the signature and the header chunk; nil for anything but a PNG file.
  public init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(Self.byteCount))
    let start: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    guard bytes.count >= 26, bytes.starts(with: start) else { return nil }
    width = Self.integer(bytes[16..<20])
    height = Self.integer(bytes[20..<24])
    // Bit 1 of the colour type is "colour used"; a palette has it too.
    hasColor = bytes[25] & 2 != 0
    if width == 0 || height == 0 { return nil }
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The longer side, in pixels.
  public var side: Int { max(width, height) }
}
