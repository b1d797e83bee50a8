import MenuModel
import MenuSyntax

/// A context menu of fixed order begins with what people need most.
struct ContextFrequentFirst: Guideline {
  static let page = GuidelinePage(
    id: "context-frequent-first",
    title: Bilingual("A frequent command below a rare one", ko: "드물게 쓰는 명령 아래에 있는 자주 쓰는 명령"),
    what: Bilingual(
      "In a context menu that is `fixed`, `primary` and `often` commands come before others, and `rarely` ones last in their group. Destructive commands go last whatever they are.",
      ko:
        "`fixed` 컨텍스트 메뉴에서는 `primary`와 `often` 명령이 먼저 오고 `rarely` 명령은 그룹의 끝에 옵니다. 파괴적인 명령은 언제나 마지막입니다."
    ),
    why: Bilingual(
      "People read a menu of fixed order from the top. Without `fixed` the system puts the first entries nearest the finger.",
      ko: "순서가 정해진 메뉴는 위에서부터 읽습니다. `fixed`가 없으면 시스템이 첫 항목을 손가락 가까이에 배치합니다."),
    remedy: Bilingual(
      "Move it up, or leave `fixed` out and let the system order the menu.",
      ko: "위로 옮기거나, `fixed`를 빼고 순서를 시스템에 맡기세요."),
    sources: [.contextMenusIOS13],
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      commands {
        reply "Reply" symbol arrowshape.turn.up.left often onscreen
        archive "Archive" symbol archivebox onscreen
      }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu fixed {
            archive
            reply
          }
        }
      }
      """),
    .good(
      """
      app Mail { platforms iOS 17 }
      commands {
        reply "Reply" symbol arrowshape.turn.up.left often onscreen
        archive "Archive" symbol archivebox onscreen
      }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu fixed {
            reply
            archive
          }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [
    .menus([.context, .background], check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard isFixed(menu, report.expanded),
      let found = PriorityOrder.misplaced(in: menu, of: report.expanded)
    else { return }
    let (name, other) = (report.name(of: found.late), report.name(of: found.earlier))
    var fixes: [GuidelineFix] = []
    if found.isInGroup && report.isMovable(found.late, in: menu)
      && report.isMovable(found.earlier, in: menu)
    {
      let edits = report.edits.move(found.late.place, before: found.earlier.place)
      fixes = [
        GuidelineFix(
          title: Bilingual(
            "Move \(name) before \(other)", ko: "\(name)을(를) \(other) 앞으로 옮기기"),
          edits: edits)
      ]
    }
    report.finding(
      at: found.late,
      Bilingual(
        "\(name) is needed more than \(other), which comes before it in a menu of fixed order",
        ko: "순서가 정해진 메뉴에서 \(name)보다 덜 쓰는 \(other)이(가) 먼저 나옵니다"),
      fixes: fixes)
  }

  /// Whether a menu, or its parent, keeps the order of the text.
  private static func isFixed(_ menu: ExpandedMenu, _ expanded: ExpandedModule) -> Bool {
    if menu.isFixed { return true }
    guard let parent = menu.parent else { return false }
    return isFixed(expanded.menus[parent], expanded)
  }
}
