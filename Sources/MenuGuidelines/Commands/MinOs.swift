import MenuModel
import MenuSyntax

/// Each surface needs a system that has it.
enum MinOs: Guideline {
  static let rule = Rule(
    "min-os", sources: [.contextMenusIOS13, .pullDownMenusIOS14, .toolbarsIPadOS16],
    platforms: [.iOS, .iPadOS, .watchOS], severity: .error,
    checks: [.menus([.context, .background, .pullDown, .toolbarMenu], check), .toolbars(check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let isContext = menu.surface == .context || menu.surface == .background
    let api = isContext ? PlatformAPI.contextMenuInteraction : .buttonMenu
    let what =
      isContext
      ? Message("Context menus need")
      : Message("Pull-down menus need")
    let platforms = report.platforms.subtracting(.watchOS)
    check(platforms, at: menu.header, what, &report) { api.introduced(on: $0) }
  }

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.platform == .watchOS else { return }
    let what = Message("Toolbars on Apple Watch need")
    check(.watchOS, at: toolbar.header, what, &report) { _ in Version(7) }
  }

  private static func check(
    _ platforms: PlatformSet, at header: Place, _ what: Message,
    _ report: inout GuidelineReport, _ needed: (Platform) -> Version?
  ) {
    var old: [(platform: Platform, version: Version, place: Place)] = []
    for requirement in report.module.app.platforms where platforms.contains(requirement.platform) {
      guard let version = needed(requirement.platform), requirement.minimum < version,
        let place = requirement.place
      else { continue }
      old.append((requirement.platform, version, place))
    }
    guard let first = old.first else { return }
    let wanted = old.map { "\($0.platform.name) \($0.version.text)" }.joined(separator: ", ")
    let text = report.edits.text(at: first.place)
    report.finding(
      at: header,
      "\(what) \(wanted), and the app is for \(text) too",
      platforms: PlatformSet(old.map(\.platform)),
      related: old.map { ($0.place, "the oldest system") },
      fixes: [
        GuidelineFix(
          title: "Write `\(wanted)`", applicability: .unsafe,
          edits: old.map {
            Edit(place: $0.place, text: "\($0.platform.name) \($0.version.text)")
          })
      ])
  }
}
