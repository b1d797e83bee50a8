import MenuModel
import MenuSyntax

/// The items of a toolbar group look alike.
enum ToolbarConsistentStyle: Guideline {
  static let rule = Rule(
    "toolbar-consistent-style", sources: [.toolbarsIPadOS16], severity: .warning,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // From 2025 on, `toolbar-text-apart` says more about symbols and text; in macOS each item has both.
    if report.edition == .edition2022 && toolbar.platform != .macOS {
      // Within a group alone: two groups may well be of two kinds.
      for items in toolbar.itemsByGroup { check(items, &report) }
    }
    checkColors(of: toolbar, &report)
  }

  private static func check(_ items: [ExpandedEntry], _ report: inout GuidelineReport) {
    let symbols = items.filter { report.expanded.face(of: $0) == .symbol }
    let texts = items.filter { report.expanded.face(of: $0) == .text }
    guard let symbol = symbols.first, let text = texts.first else { return }
    // The odd one out is reported.
    let odd = symbols.count < texts.count ? symbol : text
    let fixes = [
      texts.count == 1 ? report.fixByShowingSymbol(of: text) : nil,
      report.fixByShowingTitles(of: symbols),
    ].compactMap { $0 }
    let name = report.name(of: odd)
    report.finding(
      at: odd,
      symbols.count < texts.count
        ? "\(name) shows as a symbol in a group of text items; a group has one style"
        : "\(name) shows as text in a group of symbols; a group has one style",
      fixes: fixes)
  }

  /// Speaks of the first image in full colour among others that are shapes.
  private static func checkColors(of toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let assets = report.assets else { return }
    var colored: ImageName?
    var hasShape = false
    for image in toolbar.images(in: report.expanded) {
      switch image {
      case .symbol: hasShape = true
      case .asset(let name):
        guard let asset = assets[name.text] else { continue }
        switch asset.rendering {
        case .original: colored = colored ?? name
        case .template: hasShape = true
        case .automatic: break
        }
      }
    }
    // Pictures in colour alone are a style too, as in settings.
    guard let colored, hasShape else { return }
    report.finding(
      at: colored.place,
      "The image “\(colored.text)” is in full colour, and other items of its toolbar take the bar’s colour; a toolbar has one style",
      help: "Render the image as a template, or give all items images in full colour.")
  }
}
