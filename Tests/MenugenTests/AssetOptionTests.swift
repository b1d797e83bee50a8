import Foundation
import Testing

/// `--assets` reads folders of images.
@Suite("Images on the command line")
struct AssetOptionTests {
  static let module = """
    app Mail { platforms iOS 17 }
    commands {
      compose "New Message" symbol square.and.pencil
      reply "Reply" symbol arrowshape.turn.up.left
      forward "Forward" symbol arrowshape.turn.up.right
      archive "Archive" image "Archive"
    }
    screen Inbox { toolbar { iOS { compose; reply; forward; archive } } }

    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.module, to: "Mail.menu")
    let set = "Media.xcassets/Archive.imageset/"
    let contents = """
      { "images": [ { "idiom": "universal", "scale": "2x", "filename": "Archive.png" } ] }
      """
    try folder.write(contents, to: set + "Contents.json")
    // 60 × 60 pixels: signature, header chunk, and no more than is read.
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 60, 0, 0, 0, 60, 8, 4, 0, 0, 0, 0, 0, 0, 0]
    try Data(header).write(to: folder.url.appendingPathComponent(set + "Archive.png"))
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  @Test("An icon that is too large is reported at the command that has it")
  func tooLarge() throws {
    let found = try run("check", "Mail.menu", "--assets", "Media.xcassets")
    #expect(found.status == 1)
    let error = "Mail.menu:6:27: error: “Archive.png” is 60 × 60 pixels"
    #expect(found.errors.contains(error), "\(found.errors)")
    #expect(found.errors.contains("asset-ios-toolbar-icon"))
    #expect(try run("check", "Mail.menu", "--assets=.").status == 1)
    #expect(try run("generate", "Mail.menu", "-o", "out", "--assets", ".").status == 1)
  }

  @Test(
    "A scale that no catalogue has says nothing",
    arguments: ["0x", "-1x", "9223372036854775807x"])
  func scales(scale: String) throws {
    let contents = """
      { "images": [ { "idiom": "universal", "scale": "\(scale)", "filename": "Archive.png" } ] }
      """
    try folder.write(contents, to: "Media.xcassets/Archive.imageset/Contents.json")
    try folder.write(
      Self.module.replacing("iOS 17", with: "macOS 14").replacing("iOS {", with: "macOS {"),
      to: "Mac.menu")
    for file in ["Mail.menu", "Mac.menu"] {
      let found = try run("check", file, "--assets", ".")
      #expect(found.status == 1 && found.errors.contains("[asset-"), "\(found.errors)")
    }
  }

  @Test("Without --assets images are not looked at")
  func without() throws {
    let found = try run("check", "Mail.menu")
    #expect(found.status == 0)
    #expect(!found.errors.contains("asset-"))
  }

  @Test("A folder that is not there, and a file, are wrong usage")
  func usage() throws {
    #expect(try run("check", "Mail.menu", "--assets", "None").status == 2)
    let file = try run("check", "Mail.menu", "--assets", "Mail.menu")
    #expect(file.status == 2)
    #expect(file.errors.contains("'--assets' takes a folder"))
  }
}
