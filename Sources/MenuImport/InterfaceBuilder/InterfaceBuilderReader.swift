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
  /// The numbers of the menus that were read, so that none is read twice, and no menu is in itself.
  var readMenus: Set<Int> = []

  init(_ file: InterfaceBuilderFile, _ outlets: OutletAssignments) {
    self.file = file
    self.outlets = outlets
  }

  /// Adds what is in those of the sources that are XIBs and storyboards, and not empty.
  static func read(
    _ sources: [Source], _ outlets: OutletAssignments, into found: inout FoundMenus
  ) {
    var largestBar = -1
    for (number, source) in sources.enumerated() where source.count > 0 {
      guard source.path.hasSuffix(".xib") || source.path.hasSuffix(".storyboard") else { continue }
      let place = { (span: Span) in Place(source: Int32(number), span: span) }
      do throws(XMLError) {
        guard let file = try file(source, number: Int32(number)) else { continue }
        var reader = Self(file, outlets)
        reader.readSurfaces()
        found.surfaces += reader.surfaces
        found.unread += reader.unread
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
