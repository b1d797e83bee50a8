import MenuSyntax

/// The SF Symbols and the systems that have them, up to release 7.0.
///
/// Localized variants (`.ar`, `.he`, `.ja` …) are symbols of their own. A symbol that was renamed
/// keeps its old name on every later system, and so both names are here.
package enum SymbolTable {
  /// Whether there is a symbol with this name.
  package static func contains(_ name: String) -> Bool { record(of: name) != nil }

  /// The first version of each platform that has the symbol; nil where there is no such symbol.
  package static func availability(of name: String) -> SymbolAvailability? {
    record(of: name).flatMap { availability(ofRelease: $0.release) }
  }

  /// Whether the symbol may only mean the Apple product or feature that it shows.
  package static func isRestricted(_ name: String) -> Bool {
    record(of: name)?.isRestricted ?? false
  }

  /// The name that a symbol has had since it was renamed; nil where it was not.
  package static func renamedTo(_ name: String) -> String? { record(of: name)?.newName }

  /// The names that a symbol had before it was renamed.
  ///
  /// This looks at every name; it is for messages.
  package static func olderNames(of name: String) -> [String] {
    let wanted = Array(name.utf8)
    return bytes.split(whereSeparator: isSeparator).compactMap { entry in
      guard entry.count > wanted.count, entry.suffix(wanted.count).elementsEqual(wanted),
        let sign = entry.firstIndex(of: UInt8(ascii: "=")),
        record(entry[(sign + 1)...])?.newName == name
      else { return nil }
      return String(decoding: entry[..<sign], as: UTF8.self)
    }
  }

  /// All names, in the order of their bytes.
  package static let names = candidates.map { String(decoding: $0.name, as: UTF8.self) }

  /// The names that someone who wrote `name` may have meant: the same parts in another order, one
  /// part more or less, and names that are spelt nearly so.
  ///
  /// This looks at every name; it is for messages.
  package static func suggestions(for name: String, limit: Int = 3) -> [String] {
    let wanted = Spelling.folded(name)
    let letters = Spelling.letters(of: wanted[...])
    let wantedParts = parts(of: wanted[...])
    var near: [String] = []
    var sameParts: [String] = []
    var nearParts: [(count: Int, name: String)] = []
    for (candidate, otherLetters) in candidates {
      // Few names get past the letters, so that few become strings.
      let missing = (letters & ~otherLetters).nonzeroBitCount
      let surplus = (otherLetters & ~letters).nonzeroBitCount
      let difference = candidate.count - wanted.count
      if missing <= Spelling.largestBound, surplus <= Spelling.largestBound,
        abs(difference) <= Spelling.largestBound
      {
        near.append(String(decoding: candidate, as: UTF8.self))
      }
      guard wantedParts.count > 1, difference < 0 ? surplus == 0 : missing == 0 else { continue }
      let other = parts(of: candidate)
      if other == wantedParts {
        sameParts.append(String(decoding: candidate, as: UTF8.self))
      } else if other.count == wantedParts.count + 1 && includes(other, wantedParts)
        || other.count == wantedParts.count - 1 && includes(wantedParts, other)
      {
        nearParts.append((other.count, String(decoding: candidate, as: UTF8.self)))
      }
    }
    // A part that is too much or missing: the shorter name first, for it is the plainer symbol.
    nearParts.sort { left, right in
      left.count != right.count ? left.count < right.count : left.name < right.name
    }
    near = Spelling.nearest(to: name, among: near, limit: limit)
    var suggestions: [String] = []
    for suggestion in sameParts + near + nearParts.map(\.name) where suggestion != name {
      if suggestions.count == limit { break }
      if !suggestions.contains(suggestion) { suggestions.append(suggestion) }
    }
    return suggestions
  }

  // MARK: - Records

  /// What is known of a symbol.
  private struct Record {
    /// The letter of the release that brought it.
    var release: UInt8
    var isRestricted: Bool
    var newName: String?
  }

  /// `records` as bytes, in which a name is found by halving: 9,155 strings would take longer to make than most runs take
  /// to check a module.
  private static let bytes = Array(records.utf8)

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  /// The record of a name.
  private static func record(of name: String) -> Record? {
    let name = Array(name.utf8)
    let bytes = Self.bytes
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, !isSeparator(bytes[start - 1]) { start -= 1 }
      // After what both begin with, one of them ends or the bytes differ.
      var index = 0
      while index < name.count, bytes[start + index] == name[index],
        bytes[start + index] != UInt8(ascii: "=")
      {
        index += 1
      }
      let isOver = bytes[start + index] == UInt8(ascii: "=")
      var end = start + index
      while end < high, !isSeparator(bytes[end]) { end += 1 }
      if isOver && index == name.count { return record(bytes[(start + index + 1)..<end]) }
      if isOver || index < name.count && bytes[start + index] < name[index] {
        low = end + 1
      } else {
        high = start
      }
    }
    return nil
  }

  /// Reads what is after `=`.
  private static func record(_ data: ArraySlice<UInt8>) -> Record? {
    guard let release = data.first else { return nil }
    var rest = data.dropFirst()
    let isRestricted = rest.first == UInt8(ascii: "!")
    if isRestricted { rest = rest.dropFirst() }
    return Record(
      release: release, isRestricted: isRestricted,
      newName: rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self))
  }

  /// The bytes of all names, with the letters that are in each. Half-typed names are looked up at every key press.
  private static let candidates: [(name: ArraySlice<UInt8>, letters: UInt64)] =
    bytes.split(whereSeparator: isSeparator).map { record in
      let name = record.prefix { $0 != UInt8(ascii: "=") }
      return (name, Spelling.letters(of: name))
    }

  /// The parts between the dots, sorted.
  private static func parts(of name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    name.split(separator: 0x2E).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether one sorted list has everything that another has.
  private static func includes(
    _ longer: [ArraySlice<UInt8>], _ shorter: [ArraySlice<UInt8>]
  ) -> Bool {
    var rest = shorter[...]
    for part in longer where part == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

/// The first version of each platform that has a symbol.
package struct SymbolAvailability: Hashable, Sendable {
  /// The release of SF Symbols that brought it: `4.1`.
  package let release: String
  private let iOS: Version
  private let macOS: Version
  private let tvOS: Version
  private let watchOS: Version
  private let visionOS: Version

  init(
    release: String, iOS: Version, macOS: Version, tvOS: Version, watchOS: Version,
    visionOS: Version
  ) {
    self.release = release
    self.iOS = iOS
    self.macOS = macOS
    self.tvOS = tvOS
    self.watchOS = watchOS
    self.visionOS = visionOS
  }

  /// The first version of a platform that has the symbol; nil where none has.
  ///
  /// iPadOS and Mac Catalyst go with iOS. macOS 10.15 has the symbols of release 1, but AppKit
  /// draws them only from macOS 11.
  package func minimum(on platform: Platform) -> Version? {
    switch platform {
    case .iOS, .iPadOS, .macCatalyst: return iOS
    case .macOS: return macOS
    case .tvOS: return tvOS
    case .watchOS: return watchOS
    case .visionOS: return visionOS
    }
  }

  /// Whether each version of a platform from `minimum` on has the symbol.
  package func covers(_ platform: Platform, from minimum: Version) -> Bool {
    guard let first = self.minimum(on: platform) else { return false }
    return first <= minimum
  }
}
