import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// The first bytes of image files, as they are on disk.
enum ImageBytes {
  /// A PNG file's signature and header chunk.
  static func png(_ width: Int, _ height: Int, colorType: UInt8 = 6) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for side in [width, height] {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: side >> shift)) }
    }
    // Depth, colour type, compression, filter, interlace, and a checksum that nobody reads.
    return bytes + [8, colorType, 0, 0, 0, 0, 0, 0, 0]
  }

  /// The `Contents.json` of an image set.
  static func contents(_ files: [(name: String, scale: Int)], rendering: String? = nil) -> [UInt8] {
    let images = files.map {
      "{ \"idiom\" : \"universal\", \"filename\" : \"\($0.name)\", \"scale\" : \"\($0.scale)x\" }"
    }
    let properties =
      rendering.map { ", \"properties\" : { \"template-rendering-intent\" : \"\($0)\" }" } ?? ""
    let info = "\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"
    return Array(
      "{ \"images\" : [ \(images.joined(separator: ", ")) ], \(info)\(properties) }".utf8)
  }
}

@Suite("Reading images")
struct AssetReaderTests {
  @Test("The header of a PNG file tells size and colour; other bytes are none")
  func header() throws {
    let color = try #require(PNGHeader(ImageBytes.png(48, 72)))
    #expect(color == PNGHeader(width: 48, height: 72, hasColor: true))
    #expect(color.side == 72)
    for type in [UInt8(0), 4] {
      #expect(PNGHeader(ImageBytes.png(1, 1, colorType: type))?.hasColor == false)
    }
    #expect(PNGHeader(ImageBytes.png(300, 1, colorType: 3))?.hasColor == true)
    #expect(PNGHeader(ImageBytes.png(0, 1)) == nil)
    #expect(PNGHeader(ImageBytes.png(8, 8).dropLast(10)) == nil)
    #expect(PNGHeader(Array("GIF89a and so on, longer than a header".utf8)) == nil)
  }

  @Test("Only catalogues and PNG files are wanted, and of these the first bytes")
  func wanted() {
    #expect(AssetReader.byteCount(of: "a/Contents.json") == nil)
    #expect(AssetReader.byteCount(of: "a/Crop.PNG") == 33)
    #expect(AssetReader.byteCount(of: "a/Notes.swift") == 0)
    #expect(AssetReader.byteCount(of: "png") == 0)
  }

  @Test("An image set has the files of its catalogue, with what is in them")
  func imageSet() throws {
    var reader = AssetReader()
    let folder = "Media.xcassets/Crop.imageset/"
    reader.add(path: folder + "crop.png", bytes: ImageBytes.png(24, 24, colorType: 4))
    reader.add(path: folder + "crop@2x.png", bytes: Array("no image".utf8))
    reader.add(path: folder + "unused.png", bytes: ImageBytes.png(9, 9))
    reader.add(
      path: folder + "Contents.json",
      bytes: ImageBytes.contents(
        [("crop.png", 1), ("crop@2x.png", 2), ("crop.pdf", 3)], rendering: "template"))
    let image = try #require(reader.catalogue()["Crop"])
    #expect(image.rendering == .template)
    #expect(image.files.map(\.name) == ["crop.png", "crop@2x.png", "crop.pdf"])
    #expect(image.files.map(\.scale) == [1, 2, 3])
    let header = PNGHeader(width: 24, height: 24, hasColor: false)
    #expect(image.files.map(\.content) == [.png(header), .other, .vector])
    #expect(reader.catalogue().all.map(\.name) == ["Crop"])
  }

  @Test("A folder that provides a namespace is part of the name, another is not")
  func namespaces() {
    var reader = AssetReader()
    let contents = ImageBytes.contents([("a.png", 1)])
    let namespace = Array("{\"properties\":{\"provides-namespace\":true}}".utf8)
    reader.add(path: "M.xcassets/Editor/Contents.json", bytes: namespace)
    reader.add(path: "M.xcassets/Editor/Tools/Crop.imageset/Contents.json", bytes: contents)
    reader.add(path: "M.xcassets/Plain/Rotate.imageset/Contents.json", bytes: contents)
    #expect(reader.catalogue().all.map(\.name) == ["Editor/Crop", "Rotate"])
  }

