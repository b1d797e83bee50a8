import Foundation
import MenuModel
import MenuSyntax
import Testing

@testable import MenuImport

@Suite("The reader of XIBs and storyboards")
struct InterfaceBuilderReaderTests {
  /// What is found in a XIB with these objects.
  private static func found(_ objects: String) -> FoundMenus {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>\(objects)</objects></document>
      """
    return MenuReaders.read([Source(path: "A/Orchard.xib", text: text)])
  }

  private static func dump(_ objects: String) -> String { FoundMenusDump.text(of: found(objects)) }

  private static func message(_ bytes: [UInt8]) -> String? {
    let found = MenuReaders.read([Source(path: "Orchard.xib", bytes: bytes)])
    #expect(found.surfaces.isEmpty)
    #expect(found.diagnostics.count < 2)
    return found.diagnostics.first?.message
  }

  @Test("What is not a XIB of today is one line")
  func otherFiles() {
    let nib = "The file is a compiled nib; only the XIB that it was made from can be read"
    #expect(Self.message(Array("bplist00\u{1}\u{2}".utf8)) == nib)
    #expect(Self.message(Array("NIBArchive\u{1}".utf8)) == nib)
    let old =
      "The file is in the form of Xcode 3; open it in a newer Xcode once, which writes it again"
    #expect(
      Self.message(Array("<archive type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>".utf8)) == old)
    let other = "The file is not a XIB or a storyboard of Xcode"
    #expect(Self.message(Array("<plist/>".utf8)) == other)
    #expect(Self.message(Array("<document type='svg'/>".utf8)) == other)
    let watch = "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>"
    #expect(Self.message(Array(watch.utf8)) == nil)
  }

  @Test("Of several menu bars, the largest has the app's name")
  func appName() {
    func bar(_ name: String, _ count: Int) -> String {
      let items = (0..<count).map { "<menuItem title='Item \($0)' id='\(name)\($0)'/>" }.joined()
      return """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <menu systemMenu="main" id="bar"><items><menuItem title="\(name)" id="app">
        <menu key="submenu" title="\(name)" systemMenu="apple" id="m"><items>\(items)</items></menu>
        </menuItem></items></menu></objects></document>
        """
    }
    let found = MenuReaders.read([
      Source(path: "A/Demo.xib", text: bar("Demo", 2)),
      Source(path: "B/Main.xib", text: bar("Orchard", 3)),
      Source(path: "C/Other.xib", text: bar("Other", 3)),
    ])
    #expect(found.appName == "Orchard")
  }

  @Test("A menu that is in itself is read once")
  func cycles() {
    let text = Self.dump(
      """
      <menu systemMenu="main" id="bar"><items>
        <menuItem title="A" id="a"><connections><outlet property="submenu" destination="m"/></connections></menuItem>
      </items></menu>
      <menu title="M" id="m"><items>
        <menuItem title="B" id="b"><connections><outlet property="submenu" destination="m"/></connections></menuItem>
        <menuItem title="C" id="c"><connections><outlet property="submenu" destination="c"/></connections></menuItem>
      </items></menu>
      """)
    #expect(
      text == """
        1:79     menu bar appkit
        2:3        menu "M" [Orchard/m.title]
        5:3          unread: a menu that is in the file once, and shown twice
        6:3          command "C" [Orchard/c.title]

        """)
  }

  @Test("A hidden item that only has a key for what another does is a key of that")
  func hiddenKeys() {
    func item(_ title: String, _ key: String, _ selector: String, _ attributes: String = "")
      -> String
    {
      """
      <menuItem title="\(title)" keyEquivalent="\(key)" id="\(title)\(key)" \(attributes)>
        <connections><action selector="\(selector)" target="-1"/></connections></menuItem>
      """
    }
    let hidden = "hidden='YES' allowsKeyEquivalentWhenHidden='YES'"
    let text = Self.dump(
      """
      <menu systemMenu="main" id="bar"><items><menuItem title="View" id="v"><menu key="submenu" title="View" id="m">
      <items>
        \(item("Zoom In", "+", "zoomIn:"))\(item("Zoom In", "=", "zoomIn:", hidden))
        \(item("Zoom Out", "-", "zoomOut:"))\(item("Zoom Out", "_", "zoomOut:", "hidden='YES'"))
        \(item("Rotate", "r", "rotate:", hidden))
      </items></menu></menuItem></items></menu>
      """)
    let lines = text.split(separator: "\n").map { $0.drop { $0 != " " }.drop { $0 == " " } }
    #expect(
      lines.dropFirst(2) == [
        "command \"Zoom In\" [Orchard/Zoom In+.title] sends zoomIn: key ⌘+ also ⌘=",
        "command \"Zoom Out\" [Orchard/Zoom Out-.title] sends zoomOut: key ⌘-",
        "unread: `Zoom Out`, which the file hides for good",
        "unread: `Rotate`, which the file hides for good",
      ])
  }

  @Test("Ids that are missing, and objects that are there twice, are no trouble")
  func brokenIDs() {
    let text = Self.dump(
      """
      <menu id="m"><items><menuItem title="A" id="m"><connections>
        <action selector="a:" target="gone"/></connections></menuItem>
        <menuItem><connections><action/><segue/></connections></menuItem><menuItem tag="x" keyEquivalent="ab"/>
      </items></menu>
      <menu id="m"><connections><outlet property="delegate"/></connections></menu>
      <popUpButtonCell pullsDown="YES"><menu/></popUpButtonCell>
      <toolbar><allowedToolbarItems><toolbarItem reference="gone"/><toolbarItem reference="t"/></allowedToolbarItems>
      </toolbar>
      """)
    #expect(text.contains("command \"A\" [Orchard/m.title] sends a:\n"))
    #expect(text.contains("pull-down"))
  }

  /// Seconds of this thread that reading takes: other tests run meanwhile.
  private static func seconds(_ objects: String) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let begin = now()
    _ = found(objects)
    return now() - begin
  }

  @Test(
    "Four times as much takes about four times as long",
    arguments: [
      (
        "items", "<menu id='m'><items>", "<menuItem title='A' keyEquivalent='a' id='i'/>",
        "</items></menu>"
      ),
      ("menus", "", "<menu id='m'><items><menuItem id='m'/></items></menu>", ""),
      (
        "outlets", "",
        "<menu id='m'/><view><connections><outlet property='x' destination='m'/></connections></view>",
        ""
      ),
      (
        "references",
        "<toolbar><allowedToolbarItems><toolbarItem id='t'/></allowedToolbarItems><defaultToolbarItems>",
        "<toolbarItem reference='t'/>", "</defaultToolbarItems></toolbar>"
      ),
      (
        "submenus", "<menu id='s'/><menu id='m'><items>",
        "<menuItem><connections><outlet property='submenu' destination='s'/></connections></menuItem>",
        "</items></menu>"
      ),
      ("scenes", "<scene><objects>", "<menu id='m'/><customObject/>", "</objects></scene>"),
    ])
  func growth(_ name: String, _ start: String, _ repeated: String, _ end: String) {
    func text(_ count: Int) -> String { start + String(repeating: repeated, count: count) + end }
    let once = Self.seconds(text(3000))
    let often = Self.seconds(text(12000))
    // It would be sixteen times if it were quadratic.
    #expect(often < once * 9 + 0.1, "\(name): \(once) s, then \(often) s")
  }

  @Test("Menus nest as deep as elements may")
  func nesting() {
    var objects = "<menu id='m'/>"
    for _ in 0..<84 {
      objects = "<menu><items><menuItem title='A'>\(objects)</menuItem></items></menu>"
    }
    let found = Self.found(objects)
    #expect(found.diagnostics.isEmpty)
    #expect(found.surfaces.count == 1)
    #expect(
      Self.found("<menu><items><menuItem>\(objects)</menuItem></items></menu>").diagnostics.count
        == 1)
  }
}
