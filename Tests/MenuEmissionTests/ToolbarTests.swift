import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("Toolbars of UIKit and SwiftUI")
struct ToolbarTests {
  static let folder = MenuSamples.folder.appending(path: "Toolbars")

  @Test("The files are those in Tests/Fixtures/Emission/Toolbars; RECORD=1 writes them anew")
  func expected() throws {
    let files = try MenuSamples.files(MenuSamples.named("Toolbars"))
    #expect(files.map(\.name) == ["Toolbars.menu.swift", "MenuModule.swift"])
    try expect(files, areIn: Self.folder)
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    let modules = try [MenuSamples.named("Toolbars")] + Self.variants.map { MenuSamples.module($0) }
    try expectNoLint(in: modules.map(MenuSamples.files))
  }

  private static let targets = [
    "ios15", "ios16", "ios18", "ios26", "macos12", "macos13", "macos26", "watchos8", "watchos10",
    "watchos26",
  ]
  private static let features = [
    "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny",
  ]

  @Test(
    "No error and no warning for any system, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"])
  func types(mode: String) throws {
    let files = try MenuSamples.files(MenuSamples.named("Toolbars"))
    try expectNoDiagnostics(in: files, mode: mode, targets: Self.targets)
  }

  /// Modules with few needs, in which little of what toolbars share is left.
  static let variants = [
    """
    app Small { platforms iOS 17 }
    commands { a "Add" symbol plus }
    screen List { toolbar { iOS { a } } }
    """,
    """
    app Small { platforms iPadOS 26, macOS 26, tvOS 17
      access public
      strings none }
    state { isOn: Bool }
    commands { a "Add" symbol plus
      b "Bold" symbol bold on when isOn
      c "Clear" destructive confirm "Clear?" }
    screen List {
      item Row { context menu { a; c } }
      toolbar {
        iPadOS { leading { standard sidebar }
          center { a; group { b; c } } }
        macOS { a; flexible; b }
      }
    }
    """,
    """
    app Small { platforms watchOS 10
      access package }
    commands { a "Add" symbol plus
      b "Open" }
    toolbar Main { watchOS { a } }
    toolbar Other { watchOS { a; b } }
    """,
    """
    app Small { platforms iOS 16, iPadOS 16, macCatalyst 16, macOS 13, watchOS 9, visionOS 1
      access public }
    state { kind: Kind }
    choice Kind { one "One"
      two "Two" }
    commands { a "Add"
      k "Kind" choose kind }
    screen List {
      item Row { context menu { a } }
      toolbar {
        iOS { a; k; search "Search" }
        iPadOS navigator { center customizable { a; k essential } }
        macOS customizable { a; space; k essential; a hidden }
        visionOS { segmented kind }
        watchOS { a }
      }
    }
    """,
  ]

  @Test("Modules that need little get what they need", arguments: 0..<variants.count)
  func variant(number: Int) throws {
    let module = MenuSamples.module(Self.variants[number])
    var targets: [String] = []
    for requirement in module.app.platforms {
      let name = requirement.platform.name.lowercased()
      switch requirement.platform {
      case .macCatalyst, .visionOS: continue
      case .iPadOS: targets += ["ios\(requirement.minimum.text)", "ios26"]
      default: targets += ["\(name)\(requirement.minimum.text)", "\(name)26"]
      }
    }
    var flags = ["--flag=-package-name", "--flag=small"]
    for feature in Self.features {
      flags += ["--flag=-enable-upcoming-feature", "--flag=" + feature]
    }
    let outcome = try AppleCheck.run(MenuSamples.files(module), flags + Set(targets).sorted())
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  // MARK: - Shown and tapped

  /// What stands in for a platform on Linux: the condition that holds, and what the program needs of it.
  private static func files(on system: String) throws -> [GeneratedFile] {
    var module = try MenuSamples.named("Toolbars")
    module.app.stringsTable = nil
    let idioms =
      system == "iOS"
      ? """
      import UIKit
      let idioms = [false, true]
      @MainActor func setIdiom(_ isPad: Bool) {
        UIDevice.current.userInterfaceIdiom = isPad ? .pad : .phone
      }
      """
      : """
      let idioms = [false]
      func setIdiom(_ isPad: Bool) {}
      """
    let files = MenuSamples.files(module).map { file in
      GeneratedFile(
        name: file.name,
        text: file.text.replacingOccurrences(of: "os(\(system))", with: "os(Linux)"))
    }
    return files + [GeneratedFile(name: "Idioms.swift", text: idioms)]
  }

  private static func walk(_ program: String, on system: String, modules: String) throws {
    let url = folder.appending(path: "Walk/\(program).swift")
    let file = GeneratedFile(
      name: "Walk.swift", text: try String(contentsOf: url, encoding: .utf8))
    let outcome = try AppleCheck.run(files(on: system) + [file], ["--run", modules])
    #expect(outcome.status == 0, "\(outcome.output)")
    let isOnlyOne = program == "UIKit"
    let name = program + (isOnlyOne ? "" : "-" + system)
    try expect(outcome.output, isIn: folder.appending(path: "Walk/\(name).txt"))
  }

  @Test("What UIKit shows and what comes out is in Walk; RECORD=1 writes it anew")
  func uiKit() throws {
    try Self.walk("UIKit", on: "iOS", modules: "UIKit")
  }

  @Test(
    "What SwiftUI shows and what comes out is in Walk, for each platform; RECORD=1 writes it anew",
    arguments: ["iOS", "macOS", "watchOS", "visionOS"])
  func swiftUI(system: String) throws {
    try Self.walk("SwiftUI", on: system, modules: "UIKit,SwiftUI")
  }
}
