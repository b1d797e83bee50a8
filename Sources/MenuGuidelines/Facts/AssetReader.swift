import MenuJSON

/// Puts an asset catalogue together from the files of a folder.
///
/// A folder `NAME.imageset` with a `Contents.json` is an image, named after the folders around it where they provide a
/// namespace; `NAME.png`, `NAME@2x.png` and `NAME@3x.png` anywhere else are one.
package struct AssetReader {
  /// The files of each image set, by its folder.
  private var sets: [String: ImageSet] = [:]
  /// Folders of catalogues that provide a namespace.
  private var namespaces: Set<String> = []
  private var loose: [String: [AssetImage.File]] = [:]

  private struct ImageSet {
    var contents: JSONValue?
    /// The content of each file, by its name.
    var files: [String: AssetImage.File.Content] = [:]
  }

  package init() {}

  /// The number of bytes to read of a file: nil for all, 0 for a file that says nothing about images.
  package static func byteCount(of path: String) -> Int? {
    let name = lastPart(of: path)
    if name == "Contents.json" { return nil }
    return fileExtension(of: name) == "png" ? PNGHeader.byteCount : 0
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: The path below the folder that is read, with `/` between its parts.
  ///   - bytes: As many of its first bytes as `byteCount(of:)` asks for.
  package mutating func add(path: String, bytes: [UInt8]) {
    let name = Self.lastPart(of: path)
    let folder = String(path.dropLast(name.count))
    if name == "Contents.json" {
      guard let contents = try? JSONValue(bytes) else { return }
      if folder.hasSuffix(".imageset/") {
        sets[folder, default: ImageSet()].contents = contents
      } else if contents["properties"]?["provides-namespace"] == .bool(true) {
        namespaces.insert(folder)
      }
      return
    }
    let content = Self.content(of: name, bytes)
    if folder.hasSuffix(".imageset/") {
      sets[folder, default: ImageSet()].files[name] = content
    } else if case .png = content {
      let (title, scale) = Self.titleAndScale(of: name)
      let file = AssetImage.File(name: name, scale: scale, content: content)
      loose[title, default: []].append(file)
    }
  }

  /// The images of all files that were added. An image set wins over files of its name.
  package func catalogue() -> AssetCatalogue {
    var images: [AssetImage] = []
    for (name, files) in loose {
      // AppKit makes a template of an image with such a name.
      let rendering: AssetImage.Rendering = name.hasSuffix("Template") ? .template : .automatic
      let sorted = files.sorted { ($0.scale ?? 0, $0.name) < ($1.scale ?? 0, $1.name) }
      images.append(AssetImage(name: name, rendering: rendering, files: sorted))
    }
    for folder in sets.keys.sorted() {
      if let set = sets[folder], let image = image(in: folder, set) { images.append(image) }
    }
    return AssetCatalogue(images)
  }

  private func image(in folder: String, _ set: ImageSet) -> AssetImage? {
    guard let contents = set.contents else { return nil }
    var files: [AssetImage.File] = []
    for entry in contents["images"]?.array ?? [] {
      guard let name = entry["filename"]?.string else { continue }
      let scale = Self.scales[entry["scale"]?.string ?? ""]
      files.append(
        AssetImage.File(
          name: name, scale: scale, idiom: entry["idiom"]?.string ?? "universal",
          content: set.files[name] ?? Self.content(of: name, [])))
    }
    if files.isEmpty { return nil }
    let rendering: AssetImage.Rendering
    switch contents["properties"]?["template-rendering-intent"]?.string {
    case "template": rendering = .template
    case "original": rendering = .original
    default: rendering = .automatic
    }
    return AssetImage(name: name(of: folder), rendering: rendering, files: files)
  }

  /// The name of the image set in a folder, with the namespaces around it: `Editor/Crop`.
  private func name(of folder: String) -> String {
    var name = String(Self.lastPart(of: String(folder.dropLast())).dropLast(".imageset".count))
    var outer = folder.dropLast()
    while let slash = outer.lastIndex(of: "/") {
      let parent = String(outer[...slash])
      if namespaces.contains(parent) {
        name = Self.lastPart(of: String(parent.dropLast())) + "/" + name
      }
      outer = outer[..<slash]
    }
    return name
  }

  /// The scales that a catalogue can name. Another one says nothing.
  private static let scales = ["1x": 1, "2x": 2, "3x": 3]

  private static func content(of name: String, _ bytes: [UInt8]) -> AssetImage.File.Content {
    switch fileExtension(of: name) {
    case "png": return PNGHeader(bytes).map { .png($0) } ?? .other
    case "pdf", "svg": return .vector
    default: return .other
    }
  }

  /// `Crop` and 2 of `Crop@2x.png`.
  private static func titleAndScale(of name: String) -> (title: String, scale: Int) {
    let stem = String(name.dropLast(4))
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      return (String(stem.dropLast(3)), scale)
    }
    return (stem, 1)
  }

  private static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func fileExtension(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
  }
}
