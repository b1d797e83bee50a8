import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The Swift of menus")
struct MenuFilesTests {
  @Test(
    "The files are those in Tests/Fixtures/Emission; RECORD=1 writes them anew",
    arguments: ["Notes", "Studio", "Plain", "EditMenus"])
  func expected(name: String) throws {
    let files = try MenuSamples.files(MenuSamples.named(name))
    #expect(files.map(\.name) == ["\(name).menu.swift", "MenuModule.swift"])
    try expect(files, areIn: MenuSamples.folder.appending(path: name))
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    let names = ["Notes", "Studio", "Plain", "Old", "EditMenus"]
    for isLarge in [false, true] {
      try expectNoLint(
        in: names.map { name in
          try MenuSamples.files(MenuSamples.named(name, isLarge: isLarge))
        })
    }
  }

  /// The oldest and the newest systems of each module.
  private static let targets: [String: [String]] = [
    "Notes": ["ios17", "ios26", "macos14", "macos26"],
    "Studio": ["ios15", "ios16", "ios26", "macos13", "macos14.4", "macos26", "tvos17", "tvos26"],
    "Plain": ["ios17", "ios26", "watchos10", "watchos26"],
    "EditMenus": ["ios16", "ios17", "ios26", "macos13", "macos26", "tvos17", "tvos26"],
    "Old": ["ios15", "ios16", "ios17", "macos12", "macos26", "tvos15", "tvos26"],
  ]

  @Test(
    "No error and no warning for any system of the module, in language modes 5 and 6, isolated or not",
    arguments: ["Notes", "Studio", "Plain", "Old", "EditMenus"], ["5", "6"])
  func types(name: String, mode: String) throws {
    let files = try MenuSamples.files(MenuSamples.named(name))
    let targets = Self.targets[name] ?? []
    #expect(!targets.isEmpty)
    let flags = ["--flag=-package-name", "--flag=studio"]
    try expectNoDiagnostics(in: files, mode: mode, targets: targets, flags: flags)
  }

  @Test(
    "The same for a module of more than 250 commands",
    arguments: ["Notes", "Studio", "EditMenus"], ["5", "6"])
  func largeTypes(name: String, mode: String) throws {
    let files = try MenuSamples.files(MenuSamples.named(name, isLarge: true))
    let targets = Self.targets[name] ?? []
    #expect(!targets.isEmpty)
    let flags = ["--flag=-package-name", "--flag=studio"]
    try expectNoDiagnostics(in: files, mode: mode, targets: targets, flags: flags)
  }

  @Test(
    "Other Swift modules of the package, or of anyone, can use the menus",
    arguments: ["package", "public"], [false, true])
  func access(level: String, isLarge: Bool) throws {
    var module = try MenuSamples.named("Studio", isLarge: isLarge)
    module.app.access = level == "public" ? .public : .package
    let flags = ["--flag=-package-name", "--flag=studio"]
    for feature in [[], ["--flag=-enable-upcoming-feature", "--flag=InternalImportsByDefault"]] {
      let outcome = try AppleCheck.run(
        MenuSamples.files(module), flags + feature + ["ios15", "macos13"])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }
}
