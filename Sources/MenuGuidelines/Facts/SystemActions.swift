/// What is known of the actions in `SystemShortcutTable`, besides their shortcuts.
enum SystemActions {
  /// Actions of the system whose keys apps use, Apple's own among them: players skip by Command and an arrow,
  /// Control-Tab goes to the next tab, and drawers and Dashboard are gone.
  static let unclaimed: Set<String> = [
    "Change keyboard layout to current layout of Roman script",
    "Change keyboard layout to current layout of system script",
    "Move focus to next group of controls / next table",
    "Move focus to previous group of controls",
    "Move focus to the window drawer", "Hide or display Dashboard",
  ]

  /// Whether the system answers only where its settings say so.
  static func dependsOnSettings(_ action: String) -> Bool {
    action == varies || dependent.contains(action)
  }

  /// What the table says of keys that do one thing or another.
  static let varies = "Varies"

  private static let dependent: Set<String> = [
    "Turn font smoothing on or off", "Turn screen zooming on or off",
    "Zoom out when screen zooming is on", "Zoom in when screen zooming is on",
    "Invert the screen colors", "Decrease screen contrast", "Increase screen contrast",
    "Toggle between current and last input source", "Switch to next input source in the list",
    "Navigate through controls in reverse direction",
    "Move focus to another value or cell within a view",
    "Display definition of selected word in Dictionary", "Show desktop",
  ]