  @Test("Files by themselves are one image for all their scales")
  func loose() throws {
    var reader = AssetReader()
    reader.add(path: "Images/Crop@3x.png", bytes: ImageBytes.png(72, 72))
    reader.add(path: "Images/Crop.png", bytes: ImageBytes.png(24, 24))
    reader.add(path: "Images/CropTemplate.png", bytes: ImageBytes.png(19, 19))
    let crop = try #require(reader.catalogue()["Crop"])
    #expect(crop.rendering == .automatic)
    #expect(crop.files.map(\.scale) == [1, 3])
    #expect(reader.catalogue()["CropTemplate"]?.rendering == .template)
  }

  @Test(
    "A catalogue that is no JSON is passed over",
    arguments: ["", "{", "{\"images\": [", "{\"images\": 1}", "[]", "{} {}", "{\"images\": [{}]}"])
  func broken(_ text: String) {
    var reader = AssetReader()
    reader.add(path: "M.xcassets/Crop.imageset/Contents.json", bytes: Array(text.utf8))
    #expect(reader.catalogue().all.isEmpty)
  }

  @Test("Escapes, blanks, a byte-order mark and deep nesting are read as JSON has them")
  func json() {
    var reader = AssetReader()
    let text =
      "\u{FEFF} {\n\t\"images\": [ { \"filename\": \"\\u0061\\u00e9\\ud83d\\ude00\\/\\\"b.png\", \"scale\": null,"
      + " \"other\": [true, false, -1.5e3, {}] } ] }\n"
    reader.add(path: "M.xcassets/Crop.imageset/Contents.json", bytes: Array(text.utf8))
    let deep = String(repeating: "[", count: 100_000)
    reader.add(path: "M.xcassets/Deep.imageset/Contents.json", bytes: Array(deep.utf8))
    #expect(reader.catalogue()["Crop"]?.files.first?.name == "aé😀/\"b.png")
    #expect(reader.catalogue()["Deep"] == nil)
  }
}

@Suite("Guidelines about images")
struct AssetGuidelineTests {
  static let module = """
    app Mail { platforms iOS 17, macOS 14 }
    commands {
      compose "New Message" symbol square.and.pencil
      reply "Reply" symbol arrowshape.turn.up.left
      forward "Forward" symbol arrowshape.turn.up.right
      archive "Archive" image "Archive"
    }
    screen Inbox {
      toolbar {
        iOS { compose; reply; forward; archive }
        macOS { compose; reply; forward; archive }
      }
    }
    """

  /// The findings about an image with these files, as `rule severity`.
  static func findings(
    _ files: [(scale: Int, side: Int, color: Bool)], _ rendering: AssetImage.Rendering = .automatic
  ) -> [String] {
    let image = AssetImage(
      name: "Archive", rendering: rendering,
      files: files.map { file in
        let header = PNGHeader(width: file.side, height: file.side, hasColor: file.color)
        return .init(
          name: "Archive@\(file.scale)x.png", scale: file.scale, content: .png(header))
      })
    return findings(AssetCatalogue([image]))
  }

  static func findings(_ assets: AssetCatalogue?) -> [String] {
    ModuleAnalysis(
      [Source(path: "Mail.menu", bytes: Array(module.utf8))],
      options: AnalysisOptions(assets: assets)
    ).diagnostics
      .filter { $0.rule.hasPrefix("asset-") || $0.rule == "toolbar-consistent-style" }
      .map { "\($0.rule) \($0.severity.word)" }
  }

  @Test("Without images nothing is said of them, nor of one that is not there")
  func silent() {
    #expect(Self.findings(nil).isEmpty)
    #expect(Self.findings(AssetCatalogue()).isEmpty)
  }

