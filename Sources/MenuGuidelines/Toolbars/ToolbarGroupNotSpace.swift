import MenuModel
import MenuSyntax

/// Groups, not spaces, keep symbols together.
struct ToolbarGroupNotSpace: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-group-not-space",
    title: Bilingual(
      "A space between symbols",
      ko: "기호 사이의 간격"),
    what: Bilingual(
      "In an app for iOS 27 or later, symbols of a toolbar that belong together are in a group, and no `space` is between two of them. Between texts a space is right.",
      ko: "iOS 27 이상용 앱의 도구 막대에서 관련 있는 기호는 그룹으로 묶고 그 사이에 `space`를 두지 않습니다. 텍스트 사이에는 간격을 둡니다."),
    why: Bilingual(
      "The system sets the space around groups, and changes it with the room that a bar has.",
      ko: "그룹 사이의 간격은 시스템이 정하고, 막대의 공간에 따라 바꿉니다."),
    remedy: Bilingual(
      "Write `group { … }` around those that belong together, and leave the `space` out.",
      ko: "관련 있는 항목을 `group { … }`으로 묶고 `space`를 빼세요."),
    sources: [.iPhoneDuo2026],
    platforms: .iOS,
    severity: .from2026(.note))

  private static let commands = """
    back "Step Back" symbol arrow.uturn.backward
    ahead "Step Forward" symbol arrow.uturn.forward
    draw "Draw Sketch" symbol scribble
    smooth "Smooth Sketch" symbol wand.and.stars
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 27", commands: commands, toolbar: "iOS { back; space; ahead; flexible; draw; smooth }")
    ),
    .good(
      ExampleApp.mail(
        "iOS 27", commands: commands,
        toolbar: "iOS { group { back; ahead }; flexible; draw; smooth }"), in: .edition2026),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for (index, entry) in toolbar.entries.enumerated().dropFirst().dropLast() {
      guard case .space = entry.kind else { continue }
      let (first, second) = (toolbar.entries[index - 1], toolbar.entries[index + 1])
      guard report.expanded.face(of: first) == .symbol,
        report.expanded.face(of: second) == .symbol
      else { continue }
      let (firstName, secondName) = (report.name(of: first), report.name(of: second))
      report.finding(
        at: entry,
        Bilingual(
          "A space is between \(firstName) and \(secondName); groups keep symbols together and apart",
          ko: "\(firstName) 항목과 \(secondName) 항목 사이에 간격을 두었습니다. 기호는 그룹으로 묶고 나눕니다"),
        fixes: fix(first, entry, second, report).map { [$0] } ?? [])
    }
  }

  /// Puts the two into a group, if nothing but the space is between them.
  private static func fix(
    _ first: ExpandedEntry, _ space: ExpandedEntry, _ second: ExpandedEntry,
    _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard first.toolbarGroup == nil, second.toolbarGroup == nil,
      case .command = first.kind, case .command = second.kind,
      first.place.source == second.place.source,
      first.place.span.end <= space.place.span.start,
      space.place.span.end <= second.place.span.start
    else { return nil }
    let gap = Place(
      source: first.place.source, span: Span(first.place.span.end, second.place.span.start))
    let words = report.edits.text(at: gap).split { $0.isWhitespace || $0 == ";" }
    guard words == ["space"] else { return nil }
    let whole = Place(
      source: gap.source, span: Span(first.place.span.start, second.place.span.end))
    let texts = [first, second].map { report.edits.text(at: $0.place) }
    return GuidelineFix(
      title: Bilingual("Put them into a group", ko: "그룹으로 묶기"), applicability: .unsafe,
      edits: [Edit(place: whole, text: "group { \(texts.joined(separator: "; ")) }")])
  }
}
