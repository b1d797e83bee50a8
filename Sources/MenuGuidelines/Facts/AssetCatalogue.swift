/// The images of an app: the image sets of its asset catalogues, and image files by themselves.
///
/// It is made from bytes that someone else reads; only the first bytes of an image file are needed.
package struct AssetCatalogue: Sendable {
  private var images: [String: AssetImage] = [:]

  package init(_ images: [AssetImage] = []) {
    for image in images { self.images[image.name] = image }
  }

  /// The image with a name, as `image "…"` has it.
  package subscript(name: String) -> AssetImage? { images[name] }

  /// All images, in the order of their names.
  package var all: [AssetImage] { images.values.sorted { $0.name < $1.name } }
}

/// An image of an app, in all its files.
package struct AssetImage: Sendable, Hashable {
  /// How the system draws it.
  package enum Rendering: Sendable, Hashable {
    /// As a shape, in the colour of the control.
    case template
    /// In its own colours.
    case original
    /// As the context asks; nothing is said.
    case automatic
  }

  /// A file of the image.
  package struct File: Sendable, Hashable {
    /// The content.
    package enum Content: Sendable, Hashable {
      case png(PNGHeader)
      /// PDF or SVG, which has no size in pixels.
      case vector
      /// Another format, or no image at all.
      case other
    }

    /// The name in its folder.
    package var name: String
    /// 1 for @1x; nil for an image with one file for all scales.
    package var scale: Int?
    /// The devices that it is for, as a catalogue says it: `universal`, `iphone`, `mac`.
    package var idiom: String
    package var content: Content

    package init(name: String, scale: Int?, idiom: String = "universal", content: Content) {
      self.name = name
      self.scale = scale
      self.idiom = idiom
      self.content = content
    }
  }

  package var name: String
  package var rendering: Rendering
  package var files: [File]

  package init(name: String, rendering: Rendering = .automatic, files: [File]) {
    self.name = name
    self.rendering = rendering
    self.files = files
  }

  /// The files for one kind of device, and the files for all.
  package func files(for idiom: String) -> [File] {
    files.filter { $0.idiom == idiom || $0.idiom == "universal" }
  }
}

/// The header of a PNG file.
package struct PNGHeader: Sendable, Hashable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Whether its pixels have a hue: truecolour or a palette, not greys.
  package var hasColor: Bool

  /// The bytes of a PNG file that say all this.
  package static let byteCount = 33

  package init(width: Int, height: Int, hasColor: Bool) {
    self.width = width
    self.height = height
    self.hasColor = hasColor
  }

  /// Reads the signature and the header chunk; nil for anything but a PNG file.
  package init?(_ bytes: some Collection<UInt8>) {
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
  package var side: Int { max(width, height) }
}
