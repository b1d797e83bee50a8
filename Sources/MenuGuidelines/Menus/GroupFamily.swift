import MenuModel
import MenuSyntax

/// Commands of one family are in one group.
struct GroupFamily: Guideline {
  static let page = GuidelinePage(
    id: "group-family",
    title: Bilingual("A family of commands that is split over groups", ko: "여러 그룹으로 나뉜 같은 종류의 명령"),
    what: Bilingual(
      "Commands that belong together stay in one group, even if they are used unequally: Undo and Redo; Cut, Copy and Paste; Paste and Paste and Match Style; Bold, Italic and Underline.",
      ko:
        "함께 속하는 명령은 쓰이는 정도가 달라도 한 그룹에 배치합니다. 실행 취소와 실행 복귀, 오려두기·복사·붙여넣기, 붙여넣기와 붙여넣고 스타일 일치시킴, 볼드체·이탤릭체·밑줄이 그렇습니다."
    ),
    why: Bilingual(
      "People look for one of a family next to the others.",
      ko: "사람들은 같은 종류인 명령을 서로의 곁에서 찾습니다."),
    remedy: Bilingual(
      "Move it into the group of the others.", ko: "다른 것들이 있는 그룹으로 옮기세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      state { hasSelection: Bool }
      screen Page {
        item Paragraph {
          edit menu selection hasSelection undoable { standard cut, copy; ---; standard paste, selectAll }
        }
      }
      """),
    .good(
      """
      state { hasSelection: Bool }
      screen Page {
        item Paragraph {
          edit menu selection hasSelection undoable { standard cut, copy, paste; ---; standard selectAll }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [
    .menus(Set(MenuSurface.allCases), check)
  ]

  private static let families: [[String]] = [
    ["undo", "redo"], ["cut", "copy", "paste", "pasteAndMatchStyle"],
    ["find", "findNext", "findPrevious"], ["bold", "italic", "underline"], ["bigger", "smaller"],
    ["alignLeft", "alignCenter", "alignRight", "justify"], ["copyStyle", "pasteStyle"],
    ["minimize", "zoom"], ["hide", "hideOthers", "showAll"],
    ["startSpeaking", "stopSpeaking"], ["makeUpperCase", "makeLowerCase", "capitalize"],
  ]

  private static let familyOf: [String: Int] = {
    var result: [String: Int] = [:]
    for (number, names) in families.enumerated() { for name in names { result[name] = number } }
    return result
  }()

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.groupCount(of: menu) > 1 else { return }
    var first: [Int: ExpandedEntry] = [:]
    for entry in menu.entries {
      guard case .standard(let name) = entry.kind, let family = familyOf[name] else { continue }
      guard let other = first[family] else {
        first[family] = entry
        continue
      }
      if other.group == entry.group { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(title) is not in the group of the commands that it belongs with",
          ko: "\(title)이(가) 함께 속하는 명령들과 다른 그룹에 있습니다"),
        related: [(other.place, Bilingual("the family begins here", ko: "같은 종류가 시작되는 곳"))])
    }
  }
}
