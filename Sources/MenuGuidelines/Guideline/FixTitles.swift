import MenuSyntax

/// The titles of fixes in Korean, by the English ones that the rules write.
enum FixTitles {
  /// A fix with its title in a language; one that is not in the table keeps its English title.
  static func fix(_ fix: Fix, in language: Language) -> Fix {
    guard language == .korean, let title = korean(fix.title) else { return fix }
    var fix = fix
    fix.title = KoreanParticles.choosing(in: title)
    return fix
  }

  /// The Korean title; nil if the table has none.
  static func korean(_ title: String) -> String? {
    for (english, korean) in templates {
      guard let parts = parts(of: title, in: english) else { continue }
      var rest = parts[...]
      var text = ""
      for (number, piece) in korean.split(separator: "{}", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { text += rest.popFirst() ?? "" }
        text += piece
      }
      return text
    }
    return nil
  }

  /// What stands for each `{}` of a template in a title; nil if the title is another.
  ///
  /// The last part may have the template's own quotes in it: “Delete Notes from “{folder}”?”.
  private static func parts(of title: String, in template: String) -> [Substring]? {
    var pieces = template.split(separator: "{}", omittingEmptySubsequences: false)[...]
    guard let first = pieces.popFirst(), title.hasPrefix(first) else { return nil }
    var rest = title.dropFirst(first.count)
    guard let last = pieces.popLast() else { return rest.isEmpty ? [] : nil }
    var parts: [Substring] = []
    for piece in pieces {
      guard let range = rest.firstRange(of: piece) else { return nil }
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return parts + [rest.dropLast(last.count)]
  }

  /// The more special before the more general.
  private static let templates: [(english: String, korean: String)] = [
    ("Write “…” (U+2026)", "“…”(U+2026)로 쓰기"),
    ("Write `{}`, its older name", "이전 이름인 `{}` 쓰기"),
    ("Write the items without `group`", "`group` 없이 항목 쓰기"),
    ("Write the menu for {} only", "메뉴를 {}에만 쓰기"),
    ("Write `{}`", "`{}` 쓰기"),
    ("Write “{}”", "“{}” 쓰기"),
    ("Leave out the icons of this choice", "이 선택의 아이콘 빼기"),
    ("Leave out the icons of this group", "이 그룹의 아이콘 빼기"),
    ("Leave out the symbols of the group", "그룹의 기호 빼기"),
    ("Leave out the symbols of their groups", "해당 그룹의 기호 빼기"),
    ("Add a View menu", "보기 메뉴 추가"),
    ("Add a Window menu", "윈도우 메뉴 추가"),
    ("Add an Edit menu", "편집 메뉴 추가"),
    ("Add the app's help", "앱의 도움말 추가"),
    ("Add Undo and Redo", "실행 취소와 실행 복귀 추가"),
    ("Add Minimize and Zoom", "최소화와 확대/축소 추가"),
    ("Add Minimize", "최소화 추가"),
    ("Add Zoom", "확대/축소 추가"),
    ("Add `standard toolbar` to the View menu", "보기 메뉴에 `standard toolbar` 추가"),
    ("Add a context menu with `{}` to the empty area", "빈 영역에 `{}`이(가) 있는 컨텍스트 메뉴 추가"),
    ("Add it to the menu {}", "{} 메뉴에 추가"),
    ("Add it to the palette", "팔레트에 추가"),
    ("Add `{}` to these commands", "이 명령들에 `{}` 추가"),
    ("Add `{}`", "`{}` 추가"),
    ("Take `{}` out of the context menu", "컨텍스트 메뉴에서 `{}` 빼기"),
    ("Show `{}` while it is on", "켜져 있을 때 `{}` 보여 주기"),
    ("Show `{}`", "`{}` 보여 주기"),
    ("Show symbols", "기호 보여 주기"),
    ("Show titles instead of symbols", "기호 대신 제목 보여 주기"),
    ("Show the symbol of {}", "{}의 기호 보여 주기"),
    ("Make it customizable", "사용자화할 수 있게 하기"),
    ("Make it an entry of its own", "따로 항목으로 만들기"),
    ("Make it a `section`", "`section`으로 만들기"),
    ("Put the items into `{}`", "항목을 `{}`에 넣기"),
    ("Put Back first", "뒤로를 맨 앞에 배치"),
    ("Put the menus in order", "메뉴를 순서대로 배치"),
    ("Put a separator between them", "둘 사이에 구분선 넣기"),
    ("Ask “{}?”", "“{}?”라고 묻기"),
    ("Sort the group by use", "그룹을 쓰이는 순서로 정렬"),
    ("Sort the standard items", "표준 항목 정렬"),
    ("Order the items by use", "항목을 쓰이는 순서로 정렬"),
    ("Use `{}`", "`{}` 쓰기"),
    ("Mark `{}` as `{}`", "`{}`을(를) `{}`(으)로 표시"),
    ("Move `{}` before `{}`", "`{}`을(를) `{}` 앞으로 옮기기"),
    ("Move `{}` to the end", "`{}`을(를) 끝으로 옮기기"),
    ("Move it to the View menu", "보기 메뉴로 옮기기"),
    ("Move it to the Window menu", "윈도우 메뉴로 옮기기"),
    ("Move it to the File menu", "파일 메뉴로 옮기기"),
    ("Move it to the trailing side", "뒤쪽으로 옮기기"),
    ("Move it to `{}`", "`{}`(으)로 옮기기"),
    ("Move it after the system's commands", "시스템의 명령 뒤로 옮기기"),
    ("Leave the symbol to the first entry", "첫 항목의 기호만 남기기"),
    ("Remove the separator", "구분선 빼기"),
    ("Remove the symbol", "기호 빼기"),
    ("Remove the shortcut", "단축키 빼기"),
    ("Remove the title", "제목 빼기"),
    ("Remove the question", "질문 빼기"),
    ("Remove the ellipsis", "줄임표 빼기"),
    ("Remove the blank", "빈칸 빼기"),
    ("Remove the blanks", "빈칸 빼기"),
    ("Remove the `@allow`", "`@allow` 빼기"),
    ("Remove the second search field", "두 번째 검색 필드 빼기"),
    ("Remove the second {}", "두 번째 {} 빼기"),
    ("Remove all symbols", "기호 모두 빼기"),
    ("Remove {} from the document menu", "문서 메뉴에서 {} 빼기"),
    ("Remove `{}`", "`{}` 빼기"),
    ("Leave out all symbols of this menu", "이 메뉴의 기호 모두 빼기"),
    ("Raise the minimum to {}", "최소 버전을 {}(으)로 올리기"),
    ("Say that the screen scrolls", "화면이 스크롤된다고 쓰기"),
    ("Say that it affects the document", "문서를 대상으로 한다고 쓰기"),
    ("Rename it to `{}`", "이름을 `{}`(으)로 바꾸기"),
  ]
}
