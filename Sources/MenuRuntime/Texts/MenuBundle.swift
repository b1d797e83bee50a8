public import Foundation

/// Finds the bundle with a module's localized strings and images.
@_spi(Generated) nonisolated public enum MenuBundle {
  /// Returns the resource bundle of a module in an app, framework or package.
  ///
  /// The resources of a package target are in a bundle named after both: `package_Notes-UI.bundle` for the module
  /// `Notes_UI`. It is in the app, in a framework, next to a command-line tool or next to the test bundle. All other
  /// modules have their resources in the bundle with their code. If the names are ambiguous, the strings table decides.
  ///
  /// Call it once and store the result:
  ///
  /// ```swift
  /// static let notesMenus = MenuBundle.find(for: NotesBundleToken.self, module: #fileID, table: "Menus")
  /// ```
  ///
  /// - Parameters:
  ///   - token: A class of the module.
  ///   - fileID: `#fileID` of a file of the module.
  ///   - table: The name of the module's strings table, or nil if it has none.
  /// - Returns: The bundle; the main bundle on platforms without localized strings.
  @_spi(Generated) public static func find(
    for token: AnyClass, module fileID: String = #fileID, table: String? = nil
  ) -> Bundle {
    #if canImport(Darwin)
      let module = String(fileID.prefix { $0 != "/" })
      let own = Bundle(for: token)
      let urls = folders(around: own).flatMap { folder in resourceBundles(in: folder) }
      let executable = own.executableURL?.lastPathComponent ?? ""
      let choice = choose(
        among: urls.map { $0.deletingPathExtension().lastPathComponent }, module: module,
        ownIsModule: moduleName(of: executable) == module,
        ownHasTable: hasTable(table, own)
      ) { index in
        Bundle(url: urls[index]).map { hasTable(table, $0) } ?? false
      }
      return choice.flatMap { Bundle(url: urls[$0]) } ?? own
    #else
      return Bundle.main
    #endif
  }

  // MARK: - Choosing by name

  /// Chooses among resource bundles.
  ///
  /// `other_My_Notes` may be the target `Notes` of `other_My`, or `My_Notes` of `other`: an uncertain match.
  /// `app_Notes` is a certain one. The order of preference is:
  ///
  /// 1. a certain match; of several, one with the table;
  /// 2. the code's own bundle, if it has the module's name and the table: an app that is not a package;
  /// 3. an uncertain match with the table;
  /// 4. the code's own bundle, if it has the table;
  /// 5. an uncertain match;
  /// 6. the code's own bundle.
  ///
  /// - Parameters:
  ///   - names: The names of the bundles without `.bundle`, those in the likeliest places first.
  ///   - ownIsModule: Whether the bundle with the code has the module's name.
  ///   - ownHasTable: Whether the bundle with the code has the strings table.
  ///   - hasTable: Whether the bundle at an index has the strings table.
  /// - Returns: The index of a name, or nil for the bundle with the code.
  static func choose(
    among names: [String], module: String, ownIsModule: Bool, ownHasTable: Bool,
    hasTable: (Int) -> Bool
  ) -> Int? {
    var certain: [Int] = []
    var uncertain: [Int] = []
    for (index, name) in names.enumerated() {
      switch match(name, module: module) {
      case .certain: certain.append(index)
      case .uncertain: uncertain.append(index)
      case .none: continue
      }
    }
    if let first = certain.first {
      return certain.count == 1 ? first : certain.first(where: hasTable) ?? first
    }
    if uncertain.isEmpty || (ownIsModule && ownHasTable) { return nil }
    if let index = uncertain.first(where: hasTable) { return index }
    return ownHasTable ? nil : uncertain.first
  }

  /// How well the name of a resource bundle matches a module.
  nonisolated enum Match: Hashable, Sendable {
    case none
    /// The target's name may start earlier: the rest of the bundle's name contains an underscore.
    case uncertain
    case certain
  }

  /// Matches a name such as `package_Target` against a module.
  static func match(_ name: String, module: String) -> Match {
    for index in name.indices where name[index] == "_" {
      let package = name[..<index]
      guard !package.isEmpty, moduleName(of: name[name.index(after: index)...]) == module else {
        continue
      }
      return package.contains("_") ? .uncertain : .certain
    }
    return .none
  }

  /// The name of a target's module: `Notes_UI` for `Notes-UI`.
  static func moduleName(of target: some StringProtocol) -> String {
    var name = ""
    for scalar in target.unicodeScalars {
      let isAllowed = !scalar.isASCII || scalar.properties.isAlphabetic || isDigit(scalar)
      name.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return name
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

  // MARK: - Searching

  #if canImport(Darwin)
    /// The folders that may contain a package's resource bundles, the likeliest first.
    private static func folders(around own: Bundle) -> [URL] {
      var folders: [URL] = []
      #if DEBUG
        // Xcode sets these for previews, where code and resources are far apart.
        let environment = ProcessInfo.processInfo.environment
        for key in ["PACKAGE_RESOURCE_BUNDLE_PATH", "PACKAGE_RESOURCE_BUNDLE_URL"] {
          if let path = environment[key] { folders.append(URL(fileURLWithPath: path)) }
        }
      #endif
      for bundle in [own, Bundle.main] {
        if let url = bundle.resourceURL { folders.append(url) }
        folders.append(bundle.bundleURL)
      }
      // `swift test` puts the bundles next to the test bundle. No other folder outside the code's own bundle is
      // searched, since anyone may write there.
      if own.bundleURL.pathExtension == "xctest" {
        folders.append(own.bundleURL.deletingLastPathComponent())
      }
      var seen: Set<String> = []
      return folders.filter { seen.insert($0.path).inserted }
    }

    /// The bundles in a folder, in a fixed order.
    private static func resourceBundles(in folder: URL) -> [URL] {
      let contents = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let bundles = (contents ?? []).filter { $0.pathExtension == "bundle" }
      return bundles.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Whether a bundle has a strings table; false if `table` is nil.
    private static func hasTable(_ table: String?, _ bundle: Bundle) -> Bool {
      guard let table else { return false }
      return ["strings", "stringsdict", "loctable"].contains { kind in
        bundle.url(forResource: table, withExtension: kind) != nil
      }
    }
  #endif
}
