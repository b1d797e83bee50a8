import MenuModel
import MenuSyntax
import Testing

@testable import MenuImport

/// What an app's files say of it besides its menus, in what is written of them.
@Suite("What is written of a project")
struct WrittenProjectTests {
  private func written(_ files: (String, String)...) -> String {
    let found = MenuReaders.read(files.map { Source(path: $0.0, text: $0.1) })
    return MenuFileWriter.write(found, appName: "Notes").text
  }

  private let row = (
    "App/NoteRow.swift",
    """
    import SwiftUI
    struct NoteRow: View {
      var body: some View { Text("").contextMenu { Button("Pin") { pin() } } }
    }
    """
  )

  @Test("The oldest systems are those of the project, as far as Swift is generated for them")
  func minimums() {
    let project = """
      SUPPORTED_PLATFORMS = "iphoneos macosx";
      IPHONEOS_DEPLOYMENT_TARGET = 18.0;
      IPHONEOS_DEPLOYMENT_TARGET = 17.4;
      MACOSX_DEPLOYMENT_TARGET = 10.15;
      """
    #expect(
      written(row, ("App.xcodeproj/project.pbxproj", project))
        .contains("platforms iOS 17.4, iPadOS 17.4, macOS 12\n"))
    #expect(written(row).contains("platforms iOS 17, iPadOS 17, macOS 14\n"))
  }

  @Test("A package's systems are read as it writes them")
  func package() {
    let package = """
      let package = Package(name: "Notes", platforms: [.macOS(.v13), .iOS("16.4")],
        targets: [.executableTarget(name: "App")])
      """
    let app = ("App/App.swift", "import SwiftUI\n@main struct NotesApp: App { }\n")
    #expect(
      written(row, app, ("Package.swift", package))
        .contains("platforms iOS 16.4, iPadOS 16.4, macOS 13\n"))
  }

  @Test("The app is not called after a helper that runs in the background")
  func helper() throws {
    func storyboard(_ name: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes><scene><objects>
      <application id="1"><menu key="mainMenu" systemMenu="main" id="2"><items>
      <menuItem title="\(name)" id="3"><menu key="submenu" title="\(name)" systemMenu="apple" id="4"><items>
      <menuItem title="Pin \(name)" id="5"/></items></menu></menuItem></items></menu></application>
      </objects></scene></scenes></document>
      """
    }
    let plist = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>LSBackgroundOnly</key><true/></dict></plist>
      """
    let found = MenuReaders.read([
      Source(path: "Agent/Info.plist", text: plist),
      Source(path: "Agent/Main.storyboard", text: storyboard("NotesAgent")),
      Source(path: "Notes/Main.storyboard", text: storyboard("Notes")),
    ])
    #expect(found.surfaces.count == 1 && found.appName == "Notes")
  }

  @Test("An edit menu of UIKit raises the oldest iOS to the first that has them")
  func editMenu() {
    let place = Place(source: 0, span: Span(0, 1))
    let command = FoundCommand(title: FoundText("Pin", place: place))
    var found = FoundMenus(
      sources: [Source(path: "A.swift", text: "a")],
      surfaces: [
        FoundSurface(
          .editMenu, owner: "Editor", framework: .uikit,
          entries: [FoundEntry(.command(command), place: place)], place: place)
      ])
    found.project.minimums = [.iOS: Version(15), .iPadOS: Version(17)]
    #expect(MenuFileWriter.write(found).text.contains("platforms iOS 16, iPadOS 17\n"))
  }

  @Test("An app of windows that are there once has no New")
  func singleWindow() {
    func bar(_ scene: String) -> String {
      written(
        (
          "App/App.swift",
          """
          import SwiftUI
          @main struct NotesApp: App {
            var body: some Scene {
              \(scene)
                .commands { CommandMenu("Note") { Button("Pin") { pin() } } }
              Settings { Text("") }
            }
          }
          """
        ))
    }
    #expect(bar("Window(\"Notes\", id: \"main\") { Text(\"\") }").contains("standard close\n"))
    #expect(!bar("Window(\"Notes\", id: \"main\") { Text(\"\") }").contains("standard new"))
    #expect(bar("WindowGroup { Text(\"\") }").contains("standard new, close\n"))
  }

  @Test("The options of a picker keep their shortcuts, or say that one was not read")
  func optionKeys() {
    let text = written(
      (
        "App/NoteRow.swift",
        """
        import SwiftUI
        struct NoteRow: View {
          var body: some View {
            Text("").contextMenu {
              Picker("View As", selection: $isText) {
                Text("Text").tag(true).keyboardShortcut("1")
                Text("Hex").tag(false).keyboardShortcut(hexKey)
              }
            }
          }
        }
        """
      ))
    #expect(text.contains("\"Text\" key cmd+1\n"), "\(text)")
    #expect(text.contains("// NoteRow.swift:7: a shortcut from `hexKey`\n"), "\(text)")
  }

  @Test("An image that a menu has at times is said")
  func otherImage() {
    let text = written(
      (
        "App/NoteRow.swift",
        """
        import SwiftUI
        struct NoteRow: View {
          var body: some View {
            VStack {
              Menu("More", systemImage: isMac ? "ellipsis" : "ellipsis.circle") { Button("Pin") { pin() } }
            }.contextMenu {
              Menu("Sort", systemImage: isMac ? "list.bullet" : "list.dash") { Button("Up") { up() } }
            }
          }
        }
        """
      ))
    #expect(text.contains("// NoteRow.swift:5: the image `ellipsis` while `isMac`\n"), "\(text)")
    #expect(text.contains("// NoteRow.swift:7: the image `list.bullet` while `isMac`\n"), "\(text)")
  }

  @Test("The menu of a button with an image of AppKit is called as that image")
  func systemImage() {
    let place = Place(source: 0, span: Span(0, 1))
    let image = FoundImage("NSActionTemplate", isSymbol: false, place: place)
    let command = FoundCommand(title: FoundText("Save", place: place))
    let found = FoundMenus(
      sources: [Source(path: "A.xib", text: "a")],
      surfaces: [
        FoundSurface(
          .pullDown(title: nil, image: image), owner: "Entry", framework: .appkit,
          entries: [FoundEntry(.command(command), place: place)], place: place)
      ])
    #expect(MenuFileWriter.write(found).text.contains("button Action image \"NSActionTemplate\" {"))
  }
}
