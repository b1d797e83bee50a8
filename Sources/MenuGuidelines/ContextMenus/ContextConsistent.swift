import MenuModel
import MenuSyntax

/// If some items have context menus, all have.
struct ContextConsistent: Guideline {
  static let page = GuidelinePage(
    id: "context-consistent",
    title: Bilingual(
      "An item without a context menu next to others with one", ko: "다른 항목과 달리 컨텍스트 메뉴가 없는 대상"),
    what: Bilingual(
      "If one item of the app has a context menu, each item has a context menu or an edit menu, or says with `no menu \"…\"` why not.",
      ko: "앱의 한 대상에 컨텍스트 메뉴가 있으면 모든 대상에 컨텍스트 메뉴나 편집 메뉴가 있거나, `no menu \"…\"`로 없는 이유를 밝힙니다."),
    why: Bilingual(
      "Where a menu opens on some things and not on others, people stop trying, or think that something is broken.",
      ko: "어떤 대상에서는 메뉴가 열리고 다른 대상에서는 열리지 않으면, 사람들은 더 시도하지 않거나 고장으로 여깁니다."),
    remedy: Bilingual(
      "Give it a context menu, or write `no menu \"…\"` with the reason.",
      ko: "컨텍스트 메뉴를 넣거나, `no menu \"…\"`로 이유를 쓰세요."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    platforms: [.iOS, .iPadOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      commands {
        reply "Reply" symbol arrowshape.turn.up.left onscreen
        archive "Archive" symbol archivebox onscreen
      }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu { reply; archive }
        }
        item Mailbox { }
      }
      """),
    .good(
      """
      app Mail { platforms iOS 17 }
      commands {
        reply "Reply" symbol arrowshape.turn.up.left onscreen
        archive "Archive" symbol archivebox onscreen
      }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu { reply; archive }
        }
        item Mailbox { no menu "the server manages mailboxes" }
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    // The first item with a context menu on each platform, and all platforms that an item's own menus are for.
    var models: [Platform: Item] = [:]
    var known: PlatformSet = []
    var covered: [ItemKey: PlatformSet] = [:]
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
        Bilingual(
          "`\(item.name.text)` has no context menu, but `\(model.name.text)` has one",
          ko: "`\(item.name.text)`에는 컨텍스트 메뉴가 없지만 `\(model.name.text)`에는 있습니다"),
        platforms: PlatformSet(platform),
        related: [(model.header, Bilingual("an item with a context menu", ko: "컨텍스트 메뉴가 있는 대상"))])
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
    if let platforms, !platforms.contains(platform) { return false }
    guard let noMenu else { return true }
    return noMenu.platforms.map { !$0.contains(platform) } ?? false
  }
}
