import MenuModel
import Testing

@Suite("What SwiftUI makes of the system's menus")
struct SwiftUICommandsTests {
  @Test("Every command of a group or set is a standard command, and is in one")
  func commands() {
    let standard = Set(StandardCommandTable.names)
    let groups = SwiftUICommands.groups.flatMap(\.commands)
    let sets = SwiftUICommands.sets.flatMap(\.commands)
    for command in groups + sets { #expect(standard.contains(command), "\(command)") }
    #expect(Set(groups).count == groups.count)
    #expect(Set(sets).count == sets.count)
  }

  @Test("The groups are in the order of the menus; an empty one has the commands of a set, or none")
  func groups() {
    let menus = SwiftUICommands.groups.map(\.menu)
    let places = StandardMenus.places
    #expect(places.filter(menus.contains) == places)
    let order = menus.compactMap { places.firstIndex(of: $0) }
    #expect(order == order.sorted())
    let sets = SwiftUICommands.sets.map(\.commands) + [[]]
    for group in SwiftUICommands.groups where group.isEmptyByDefault {
      #expect(sets.contains(group.commands), "\(group.placement)")
    }
    #expect(SwiftUICommands.group(of: "copy")?.placement == "pasteboard")
    #expect(SwiftUICommands.group(of: "find")?.placement == "textEditing")
    #expect(SwiftUICommands.set(of: "inspector")?.type == "InspectorCommands")
  }

  @Test("A platform with a menu bar shows menus, and the bar is shown on a Mac and an iPad")
  func platforms() {
    for platform in Platform.allCases where platform.menuSupport.menuBar != nil {
      #expect(platform.menuSupport.showsMenus, "\(platform)")
    }
    #expect(Platform.withMenuBar == [.iPadOS, .macOS, .macCatalyst])
  }
}
