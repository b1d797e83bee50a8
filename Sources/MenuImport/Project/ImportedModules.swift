import MenuModel
import MenuSyntax

/// The modules that Swift files import.
enum ImportedModules {
  /// The platforms of AppKit and UIKit, as far as files import one of them whatever they are built for; none if no file does.
  static func platforms(of sources: [Source]) -> Set<Platform> {
    var platforms: Set<Platform> = []
    for source in sources where source.path.hasSuffix(".swift") {
      for module in modules(of: source) {
        switch module {
        case "AppKit", "Cocoa": platforms.insert(.macOS)
        case "UIKit": platforms.formUnion([.iOS, .iPadOS])
        default: break
        }
      }
    }
    return platforms
  }

  /// How far the imports of a file are looked for; a license may come before them.
  private static let lengthOfImports = 8192

  /// The modules that a file imports, but for those in `#if`, as files for several platforms have them.
  private static func modules(of source: Source) -> [Substring] {
    var modules: [Substring] = []
    var depth = 0
    let head = String(decoding: source.bytes.prefix(lengthOfImports), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline) {
      let words = line.split { " \t;".contains($0) }
      switch words.first {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default: break
      }
      guard depth == 0, let word = words.firstIndex(of: "import"), word + 1 < words.count,
        words[..<word].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { continue }
      modules.append(words[word + 1])
    }
    return modules
  }
}
