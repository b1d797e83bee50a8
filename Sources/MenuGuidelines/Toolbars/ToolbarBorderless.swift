import MenuModel
import MenuSyntax

/// Symbols in toolbars have no circle of their own from version 26 on.
enum ToolbarBorderless: Guideline {
  static let rule = Rule(
    "toolbar-borderless", sources: [.toolbars2025], severity: .warning, isAboutHabits: true,
    checks: [.toolbars(check)])

  /// Symbols in a circle that are the standard ones for what they mean.
  private static let standard = ["checkmark.circle", "info.circle", "person.crop.circle"]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The text of 2022 knows no shapes around items, which are there for apps built for 26.
    if report.edition < .edition2025,
      !report.module.app.isOnly(from: Version(26), on: toolbar.platform)
    {
      return
    }
    for entry in toolbar.allItems {
      if let image = report.expanded.image(of: entry) { check(image, in: entry, &report) }
      if case .command(let id) = entry.kind, entry.image == nil, !entry.hidesImage {
        let command = report.expanded.command(id)
        for image in [command.imageWhenOn].compactMap({ $0 }) + command.imagesWhen.map(\.value) {
          check(image, in: entry, &report)
        }
      }
    }
    for group in toolbar.filledGroups {
      if let image = toolbar.groups[group].image { check(image, in: nil, &report) }
    }
  }

  private static func check(
    _ image: Image, in entry: ExpandedEntry?, _ report: inout GuidelineReport
  ) {
    // A filled circle is a colour, not an outline around the symbol.
    guard case .symbol(let name) = image, name.text.hasSuffix(".circle"),
      !standard.contains(name.text)
    else { return }
    let plain = String(name.text.dropLast(".circle".utf8.count))
    // `record.circle` is a symbol by itself: there is no `record`.
    guard SymbolTable.contains(plain) else { return }
    report.finding(
      at: name.place,
      "`\(name.text)` has a circle of its own, and the system draws a shape around toolbar items; `\(plain)` has none",
      fixes: [
        GuidelineFix(
          title: "Use `\(plain)`",
          // A command's own symbol is that of its menus too, where the system draws no shape around it.
          applicability: entry?.image == nil ? .unsafe : .safe,
          edits: [Edit(place: name.place, text: plain)])
      ])
  }
}
