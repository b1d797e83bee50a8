import MenuModel
import MenuSyntax
import MenuTooling

/// What the project of an app says about it: Xcode's project file, property lists, and `Package.swift`.
package struct ProjectFacts: Sendable, Equatable {
  /// The language that the app is written in, as the project names it: `en`.
  package var developmentRegion: String?
  /// The platforms that the project builds for; empty if no project says.
  package var platforms: Set<Platform> = []
  /// The oldest systems that it builds for; none that no project says.
  package var minimums: [Platform: Version] = [:]
  /// Whether it shows neither in the Dock nor with a menu bar.
  package var isAccessory = false
  /// Whether each target of a project that builds for iPhone and the Mac builds for both.
  var isOneTargetForMac: Bool { targetsForBoth && !targetsForOne }
  private var targetsForBoth = false
  private var targetsForOne = false
  /// Whether the project says that an app is for the iPad.
  var isForPad = false
  /// The folders of apps that run in the background, whose menu bars nobody sees.
  package var backgroundFolders: [String] = []

  /// The platforms that Swift packages name, by their folders.
  package var packages: [String: Set<Platform>] = [:]

  /// What the app is called: its product, and its name for people.
  package var names: Set<String> = []

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
      case .package:
        region = Self.defaultLocalization(source)
        let platforms = Self.platforms(ofPackage: source).flatMap(\.platforms)
        if !platforms.isEmpty { packages[ModuleFolders.folder(of: source.path)] = Set(platforms) }
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
      addProduct(line)
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let values = parts[1].split { " ;\"\t".contains($0) }
      let key = parts[0].drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace })
      switch key {
      case "developmentRegion": region = region ?? values.first.flatMap { Self.language($0) }
      case "SDKROOT": sdks.formUnion(values.flatMap(Self.platforms))
      case "SUPPORTED_PLATFORMS":
        supported.formUnion(values.flatMap(Self.platforms))
        if values.contains("iphoneos") {
          if values.contains("macosx") { targetsForBoth = true } else { targetsForOne = true }
        }
      case "PRODUCT_NAME", "INFOPLIST_KEY_CFBundleName", "INFOPLIST_KEY_CFBundleDisplayName":
        addName(parts[1].drop { " \"".contains($0) }.prefix { !";\"".contains($0) })
      case "TARGETED_DEVICE_FAMILY":
        if parts[1].split(whereSeparator: { !$0.isNumber }).contains("2") { isForPad = true }
      case "INFOPLIST_KEY_LSUIElement": if values == ["YES"] { isAccessory = true }
      default:
        guard let platforms = Self.deploymentTargets[String(key)] else { continue }
        addMinimum(values.first.flatMap { Self.version($0) }, of: platforms)
      }
    }
    platforms.formUnion(supported.isEmpty ? sdks : supported)
    return region
  }

  private static let deploymentTargets: [String: [Platform]] = [
    "MACOSX_DEPLOYMENT_TARGET": [.macOS], "IPHONEOS_DEPLOYMENT_TARGET": [.iOS, .iPadOS],
    "TVOS_DEPLOYMENT_TARGET": [.tvOS], "WATCHOS_DEPLOYMENT_TARGET": [.watchOS],
    "XROS_DEPLOYMENT_TARGET": [.visionOS],
  ]

  /// Adds a version that a target builds for; of several the oldest counts, for which the Swift has to build, too.
  private mutating func addMinimum(_ version: Version?, of platforms: [Platform]) {
    guard let version else { return }
    for platform in platforms {
      minimums[platform] = min(minimums[platform] ?? version, version)
    }
  }

  /// `14.2`, and `v14` and `v10_15` as packages have them.
  private static func version(_ text: Substring) -> Version? {
    let parts = text.drop { $0 == "v" }.split { $0 == "." || $0 == "_" }.map { Int($0) }
    guard let major = parts.first ?? nil else { return nil }
    return Version(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// Adds the name of an app that the project makes: `…explicitFileType = wrapper.application; path = Notes.app;…`.
  private mutating func addProduct(_ line: Substring) {
    guard line.includes("wrapper.application"), let start = line.firstPlace(of: "path = ") else {
      return
    }
    let name = line[start.upperBound...].drop { $0 == "\"" }.prefix { $0 != ";" && $0 != "\"" }
    if name.hasSuffix(".app") { addName(name.dropLast(4)) }
  }

  /// Adds a name, unless it is a setting such as `$(TARGET_NAME)`.
  private mutating func addName(_ name: Substring) {
    if !name.isEmpty && !name.includes("$(") { names.insert(String(name)) }
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
    for key in ["CFBundleName", "CFBundleDisplayName"] {
      if let value = list.value(key) { addName(value.text[...]) }
    }
    if let value = list.value("LSUIElement"), value.name == "true" || value.text == "1" {
      isAccessory = true
    }
    if let value = list.value("LSBackgroundOnly"), value.name == "true" || value.text == "1" {
      backgroundFolders.append(String(source.path.prefix(upTo: Self.lastSlash(source.path))))
    }
    return list.value("CFBundleDevelopmentRegion").flatMap { Self.language($0.text[...]) }
  }

  /// Takes the platforms of the packages that build an app themselves, rather than a library for one.
  ///
  /// - Parameter starts: The paths of the files that apps begin in.
  mutating func takePlatforms(ofPackagesIn sources: [Source], appsBeginIn starts: [String]) {
    // A project of Xcode says more: the app that uses a package may be for fewer systems.
    guard platforms.isEmpty else { return }
    for source in sources where ImportPaths.projectFile(source.path) == .package {
      let folder = source.path.dropLast("Package.swift".count)
      guard source.bytes.firstPlace(of: "executableTarget".utf8) != nil,
        starts.contains(where: { $0.hasPrefix(folder) })
      else { continue }
      for (own, version) in Self.platforms(ofPackage: source) {
        platforms.formUnion(own)
        addMinimum(version, of: own)
      }
    }
  }

  /// The platforms that a package names, with their versions: `platforms: [.macOS(.v14), .iOS("17.2")]`.
  private static func platforms(
    ofPackage source: Source
  ) -> [(platforms: [Platform], version: Version?)] {
    let bytes = source.bytes
    guard let label = bytes.firstPlace(of: "platforms:".utf8) else { return [] }
    let list = bytes[label.upperBound...].prefix { $0 != UInt8(ascii: "]") }
    let names: [(String, [Platform])] = [
      (".macOS(", [.macOS]), (".macCatalyst(", [.macCatalyst]), (".iOS(", [.iOS, .iPadOS]),
      (".tvOS(", [.tvOS]), (".watchOS(", [.watchOS]), (".visionOS(", [.visionOS]),
    ]
    return names.compactMap { name, platforms in
      guard let place = list.firstPlace(of: name.utf8) else { return nil }
      let text = Substring(decoding: list[place.upperBound...].prefix(16), as: UTF8.self)
      let isVersion = { (character: Character) in
        character.isNumber || character == "." || character == "_" || character == "v"
      }
      return (platforms, version(text.drop { $0 == "." || $0 == "\"" }.prefix(while: isVersion)))
    }
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
