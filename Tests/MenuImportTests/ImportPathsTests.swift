import MenuImport
import Testing

@Suite("Paths of an app's files")
struct ImportPathsTests {
  @Test("Files are read by their extensions, but for Swift that menugen made")
  func isRead() {
    for path in ["a/Main.xib", "Main.storyboard", "x.y.swift", "de.lproj/A.strings", "A.XIB"] {
      #expect(ImportPaths.isRead(path), "\(path)")
    }
    for path in [
      "Notes.menu", "Notes.menu.swift", "a/MenuModule.swift", "xib", ".swift", "a.xib/b",
    ] {
      #expect(!ImportPaths.isRead(path), "\(path)")
    }
  }

  @Test("Menus are in XIBs, storyboards and Swift")
  func canHaveMenus() {
    #expect(["A.xib", "A.storyboard", "A.swift"].allSatisfy { ImportPaths.canHaveMenus($0) })
    #expect(
      !["A.strings", "A.xcstrings", "A.stringsdict", "A"].contains { ImportPaths.canHaveMenus($0) })
  }

  @Test("Folders of others, of builds and of tests are not searched")
  func foldersOfOthers() {
    for folder in ["Pods", "Carthage", "checkouts", "Tests", "AppUITests", "build", "Vendor"] {
      #expect(ImportPaths.isOfOthers(folder: folder), "\(folder)")
    }
    for folder in ["Sources", "App", "Testing", "Builders"] {
      #expect(!ImportPaths.isOfOthers(folder: folder), "\(folder)")
    }
  }

  @Test("Of copies of a XIB in translations one is read")
  func translatedCopies() {
    #expect(
      ImportPaths.withoutTranslatedCopies([
        "App/Base.lproj/Main.xib", "App/de.lproj/Main.xib", "App/de.lproj/Main.strings",
        "App/de.lproj/Other.xib", "App/en.lproj/Other.xib", "App/fr.lproj/Only.xib",
        "App/Plain.xib",
        "Lib/de.lproj/Main.xib",
      ]) == [
        "App/Base.lproj/Main.xib", "App/de.lproj/Main.strings", "App/en.lproj/Other.xib",
        "App/fr.lproj/Only.xib", "App/Plain.xib", "Lib/de.lproj/Main.xib",
      ])
  }
}
