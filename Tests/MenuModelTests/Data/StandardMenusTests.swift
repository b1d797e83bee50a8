import MenuModel
import Testing

@Suite("The system's whole menus")
struct StandardMenusTests {
  @Test(
    "Every name in a whole menu or submenu is a command or a submenu, and no submenu holds itself")
  func names() throws {
    func check(_ groups: [[String]], depth: Int = 0) throws {
      try #require(depth < 4)
      for name in groups.joined() {
        let entry = try #require(StandardMenus.entry(named: name), "\(name)")
        #expect(entry.name == name)
        let isFilled = ["services", "openRecent"].contains(name)
        #expect(entry.isSubmenu || entry.appKit != nil, "\(name)")
        #expect(StandardMenus.groups(ofSubmenu: name).isEmpty != (entry.isSubmenu && !isFilled))
        try check(StandardMenus.groups(ofSubmenu: name), depth: depth + 1)
      }
    }
    for place in StandardMenus.places {
      #expect(!StandardMenus.groups(of: place).isEmpty)
      try check(StandardMenus.groups(of: place))
    }
    #expect(StandardMenus.groups(of: .toolbar).isEmpty)
  }

  @Test("A command stands once in the whole menu of its own place")
  func places() {
    for place in StandardMenus.places {
      let names = Array(StandardMenus.groups(of: place).joined())
      #expect(Set(names).count == names.count)
      for name in names {
        #expect(StandardMenus.entry(named: name)?.places.first == place, "\(name)")
        #expect(StandardMenus.contains(name, in: place))
      }
    }
    #expect(StandardMenus.contains("smartQuotes", in: .edit))
    #expect(!StandardMenus.contains("share", in: .file))
  }

  @Test("Save As takes the place of Duplicate while Option is held")
  func alternates() throws {
    #expect(StandardMenus.isAlternate("saveAs", in: .file))
    #expect(!StandardMenus.isAlternate("duplicate", in: .file))
    let file = Array(StandardMenus.groups(of: .file).joined())
    let index = try #require(file.firstIndex(of: "saveAs"))
    #expect(file[index - 1] == "duplicate")
    #expect(StandardMenus.entry(named: "copyRuler")?.shortcut?.modifiers == [.control, .command])
  }
}