  @Test("An iOS icon over 28 points is an error; another size or a missing scale is a warning")
  func iOS() {
    let rule = "asset-ios-toolbar-icon"
    let mac = "asset-mac-toolbar-icon error"
    #expect(Self.findings([(2, 58, false), (3, 72, false)]) == ["\(rule) error", mac])
    #expect(Self.findings([(2, 40, false), (3, 72, false)]) == ["\(rule) warning", mac])
    #expect(Self.findings([(2, 56, false), (3, 84, false)]) == ["\(rule) warning", mac])
    #expect(Self.findings([(2, 57, false), (3, 84, false)]) == ["\(rule) error", mac])
    #expect(Self.findings([(2, 48, false)]) == ["\(rule) warning", mac])
    #expect(Self.findings([(2, 48, false), (3, 72, false)]) == [mac])
  }

  @Test("A Mac icon has at most 19 points, one in full colour 32 and both scales")
  func macOS() {
    let phone = "asset-ios-toolbar-icon"
    #expect(
      Self.findings([(1, 19, false), (2, 38, false)], .template).filter { !$0.hasPrefix(phone) }
        .isEmpty)
    #expect(
      Self.findings([(1, 20, false)], .template).contains("asset-mac-toolbar-icon error"))
    #expect(
      Self.findings([(1, 32, true), (2, 60, true)]).contains("asset-mac-toolbar-color error"))
    #expect(Self.findings([(2, 64, true)]).contains("asset-mac-toolbar-color error"))
    #expect(
      !Self.findings([(1, 32, true), (2, 64, true)]).contains { $0.hasPrefix("asset-mac") })
  }

  @Test("An image of 24 points may be an icon with colour channels, one of 25 is in full colour")
  func kinds() {
    #expect(Self.findings([(1, 24, true)]).contains("asset-mac-toolbar-icon error"))
    #expect(Self.findings([(2, 48, true)]).contains("asset-mac-toolbar-icon error"))
    #expect(Self.findings([(1, 25, true)]).contains("asset-mac-toolbar-color error"))
    #expect(Self.findings([(1, 25, false)]).contains("asset-mac-toolbar-icon error"))
    // AppKit has no 3x.
    #expect(
      !Self.findings([(1, 32, true), (2, 64, true), (3, 90, true)])
        .contains { $0.hasPrefix("asset-mac") })
  }

  @Test("The images of segments, of groups and of the other state of a toggle count, too")
  func places() {
    let file = AssetImage.File(
      name: "a.png", scale: 1, content: .png(PNGHeader(width: 32, height: 30, hasColor: true)))
    let names = ["Segment", "Group", "On", "Off"]
    let images = names.map { AssetImage(name: $0, rendering: .original, files: [file]) }
    let text = """
      app Mail { platforms macOS 14 }
      choice Order { name "Name" image "Segment" }
      state { order: Order; isFlagged: Bool }
      commands {
        flag "Flag" / "Unflag" image "Off" / "On" on when isFlagged onscreen
        reply "Reply" symbol arrowshape.turn.up.left onscreen
      }
      screen Inbox {
        toolbar { macOS { flag; segmented order; group "Group" image "Group" { reply } } }
      }
      """
    let found = ModuleAnalysis(
      [Source(path: "a.menu", text: text)],
      options: AnalysisOptions(assets: AssetCatalogue(images))
    ).diagnostics.filter { $0.rule == "asset-mac-toolbar-color" }.map(\.place.span.start)
    let wanted = ["\"Segment\"", "\"Group\" {", "\"Off\"", "\"On\""].map { name in
      text.range(of: name)?.lowerBound.utf16Offset(in: text) ?? 0
    }
    #expect(Set(found.map(Int.init)) == Set(wanted))
  }

  @Test("An image in full colour among symbols is out of style, one that says nothing is not")
  func style() {
    let rule = "toolbar-consistent-style warning"
    #expect(Self.findings([(1, 32, true), (2, 64, true)], .original).contains(rule))
    #expect(!Self.findings([(1, 32, true), (2, 64, true)], .automatic).contains(rule))
  }
}
