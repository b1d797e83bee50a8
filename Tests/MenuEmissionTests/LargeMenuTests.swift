import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// The menus of modules of more than 250 commands, whose Swift has another shape, and does the same.
@Suite("Menus of a large module")
struct LargeMenuTests {
  /// A module of a number of commands with the same menus.
  private static func module(_ count: Int) -> MenuModule {
    MenuSamples.module(
      """
      app Large { platforms iOS 17, macOS 14 }
      state { isOpen: Bool }
      commands { first "First"; second "Second"; third "Third" enabled when isOpen }
      screen Own {
        item Own {
          context menu "Title" fixed {
            first; second; further0; further1; third
            when isOpen { menu "Titles" { first as "Other"; further2 } }
            menu Shared
          }
        }
        background { context menu { menu "Empty" { when isOpen { first } }; second } }
      }
      menu Shared "Shared" { third; menu "Inner" { further3; further4; further5; further6; further7 } }
      """ + MenuSamples.furtherCommands(count))
  }

  @Test("Commands of a large block are arguments of calls, and submenus begin and end")
  func statements() {
    let swift = MenuSamples.files(Self.module(260)).map(\.text).joined()
    for line in [
      "menu.add(further: .further0, .further1, .further2, .further3)",
      "menu.add(further: .further4, .further5)",
      "menu.beginSubmenu(\"More\", key: \"furtherContextMenu.more.title\")",
      "menu.beginSubmenu(othersTitle, image: .symbol(\"star\"))",
      "menu.add([.first, .second])",
      "typealias FurtherContextMenu = LargeContextMenuOf<FurtherContextMenuContent>",
    ] {
      let isThere = swift.contains(line + "\n")
      #expect(isThere, "\(line)")
    }
    let hasClosures = swift.contains("{ menu in\n")
    #expect(!hasClosures)
  }

  @Test("Texts have the keys that they have in a small module")
  func keys() throws {
    func keys(_ module: MenuModule) throws -> Set<Substring> {
      let swift = MenuSamples.files(module).map(\.text).joined()
      let key = try Regex("(?:localized|key): \"((?:own|further|shared)[^\"]*\\.title)\"")
      return Set(swift.matches(of: key).compactMap { $0.output[1].substring })
    }
    let small = try keys(Self.module(10)).filter { !$0.hasPrefix("further.") }
    let large = try keys(Self.module(260))
    #expect(large.isSuperset(of: ["furtherContextMenu.more.title", "sharedMenu.title"]))
    #expect(large.subtracting(small).isEmpty && !small.isEmpty)
  }

  @Test("The entries of menus are those of a small module, in any state")
  func entries() throws {
    let program = GeneratedFile(
      name: "Program.swift",
      text: """
        @main struct Program {
          @MainActor static func main() {
            func show(_ menu: LargeContextMenuSurface) {
              for isOpen in [false, true] {
                let state = LargeState(isOpen: isOpen)
                let entries = menu.entries(in: state)
                print(menu.title(in: state), menu.isFixed)
                for entry in entries { print(entry) }
                let others = menu.entries(in: LargeState(isOpen: !isOpen))
                print(entries == menu.entries(in: state), entries == others)
                print(Set(entries + others).count)
              }
            }
            let perform: @MainActor (LargeCommand) -> Void = { _ in }
            show(OwnContextMenu(state: { LargeState() }, perform: perform))
            show(OwnBackgroundMenu(state: { LargeState() }, perform: perform))
            show(FurtherContextMenu(state: { LargeState() }, perform: perform))
            for number in 0..<10 {
              print(LargeCommand.allCommands(in: LargeState())[number].placements)
            }
          }
        }
        """)
    func output(_ count: Int) throws -> String {
      let folder = try SwiftToolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = MenuSamples.files(Self.module(count)) + [program]
      let names = try SwiftToolchain.write(files, to: folder)
      let compiler = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
      let compiled = try SwiftToolchain.run(compiler + ["-o", "program"] + names, in: folder)
      #expect(compiled.status == 0, "\(compiled.output)")
      return try SwiftToolchain.run(["./program"], in: folder).output
    }
    let small = try output(10)
    #expect(small.contains("Most"))
    #expect(try output(260) == small)
  }
}
