import MenuModel
import MenuSyntax

/// English titles are written in title style.
struct LabelTitleCase: Guideline {
  static let page = GuidelinePage(
    id: "label-title-case",
    title: Bilingual("A title that is not in title style", ko: "제목 스타일이 아닌 제목"),
    what: Bilingual(
      "In an English title all words have a capital but articles, coordinating conjunctions and prepositions of up to four letters; the first and the last word always have one, and so have both parts of a hyphened word. A word with a capital or a digit inside, such as iPhone, one known in lower case, such as ssh, and a name in quotes are left alone, and so are titles that are not English or that are keys of a strings table.",
      ko:
        "영어 제목에서는 관사, 등위 접속사, 네 글자 이하의 전치사를 뺀 모든 단어를 대문자로 시작합니다. 첫 단어와 마지막 단어, 하이픈으로 이어진 단어의 각 부분은 언제나 대문자로 시작합니다. iPhone처럼 안에 대문자나 숫자가 있는 단어, ssh처럼 소문자로 쓰는 단어, 따옴표 안의 이름은 그대로 두고, 영어가 아닌 제목과 문자열 표의 키도 그대로 둡니다."
    ),
    why: Bilingual(
      "Capitals set a command apart from a sentence, and all menus of the system use them this way.",
      ko: "사람들은 대문자를 보고 명령과 문장을 구별하며, 시스템의 모든 메뉴가 이렇게 쓰여 있습니다."),
    remedy: Bilingual(
      "Change the case, or mark a brand or a file type as `verbatim`.",
      ko: "대소문자를 바꾸거나, 상표나 파일 형식이면 `verbatim`을 붙이세요."),
    sources: [.menus2025, .editMenus],
    restsOn: .menus,
    severity: .warning, isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        newNote "New note" symbol square.and.pencil onscreen
      }
      """),
    .good(
      """
      commands {
        newNote "New Note" symbol square.and.pencil onscreen
        mark "Mark as Read" symbol envelope.open onscreen
        copy "Open Read-Only Copy" symbol lock onscreen
        signIn "Sign In to iCloud" symbol person onscreen
      }
      """),
  ]

  static let readsEnglish = true

  static let checks: [GuidelineCheck] = [.labels(withPluralForms: true, check)]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // Labels written in a toolbar have a rule of their own.
    guard label.isTitle, !label.isVerbatim, !label.isInToolbar,
      label.role != .subtitle
    else { return }
    // "Building font list…" tells how things are, and is never chosen.
    if let id = label.command, case .constant(false)? = report.expanded.command(id).enabled {
      return
    }
    guard let wrong = label.facts?.wrongCapitals, !wrong.isEmpty else { return }
    let title = TitleText(label.text)
    let edits = report.edits
    let raw = TitleCase.corrected(edits.raw(label.text), parts: wrong)
    report.finding(
      at: label.place,
      Bilingual(
        "The title “\(title.shown)” in title style is “\(raw)”",
        ko: "제목 “\(title.shown)”은(는) 제목 스타일로 “\(raw)”입니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Write “\(raw)”", ko: "“\(raw)” 쓰기"),
          edits: [edits.replacement(of: label.text, with: raw)])
      ])
  }
}
