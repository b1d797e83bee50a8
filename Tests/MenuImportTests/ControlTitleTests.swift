import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// Titles of controls that no `.menu` file has a place for, and commands that turn something on and off.
@Suite("Titles of controls")
struct ControlTitleTests {
  private static func rules(_ files: [String: String]) -> [String] {
    PlainFaultsTests.findings(files).map(\.rule)
  }

  private static func storyboard(_ item: String, outlets: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><objects>
    <viewController id="v" customClass="Boxes" sceneMemberID="viewController">
    <navigationItem key="navigationItem" id="n">\(item)</navigationItem>
    <connections>\(outlets)</connections></viewController>
    </objects></document>
    """
  }

  @Test(
    "A bar item of a storyboard with an image alone is found",
    arguments: [
      (#"<barButtonItem image="plus" catalog="system" id="b"/>"#, true),
      (#"<barButtonItem title="Item" image="plus" catalog="system" id="b"/>"#, true),
      (#"<barButtonItem title="Add" image="plus" catalog="system" id="b"/>"#, false),
      (#"<barButtonItem systemItem="add" id="b"/>"#, false),
      (
        #"<barButtonItem image="plus" catalog="system" id="b"><accessibility key="accessibilityConfiguration" label="Add"/></barButtonItem>"#,
        false
      ),
      (
        #"<barButtonItem image="plus" catalog="system" id="b"><button key="customView" id="c"/></barButtonItem>"#,
        false
      ),
    ])
  func barItem(_ item: String, isFound: Bool) {
    #expect(
      Self.rules(["Main.storyboard": Self.storyboard(item)])
        == (isFound ? ["label-required"] : []))
  }

  @Test("One to which code gives words is not")
  func namedByCode() {
    let item = #"<barButtonItem image="plus" catalog="system" id="b"/>"#
    let outlet = #"<outlet property="addItem" destination="b"/>"#
    func rules(_ code: String) -> [String] {
      Self.rules([
        "Main.storyboard": Self.storyboard(item, outlets: outlet),
        "Boxes.swift":
          "import UIKit\nclass Boxes: UIViewController { func f() { \(code) } }",
      ])
    }
    #expect(rules("addItem.accessibilityLabel = words") == [])
    #expect(rules("addItem?.title = words") == [])
    #expect(rules("addItem.isEnabled = false") == ["label-required"])
  }

  @Test("The title of a bar item, and those of an action sheet, are checked as titles alone")
  func titles() {
    let item = #"<barButtonItem title="Clear all boxes…" id="b"/>"#
    #expect(Self.rules(["Main.storyboard": Self.storyboard(item)]) == ["label-title-case"])
    let sheet = """
      import UIKit
      class Boxes: UIViewController {
        func ask() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Send boxes...", style: .default) { _ in self.send() })
          sheet.addAction(UIAlertAction(title: "Delete Box", style: .default) { _ in self.delete() })
          sheet.addAction(UIAlertAction(title: "No", style: .cancel) { _ in })
          present(sheet, animated: true)
        }
      }
      """
    #expect(Self.rules(["Boxes.swift": sheet]) == ["ellipsis-character", "label-title-case"])
  }

  @Test(
    "A command that turns a variable over has a mark, or a title for each state",
    arguments: [
      ("Button(\"Keep Log\") { keeps.toggle() }", true),
      ("Button(\"Keep Log\") { model.keeps.toggle(); }", false),
      ("Button(\"Keep Log\") {\n keeps.toggle()\n store.keeps = keeps\n }", true),
      ("Button(\"Keep Log\") {\n keeps.toggle()\n send()\n }", false),
      ("Button(keeps ? \"Drop Log\" : \"Keep Log\") { keeps.toggle() }", false),
      ("Toggle(\"Keep Log\", isOn: $keeps)", false),
      ("Button { keeps.toggle() } label: { Text(\"Keep Log\") }", true),
      (
        "Button { keeps.toggle() } label: { Text(\"Keep Log\"); if keeps { Image(systemName: \"checkmark\") } }",
        false
      ),
      (
        "Button { keeps.toggle() } label: { HStack { Text(\"Keep Log\"); if keeps { Image(systemSymbol: .checkmark) } } }",
        false
      ),
      ("if keeps { Button(\"Drop Log\") { keeps.toggle() } } else { Text(\"Keep Log\") }", false),
      ("Button(\"Add Box\") { showsSheet.toggle() }", false),
      ("Button(\"Add Box\") { adds.toggle() }", false),
      ("Button(\"Box Details\") { details.toggle() }", true),
    ])
  func switches(_ entry: String, isFound: Bool) {
    let rules = Self.rules([
      "V.swift": """
      import SwiftUI
      import UIKit
      struct V: View {
        var body: some View {
          List { }.contextMenu { \(entry); Button("Send Box") { send() } }
            .fullScreenCover(isPresented: $adds) { Boxes() }
            .inspector(isPresented: $details) { Text("x") }
        }
      }
      """
    ])
    #expect(rules.contains("label-no-toggle") == isFound)
  }

  @Test(
    "Titles are read in labels that an app makes itself",
    arguments: [
      "Label(localized: .app(.openBox), systemImage: \"plus\")",
      "OwnLabel(text: String(localized: \"Open box\"))", "Text(String(localizationKey: \"open\"))",
    ])
  func ownLabels(_ label: String) {
    let found = PlainFaultsTests.findings([
      "V.swift": """
      import SwiftUI
      import UIKit
      struct V: View {
        var body: some View { List { }.contextMenu { Button { open() } label: { \(label) } } }
      }
      struct OwnLabel: View {
        var text: Text?
        init(text: String) { self.init(); self.text = Text(text) }
        var body: some View { if let text { text } }
      }
      """,
      "en.lproj/App.strings": #""openBox" = "Open box";"#,
      "en.lproj/Localizable.strings": #""open" = "Open box";"#,
    ])
    #expect(found.map(\.rule).contains("label-title-case"))
  }

  @Test("One symbol in the entries that a helper makes is found, once")
  func symbolOfHelper() {
    let rules = Self.rules([
      "V.swift": """
      import SwiftUI
      import UIKit
      struct V: View {
        var body: some View {
          List { }.contextMenu { link("Red"); link("Blue"); Button("Send", systemImage: "tray") { send() } }
        }
        func link(_ name: String) -> some View {
          Button("Open in \\(name)", systemImage: "shippingbox") { open(name) }
        }
      }
      """
    ])
    #expect(rules.filter { $0 == "icon-unique-in-menu" }.count == 1)
  }
}
