import Foundation
import MenuModel

/// A declaration in the stubs of Apple's frameworks.
struct StubDeclaration {
  /// `UIMenu.preferredElementSize`, `View.contextMenu(menuItems:preview:)`
  var name: String
  var module: String
  /// The arguments of `@available` of the declaration and of what contains it.
  var attributes: [String]
  /// Whether the declaration itself has an `@available`.
  var isDated: Bool
  /// `BarButtons.swift:18`
  var place: String

  /// The first version of a platform that has the declaration: 0 for one that all have, nil where none has.
  func introduced(on platform: String) -> Version? {
    var version = Version(0)
    for attribute in attributes {
      let parts = attribute.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.contains("unavailable"), parts[0] == platform || parts[0] == "*" { return nil }
      // Mac Catalyst and visionOS have what iOS has, unless the stub says otherwise.
      let isStated = attributes.contains { attribute in
        attribute.contains(platform + " ") || attribute.contains(platform + ",")
      }
      if ["macCatalyst", "visionOS"].contains(platform), !isStated {
        if parts.contains("unavailable"), parts[0] == "iOS" { return nil }
        for part in parts where part.hasPrefix("iOS ") {
          let iOS = Self.version(part.dropFirst(4))
          version = max(version, platform == "visionOS" ? Self.visionOS(of: iOS) : iOS)
        }
      }
      for part in parts {
        let words = part.split(separator: " ")
        guard words.count == 2, words[0] == platform else { continue }
        version = max(version, Self.version(words[1]))
      }
    }
    return version
  }

  private static func version(_ text: Substring) -> Version {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return Version(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The version of visionOS that has what a version of iOS has.
  private static func visionOS(of iOS: Version) -> Version {
    if iOS >= Version(26) { return iOS }
    if iOS >= Version(18) { return Version(2) }
    if iOS >= Version(17, 4) { return Version(1, iOS >= Version(17, 5) ? 2 : 1) }
    return Version(1)
  }

  /// The last part of the name, without labels: `contextMenu`.
  var baseName: String {
    let path = name.prefix { $0 != "(" }
    return String(path.split(separator: ".").last ?? "")
  }

  // MARK: - Reading

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("AppleTargets/Stubs")

  /// The declarations of a module's stubs.
  static func all(of module: String) throws -> [StubDeclaration] {
    let folder = folder.appendingPathComponent(module)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var declarations: [StubDeclaration] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      declarations += read(text, module: module, file: name)
    }
    return declarations
  }

  /// Reads what `swift format` has laid out: an attribute or a declaration begins a line.
  static func read(_ text: String, module: String, file: String) -> [StubDeclaration] {
    var declarations: [StubDeclaration] = []
    var scopes: [(name: String, attributes: [String])] = []
    var next: (name: String, attributes: [String]) = ("", [])
    var attributes: [String] = []
    var conditions: [[String]] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for (index, line) in lines.enumerated() {
      // Behind `#if os(iOS) || os(macOS)` is nothing for the others.
      if line.hasPrefix("#if") {
        let names = line.matches(of: /(!?)(?:os|targetEnvironment)\((\w+)\)/).map {
          ($0.1.isEmpty, String($0.2))
        }
        let isPositive = names.contains { $0.0 }
        let all = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]
        let missing = all.filter { platform in
          // To the compiler, Mac Catalyst is iOS too.
          let isNamed = names.contains {
            $0.1 == platform || (platform == "macCatalyst" && $0.1 == "iOS")
          }
          return !names.isEmpty && isNamed != isPositive
        }
        let named = isPositive ? names.map { $0.1 + " 1" } : []
        conditions.append(missing.map { $0 + ", unavailable" } + named)
      } else if line.hasPrefix("#else") || line.hasPrefix("#elseif") {
        conditions[conditions.count - 1] = []
      } else if line.hasPrefix("#endif") {
        conditions.removeLast()
      }
      if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") { continue }
      var rest = Substring(line)
      while rest.hasPrefix("@available("), let end = rest.firstIndex(of: ")") {
        attributes.append(String(rest[..<end].dropFirst("@available(".count)))
        rest = rest[rest.index(after: end)...].drop { $0 == " " }
      }
      if rest.isEmpty { continue }
      if let (kind, name) = declaration(in: rest) {
        var path = (scopes.map(\.name) + [name]).filter { !$0.isEmpty }.joined(separator: ".")
        if kind == "func" || kind == "init" {
          path += labels(lines[index...].prefix(12).joined(separator: " "), after: kind)
        }
        let outer = conditions.joined() + scopes.flatMap(\.attributes)
        declarations.append(
          StubDeclaration(
            name: path, module: module, attributes: outer + attributes,
            isDated: !attributes.isEmpty, place: "\(file):\(index + 1)"))
        next = (name, attributes)
        attributes = []
      } else if !rest.hasPrefix("@") {
        attributes = []
      }
      for character in rest.replacing(/"(\\.|[^"\\])*"|\/\/.*/, with: "") {
        if character == "{" {
          scopes.append(next)
          next = ("", [])
        } else if character == "}" {
          _ = scopes.popLast()
        }
      }
    }
    return declarations
  }

  /// What a line declares.
  private static func declaration(in line: Substring) -> (kind: String, name: String)? {
    let pattern =
      /^(?:@\w+(?:\([^)]*\))?\s+|(?:public|open|nonisolated|static|class|final|override|convenience|required|mutating|indirect|optional|weak|lazy|unowned|private|fileprivate|package|internal)(?:\(\w+\))?\s+)*(struct|class|enum|protocol|extension|func|var|let|case|init|typealias|subscript|actor)\b[?!]?\s*`?([\w.]*)/
    guard let match = line.firstMatch(of: pattern) else { return nil }
    let kind = String(match.1)
    return (kind, kind == "init" ? "init" : String(match.2))
  }

  /// The argument labels of a function: `(menuItems:preview:)`.
  private static func labels(_ text: String, after kind: String) -> String {
    let text = text.replacing("->", with: "")
    guard let keyword = text.range(of: "\\b\(kind)\\b", options: .regularExpression),
      let open = text[keyword.upperBound...].firstIndex(of: "(")
    else { return "" }
    var labels = ""
    var depth = 0
    var label = ""
    var isLabel = true
    for character in text[open...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ":" where depth == 1 && isLabel:
        // An attribute and a second name may come with the label.
        let words = label.split(separator: " ").filter { !$0.hasPrefix("@") }
        labels += (words.first ?? "") + ":"
        isLabel = false
      case "," where depth == 1:
        label = ""
        isLabel = true
      default:
        if depth == 1, isLabel { label.append(character) }
      }
      if depth == 0 { break }
    }
    return "(" + labels + ")"
  }
}
