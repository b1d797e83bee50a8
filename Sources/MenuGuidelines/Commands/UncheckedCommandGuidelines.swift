/// The rules about commands without a check.
enum UncheckedCommandGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "destructive-style", kind: .generated,
      title: Bilingual("Destructive commands look destructive", ko: "파괴적인 명령의 모양"),
      what: Bilingual(
        "A `destructive` command carries the destructive attribute of UIKit and the destructive role of SwiftUI, and the system chooses the look.",
        ko: "`destructive` 명령은 UIKit의 destructive 속성과 SwiftUI의 destructive 역할을 갖고, 모양은 시스템이 정합니다."),
      why: Bilingual(
        "Red text warns people before they choose a command that can destroy data.",
        ko: "빨간 글자는 데이터를 없앨 수 있는 명령을 고르기 전에 사람들에게 알립니다."),
      sources: [.contextMenus2022, .pullDownMenusIOS14],
      platforms: [.iOS, .iPadOS])
  ]
}
