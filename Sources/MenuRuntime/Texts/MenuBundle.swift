public import Foundation

/// Finds the bundle with a module's localized strings and images.
nonisolated public enum MenuBundle {
  /// The bundle of a module, whether it is an app's, a framework's or a package's.
  ///
  /// A package keeps the resources of a target in a bundle named after both, `package_Notes-UI.bundle` for the module
  /// `Notes_UI`: in the app, in a framework, beside a command-line tool, or beside the bundle of tests. Everything else
  /// has them in the bundle that the code is in. Where the names leave a doubt, the strings table decides.
  ///
  /// Ask once and keep the result:
  ///
  /// ```swift
  /// static let notesMenus = MenuBundle.find(for: NotesBundleToken.self, module: #fileID, table: "Menus")
  /// ```
  ///
  /// - Parameters:
  ///   - token: A class of the module.
  ///   - fileID: `#fileID` of a file of the module.
  ///   - table: The name of the strings table that the module has; nil if it has none.
  /// - Returns: The bundle; the main bundle on platforms without localized strings.
  public static func find(
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
  /// The end of `other_My_Notes` may be the target `Notes` of `other_My`, or `My_Notes` of `other`; that of `app_Notes`
  /// is certain. So the order is:
  ///
  /// 1. a certain one, if there are several one with the table;
  /// 2. the code's own bundle, if it is named like the module and has the table: an app that is no package;
  /// 3. an uncertain one with the table;
  /// 4. the code's own bundle, if it has the table;
  /// 5. an uncertain one;
  /// 6. the code's own bundle.
  ///
  /// - Parameters:
  ///   - names: The names of the bundles without `.bundle`, the likeliest place first.
  ///   - ownIsModule: Whether the bundle with the code is named like the module.
  ///   - ownHasTable: Whether the bundle with the code has the strings table.
  ///   - hasTable: Whether the bundle at an index has the strings table.
  /// - Returns: The index of a name; nil for the bundle that the code is in.
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

  /// How well the name of a resource bundle fits a module.
  nonisolated enum Match: Hashable, Sendable {
    case none
    /// The target's name may begin before the part that fits: the package's name would have an underscore.
    case uncertain
    case certain
  }

  /// How well `package_Target` fits a module.
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

  /// The name of the module of a target: `Notes_UI` for `Notes-UI`.
  static func moduleName(of target: some StringProtocol) -> String {
    var name = ""
    for scalar in target.unicodeScalars {
      let isAllowed = !scalar.isASCII || scalar.properties.isAlphabetic || isDigit(scalar)
      name.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return name
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

  // MARK: - Looking around

  #if canImport(Darwin)
    /// The folders where a package's resource bundles may be, the likeliest first.
    private static func folders(around own: Bundle) -> [URL] {
      var folders: [URL] = []
      #if DEBUG
        // Xcode sets it for previews, where code and resources are far apart.
        let environment = ProcessInfo.processInfo.environment
        for key in ["PACKAGE_RESOURCE_BUNDLE_PATH", "PACKAGE_RESOURCE_BUNDLE_URL"] {
          if let path = environment[key] { folders.append(URL(fileURLWithPath: path)) }
        }
      #endif
      for bundle in [own, Bundle.main] {
        if let url = bundle.resourceURL { folders.append(url) }
        folders.append(bundle.bundleURL)
      }
      // `swift test` leaves them beside the tests. Nothing else is looked for outside its own bundle, where anyone may
      // have put it.
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

    /// Whether a bundle has a strings table; false without a table.
    private static func hasTable(_ table: String?, _ bundle: Bundle) -> Bool {
      guard let table else { return false }
      return ["strings", "stringsdict", "loctable"].contains { kind in
        bundle.url(forResource: table, withExtension: kind) != nil
      }
    }
  #endif
}
