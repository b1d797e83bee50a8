import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@Suite("The oldest systems that Swift is generated for")
struct MinimumVersionTests {
  /// The diagnostics about systems for a module with these platforms and an edit menu.
  private func diagnostics(
    _ platforms: String, _ menu: String = "edit menu { x }", generates: Bool = true
  ) -> [Diagnostic] {
    let text = """
      app A { platforms \(platforms) }
      commands { x "X" affects selection }
      item I { \(menu) }
      """
    let analysis = ModuleAnalysis(
      [Source(path: "a.menu", text: text)], options: AnalysisOptions(generates: generates))
    return analysis.diagnostics.filter { $0.rule == "system-too-old" }
  }

  @Test("A platform older than the oldest is an error where Swift is generated, else a warning")
  func oldest() {
    let found = diagnostics("iOS 14, macOS 11", "context menu { x }")
    #expect(
      found.map(\.message) == [
        "Swift is generated for iOS 15 and later, not for 14",
        "Swift is generated for macOS 12 and later, not for 11",
      ])
    #expect(found.allSatisfy { $0.severity == .error })
    let checked = diagnostics("iOS 14", "context menu { x }", generates: false)
    #expect(checked.map(\.severity) == [.warning])
  }

  @Test("An edit menu on iOS 15 is an error at the menu, with the version that it needs")
  func editMenus() {
    let found = diagnostics("iOS 15, macOS 12")
    #expect(found.map(\.message) == ["Edit menus need iOS 16, not 15"])
    #expect(found.map(\.severity) == [.error])
    #expect(diagnostics("iPadOS 15.4").map(\.message) == ["Edit menus need iPadOS 16, not 15.4"])
    #expect(diagnostics("iOS 15", generates: false).map(\.severity) == [.warning])
  }

  @Test("An edit menu is no error where it is not shown, or another framework shows it")
  func editMenusElsewhere() {
    #expect(diagnostics("iOS 16, macOS 12, tvOS 15").isEmpty)
    #expect(diagnostics("iOS 15, macOS 12", "on macOS { edit menu { x } }").isEmpty)
    #expect(diagnostics("iOS 15, macOS 12", "edit menu { on macOS { x } }").isEmpty)
    #expect(diagnostics("iOS 15, macOS 12; emit appkit, swiftui").isEmpty)
    #expect(diagnostics("iOS 15, macOS 12; emit uikit").count == 1)
  }
}
