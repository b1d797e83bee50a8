import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Menus that use little, or what is hard to write down in Swift.
@Suite("Odd menus")
struct OddMenuTests {
  private static let odd: [(text: String, targets: [String])] = [
    (
      """
      screen S {
        item I { context menu { standard copy, paste, find, undo, share; when true { standard cut } } }
      }
      """, ["ios17", "macos14"]
    ),
    (
      // Negations of negations, and public menus that watchOS does not have.
      """
      app Nots { platforms macOS 13, watchOS 9; emit swiftui; access public }
      state { a: Bool; n: Int }
      commands {
        one "One" enabled when !!a shown when !(!(!a)) on when !!(a && n > 1)
        two "Two" enabled when !(!(a || n == 2)) && !!(n < 3) shown when (!!a) == !a
      }
      screen S { item I { context menu { one; when !(!(a)) { two } } } }
      """, ["macos13", "watchos9"]
    ),
    (
      """
      app B { platforms iOS 15, macOS 12, visionOS 1 }
      state { a: Bool; o: O }
      choice O { x "X"; y "Y" }
      commands Only { one "One" on when a keeps open; two "Two" choose o keeps open }
      screen S {
        item I { preview P circle; context menu { one; two; each two } }
        button `Self` tap one { each two }
      }
      """, ["ios15", "macos12"]
    ),
    (
      #"""
      app Words {
        platforms iOS 16, iPadOS 16, macOS 13, tvOS 16, macCatalyst 16, visionOS 1
        access package
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
            when flag { `default` as "Other" symbol none; ---; cancel; menuTitle alternate ctrl }
            section "" { cancel }
            on iPadOS, macOS { ---; menuTitle }
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
      """#, ["ios16", "macos13", "tvos16", "ios26"]
    ),
  ]

  @Test("They compile without a warning", arguments: odd.indices)
  func types(number: Int) throws {
    let (text, targets) = Self.odd[number]
    let files = MenuSamples.files(MenuSamples.module(text))
    let flags = ["-package-name", "words", "-enable-upcoming-feature", "ExistentialAny"]
    let outcome = try AppleCheck.run(files, flags.map { "--flag=" + $0 } + targets)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").count == targets.count, "\(outcome.output)")
  }

  @Test("The lines fit for short and long names of apps", arguments: ["Ab", "PhotoLibraryPlus"])
  func lint(name: String) throws {
    var module = try MenuSamples.named("Studio")
    module.app.name = name
    try expectNoLint(in: [MenuSamples.files(module)])
  }
}
