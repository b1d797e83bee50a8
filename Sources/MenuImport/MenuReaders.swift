import MenuModel
import MenuSyntax

/// Reads the menus in files of an app, a reader for each kind of file.
package enum MenuReaders {
  /// The files that one of the readers takes, by their extensions.
  package static let extensions = [
    "xib", "storyboard", "swift", "strings", "stringsdict", "xcstrings",
  ]

  /// Reads all files together: a title in one is often a constant or a text in another.
  ///
  /// What is wrong with a file is a diagnostic, and the others are read.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - failures: Why files and folders among `sources` could not be opened, by their paths; those are empty.
  package static func read(
    _ sources: [Source], failures: [String: String] = [:]
  ) -> FoundMenus {
    var found = FoundMenus(sources: sources)
    // Places are in `sources`; a reader sees nothing of a file that it could not read whole.
    let readable = sources.enumerated().map { number, source in
      guard let problem = failures[source.path] ?? problem(with: source) else { return source }
      let place = Place(source: Int32(number), span: Span(0, 0))
      // Without one of its `.menu` files a module says something else.
      let severity = ImportPaths.fileExtension(source.path) == "menu" ? Severity.error : .warning
      found.diagnostics.append(
        Diagnostic(rule: "unreadable-file", severity: severity, message: problem, place: place))
      return Source(path: source.path, text: "")
    }
    found.generated = Set(readable.indices.filter { ImportPaths.saysGenerated(readable[$0]) })
    found.project = ProjectFacts(readable)
    let (texts, diagnostics, textPlaces) = StringsReader.read(
      readable, language: found.project.developmentRegion)
    found.texts = texts
    found.textPlaces = textPlaces
    found.diagnostics += diagnostics
    let files = readable.enumerated().filter {
      $0.element.path.hasSuffix(".swift") && $0.element.count > 0
    }
    .map { SwiftParser.parse($0.element, number: Int32($0.offset)) }
    found.appStarts = files.filter { AppFolders.startsApp($0) }.map { Int($0.number) }
    found.project.takePlatforms(
      ofPackagesIn: readable, appsBeginIn: found.appStarts.map { readable[$0].path })
    let project = ProjectIndex(files: files, texts: texts)
    InterfaceBuilderReader.read(readable, OutletAssignments(project), into: &found)
    let (ofCode, ofViews) = (SwiftMenuReader.read(project), SwiftUIReader.read(project))
    found.surfaces += (ofCode.surfaces + ofViews.surfaces).filter { !$0.isUnplaceable }
    found.unplaceable += (ofCode.surfaces + ofViews.surfaces).filter(\.isUnplaceable)
    found.surfaces += StaticQuickActions.surfaces(in: readable, texts)
    found.statusItems = StatusItemReader.read(project)
    found.surfaces.take(found.statusItems)
    found.keyCalls = KeyCalls.places(in: project)
    found.unread += ofCode.unread + ofViews.unread
    found.buttonsWithoutTitles += ofCode.buttonsWithoutTitles
    found.hiddenKeys = ofCode.hiddenKeys + ofViews.hiddenKeys
    found.keyButtons = ofViews.keyButtons
    found.newWindows = ofViews.newWindows
    found.hasSingleWindows = ofViews.hasSingleWindows
    found.settingsWindows = ofViews.settingsWindows
    found.viewApps = ofViews.viewApps
    found.unreadCommands = ofViews.unreadCommands
    if readable.contains(where: { $0.showsAppAtRunTime }) { found.project.backgroundFolders = [] }
    let count = found.surfaces.count
    found.surfaces.removeAll { surface in
      guard surface.kind == .menuBar else { return false }
      let path = found.sources[Int(surface.place.source)].path
      return found.project.backgroundFolders.contains { !$0.isEmpty && path.hasPrefix($0 + "/") }
    }
    // The name can be that of the helper whose bar is gone.
    if found.surfaces.count < count, let name = ExistingMenus.titleOfAppMenu(in: found.surfaces) {
      found.appName = name
    }
    for number in found.surfaces.indices {
      found.surfaces[number].entries = found.surfaces[number].entries.withBranchesJoined()
    }
    for number in found.unplaceable.indices {
      found.unplaceable[number].entries = found.unplaceable[number].entries.withBranchesJoined()
    }
    for number in found.surfaces.indices where found.surfaces[number].framework == .uikit {
      // `!targetEnvironment(macCatalyst)` leaves the Mac among the platforms, which has no UIKit without Catalyst.
      let platforms = found.surfaces[number].platforms.subtracting([.macOS, .watchOS])
      if !platforms.isEmpty { found.surfaces[number].platforms = platforms }
    }
    ActionReader.complete(&found.surfaces, by: project)
    ActionReader.complete(&found.unplaceable, by: project)
    ActionReader.complete(&found.keyButtons, by: project)
    for number in found.keyButtons.indices {
      found.keyButtons[number].entries.changeCommands { $0.separateStates() }
    }
    for number in found.surfaces.indices {
      found.surfaces[number].entries.changeCommands { $0.separateStates() }
      found.surfaces[number].entries = found.surfaces[number].entries.byPlatform(
        of: found.surfaces[number].framework)
    }
    found.joinKeys()
    // A swipe has no room for an ellipsis.
    for number in found.surfaces.indices where found.surfaces[number].isSwipe {
      found.surfaces[number].entries.changeCommands { $0.asks = nil }
    }
    for number in found.unplaceable.indices {
      found.unplaceable[number].entries.changeCommands { $0.asks = nil }
    }
    return found
  }

  /// Why a file cannot be read at all; nil if its reader says that, or takes it.
  private static func problem(with source: Source) -> String? {
    if source.count > Limits.fileSize {
      return "The file has more than \(Limits.fileSize >> 20) megabytes"
    }
    let bytes = source.bytes.prefix(2)
    guard bytes.count == 2,
      ["swift", "stringsdict", "xcstrings"].contains(ImportPaths.fileExtension(source.path))
    else { return nil }
    let isUTF16 =
      bytes.contains(0) || bytes.elementsEqual([0xFF, 0xFE]) || bytes.elementsEqual([0xFE, 0xFF])
    return isUTF16 ? "The file is in UTF-16; it has to be in UTF-8" : nil
  }
}

extension Source {
  /// Whether code gives an app that begins without a menu bar one as it runs.
  fileprivate var showsAppAtRunTime: Bool {
    path.hasSuffix(".swift")
      && ["setActivationPolicy(.regular", "activationPolicy = .regular"].contains {
        bytes.firstPlace(of: $0.utf8) != nil
      }
  }
}
