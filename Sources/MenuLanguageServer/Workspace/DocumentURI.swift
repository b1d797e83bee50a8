import MenuTooling

/// URIs of documents, and the paths of `file` URIs.
enum DocumentURI {
  /// The path of a `file` URI, else the URI itself: the key of a document.
  static func path(_ uri: String) -> String {
    guard uri.utf8.starts(with: "file://".utf8) else { return uri }
    let rest = uri.utf8.dropFirst(7)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return uri }
    var path: [UInt8] = []
    var bytes = rest[slash...].makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        path.append(byte)
        continue
      }
      guard let high = bytes.next().flatMap(value), let low = bytes.next().flatMap(value) else {
        return uri
      }
      path.append(high << 4 | low)
    }
    while path.count > 1 && path.last == UInt8(ascii: "/") { path.removeLast() }
    return String(decoding: path, as: UTF8.self)
  }

  /// The URI of a path.
  static func uri(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else { return path }
    return PathReference.encoded(path)
  }

  /// The folder of a path; empty for one without.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: return digit - 0x30
    case 0x41...0x46: return digit - 0x41 + 10
    case 0x61...0x66: return digit - 0x61 + 10
    default: return nil
    }
  }
}
