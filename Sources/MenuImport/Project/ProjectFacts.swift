import MenuModel
import MenuSyntax

/// What the project of an app says about it: Xcode's project file, property lists, and `Package.swift`.
package struct ProjectFacts: Sendable, Equatable {
  /// The language that the app is written in, as the project names it: `en`.
  package var developmentRegion: String?
  /// The platforms that the project builds for; empty if no project says.
  package var platforms: Set<Platform> = []
  /// Whether it shows neither in the Dock nor with a menu bar.
  package var isAccessory = false
  /// The folders of apps that run in the background, whose menu bars nobody sees.
  package var backgroundFolders: [String] = []

  package init() {}

  /// Reads the project files among the sources. Of several that name a language the nearest to the root counts.
  init(_ sources: [Source]) {
    let files = sources.compactMap { source in
      ImportPaths.projectFile(source.path).map { ($0, source) }
    }
    let nearest = files.sorted { first, second in
      let (path, other) = (first.1.path, second.1.path)
      return (Self.depth(path), path) < (Self.depth(other), other)
    }
    var regions: [ImportPaths.ProjectFile: String] = [:]
    for (kind, source) in nearest {
      let region: String?
      switch kind {
      case .xcode: region = readProject(String(decoding: source.bytes, as: UTF8.self))
      case .propertyList: region = readPropertyList(source)
      case .package: region = Self.defaultLocalization(source)
      }
      if let region, regions[kind] == nil { regions[kind] = region }
    }
    developmentRegion = ImportPaths.ProjectFile.allCases.lazy.compactMap { regions[$0] }.first
  }

  private static func lastSlash(_ path: String) -> String.Index {
    path.lastIndex(of: "/") ?? path.startIndex
  }

  private static func depth(_ path: String) -> Int { path.split(separator: "/").count }

  // MARK: Files

  /// Reads a `project.pbxproj`, in which each setting is a line: `SDKROOT = iphoneos;`.
  private mutating func readProject(_ text: String) -> String? {
    var region: String?
    var sdks: Set<Platform> = []
    var supported: Set<Platform> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let values = parts[1].split { " ;\"\t".contains($0) }
      switch parts[0].drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace }) {
      case "developmentRegion": region = region ?? values.first.flatMap { Self.language($0) }
      case "SDKROOT": sdks.formUnion(values.flatMap(Self.platforms))
      case "SUPPORTED_PLATFORMS": supported.formUnion(values.flatMap(Self.platforms))
      case "INFOPLIST_KEY_LSUIElement": if values == ["YES"] { isAccessory = true }
      default: break
      }
    }
    platforms.formUnion(supported.isEmpty ? sdks : supported)
    return region
  }

  /// The platforms of a name that Xcode has for a system.
  private static func platforms(_ sdk: Substring) -> [Platform] {
    switch sdk {
    case "macosx": return [.macOS]
    case "iphoneos": return [.iOS, .iPadOS]
    default: return []
    }
  }

  private mutating func readPropertyList(_ source: Source) -> String? {
    guard let list = try? PropertyList(source) else { return nil }
    if let value = list.value("LSUIElement"), value.name == "true" || value.text == "1" {
      isAccessory = true
    }
    if let value = list.value("LSBackgroundOnly"), value.name == "true" || value.text == "1" {
      backgroundFolders.append(String(source.path.prefix(upTo: Self.lastSlash(source.path))))
    }
    return list.value("CFBundleDevelopmentRegion").flatMap { Self.language($0.text[...]) }
  }

  /// The `defaultLocalization:` of a package.
  private static func defaultLocalization(_ source: Source) -> String? {
    let bytes = source.bytes
    guard let label = bytes.firstPlace(of: "defaultLocalization".utf8) else { return nil }
    let value = bytes[label.upperBound...].prefix(40).split(separator: UInt8(ascii: "\""))
    return value.count > 1 ? language(Substring(decoding: value[1], as: UTF8.self)) : nil
  }

  /// The code of a language as project files have it; nil for a setting such as `$(DEVELOPMENT_LANGUAGE)`.
  private static func language(_ name: Substring) -> String? {
    let code = LanguageFolders.code(ofFolder: String(name))
    let isCode = !code.isEmpty && code.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    return isCode && code != "Base" ? code : nil
  }
}
