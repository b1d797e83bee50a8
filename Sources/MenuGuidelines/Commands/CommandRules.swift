import MenuModel
import MenuSyntax

/// A question says what would be lost.
enum ConfirmNamesLoss: Guideline {
  static let rule = Rule(
    "confirm-names-loss", sources: [.actionSheets2025], needs: [], severity: .warning,
    otherSeverities: [.note], checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    let command = report.expanded.command(id)
    guard let question = command.confirmation,
      case let words = TitleText(question).words.map(TitleText.bare).joined(separator: " "),
      // Whether a longer question names the loss, only people can say.
      empty.contains(words)
    else { return }
    let name = report.name(of: id)
    report.finding(
      at: question.place,
      "“\(TitleText(question).shown)” does not say what \(name) does",
      // The message may name the loss.
      severity: command.confirmationMessage == nil ? nil : .note)
  }

  /// Questions without a word on what is asked, in lower case and without their marks.
  private static let empty: Set<String> = [
    "are you sure", "are you sure you want to do this", "are you sure you want to continue",
    "do you want to continue", "do you really want to do this", "really", "continue", "proceed",
    "confirm", "please confirm", "warning", "attention", "ok", "계속할까요", "계속하시겠습니까",
    "정말인가요", "진행할까요", "확인",
  ]
}

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
    // `watch-no-hidden-menu` speaks of menus on Apple Watch.
    let platforms = report.platforms.subtracting(.watchOS)
    check(platforms, at: menu.header, what, &report) { api.introduced(on: $0) }
  }

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.platform == .watchOS else { return }
    let what = Message("Toolbars on Apple Watch need")
    // The page of toolbars says so of buttons in them.
    check(.watchOS, at: toolbar.header, what, &report) { _ in Version(7) }
  }

  private static func check(
    _ platforms: PlatformSet, at header: Place, _ what: Message,
    _ report: inout GuidelineReport, _ needed: (Platform) -> Version?
  ) {
    var old: [(platform: Platform, version: Version, place: Place)] = []
    for requirement in report.module.app.platforms where platforms.contains(requirement.platform) {
      guard let version = needed(requirement.platform), requirement.minimum < version,
        // A platform that nobody wrote has a minimum that has all of these.
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

/// A main task is in sight, not only in a menu.
enum PrimaryVisible: Guideline {
  // An error: `primary` is what the author says that the screen is for.
  static let rule = Rule(
    "primary-visible", sources: [.pullDownMenusIOS14], severity: .error, otherSeverities: [.note],
    needsWholeModule: true, checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.command(id).isPrimary else { return }
    let reach = report.expanded.reach(of: id)
    // A command that is nowhere is left to `secondary-placed`.
    let hidden = report.platforms.intersection(reach.inMenus).subtracting(reach.inSight)
    if hidden.isEmpty { return }
    // A file may have an app's menus alone; where its toolbars are not described, nobody knows what is in sight.
    let known = hidden.intersection(report.expanded.describedPlatforms)
    let unknown = hidden.subtracting(known)
    let command = report.expanded.command(id)
    if !known.isEmpty {
      let title = report.name(of: id)
      report.finding(
        at: command.name.place,
        "\(title) is `primary`, but is in menus only",
        platforms: known)
    }
    if !unknown.isEmpty {
      report.finding(
        at: report.module.app.platformsNote,
        "No toolbar, button, menu bar or `onscreen` command is described, so nothing is said about `primary` commands that only menus have",
        severity: .note, platforms: unknown)
    }
  }
}

/// Every command is placed somewhere.
enum SecondaryPlaced: Guideline {
  // A note: code may perform it, or another file may place it.
  static let rule = Rule(
    "secondary-placed", sources: [.pullDownMenusIOS14], severity: .note, needsWholeModule: true,
    checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    // `onscreen` says that the app has a control of its own, and the second answer of a question has its button there.
    guard report.expanded.placements(of: id).isEmpty, !report.expanded.isForDebugging(id),
      !report.expanded.command(id).hasControl,
      !report.module.commands.contains(where: { $0.answers.contains(id) })
    else { return }
    let command = report.expanded.command(id)
    let title = report.name(of: id)
    report.finding(
      at: command.name.place,
      "\(title) (`\(command.name.text)`) is placed nowhere, so people cannot find it")
  }
}

/// On Apple Watch nothing is hidden in menus.
enum WatchNoHiddenMenu: Guideline {
  static let rule = Rule(
    "watch-no-hidden-menu", sources: [.contextMenus2022], platforms: [.watchOS], severity: .error,
    needsWholeModule: true, checks: [.menus([.context, .background, .pullDown, .edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    report.finding(
      at: menu.header,
      "Apple Watch shows no menus, so the commands of this one belong on screen")
  }
}
