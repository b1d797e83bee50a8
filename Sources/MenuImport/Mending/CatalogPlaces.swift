/// Where the keys and texts of an `.xcstrings` file are. The file is one that the reader of JSON took.
struct CatalogPlaces {
  struct Entry {
    /// Between the quotation marks.
    var key: Range<Int>
    /// The texts in the source language.
    var texts: [Range<Int>] = []
    /// Whether these are forms of one text, for numbers or devices.
    var hasForms = false
  }

  private(set) var entries: [Entry] = []
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    let all = members(of: 0)
    guard let strings = all.first(where: { isText("strings", at: $0.key) })?.value else { return }
    let named = all.first { isText("sourceLanguage", at: $0.key) }?.value.string(in: bytes)
    let language = named.map { bytes[$0] } ?? ArraySlice("en".utf8)
    for (key, value) in members(of: strings) {
      var entry = Entry(key: key)
      if let localizations = member("localizations", of: value),
        let own = members(of: localizations).first(where: {
          bytes[$0.key].elementsEqual(language)
        })?.value
      {
        collect(from: own, into: &entry)
        entry.hasForms =
          member("variations", of: own) != nil || member("substitutions", of: own) != nil
      }
      entries.append(entry)
    }
  }

  /// The values of all units in a localization.
  private func collect(from start: Int, into entry: inout Entry) {
    for (key, value) in members(of: start) {
      if isText("stringUnit", at: key) {
        if let text = member("value", of: value), let range = text.string(in: bytes) {
          entry.texts.append(range)
        }
      } else {
        collect(from: value, into: &entry)
      }
    }
  }

  private func member(_ name: String, of start: Int) -> Int? {
    members(of: start).first { isText(name, at: $0.key) }?.value
  }

  private func isText(_ name: String, at range: Range<Int>) -> Bool {
    bytes[range].elementsEqual(name.utf8)
  }

  /// The keys of an object, and where their values begin; none for what is no object.
  private func members(of start: Int) -> [(key: Range<Int>, value: Int)] {
    var members: [(key: Range<Int>, value: Int)] = []
    var offset = start.blanksSkipped(in: bytes)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return [] }
    offset += 1
    while true {
      offset = offset.blanksSkipped(in: bytes)
      guard let key = offset.string(in: bytes) else { return members }
      offset = (key.upperBound + 1).blanksSkipped(in: bytes)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return members }
      offset = (offset + 1).blanksSkipped(in: bytes)
      members.append((key, offset))
      offset = endOfValue(from: offset).blanksSkipped(in: bytes)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return members }
      offset += 1
    }
  }

  private func endOfValue(from start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      if let string = offset.string(in: bytes) {
        offset = string.upperBound + 1
      } else {
        switch bytes[offset] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return offset }
          depth -= 1
        case UInt8(ascii: ",") where depth == 0: return offset
        default: break
        }
        offset += 1
      }
      if depth == 0, offset < bytes.count, bytes[offset] == UInt8(ascii: ",") { return offset }
    }
    return offset
  }
}

extension Int {
  fileprivate func blanksSkipped(in bytes: ArraySlice<UInt8>) -> Int {
    var offset = self
    // A byte-order mark may be at the start.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count, " \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
    return offset
  }

  /// What is between the quotation marks of the string that begins here.
  fileprivate func string(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard self < bytes.count, bytes[self] == UInt8(ascii: "\"") else { return nil }
    var offset = self + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset < bytes.count ? self + 1..<offset : nil
  }
}
