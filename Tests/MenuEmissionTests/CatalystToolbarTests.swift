import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The macOS toolbars of UIKit on Mac Catalyst")
struct CatalystToolbarTests {
  private static let folder = MenuSamples.folder.appending(path: "Catalyst")

  @Test("The files are those in Tests/Fixtures/Emission/Catalyst; RECORD=1 writes them anew")
  func expected() throws {
    try expect(MenuSamples.files(MenuSamples.named("Catalyst")), areIn: Self.folder)
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    try expectNoLint(in: [MenuSamples.files(MenuSamples.named("Catalyst"))])
  }

  @Test(
    "No error and no warning from Mac Catalyst 15 to 26, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"])
  func types(mode: String) throws {
    let files = try MenuSamples.files(MenuSamples.named("Catalyst"))
    let targets = [
      "catalyst15", "catalyst16", "catalyst17", "catalyst18", "catalyst26", "ios16", "visionos1",
    ]
    try expectNoDiagnostics(in: files, mode: mode, targets: targets)
  }

  @Test("A module of Mac Catalyst 26 asks for no version, and other levels of access compile")
  func newest() throws {
    var module = try MenuSamples.named("Catalyst")
    module.app.platforms = module.app.platforms.filter { $0.platform == .macCatalyst }
    module.app.platforms[0].minimum = Version(26)
    for level in [AccessLevel.internal, .package] {
      module.app.access = level
      let files = MenuSamples.files(module)
      #expect(!files.contains { $0.text.contains("#available(macCatalyst") })
      #expect(!files.contains { $0.text.contains("#available(iOS 2") })
      let flags = ["--flag=-package-name", "--flag=letters", "catalyst26"]
      let outcome = try AppleCheck.run(files, flags)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test(
    "What is shown and what comes out is in Tests/Fixtures/Emission/Catalyst/Walk; RECORD=1 writes it anew"
  )
  func walk() throws {
    var module = try MenuSamples.named("Catalyst")
    module.app.stringsTable = nil
    let folder = Self.folder.appending(path: "Walk")
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(contentsOf: folder.appending(path: "UIKit.swift"), encoding: .utf8))
    // In mode 6, what stands in for a selector of a protocol's method is a closure on no actor.
    let outcome = try AppleCheck.run(
      MenuSamples.files(module) + [program],
      ["--flag=-DCATALYST", "--swift-version", "5", "--run", "UIKit"])
    #expect(outcome.status == 0, "\(outcome.output)")
    try expect(outcome.output, isIn: folder.appending(path: "UIKit.txt"))
  }

  /// Toolbars that use little, or that are for several frameworks and platforms.
  private static let odd = [
    "app E { platforms macCatalyst 15; emit uikit }\ntoolbar T { macOS { standard sidebar } }",
    "app E { platforms macCatalyst 15; emit uikit }\ntoolbar T { macOS hideable { search \"S\" } }",
    "app E { platforms macCatalyst 15; emit uikit }\ntoolbar T { macOS { view V \"V\" hidden } }",
    "app E { platforms macCatalyst 15; emit uikit }\ntoolbar T { macOS { standard share, copy } }",
    """
    app E { platforms macCatalyst 15, iOS 15; emit uikit }
    state { s: C }
    choice C { a "A" symbol star; b "B" symbol heart }
    commands { c "C" choose s }
    toolbar T { macOS { segmented s springs } }
    toolbar U { macOS { group { segmented s; c } } }
    """,
    """
    app E { platforms macCatalyst 16, iPadOS 16, macOS 13, visionOS 1; access public }
    commands { c "C" help "H" confirm "Sure?" }
    screen S settings { toolbar { macOS { menu "M" { c }; view V "V"; standard share } } }
    """,
    """
    app E { platforms macCatalyst 15, macOS 12, tvOS 15; emit uikit, appkit }
    commands { c "C"; d "D" }
    item I { context menu { c; d } }
    screen S settings { toolbar { macOS { c; d selectable } } }
    """,
  ]

  @Test("What is odd compiles without a warning", arguments: odd.indices)
  func oddTypes(number: Int) throws {
    let module = MenuSamples.module(Self.odd[number])
    let files = MenuSamples.files(module)
    #expect(files.contains { $0.text.contains("NSToolbarDelegate") })
    var targets = ["catalyst16", "catalyst26"]
    if module.app.minimum(of: .macCatalyst) == Version(15) { targets.append("catalyst15") }
    if module.app.minimum(of: .macOS) != nil { targets.append("macos26") }
    if module.app.minimum(of: .visionOS) != nil { targets += ["visionos1", "ios16"] }
    for mode in ["5", "6"] {
      let outcome = try AppleCheck.run(files, ["--swift-version", mode] + targets)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  // MARK: - Shapes

  /// The Swift of a module with these declarations.
  private func swift(_ app: String, _ declarations: String) -> String {
    MenuSamples.swift(
      "app Test { \(app) }\ncommands { open \"Open\" symbol folder; print \"Print\" }\n"
        + declarations)
  }

  @Test("Without Mac Catalyst, or without UIKit or a macOS toolbar, there is none")
  func absent() {
    let toolbar = "screen List { toolbar { iPadOS { trailing { open } }; macOS { open } } }"
    let touch = "screen List { toolbar { iPadOS { trailing { open } } } }"
    for text in [
      swift("platforms iPadOS 17, macOS 14; emit uikit", toolbar),
      swift("platforms iPadOS 17, macCatalyst 17; emit swiftui", toolbar),
      swift("platforms iPadOS 17, macCatalyst 17; emit uikit", touch),
      swift("platforms macCatalyst 17, macOS 14; emit appkit", toolbar),
    ] {
      #expect(!text.contains("UITitlebar"))
      #expect(!text.contains("#if targetEnvironment(macCatalyst)\n    extension"))
    }
  }

  @Test("Entries `on macOS` are for AppKit, those `on macCatalyst` for UIKit there")
  func platforms() {
    let toolbar =
      "screen List { toolbar { macOS { on macOS { open }; on macCatalyst { print } } } }"
    let text = swift("platforms macCatalyst 17; emit uikit", toolbar)
    #expect(text.contains("items.add(.print, as: Identifiers.print)"))
    #expect(!text.contains("items.add(.open"))
    let appKit = swift("platforms macOS 14, macCatalyst 17; emit appkit", toolbar)
    #expect(appKit.contains("items.add(.open, as: Identifiers.open)"))
    #expect(!appKit.contains("items.add(.print"))
  }

  @Test("A view that only a macOS toolbar has is not asked for by the bar of a view controller")
  func views() throws {
    let files = MenuSamples.files(
      MenuSamples.module(
        """
        app Test { platforms iPadOS 17, macOS 14; emit uikit, appkit }
        commands { open "Open" symbol folder }
        screen List { toolbar { iPadOS { trailing { open } }; macOS { view Meter "Meter" } } }
        """))
    let outcome = try AppleCheck.run(files, ["ios17", "macos14"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
