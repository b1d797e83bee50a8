import Foundation
import Testing

/// `check` on the folder of an app: its modules, its apps, and the line at the end.
@Suite("The command check, on a folder")
struct CheckFolderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(["check"] + arguments, in: folder.url)
  }

  static func module(_ name: String) -> String {
    """
    app \(name) { platforms iOS 17 }
    guidelines 2026
    commands { flip "Flip Card" onscreen }
    screen Main { item Card { context menu { flip } } }

    """
  }

  @Test("Each target of a package is a module by itself, and so is each folder with an app")
  func modules() throws {
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    // `flip` is in both, and in one module a duplicate.
    try folder.write(Self.module("Cards"), to: "Sources/Cards/Menus/Cards.menu")
    try folder.write("screen Other { button More \"More\" { flip } }\n", to: "Sources/Cards/b.menu")
    try folder.write("commands { flip \"Flip Coin\" onscreen }\n", to: "Sources/Coins/Coins.menu")
    try folder.write(Self.module("One"), to: "Demos/One/a.menu")
    try folder.write(Self.module("Two"), to: "Demos/Two/a.menu")
    let all = try run("--format", "concise")
    #expect(all.status == 0 && !all.errors.contains("duplicate"), "\(all.errors)")
    let text = try run()
    #expect(
      text.errors.contains(
        "4 apps and modules: One (Demos/One), Two (Demos/Two), Cards (Sources/Cards), "
          + "Coins (Sources/Coins)\n6 files: 4 menus, 4 entries; "), "\(text.errors)")
    #expect(text.errors.hasSuffix("guidelines of 2022 and 2026\n"))
    // Files that are named are one module.
    let named = try run("Demos/One/a.menu", "Demos/Two/a.menu", "--format", "concise")
    #expect(named.status == 1 && named.errors.contains("duplicate"), "\(named.errors)")
    // A folder inside a target is, too.
    #expect(try run("Sources/Coins").errors.contains("1 file: "))
  }

  @Test("Folders beside an Xcode project are modules by themselves")
  func xcodeFolders() throws {
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write("commands { flip \"Flip Card\" onscreen }\n", to: "Cards/a.menu")
    try folder.write("commands { flip \"Flip Coin\" onscreen }\n", to: "Coins/a.menu")
    #expect(try run().status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App.xcodeproj"))
    #expect(try run().status == 1)
  }

  @Test(
    "The line at the end says what was done, also where nothing was found; --quiet leaves it out")
  func lastLine() throws {
    try folder.write(Self.module("Cards"), to: "Cards.menu")
    let clean = try run()
    #expect(
      clean.errors == "1 file: 1 menu, 1 entry; no findings; guidelines of 2026\n",
      "\(clean.errors)")
    #expect(clean.status == 0 && clean.output.isEmpty)
    #expect(try run("--quiet").errors.isEmpty)
    for format in ["concise", "xcode"] { #expect(try run("--format", format).errors.isEmpty) }
    #expect(try run("--format", "json").errors.isEmpty)
    try folder.write(
      """
      import SwiftUI
      struct CardView: View {
        let title: String
        var body: some View {
          CardImage().contextMenu {
            Button("Flip over") { flip() }
            someMenu(card)
          }
        }
      }

      """, to: "CardView.swift")
    let found = try run()
    #expect(
      found.errors.hasSuffix(
        "2 files: 2 menus, 2 entries; 1 place not read (--unread); 1 finding, 1 with a fix (--fix); "
          + "guidelines of 2026\n"),
      "\(found.errors)")
    let unread = try run("--unread", "--format", "concise")
    #expect(
      unread.errors.split(separator: "\n").contains {
        $0.hasPrefix("CardView.swift:7:") && $0.contains(": not read: ")
      },
      "\(unread.errors)")
  }

  @Test("A .menu file that cannot be read is a line, and the rest is checked")
  func unreadable() throws {
    #if os(Linux)
      try folder.write(
        "commands { flip \"flip card\" onscreen }\nguidelines 2026\n", to: "a/a.menu")
      // It is a regular file, and cannot be read, by root neither.
      _ = try ShellRun("ln -s /proc/self/mem a/b.menu", in: folder.url)
      let run = try run("a", "--format", "concise")
      #expect(run.status == 1)
      #expect(run.errors.contains("a/b.menu:1:1: error: Cannot read"), "\(run.errors)")
      #expect(run.errors.contains("[label-title-case]"))
      // What is named itself is an error of usage.
      #expect(try self.run("a/b.menu").status == 2)
    #endif
  }

  @Test("Each menu bar is one app's, and the report names the apps")
  func apps() throws {
    func app(_ name: String, _ key: String) -> String {
      """
      import SwiftUI

      @main
      struct \(name)App: App {
        var body: some Scene {
          WindowGroup { ContentView() }
            .commands {
              CommandMenu("\(name)") { Button("Start \(name)") { start() }.keyboardShortcut("\(key)") }
            }
        }
      }

      """
    }
    try folder.write(app("Kettle", "b"), to: "Apps/Kettle/App.swift")
    try folder.write(app("Toaster", "b"), to: "Apps/Toaster/App.swift")
    let two = try run()
    #expect(!two.errors.contains("shortcut-duplicate"), "\(two.errors)")
    #expect(
      two.errors.contains("2 apps and modules: Kettle (Apps/Kettle), Toaster (Apps/Toaster)\n"))
    // One that only helps does not begin an app.
    let part = app("Toaster", "b").replacing("@main\n", with: "")
    try folder.write(part, to: "Apps/Toaster/App.swift")
    #expect(try !run().errors.contains("apps and modules"))
  }

  @Test(
    "Frameworks, examples, previews and what says that it is generated are left out",
    arguments: [
      "Kit.framework/a.swift", "Kit.xcframework/a.swift", "Examples/a.swift",
      "Preview Content/a.swift",
    ])
  func leftOut(path: String) throws {
    let menu = """
      import SwiftUI
      struct A: View { var body: some View { Text("x").contextMenu { Button("flip card") { } } } }

      """
    try folder.write(menu, to: "A.swift")
    #expect(try run("--format", "concise").errors.contains("A.swift:2:"))
    try folder.write("let a = 1\n", to: "A.swift")
    try folder.write(menu, to: path)
    try folder.write("// Generated by a program. DO NOT EDIT.\n" + menu, to: "B.swift")
    #expect(try run("--format", "concise").errors == "")
  }
}
