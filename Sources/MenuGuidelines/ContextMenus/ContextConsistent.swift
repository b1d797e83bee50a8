import MenuModel
import MenuSyntax

/// If some items have context menus, all have.
enum ContextConsistent: Guideline {
  static let rule = Rule(
    "context-consistent", sources: [.contextMenus2022, .contextMenusIOS13],
    platforms: [.iOS, .iPadOS, .macOS, .macCatalyst, .tvOS, .visionOS], severity: .warning,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // The first item with a context menu on each platform, and all platforms that an item's own menus are for.
    var models: [Platform: Item] = [:]
    var known: PlatformSet = []
    var covered: [ItemKey: PlatformSet] = [:]
    // An edit menu counts as a menu of the item: the pages want one of the two (`context-xor-edit`).
    for menu in report.expanded.menus where menu.level == 0 {
      guard let key = ItemKey(menu.owner) else { continue }
      covered[key, default: []].formUnion(menu.platforms)
      let new = menu.platforms.subtracting(known)
      guard menu.surface == .context, !new.isEmpty, let item = report.expanded.item(of: menu) else {
        continue
      }
      known.formUnion(new)
      for platform in new.platforms { models[platform] = item }
    }
    // An app without context menus is consistent.
    if models.isEmpty { return }
    for (number, screen) in report.module.screens.enumerated() {
      for (index, item) in screen.items.enumerated() {
        let covered = covered[ItemKey(screen: number, item: index)] ?? []
        if covered.isSuperset(of: report.platforms) { continue }
        check(item, covered, models, &report)
      }
    }
    for (index, item) in report.module.topLevelItems.enumerated() {
      check(item, covered[ItemKey(screen: nil, item: index)] ?? [], models, &report)
    }
  }

  private static func check(
    _ item: Item, _ covered: PlatformSet, _ models: [Platform: Item],
    _ report: inout GuidelineReport
  ) {
    for platform in report.platforms.subtracting(covered).platforms
    where item.expectsMenu(on: platform) {
      guard let model = models[platform] else { continue }
      report.finding(
        at: item.header,
        "`\(item.name.text)` has no context menu, but `\(model.name.text)` has one",
        platforms: PlatformSet(platform),
        related: [(model.header, "an item with a context menu")])
    }
  }

  /// An item by its numbers.
  private struct ItemKey: Hashable {
    var screen: Int?
    var item: Int

    init(screen: Int?, item: Int) {
      self.screen = screen
      self.item = item
    }

    init?(_ owner: ExpandedMenu.Owner) {
      guard case .item(let screen, let item) = owner else { return nil }
      self.init(screen: screen, item: item)
    }
  }
}

extension Item {
  /// Whether it is on a platform and doesn't say there that it has no menu.
  fileprivate func expectsMenu(on platform: Platform) -> Bool {
    // A list that only the iPad shows needs no menu on iPhone.
    if let platforms, !platforms.contains(platform) { return false }
    guard let noMenu else { return true }
    // `no menu "why"` is a decision, such as for rows that are headers.
    return noMenu.platforms.map { !$0.contains(platform) } ?? false
  }
}
