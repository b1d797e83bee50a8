import MenuModel
import MenuSyntax

/// A toolbar of iOS cannot be customized.
struct ToolbarIosNoCustomize: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ios-no-customize",
    title: Bilingual(
      "Customization of an iOS toolbar",
      ko: "iOS 도구 막대의 사용자화"),
    what: Bilingual(
      "People cannot customize a toolbar in iOS, so it has neither `customizable` nor `hidden` items.",
      ko: "iOS에서는 도구 막대를 사용자화할 수 없으므로 `customizable`도 `hidden` 항목도 두지 않습니다."),
    why: Bilingual(
      "What is only in a palette that does not exist is out of reach.",
      ko: "없는 팔레트에만 있는 항목은 쓸 수 없습니다."),
    remedy: Bilingual(
      "Leave the word out, or move the item to a More button.",
      ko: "그 단어를 빼거나, 항목을 더 보기 버튼으로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS customizable { compose; reply; forward; archive }")),
    .bad(
      ExampleApp.mail(
        "iOS 17",
        and: #"flag "Flag" symbol flag"#,
        toolbar: "iOS { compose; reply; forward; archive; flag hidden }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; reply; forward; archive }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    if toolbar.isCustomizable {
      report.finding(
        at: toolbar.header,
        Bilingual(
          "People cannot customize a toolbar in iOS, so `customizable` promises too much",
          ko: "iOS에서는 도구 막대를 사용자화할 수 없으므로 `customizable`을 쓸 수 없습니다"),
        fixes: report.fixByRemoving("customizable", from: toolbar.header))
    }
    for (place, name) in report.hiddenParts(of: toolbar) {
      report.finding(
        at: place,
        Bilingual(
          "\(name) is in the customization palette only, which iOS does not have",
          ko: "\(name) 항목이 사용자화 팔레트에만 있는데, iOS에는 팔레트가 없습니다"),
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
