import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// `Tests/AppleTargets` checks the code for Apple platforms; these tests check the part without frameworks.
@Suite("Generated Swift against the library, under the compiler's strictest settings")
struct LinuxCompileTests {
  /// The modules to check, with a name each.
  private static func modules() throws -> [(name: String, module: MenuModule)] {
    var modules = try Fixtures.all.map { ($0.name, try Fixtures.module(in: $0.menus)) }
    modules += [
      ("words", SampleModules.words), ("gallery", SampleModules.gallery),
      ("empty", SampleModules.empty), ("plain", SampleModules.plain),
      ("large", SampleModules.large(150)), ("blocks", SampleModules.large(150, blockSize: 70)),
    ]
    let attributes = AttributeFacts.everyAttribute
    modules.append(("attributes", SampleModules.module([("Test.menu", attributes)])))
    for (number, text) in OddModules.all.enumerated() {
      modules.append(("odd\(number)", SampleModules.module([("Test.menu", text)])))
    }
    return modules
  }

  @Test(
    "No warning in language modes 5 and 6, with and without isolation to the main actor",
    arguments: [
      ("5", AccessLevel.public, []), ("6", .package, ["-default-isolation", "MainActor"]),
    ])
  func warnings(mode: String, level: AccessLevel, isolation: [String]) throws {
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let flags = [
      "-warnings-as-errors", "-strict-concurrency=complete", "-strict-memory-safety",
      "-parse-as-library", "-package-name", "words",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-enable-upcoming-feature", "ExistentialAny",
    ]
    for (name, module) in try Self.modules() {
      var module = module
      module.app.access = level
      let names = try SwiftToolchain.write(Fixtures.files(module), prefix: name, to: folder)
      let compiler = ["swiftc", "-typecheck", "-swift-version", mode]
      let outcome = try SwiftToolchain.run(
        compiler + isolation + flags + SwiftToolchain.libraryOptions() + names, in: folder)
      #expect(outcome.status == 0, "\(name): \(outcome.output)")
      #expect(outcome.output.isEmpty, "\(name): \(outcome.output)")
    }
  }
}

/// Modules that use few features, or features that are hard to express in Swift.
enum OddModules {
  static let all = [
    """
    screen S {
      item I { context menu { standard copy, paste, find, undo, share; when true { standard cut } } }
    }
    """,
    // Nested negations, and menus that watchOS does not have.
    """
    app Nots { platforms macOS 13, watchOS 9; emit swiftui }
    state { a: Bool; n: Int }
    commands {
      one "One" enabled when !!a shown when !(!(!a)) on when !!(a && n > 1)
      two "Two" enabled when !(!(a || n == 2)) && !!(n < 3) shown when (!!a) == !a
    }
    screen S { item I { context menu { one; when !(!(a)) { two } } } }
    """,
    """
    app B { platforms iOS 15, macOS 12, visionOS 1 }
    state { a: Bool; o: O }
    choice O { x "X"; y "Y" }
    commands Only { one "One" on when a keeps open; two "Two" choose o keeps open }
    commands MenuFacts { three "Three" }
    commands Place { four "Four" }
    screen S {
      item I { preview P circle; context menu { one; two; each two } }
      button `Self` tap one { each two }
      button Sized "Size" enabled when a shown when o == .x { three; menu "More" enabled when a { four } }
    }
    """,
    #"""
    app Words {
      platforms iOS 16, iPadOS 16, macOS 13, tvOS 16, macCatalyst 16, visionOS 1
    }
    state { flag: Bool; count: Int; name: String }
    list Folder as folderList
    commands {
      `default` "Default" symbol star pick Folder
      `init` "Init \"quoted\" \\ {name}" asks destructive confirm "Sure, {name}?"
      `self` "Self" subtitle "Sub {count}" image "Asset" help "Help" undoable
      menuTitle "Title"
      cancel "Cancel"
    }
    menu Shared "Shared {name}" symbol gear { `init`; `self` as "\u{1F600} {{x}}"; `default` }
    screen Long {
      item Thing {
        preview P rounded 4 opens `self` drags
        context menu "T {count}" {
          include Shared
          ---
          menu Shared
          menu Shared
          when flag { `default` as "Other" symbol none; ---; cancel; menuTitle alternate ctrl }
          section "" { cancel }
          on iPadOS, macOS { ---; menuTitle; menu Shared }
          palette { cancel; menuTitle; `init` }
          row { menuTitle; cancel }
        }
      }
      background { on macCatalyst { context menu fixed { menuTitle } } }
      button B tap `init` {
        on iOS { `default` }
        on macOS { each `default`; ---; standard minimize, undo, font, redo }
      }
    }
    """#,
    """
    app Bars { platforms iOS 16, iPadOS 16, macOS 13, macCatalyst 16, visionOS 1 }
    state { a: Bool; title: String }
    commands { add "Add"; close "Close All" }
    screen Main {
      toolbar {
        macOS customizable {
          standard sidebar; ---; add
          menu "{title}" enabled when a shown when !a { add }
          group { add; close }
          group { add; add }
          on macOS { search "Search {title}" }
          on macCatalyst { search "Search {title}" }
        }
      }
    }
    menu bar {
      app standard
      file { standard close; close; standard print alternate }
      menu Own "Own {title}" symbol star enabled when a { add }
      on macOS { menu Mac { add } }
      on iPadOS { menu Pad { add } }
    }
    """,
  ]
}
