// fails: ios16: type 'DeskCommand' has no member 'shares'
// fails: macos13: type 'DeskToolbar.PartID' has no member 'tool'
// A layout names the entries of its toolbar by commands and parts, so a wrong name does not compile.
import MenuRuntime
import SwiftUI

nonisolated enum DeskCommand: MenuCommand {
  case share, erase

  func facts(in state: DeskState) -> MenuFacts { MenuFacts("\(self)", "Command") }
  static func allCommands(in state: DeskState) -> [DeskCommand] { [.share, .erase] }
}

nonisolated struct DeskState: MenuState {}

struct DeskToolbar: ToolbarSurface, MenuToolbarLayout {
  nonisolated enum PartID: String { case tools }

  static let id = "desk"
  let context: MenuContext<DeskCommand>

  static func build(_ bar: inout MenuToolbarBuilder<DeskCommand>) {
    bar.macOS { bar in
      bar.add(.share)
      bar.addGroup("tools") { bar in bar.add(.erase) }
    }
  }

  func macBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.items(.share).part(.tools)
    bar.items(.shares)
  }

  func phoneBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.trailing.part(.tool)
  }
}
