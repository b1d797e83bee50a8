import MenuModel
import MenuSyntax

/// SF Symbols serve better than images of the app’s own.
enum IconPreferSymbol: Guideline {
  static let rule = Rule(
    "icon-prefer-symbol", sources: [.pullDownMenusIOS14, .toolbarsIPadOS16], severity: .note,
    otherSeverities: [.warning], checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    var others: [(image: ImageName, title: TitleText)] = []
    for (image, title) in images(report.expanded) {
      if let symbol = TitleFacts(title).standardSymbols?.first {
        report.finding(
          at: image.place,
          "“\(title.shown)” has an image of its own; the system’s symbol for it is `\(symbol)`",
          severity: .warning)
      } else if !isCalled(image, as: title) {
        // One note a module: whoever draws images for menus draws many, and knows that they are not symbols.
        others.append((image, title))
      }
    }
    guard let (image, title) = others.first else { return }
    report.finding(
      at: image.place,
      "“\(title.shown)” has an image; a symbol keeps its alignment with text at all sizes",
      severity: .note,
      related: others.dropFirst().map { ($0.image.place, "also here") })
  }

  /// The images of placed commands and of entries, each with the title that it is shown with; none for what opens elsewhere.
  private static func images(_ expanded: ExpandedModule) -> [(ImageName, TitleText)] {
    var found: [(ImageName, TitleText)] = []
    for id in expanded.module.commandIDs where !expanded.placements(of: id).isEmpty {
      let command = expanded.command(id)
      // What opens elsewhere may show the logo of the service.
      guard case .asset(let image)? = command.image, command.opens != .elsewhere else { continue }
      found.append((image, TitleText(command.title)))
    }
    for entry in expanded.menus.flatMap(\.entries) + expanded.toolbars.flatMap(\.allItems) {
      guard case .asset(let image)? = entry.image, let title = expanded.title(of: entry),
        expanded.command(of: entry)?.opens != .elsewhere
      else { continue }
      found.append((image, TitleText(title)))
    }
    return found
  }

  /// Whether an image is called as the title that it is shown with: the logo of a product.
  private static func isCalled(_ image: ImageName, as title: TitleText) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return letters(image.text) == letters(title.withoutEllipsis)
  }
}
