nonisolated extension MenuTexts {
  /// The texts in Korean.
  static let korean = MenuTextTable(
    """
    about=%@에 관하여
    settings=설정…
    services=서비스
    hide=%@ 가리기
    hideOthers=기타 가리기
    showAll=모두 보기
    quit=%@ 종료

    new=신규
    open=열기…
    openRecent=최근 사용 열기
    close=닫기
    save=저장
    saveAs=별도 저장…
    duplicate=복제
    rename=이름 변경…
    moveTo=다음으로 이동…
    revert=저장 시점으로 복귀
    pageSetup=페이지 설정…
    print=프린트…
    share=공유…

    undo=실행 취소
    redo=실행 복귀
    cut=오려두기
    copy=복사하기
    paste=붙여넣기
    pasteAndMatchStyle=붙여넣고 스타일 일치시킴
    delete=삭제
    select=선택
    selectAll=전체 선택
    lookUp=찾아보기
    translate=번역
    searchWeb=웹 검색

    findMenu=찾기
    find=찾기…
    findNext=다음 찾기
    findPrevious=이전 찾기
    useSelectionForFind=선택 부분으로 찾기
    jumpToSelection=선택 부분으로 이동
    replace=찾기 및 대치…

    spelling=맞춤법 및 문법
    showSpelling=맞춤법 및 문법 보기
    checkSpelling=지금 문서 검사
    checkSpellingWhileTyping=입력할 때 맞춤법 검사
    checkGrammar=맞춤법 및 문법 검사
    correctSpelling=맞춤법 자동 수정

    substitutions=대체
    showSubstitutions=대체 보기
    smartCopyPaste=스마트 복사하기/붙여넣기
    smartQuotes=스마트 인용 부호
    smartDashes=스마트 대시
    smartLinks=스마트 링크
    dataDetectors=데이터 감지기
    textReplacement=텍스트 대치

    transformations=변환
    makeUpperCase=대문자로 만들기
    makeLowerCase=소문자로 만들기
    capitalize=대문자로 시작

    speech=말하기
    startSpeaking=말하기 시작
    stopSpeaking=말하기 중단

    font=서체
    showFonts=서체 보기
    bold=볼드체
    italic=이탤릭체
    underline=밑줄
    bigger=크게
    smaller=작게
    showColors=색상 보기
    copyStyle=스타일 복사하기
    pasteStyle=스타일 붙여넣기

    text=텍스트
    alignment=텍스트 정렬
    alignLeft=왼쪽 정렬
    alignCenter=가운데 정렬
    justify=양쪽 정렬
    alignRight=오른쪽 정렬
    writingDirection=쓰기 방향
    naturalDirection=기본
    leftToRight=왼쪽에서 오른쪽
    rightToLeft=오른쪽에서 왼쪽
    showRuler=눈금자 보기
    copyRuler=눈금자 복사하기
    pasteRuler=눈금자 붙여넣기

    toolbar=도구 막대 보기
    customizeToolbar=도구 막대 사용자화…
    sidebar=사이드바 보기
    inspector=인스펙터 보기
    tabBar=탭 막대 보기
    fullScreen=전체 화면 시작

    minimize=최소화
    zoom=확대/축소
    bringAllToFront=모두 앞으로 가져오기
    help=%@ 도움말
    back=뒤로
    forward=앞으로

    hideToolbar=도구 막대 가리기
    hideSidebar=사이드바 가리기
    hideInspector=인스펙터 가리기
    hideTabBar=탭 막대 가리기
    exitFullScreen=전체 화면 종료
    hideSpelling=맞춤법 및 문법 가리기
    hideSubstitutions=대체 가리기
    hideFonts=서체 가리기
    hideColors=색상 가리기
    hideRuler=눈금자 가리기

    fileMenu=파일
    editMenu=편집
    formatMenu=포맷
    viewMenu=보기
    windowMenu=윈도우
    helpMenu=도움말

    undoNamed=%@ 실행 취소
    redoNamed=%@ 실행 복귀
    clearRecent=메뉴 지우기

    cancel=취소
    ok=확인
    done=완료
    closeButton=닫기
    continue=계속
    more=더 보기
    search=검색
    commandFailed=작업을 완료할 수 없습니다.

    recordShortcut=단축키 기록
    typeShortcut=단축키 입력
    noShortcut=없음
    useAnyway=그래도 사용
    restoreDefaults=기본값 복원
    shortcutTaken=‘%@’에서 이 단축키를 사용 중입니다.
    shortcutTakenOver=여기에서 사용하면 다른 명령에서는 제거됩니다.
    shortcutOfSystem=시스템에서 이 단축키를 사용합니다.
    shortcutEditsText=텍스트를 편집하는 동안에는 이 단축키로 텍스트를 편집합니다.
    shortcutNeedsModifier=이 키는 ⌘, ⌥ 또는 ⌃와 함께 사용하십시오.
    shortcutInvalid=이 키는 사용할 수 없습니다.
    shortcutInSettings=이 단축키는 시스템 설정에서 지정되었습니다.
    shortcutsNeedRelaunch=앱을 다시 열면 메뉴에 모든 단축키가 표시됩니다.
    """)
}