  /// The actions in Korean, as rows of `KoreanMessages`.
  static let inKorean = """
    Show or hide the Spotlight search field ⇒ Spotlight 검색 필드 보기 또는 가리기
    Show the Spotlight search results window ⇒ Spotlight 검색 결과 윈도우 보기
    Show the Special Characters window ⇒ 문자 뷰어 보기
    Toggle between current and last input source ⇒ 현재 입력 소스와 이전 입력 소스 전환
    Switch to next input source in the list ⇒ 목록의 다음 입력 소스로 전환
    Navigate through controls in reverse direction ⇒ 이전 컨트롤로 이동
    Move forward to next most recently used app ⇒ 다음 최근 사용 앱으로 전환
    Move backward through list of open apps ⇒ 이전 최근 사용 앱으로 전환
    Cancel the current action or process ⇒ 현재 동작 취소
    Open the Force Quit dialog ⇒ 강제 종료 대화상자 열기
    Toggle full keyboard access ⇒ 전체 키보드 접근 켜기 또는 끄기
    Move focus to the menu bar ⇒ 메뉴 막대로 초점 이동
    Move focus to the Dock ⇒ Dock으로 초점 이동
    Move focus to the active (or next) window ⇒ 활성 윈도우나 다음 윈도우로 초점 이동
    Move focus to the previously active window ⇒ 이전 활성 윈도우로 초점 이동
    Move focus to the toolbar ⇒ 도구 막대로 초점 이동
    Turn VoiceOver on or off ⇒ VoiceOver 켜기 또는 끄기
    Move focus to the first (or next) panel ⇒ 첫 번째 패널이나 다음 패널로 초점 이동
    Move focus to the previous panel ⇒ 이전 패널로 초점 이동
    Temporarily override current keyboard access mode ⇒ 현재 키보드 접근 모드 일시 변경
    Show desktop ⇒ 데스크탑 보기
    Hide or display Dashboard ⇒ Dashboard 보기 또는 가리기
    Activate next open window in frontmost app ⇒ 앞에 있는 앱의 다음 윈도우 활성화
    Activate previous open window in frontmost app ⇒ 앞에 있는 앱의 이전 윈도우 활성화
    Move focus to the window drawer ⇒ 윈도우 서랍으로 초점 이동
    Decrease the size of the selection ⇒ 선택 부분 작게
    Zoom out when screen zooming is on ⇒ 화면 확대/축소가 켜져 있을 때 축소
    Left-align a selection ⇒ 선택 부분 왼쪽 정렬
    Right-align a selection ⇒ 선택 부분 오른쪽 정렬
    Center-align a selection ⇒ 선택 부분 가운데 정렬
    Display the Spelling window ⇒ 맞춤법 윈도우 보기
    Find misspelled words in the document ⇒ 문서에서 맞춤법 오류 찾기
    Open the app's settings window ⇒ 앱 설정 윈도우 열기
    Decrease screen contrast ⇒ 화면 대비 줄이기
    Cancel an operation ⇒ 작업 취소
    Increase screen contrast ⇒ 화면 대비 늘리기
    Open the app's Help menu ⇒ 앱의 도움말 메뉴 열기
    Turn font smoothing on or off ⇒ 서체 다듬기 켜기 또는 끄기
    Increase the size of the selection ⇒ 선택 부분 크게
    Zoom in when screen zooming is on ⇒ 화면 확대/축소가 켜져 있을 때 확대
    Capture the screen to a file ⇒ 화면을 파일로 캡처
    Capture the screen to the Clipboard ⇒ 화면을 클립보드로 캡처
    Capture a selection to a file ⇒ 선택 부분을 파일로 캡처
    Capture a selection to the Clipboard ⇒ 선택 부분을 클립보드로 캡처
    Turn screen zooming on or off ⇒ 화면 확대/축소 켜기 또는 끄기
    Invert the screen colors ⇒ 화면 색상 반전
    Select every item / all characters ⇒ 전체 선택
    Deselect all selections or characters ⇒ 전체 선택 해제
    Bold ⇒ 볼드체
    Copy the selection ⇒ 복사하기
    Display the Colors window ⇒ 색상 윈도우 보기
    Copy the style of the selected text ⇒ 스타일 복사하기
    Copy the formatting settings of the selection ⇒ 포맷 설정 복사하기
    Show or hide the Dock ⇒ Dock 보기 또는 가리기
    Display definition of selected word in Dictionary ⇒ 선택한 단어의 뜻 보기
    Use the selection for a find operation ⇒ 찾기에 선택 부분 사용
    Open a Find window ⇒ 찾기 윈도우 열기
    Jump to the search field control ⇒ 검색 필드로 이동
    Enter full screen ⇒ 전체 화면 시작
    Find next occurrence of the selection ⇒ 다음 찾기
    Find previous occurrence of the selection ⇒ 이전 찾기
    Hide the windows of the current app ⇒ 앱 가리기
    Hide the windows of all other apps ⇒ 기타 가리기
    Italic, or display an Info window ⇒ 이탤릭체, 또는 정보 윈도우 보기
    Display an inspector window ⇒ 속성 윈도우 보기
    Scroll to a selection ⇒ 선택 부분으로 이동
    Minimize the active window ⇒ 활성 윈도우 최소화
    Minimize all windows of the active app ⇒ 모든 윈도우 최소화
    Open a new document ⇒ 새로운 문서 열기
    Display a dialog for choosing a document to open ⇒ 열기 대화상자 보기
    Display the Print dialog ⇒ 프린트 대화상자 보기
    Display the Page Setup dialog ⇒ 페이지 설정 대화상자 보기
    Quit the app ⇒ 앱 종료
    Log out the current person ⇒ 로그아웃
    Log out without confirmation ⇒ 확인 없이 로그아웃
    Save a new document or a version ⇒ 문서나 버전 저장
    Duplicate the active document or Save As ⇒ 복제, 또는 별도 저장
    Display the Fonts window ⇒ 서체 윈도우 보기
    Show or hide a toolbar ⇒ 도구 막대 보기 또는 가리기
    Underline ⇒ 밑줄
    Paste ⇒ 붙여넣기
    Paste as (e.g. Paste as Quotation) ⇒ 다른 형식으로 붙여넣기
    Apply the style of one object to the selection ⇒ 스타일 붙여넣기
    Paste and match surrounding style ⇒ 주변 붙여넣고 스타일 일치시킴
    Apply formatting settings to the selection ⇒ 포맷 설정 붙여넣기
    Close the active window ⇒ 활성 윈도우 닫기
    Close a file and its associated windows ⇒ 파일과 관련 윈도우 닫기
    Close all windows in the app ⇒ 앱의 모든 윈도우 닫기
    Cut ⇒ 오려두기
    Undo the previous operation ⇒ 실행 취소
    Redo ⇒ 실행 복귀
    Move focus to another value or cell within a view ⇒ 뷰 안의 다른 값이나 셀로 초점 이동
    """
}
