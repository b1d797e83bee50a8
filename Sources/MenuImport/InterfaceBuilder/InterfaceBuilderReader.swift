import MenuModel
import MenuSyntax

/// Reads the menus and toolbars of XIBs and storyboards.
///
/// Apple does not document the format. The reader relies on what the files of many apps have in common; comments say
/// where.
struct InterfaceBuilderReader {
  let file: InterfaceBuilderFile
  /// What code sets on the items.
  let outlets: OutletAssignments
  var surfaces: [FoundSurface] = []
  var unread: [FoundEntry] = []
  var appName: String?
  /// The items of UIKit's bars that have titles, and the places of those that have an image and no words.
  var barItems: [FoundSurface] = []
  var buttonsWithoutTitles: [Place] = []
  /// Whether code sets the title or the spoken label of what an outlet leads to.
  let isNamedByCode: (String) -> Bool
  /// The numbers of the menus that were read, so that none is read twice, and no menu is in itself.
  var readMenus: Set<Int> = []

  init(
    _ file: InterfaceBuilderFile, _ outlets: OutletAssignments,
    isNamedByCode: @escaping (String) -> Bool = { _ in true }
  ) {
    self.file = file
    self.isNamedByCode = isNamedByCode
    self.outlets = outlets
  }

  /// Adds what is in those of the sources that are XIBs and storyboards, and not empty.
  static func read(
    _ sources: [Source], _ outlets: OutletAssignments, into found: inout FoundMenus
  ) {
    var largestBar = -1
    let code = sources.filter { $0.path.hasSuffix(".swift") }
    let isNamedByCode = { (outlet: String) in
      [".", "?.", "!."].contains { access in
        ["accessibilityLabel", "title"].contains { property in
          let text = outlet + access + property
          return code.contains { $0.bytes.firstPlace(of: text.utf8) != nil }
        }
      }
    }
    for (number, source) in sources.enumerated() where source.count > 0 {
      guard source.path.hasSuffix(".xib") || source.path.hasSuffix(".storyboard") else { continue }
      let place = { (span: Span) in Place(source: Int32(number), span: span) }
      do throws(XMLError) {
        guard let file = try file(source, number: Int32(number)) else { continue }
        var reader = Self(file, outlets, isNamedByCode: isNamedByCode)
        reader.readSurfaces()
        found.surfaces += reader.surfaces
        found.unread += reader.unread
        found.unplaceable += reader.barItems
        found.buttonsWithoutTitles += reader.buttonsWithoutTitles
        // Of several menu bars, samples' among them, the largest is the app's.
        if let name = reader.appName, reader.barSize > largestBar {
          found.appName = name
          largestBar = reader.barSize
        }
      } catch {
        found.diagnostics.append(
          Diagnostic(
            rule: "unreadable-file", severity: .warning, message: error.message,
            place: place(error.span)))
      }
    }
  }

  /// How many entries the menus of the menu bar have.
  private var barSize: Int {
    let bars = surfaces.filter { $0.kind == .menuBar }
    return bars.flatMap(\.entries).flatMap(\.children).reduce(0) { $0 + $1.count }
  }

  /// The file; nil for one of a platform without menus, a watch.
  private static func file(_ source: Source, number: Int32) throws(XMLError)
    -> InterfaceBuilderFile?
  {
    if source.bytes.starts(with: "bplist".utf8) || source.bytes.starts(with: "NIBArchive".utf8) {
      throw XMLError(
        message: "The file is a compiled nib; only the XIB that it was made from can be read",
        span: Span(0, 0))
    }
    let xml = try XMLReader.read(source)
    let type = xml.root["type"] ?? ""
    if xml.root.name == "archive" {
      throw XMLError(
        message:
          "The file is in the form of Xcode 3; open it in a newer Xcode once, which writes it again",
        span: xml.root.span)
    }
    guard xml.root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw XMLError(message: "The file is not a XIB or a storyboard of Xcode", span: xml.root.span)
    }
    let isMac = type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.")
    if type.includes("Watch") { return nil }
    let name = source.path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(
      separator: ".")
    return InterfaceBuilderFile(
      xml, source: number, framework: isMac ? .appkit : .uikit, table: stem)
  }
}
