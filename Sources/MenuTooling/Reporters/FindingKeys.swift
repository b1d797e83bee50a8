import MenuModel
import MenuSyntax

/// The identity of a finding, which stays the same when lines move and messages are reworded.
struct FindingKey: Hashable, Comparable {
  /// The path of the file as shown in messages.
  var path: String
  /// The element it is in: `screen NoteList/item Note/context menu`.
  var element: String
  var rule: String

  static func < (left: FindingKey, right: FindingKey) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.element < right.element
  }
}

/// The keys of a module's findings.
struct FindingKeys {
  private let sources: [Source]
  private var paths: [ElementPaths?]
  private var counts: [FindingKey: Int] = [:]

  init(_ sources: [Source]) {
    self.sources = sources
    self.paths = Array(repeating: nil, count: sources.count)
  }

  /// The key of a finding, shared by findings of the same rule in the same element.
  mutating func key(_ diagnostic: Diagnostic) -> FindingKey {
    FindingKey(
      path: sources[Int(diagnostic.place.source)].path,
      element: diagnostic.element ?? element(at: diagnostic.place), rule: diagnostic.rule)
  }

  private mutating func element(at place: Place) -> String {
    let number = Int(place.source)
    let known = paths[number] ?? ElementPaths(SyntaxTree(parsing: sources[number]))
    paths[number] = known
    return known.path(at: place.span.start)
  }

  /// The element of a finding, and a fingerprint that differs from all those before.
  mutating func numbered(_ diagnostic: Diagnostic) -> (element: String, fingerprint: String) {
    let key = key(diagnostic)
    let number = counts[key, default: 0]
    counts[key] = number + 1
    return (key.element, Self.fingerprint([key.path, key.rule, key.element, String(number)]))
  }

  /// 128 bits of the words, in hexadecimal digits (two hashes).
  private static func fingerprint(_ words: [String]) -> String {
    [StableHash.basis, 0x6C62_272E_07BB_0142].map { basis in
      var hash = StableHash(basis: basis)
      // UTF-8 has no byte 255, so this separates the words.
      for word in words { hash.combine(Array(word.utf8) + [0xFF]) }
      return hash.digits
    }.joined()
  }
}
