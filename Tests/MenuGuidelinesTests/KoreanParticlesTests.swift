import Foundation
import Testing

@testable import MenuGuidelines

@Suite("Korean particles follow the sound of the word before them")
struct KoreanParticlesTests {
  @Test(
    "One of the two forms is chosen",
    arguments: [
      // Hangul.
      ("“복사”을(를) 옮기기", "“복사”를 옮기기"), ("“공유”은(는) 위에", "“공유”는 위에"),
      ("“삭제”과(와) “편집”이(가)", "“삭제”와 “편집”이"), ("“파일”(으)로", "“파일”로"),
      ("“서랍”(으)로", "“서랍”으로"),
      // Digits as they are read: 일, 삼, 사, 육, 칠, 구십.
      ("`F1`을(를)", "`F1`을"), ("`cmd+3`은(는)", "`cmd+3`은"), ("`cmd+4`은(는)", "`cmd+4`는"),
      ("26(으)로", "26으로"), ("17(으)로", "17로"), ("90이(가)", "90이"),
      // Letters by themselves: 엔, 케이, 엘.
      ("`cmd+N`을(를)", "`cmd+N`을"), ("`cmd+K`은(는)", "`cmd+K`는"), ("`cmd+L`(으)로", "`cmd+L`로"),
      ("“Export PDF”은(는)", "“Export PDF”는"), ("`openURL`이(가)", "`openURL`이"),
      // English words as they are written in Korean: 메일, 링크, 탭, 타임라인, 노트, 포맷.
      ("“New Mail”을(를)", "“New Mail”을"), ("“Copy Link”은(는)", "“Copy Link”는"),
      ("“New Tab”은(는)", "“New Tab”은"), ("“Timeline”이(가)", "“Timeline”이"),
      ("`newNote`을(를)", "`newNote`를"), ("“Format”과(와)", "“Format”과"),
      ("“Edit”을(를)", "“Edit”를"), ("“Playback”이(가)", "“Playback”이"),
      ("“Share…”은(는)", "“Share…”는"), ("`cmd+delete`은(는)", "`cmd+delete`는"),
      ("“Settings”(으)로", "“Settings”로"), ("“Drawing”(으)로", "“Drawing”으로"),
      // A name in parentheses, and two particles in one text.
      ("“Move (All)”이(가)", "“Move (All)”이"), ("“Play”은(는) “Stop”이(가)", "“Play”는 “Stop”이"),
    ])
  func chosen(text: String, expected: String) {
    #expect(KoreanParticles.choosing(in: text) == expected)
  }

  @Test("Both forms stay behind a word whose sound is not known")
  func unknown() {
    #expect(KoreanParticles.choosing(in: "“日本”은(는)") == "“日本”은(는)")
    #expect(KoreanParticles.choosing(in: "은(는)") == "은(는)")
  }

  @Test("Text without particles stays as it is")
  func others() {
    #expect(KoreanParticles.choosing(in: "메뉴 막대(macOS)에 있습니다") == "메뉴 막대(macOS)에 있습니다")
  }

  @Test("Where a name is put in before a particle, the message has both forms")
  func writtenInMessages() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    for target in ["MenuGuidelines", "MenuTooling"] {
      let folder = root.appending(path: target)
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let file as String in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let particle =
            /\\\([^()]*(\([^()]*\))?[^()]*\)[”`’]*(은|는|이|가|을|를|과|와|로|으로|라고|이라고)[ .,”]/
          #expect(!line.contains(particle), "\(file): \(line)")
        }
      }
    }
  }
}
