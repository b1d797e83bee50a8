/// What the rules say, in Korean.
///
/// A row has the English format of a message, as `Message` has it, and the Korean with the same values. Particles have both
/// forms, `은(는)`: `KoreanParticles` chooses. A message without a row is in English, and its rule is then listed in
/// `Tests/Tables/rules-without-korean.txt`.
enum KoreanMessages {
  static let rows: [String: String] = {
    var rows: [String: String] = [:]
    for line in (table + "\n" + SystemActions.inKorean).split(separator: "\n") {
      let halves = line.split(separator: "⇒", maxSplits: 1)
      rows[String(halves[0].dropLast())] = String(halves[1].dropFirst())
    }
    return rows
  }()

  private static let table = #"""
    %1 %2, and the app is for %3 too ⇒ %1 %2이(가) 필요한데, 앱은 %3도 지원합니다
    %1 (`%2`) is missing from the menu bar ⇒ %1(`%2`)이(가) 메뉴 막대에 없습니다
    %1 (`%2`) is placed nowhere, so people cannot find it ⇒ %1(`%2`)은(는) 어디에도 놓이지 않아 찾을 수 없습니다
    %1 Or leave one of the two out: a menu whose entries are listed need not have `standard %2`. ⇒ %1 또는 둘 중 하나를 빼세요. 항목을 나열한 메뉴에는 `standard %2`이(가) 없어도 됩니다.
    %1 acts on %2, and this menu is about one item ⇒ %1은(는) %2 다루는데, 이 메뉴는 한 대상에 관한 것입니다
    %1 acts on the selection; such commands belong in the center of an iPadOS toolbar ⇒ %1 명령은 선택 항목에 동작합니다. 그런 명령은 iPadOS 도구 막대의 가운데에 둡니다
    %1 and %2 are two commands for one setting ⇒ %1과(와) %2은(는) 한 설정을 위한 두 명령입니다
    %1 and %2 more %3 of this menu have the titles of commands of the system, which `standard` places ⇒ 이 메뉴에서 %1 외 항목 %2개의 제목이 시스템 명령의 제목입니다. 시스템 명령은 `standard`로 배치합니다
    %1 and %2 more ⇒ %1 외 %2개
    %1 and other commands on the selection are in the menu bar but in no toolbar that people can customize ⇒ %1처럼 선택 항목에 동작하는 명령이 메뉴 막대에는 있지만 사용자화할 수 있는 도구 막대에는 없습니다
    %1 asks before it acts, and edit commands act at once ⇒ %1은(는) 실행하기 전에 묻는데, 편집 명령은 바로 실행됩니다
    %1 can be reached only while a modifier is held; it needs a plain place too ⇒ %1은(는) 보조 키를 누르는 동안에만 사용할 수 있습니다. 일반적인 자리도 있어야 합니다
    %1 can be reached through context menus only; the main interface has to offer it too ⇒ %1은(는) 컨텍스트 메뉴로만 사용할 수 있습니다. 주 인터페이스에도 있어야 합니다
    %1 comes %2 %3, unlike in the %4 of other apps ⇒ 다른 앱의 %4과(와) 달리 %1이(가) %3보다 %2 있습니다
    %1 comes %2 %3; the order of the app menu is About, Settings, Services, Hide, Quit ⇒ %1이(가) %3보다 %2 있습니다. 앱 메뉴의 순서는 ‘~에 관하여’, 설정, 서비스, 가리기, 종료입니다
    %1 comes after the document menu, which comes last in the leading area ⇒ %1 항목이 문서 메뉴 뒤에 있습니다. 앞쪽 영역에서는 문서 메뉴가 마지막입니다
    %1 commands are in context menus, but not in the menu bar, where people look for all commands: %2 ⇒ 명령 %1개가 컨텍스트 메뉴에 있지만, 모든 명령을 찾는 곳인 메뉴 막대에는 없습니다(%2)
    %1 commands are in toolbars but not in the menu bar, which has each command of a Mac toolbar too: %2 ⇒ 명령 %1개가 도구 막대에는 있지만 메뉴 막대에는 없습니다. Mac 도구 막대의 명령은 메뉴 막대에도 둡니다(%2)
    %1 commands are missing from the menu bar: %2 ⇒ 명령 %1개가 메뉴 막대에 없습니다(%2)
    %1 commands are only in the menu bar, which iPad hides until someone asks for it: %2 ⇒ 명령 %1개가 iPad에서 부르기 전까지 숨어 있는 메뉴 막대에만 있습니다(%2)
    %1 commands can be reached through context menus only, and the main interface has to offer them too: %2 ⇒ 명령 %1개는 컨텍스트 메뉴로만 사용할 수 있습니다. 주 인터페이스에도 있어야 합니다(%2)
    %1 does not act on the whole document, which is what the document menu is for ⇒ %1 명령은 문서 메뉴의 용도인 문서 전체에 동작하지 않습니다
    %1 does not say what it affects; the document menu is for the document as a whole ⇒ %1 명령이 무엇에 동작하는지 알 수 없습니다. 문서 메뉴는 문서 전체를 위한 것입니다
    %1 edits a part of the document; the document menu is for the document as a whole ⇒ %1 명령은 문서의 일부를 편집합니다. 문서 메뉴는 문서 전체를 위한 것입니다
    %1 entries of this group share “%2”; a submenu of that title could hold them ⇒ 이 그룹의 항목 %1개에 “%2”이(가) 되풀이됩니다. 그 제목의 하위 메뉴에 넣을 수 있습니다
    %1 entries of this menu come and go, but the menu bar hides nothing and dims it instead: %2… ⇒ 이 메뉴의 항목 %1개는 나타났다 사라지지만, 메뉴 막대는 아무것도 숨기지 않고 흐리게 보여 줍니다(%2…)
    %1 follows %2 without a separator; About has a group of its own ⇒ %1이(가) 첫 그룹에 혼자 있어야 할 %2과(와) 같은 그룹에 있습니다
    %1 follows the app's help without a separator ⇒ %1이(가) 구분선 없이 앱의 도움말 다음에 있습니다
    %1 goes to another area of the app; an iOS toolbar acts on its own screen ⇒ %1 명령은 앱의 다른 영역으로 갑니다. iOS 도구 막대는 자기 화면에 동작합니다
    %1 has no symbol in this toolbar; items of a Mac toolbar have a symbol and a label ⇒ 이 도구 막대의 %1 항목에 기호가 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다
    %1 has no symbol, and each command of a context menu shows one ⇒ %1에 기호가 없습니다. 컨텍스트 메뉴의 명령에는 모두 기호가 있습니다
    %1 has the shortcut `%2`, but people know it by `%3` ⇒ %1의 단축키가 `%2`인데, 사람들은 `%3`(으)로 알고 있습니다
    %1 has the symbol of %2, which is in the same menu ⇒ %1의 기호가 같은 메뉴에 있는 %2의 기호와 같습니다
    %1 has the title of a command of the system, which is `standard %2` ⇒ %1은(는) 시스템 명령의 제목이며, 그 명령은 `standard %2`입니다
    %1 is `primary`, but is in menus only ⇒ %1은(는) `primary`인데 메뉴에만 있습니다
    %1 is a %2 of the app's own in addition to the system's %3, and people cannot tell how they differ ⇒ %1은(는) 시스템의 %3 옆에 있는 앱의 %2(이)라 둘이 어떻게 다른지 알 수 없습니다
    %1 is a More menu in addition to the More button of its screen; there is one overflow menu ⇒ %1 항목은 화면의 더 보기 버튼과 나란히 있는 더 보기 메뉴입니다. 오버플로 메뉴는 하나입니다
    %1 is a main task (`primary`), and a watch shows toolbar buttons only when people scroll ⇒ %1 명령은 주요 작업(`primary`)인데, 시계는 스크롤할 때만 도구 막대 버튼을 보여 줍니다
    %1 is a pull-down menu, which a toolbar of visionOS does not have ⇒ %1 항목은 풀다운 메뉴인데, visionOS 도구 막대에는 풀다운 메뉴를 두지 않습니다
    %1 is a second search field; an iPadOS toolbar has one ⇒ %1 항목은 두 번째 검색 필드입니다. iPadOS 도구 막대의 검색 필드는 하나입니다
    %1 is a submenu in a submenu; in a context menu there is one level of them ⇒ %1은(는) 하위 메뉴 안의 하위 메뉴입니다. 컨텍스트 메뉴에서는 한 단계만 씁니다
    %1 is an overflow menu made by hand; iPadOS makes one when space runs out ⇒ %1 항목은 직접 만든 오버플로 메뉴입니다. 공간이 모자라면 iPadOS가 만듭니다
    %1 is an overflow menu made by hand; the system makes one when space runs out ⇒ %1 항목은 직접 만든 오버플로 메뉴입니다. 공간이 모자라면 시스템이 만듭니다
    %1 is called “New” alone, though people can make several kinds of things here ⇒ 여러 가지를 만들 수 있는데 %1의 이름이 “New”뿐입니다
    %1 is destructive and doesn't ask people to confirm; that it can be undone may be enough ⇒ 파괴적인 명령 %1이(가) 확인을 요청하지 않습니다. 되돌릴 수 있으니 그것으로 충분할 수도 있습니다
    %1 is destructive but doesn't ask people to confirm ⇒ 파괴적인 명령 %1이(가) 확인을 요청하지 않습니다
    %1 is destructive, and its title says of nothing that it is lost ⇒ %1 명령은 파괴적인데, 제목은 무엇이 없어지는지 말하지 않습니다
    %1 is destructive, and other entries come after it ⇒ 파괴적인 명령 %1 뒤에 다른 항목이 있습니다
    %1 is destructive, and would act on the click that brings its window to the front ⇒ %1 명령은 파괴적이어서, 윈도우를 앞으로 가져오는 클릭에 동작하면 안 됩니다
    %1 is hidden in the leading area, which people cannot customize ⇒ %1 항목이 사용자화할 수 없는 앞쪽 영역에 숨겨져 있습니다
    %1 is hidden in the trailing area, whose items show at every size ⇒ %1 항목이 뒤쪽 영역에 숨겨져 있습니다. 이 영역의 항목은 어느 크기에서나 보입니다
    %1 is in a context menu, but not in the menu bar, where people look for all commands ⇒ %1은(는) 컨텍스트 메뉴에 있지만, 모든 명령을 찾는 곳인 메뉴 막대에는 없습니다
    %1 is in a group with %2 other items; it goes by itself ⇒ %1 항목이 다른 항목 %2개와 한 그룹에 있습니다. 이 항목은 따로 둡니다
    %1 is in a group with another item; it goes by itself ⇒ %1 항목이 다른 항목 1개와 한 그룹에 있습니다. 이 항목은 따로 둡니다
    %1 is in an edit menu, but does not say that it `affects selection` ⇒ %1은(는) 편집 메뉴에 있지만 `affects selection`이라고 하지 않습니다
    %1 is in the %2 menu; it belongs in %3 ⇒ %1이(가) %2 메뉴에 있습니다. %3 메뉴에 속합니다
    %1 is in the Edit menu, but edits nothing ⇒ %1은(는) 아무것도 편집하지 않는데 편집 메뉴에 있습니다
    %1 is in the app menu, which is for the app as a whole ⇒ %1이(가) 앱 전체를 위한 메뉴인 앱 메뉴에 있습니다
    %1 is in the customization palette only, which iOS does not have ⇒ %1 항목이 사용자화 팔레트에만 있는데, iOS에는 팔레트가 없습니다
    %1 is in the group of %2, and belongs in the next ⇒ %1이(가) %2과(와) 같은 그룹에 있습니다. 다음 그룹에 속합니다
    %1 is in the leading area, which holds only Back, the sidebar button and the document menu ⇒ %1 항목이 앞쪽 영역에 있습니다. 앞쪽에는 뒤로, 사이드바 버튼, 문서 메뉴만 둡니다
    %1 is in the menu bar twice ⇒ %1이(가) 메뉴 막대에 두 번 있습니다
    %1 is in this toolbar but not in the menu bar, which has each command of a Mac toolbar too ⇒ %1 명령이 이 도구 막대에는 있지만 메뉴 막대에는 없습니다. Mac 도구 막대의 명령은 메뉴 막대에도 둡니다
    %1 is marked `rarely`, and a context menu is for what people often need ⇒ %1은(는) `rarely`로 표시되어 있는데, 컨텍스트 메뉴는 자주 필요한 것을 위한 곳입니다
    %1 is needed more than %2, which comes before it in a menu of fixed order ⇒ 순서가 정해진 메뉴에서 %1보다 덜 쓰는 %2이(가) 먼저 나옵니다
    %1 is not at the start of the Edit menu ⇒ %1이(가) 편집 메뉴의 첫머리에 있지 않습니다
    %1 is not in the group of the commands that it belongs with ⇒ %1이(가) 함께 속하는 명령들과 다른 그룹에 있습니다
    %1 is only in the menu bar, which iPad hides until someone asks for it ⇒ %1은(는) iPad에서 부르기 전까지 숨어 있는 메뉴 막대에만 있습니다
    %1 is outside the areas of this iPadOS toolbar, and counts as trailing ⇒ %1 항목이 이 iPadOS 도구 막대의 영역 밖에 있어 뒤쪽 항목으로 봅니다
    %1 is prominent along with %2; a toolbar has one prominent action ⇒ %2 항목이 있는데 %1 항목도 강조되어 있습니다. 도구 막대의 강조된 동작은 하나입니다
    %1 is prominent and not at the trailing end, where people look for the main action ⇒ %1 항목이 강조되어 있지만 사람들이 주요 동작을 찾는 뒤쪽 끝에 있지 않습니다
    %1 is shown while `%2` is held, but its shortcut adds `%3` to that of %4 ⇒ %1은(는) `%2`을(를) 누르는 동안 보이지만, 단축키는 %4의 단축키에 `%3`을(를) 더한 것입니다
    %1 is the app's own, and comes before a command of the system ⇒ 앱의 명령 %1이(가) 시스템의 명령보다 앞에 있습니다
    %1 is used more than %2, and comes after it ⇒ %1 명령은 %2 명령보다 많이 쓰이지만 그 뒤에 있습니다
    %1 items of this toolbar show text, which does not fit into a bar at the side ⇒ 이 도구 막대의 항목 %1개가 텍스트로 보입니다. 텍스트는 옆에 놓인 막대에 들어가지 않습니다
    %1 lacks the shortcut `%2`, by which people know it ⇒ %1에 사람들이 아는 단축키 `%2`이(가) 없습니다
    %1 leads to other documents or apps; the document menu acts on this document, and Share hands it on ⇒ %1 명령은 다른 문서나 앱으로 이어집니다. 문서 메뉴는 이 문서에 동작하고, 넘기는 일은 공유가 합니다
    %1 looks the same on and off in this toolbar; a toggle changes its title or its symbol ⇒ %1 항목이 이 도구 막대에서 켤 때와 끌 때 똑같아 보입니다. 토글은 제목이나 기호가 바뀝니다
    %1 opens a window, and an app has one on iPhone ⇒ %1은(는) 윈도우를 여는데, iPhone에서 앱의 윈도우는 하나입니다
    %1 or %2 ⇒ %1, %2
    %1 shows as a symbol in a group of text items; a group has one style ⇒ %1 항목이 텍스트 항목 그룹에서 기호로 보입니다. 그룹의 스타일은 하나입니다
    %1 shows as text here; the standard symbol is `%2` ⇒ %1 항목이 여기서 텍스트로 보입니다. 표준 기호는 `%2`입니다
    %1 shows as text in a group of symbols; a group has one style ⇒ %1 항목이 기호 그룹에서 텍스트로 보입니다. 그룹의 스타일은 하나입니다
    %1 shows as text next to the symbol of %2; they read as one item ⇒ %1 항목이 %2 항목의 기호 옆에 텍스트로 보입니다. 둘은 한 항목처럼 읽힙니다
    %1 shows as text; people know it by the symbol `%2` ⇒ %1 항목이 텍스트로 보입니다. 사람들은 기호 `%2`(으)로 알고 있습니다
    %1 shows its options in a submenu, %2 levels deep ⇒ %1은(는) 선택지를 %2단계의 하위 메뉴로 보여 줍니다
    %1 shows only while a modifier is held, which people try in the menu bar alone ⇒ %1은(는) 보조 키를 누르는 동안에만 보입니다. 사람들은 메뉴 막대에서만 그렇게 해 봅니다
    %1 takes the place of Settings, which opens the Settings app on iPad ⇒ %1이(가) iPad에서 설정 앱을 여는 설정 항목의 자리를 차지합니다
    %1 times ⇒ %1번
    %1 would stay selected; only segmented controls and panes of settings do ⇒ %1 항목이 선택된 채로 남습니다. 분할 컨트롤과 설정 패널만 그렇게 합니다
    ; %1 more are like it ⇒ . 같은 것이 %1개 더 있습니다
    A screen has a tab bar, and the View menu has no command that goes to a tab ⇒ 탭 막대가 있는 화면이 있지만 보기 메뉴에는 탭으로 가는 명령이 없습니다
    A segmented control changes what an iOS screen shows, and a toolbar acts on what is there ⇒ 분할 컨트롤은 iOS 화면이 보여 주는 것을 바꾸고, 도구 막대는 화면에 있는 것에 동작합니다
    A space is between %1 and %2; groups keep symbols together and apart ⇒ %1 항목과 %2 항목 사이에 간격을 두었습니다. 기호는 그룹으로 묶고 나눕니다
    A status item that is not always there says `only when` ⇒ 늘 있지는 않은 상태 항목에는 `only when`을 씁니다
    A submenu in a submenu; in a context menu there is one level of them ⇒ 하위 메뉴 안의 하위 메뉴입니다. 컨텍스트 메뉴에서는 한 단계만 씁니다
    A submenu of the app's own comes before a command of the system ⇒ 앱의 하위 메뉴가 시스템의 명령보다 앞에 있습니다
    A tap on the preview `%1` opens the item already, so %2 is not needed here ⇒ 미리보기 `%1`을(를) 탭하면 이미 열리므로, 여기에 %2은(는) 필요 없습니다
    A toolbar of iOS shows no groups; spacers set its items apart ⇒ iOS 도구 막대는 그룹을 보여 주지 않습니다. 공백으로 항목을 나눕니다
    Add %1 ⇒ %1 추가
    Add Undo and Redo ⇒ 실행 취소와 실행 복귀 추가
    Add `asks` ⇒ `asks` 추가
    It leaves the menu bar, and comes back to its place. ⇒ 메뉴 막대에서 사라졌다가 제자리로 돌아옵니다.
    Keep the system's Edit menu. It is `edit standard`. ⇒ 시스템의 편집 메뉴를 두세요. `edit standard`입니다.
    Add `onscreen` to these commands ⇒ 이 명령들에 `onscreen` 추가
    Add `onscreen` ⇒ `onscreen` 추가
    Add `standard toolbar` to the View menu ⇒ 보기 메뉴에 `standard toolbar` 추가
    Add a Help menu ⇒ 도움말 메뉴 추가
    Add a View menu ⇒ 보기 메뉴 추가
    Add a Window menu ⇒ 윈도우 메뉴 추가
    Add a `menu bar`, or leave it to the file that has the rest of the app. ⇒ `menu bar`를 추가하거나, 앱의 나머지가 있는 파일에 맡기세요.
    Add a context menu with `%1` to the empty area ⇒ 빈 영역에 `%1`이(가) 있는 컨텍스트 메뉴 추가
    Add an Edit menu ⇒ 편집 메뉴 추가
    Add it to the menu %1 ⇒ %1 메뉴에 추가
    Add it to the palette ⇒ 팔레트에 추가
    Add the app's help ⇒ 앱의 도움말 추가
    Add the title for the other state, “%1” ⇒ 다른 상태의 제목 “%1”을(를) 추가하세요
    After %1, people can't tell which document is open; offer Duplicate ⇒ %1을(를) 쓰면 어느 문서를 편집하는지 알기 어렵습니다. 복제는 그렇지 않습니다
    After “%1”, people can't tell which document is open; offer Duplicate ⇒ “%1”을(를) 쓰면 어느 문서를 편집하는지 알기 어렵습니다. 복제는 그렇지 않습니다
    All %1 commands in the %2 groups of this menu have icons; icons are for the few that matter most ⇒ 이 메뉴의 그룹 %2개에 있는 명령 %1개에 모두 아이콘이 있습니다. 아이콘은 중요한 일부에만 씁니다
    All %1 commands of `%2` are in menus, so each takes two taps ⇒ `%2`의 명령 %1개가 모두 메뉴에 있어 하나하나 두 번 탭해야 합니다
    All %1 options of `%2` have symbols of their own; titles alone are quicker to read ⇒ `%2`의 옵션 %1개에 모두 다른 기호가 있습니다. 제목만 있는 편이 더 빨리 읽힙니다
    An element of a small row shows its symbol only, and this one has none ⇒ 작은 줄의 요소는 기호만 보이는데 이 요소에는 기호가 없습니다
    Apple Watch shows no menus, so the commands of this one belong on screen ⇒ Apple Watch에는 메뉴가 없으므로, 이 메뉴의 명령은 화면에 배치해야 합니다
    Back comes after the sidebar button; in the leading area, Back comes first ⇒ 뒤로가 사이드바 버튼 뒤에 있습니다. 앞쪽 영역에서는 뒤로가 먼저입니다
    Begin with the app's help. It is `standard help`. ⇒ 앱의 도움말로 시작하세요. `standard help`입니다.
    Begin with a verb, or give the command a check mark. That is `on when …`. ⇒ 동사로 시작하거나 명령에 체크 표시를 하세요. 체크 표시는 `on when …`입니다.
    Change all %1 ⇒ %1곳 모두 바꾸기
    Leave the article out of all %1 ⇒ 관사를 %1곳 모두에서 빼기
    Write all %1 in title style ⇒ 제목 %1개 모두 제목식 대소문자로 쓰기
    Write “…” in all %1 ⇒ %1곳 모두 “…”로 쓰기
    Choose a symbol of its own. ⇒ 다른 기호를 고르세요.
    Choose an older symbol, or raise the minimum. ⇒ 더 오래된 기호를 고르거나 최소 버전을 올리세요.
    Choose another shortcut, such as %1, which nothing uses yet. ⇒ 다른 단축키를 고르세요. 아직 쓰이지 않는 것으로 %1 등이 있습니다.
    Context menus need ⇒ 컨텍스트 메뉴에는
    Cut ⇒ 오려두기
    Delete ⇒ 삭제
    Depending on its settings, the system may answer `%1` itself ⇒ 시스템 설정에 따라 `%1`을(를) 시스템이 처리할 수 있습니다
    Depending on its settings, the system may answer `%1` itself: %2 ⇒ 시스템 설정에 따라 `%1`을(를) 시스템이 처리할 수 있습니다(%2)
    Describe the toolbars and menus of the screens too, or mark commands as `onscreen`. ⇒ 화면의 도구 막대와 메뉴도 적거나 명령에 `onscreen`을 붙이세요.
    Did you mean `%1`? ⇒ `%1`을(를) 뜻하셨나요?
    Edit menu ⇒ 편집 메뉴
    File menu ⇒ 파일 메뉴
    File ⇒ 파일
    Find ⇒ 찾기
    Format ⇒ 포맷
    From version 27 on this entry shows its icon, and %1 of its group show none ⇒ 버전 27부터 이 항목에는 아이콘이 보이는데 같은 그룹의 %1개에는 보이지 않습니다
    From version 27 on this entry shows no icon, and %1 of its group %2 ⇒ 버전 27부터 이 항목에는 아이콘이 보이지 않는데 같은 그룹의 %1개에는 보입니다
    Give each option an icon, or none. ⇒ 모든 옵션에 아이콘을 주거나 모두 빼세요.
    In other apps `%1` is “%2”; here it is “%3” ⇒ 다른 앱에서 `%1`은(는) ‘%2’인데 여기에서는 “%3”입니다
    Keep three, or write `row small`, which shows their symbols alone. ⇒ 세 개만 두거나, 기호만 보여 주는 `row small`을 쓰세요.
    Leave one of the two out: a menu whose entries are listed need not have `standard %1`. ⇒ 둘 중 하나를 빼세요. 항목을 나열한 메뉴에는 `standard %1`이(가) 없어도 됩니다.
    Leave out the destructive role. It is the word `destructive`. ⇒ 파괴적 역할을 빼세요. `destructive`라는 단어입니다.
    Leave out `destructive`; if something is lost, write `confirm "…?"` and say what. ⇒ `destructive`를 빼세요. 없어지는 것이 있다면 `confirm "…?"`에 무엇인지 쓰세요.
    Leave its own shortcut out. It is `key %1`. ⇒ 별도의 단축키를 빼세요. `key %1`입니다.
    Leave out `symbol none`. ⇒ `symbol none`을 빼세요.
    Leave out the icons of this choice ⇒ 이 선택의 아이콘 빼기
    Leave out the icons of this group ⇒ 이 그룹의 아이콘 빼기
    Leave out the symbol that they share ⇒ 함께 쓰는 기호 빼기
    Leave the symbol to the first entry ⇒ 첫 항목의 기호만 남기기
    Look the name up in the SF Symbols app. ⇒ SF Symbols 앱에서 이름을 확인하세요.
    Make it a `section` ⇒ `section`으로 만들기
    Make it an entry of its own ⇒ 따로 항목으로 만들기
    Make it customizable ⇒ 사용자화할 수 있게 하기
    Mark `%1` as `affects selection` ⇒ `%1`을(를) `affects selection`(으)로 표시
    Mark `%1` as `destructive` ⇒ `%1`을(를) `destructive`(으)로 표시
    Minimize and Zoom ⇒ 최소화와 확대/축소
    Minimize ⇒ 최소화
    Move %1 before %2 ⇒ %1을(를) %2 앞으로 옮기기
    Move `%1` to the end ⇒ `%1`을(를) 끝으로 옮기기
    Move it after the system's commands ⇒ 시스템의 명령 뒤로 옮기기
    Move it out of the submenu: shown in place, the options would lose their title. ⇒ 하위 메뉴 밖으로 옮기세요. 펼쳐 놓으면 선택지에 제목이 없습니다.
    Move it to `%1` ⇒ `%1`(으)로 옮기기
    Move it to `center` ⇒ `center`(으)로 옮기기
    Move it to `trailing` ⇒ `trailing`(으)로 옮기기
    Move it to the %1 menu ⇒ %1 메뉴로 옮기기
    Move it to the %1 menu. ⇒ %1 메뉴로 옮기세요.
    Move it to the File menu. ⇒ 파일 메뉴로 옮기세요.
    Move it to the start. ⇒ 처음으로 옮기세요.
    Move it to the trailing side ⇒ 뒤쪽으로 옮기기
    Move rarely used items to a menu, or leave them in the customization palette with `hidden`. ⇒ 드물게 쓰는 항목을 메뉴로 옮기거나, `hidden`으로 사용자화 팔레트에만 두세요.
    Move some of them elsewhere. ⇒ 일부를 다른 곳으로 옮기세요.
    New ⇒ 신규
    No edition of the guidelines is named, so they are those of %1; today's are of %2 ⇒ 지침의 판을 밝히지 않아 %1년판으로 검사합니다. 최신 판은 %2년판입니다
    No toolbar, button, menu bar or `onscreen` command is described, so commands that only context menus have are not checked ⇒ 도구 막대, 버튼, 메뉴 막대나 `onscreen` 명령이 없어, 컨텍스트 메뉴에만 있는 명령은 검사하지 않습니다
    No toolbar, button, menu bar or `onscreen` command is described, so nothing is said about `primary` commands that only menus have ⇒ 도구 막대, 버튼, 메뉴 막대나 `onscreen` 명령이 없어, 메뉴에만 있는 `primary` 명령은 검사하지 않습니다
    Nothing but the menu bar is described for iPadOS, so commands that only the menu bar has are not checked ⇒ iPadOS에는 메뉴 막대만 적혀 있어, 메뉴 막대에만 있는 명령은 검사하지 않습니다
    Nothing here breaks `%1`, so this `@allow` silences nothing ⇒ 여기에 `%1`을(를) 어기는 것이 없어 이 `@allow`는 쓸모가 없습니다
    Only one entry of this group has an icon: give all of them one, or none ⇒ 이 항목에는 아이콘이 없는데 같은 그룹의 1개에는 있습니다. 모두에 주거나 모두 빼세요
    Open ⇒ 열기
    Order the items by use ⇒ 항목을 쓰이는 순서로 정렬
    People cannot customize a toolbar in iOS, so `customizable` promises too much ⇒ iOS에서는 도구 막대를 사용자화할 수 없으므로 `customizable`을 쓸 수 없습니다
    People use “%1” more than all of the group with “%2”, which comes before it ⇒ “%1”은(는) 앞 그룹의 “%2”보다 자주 쓰이는데 뒤의 그룹에 있습니다
    People use “%1” more than “%2”, which comes before it ⇒ “%1”은(는) 앞에 있는 “%2”보다 자주 쓰입니다
    Place the `standard` command, or remove the system’s menu when the app builds its menus. ⇒ `standard` 명령을 두거나, 앱이 메뉴를 만들 때 시스템의 메뉴를 없애세요.
    Place the commands themselves. ⇒ 명령을 그대로 두세요.
    Print ⇒ 프린트
    Pull-down menus need ⇒ 풀다운 메뉴에는
    Put Back first ⇒ 뒤로를 맨 앞에 배치
    Put a separator after the app's help. ⇒ 앱의 도움말 다음에 구분선을 넣으세요.
    Put a separator between them. ⇒ 둘 사이에 구분선을 넣으세요.
    Put a separator between them ⇒ 둘 사이에 구분선 넣기
    Put space between them ⇒ 사이에 빈칸 넣기
    Put the items into `trailing` ⇒ 항목을 `trailing`에 넣기
    Put the menus in order ⇒ 메뉴를 순서대로 배치
    Put them into a group ⇒ 그룹으로 묶기
    Raise the minimum to iPadOS 16 ⇒ 최소 버전을 iPadOS 16(으)로 올리기
    Redo ⇒ 실행 복귀
    Remove %1 from the document menu ⇒ 문서 메뉴에서 %1 빼기
    Remove %1 here ⇒ 여기에서 %1 빼기
    Remove `%1` ⇒ `%1` 빼기
    Remove it. ⇒ 지우세요.
    Remove the `@allow` ⇒ `@allow` 빼기
    Remove the blank ⇒ 빈칸 빼기
    Remove the ellipsis ⇒ 줄임표 빼기
    Remove the question ⇒ 질문 빼기
    Remove the second %1 ⇒ 두 번째 %1 빼기
    Remove the second search field ⇒ 두 번째 검색 필드 빼기
    Remove the separator ⇒ 구분선 빼기
    Remove the shortcut ⇒ 단축키 빼기
    Remove the symbol ⇒ 기호 빼기
    Remove the title ⇒ 제목 빼기
    Render the image as a template, or give all items images in full colour. ⇒ 이미지를 템플릿으로 렌더링하거나 모든 항목에 풀컬러 이미지를 주세요.
    SF Symbols has no `%1` ⇒ SF Symbols에 `%1`이(가) 없습니다
    SF Symbols has no `none`; without `symbol`, nothing is shown ⇒ SF Symbols에 `none`이(가) 없습니다. `symbol`이 없으면 기호를 보여 주지 않습니다
    Save ⇒ 저장
    Say that it affects the document ⇒ 문서를 대상으로 한다고 쓰기
    Say that the screen scrolls ⇒ 화면이 스크롤된다고 쓰기
    Show `%1.fill` while it is on ⇒ 켜져 있을 때 `%1.fill` 보여 주기
    Show `%1` ⇒ `%1` 보여 주기
    Show symbols ⇒ 기호 보여 주기
    Show the symbol of %1 ⇒ %1의 기호 보여 주기
    Show titles instead of symbols ⇒ 기호 대신 제목 보여 주기
    Sort the group by use ⇒ 그룹을 쓰이는 순서로 정렬
    Sort the standard items ⇒ 표준 항목 정렬
    Take %1 out of the context menu ⇒ 컨텍스트 메뉴에서 %1 빼기
    Take the ellipsis off. ⇒ 줄임표를 지우세요.
    The Edit menu lacks %1, which come first in it ⇒ 편집 메뉴의 첫머리에 있어야 할 %1이(가) 없습니다
    The Help menu begins with %1, not with the app's help ⇒ 도움말 메뉴가 앱의 도움말이 아니라 %1(으)로 시작합니다
    The Help menu has %1 items; at most %2 leave the app's help easy to find ⇒ 도움말 메뉴의 항목이 %1개입니다. 앱의 도움말을 쉽게 찾으려면 %2개까지가 좋습니다
    The Window menu lacks %1 ⇒ 윈도우 메뉴에 %1이(가) 없습니다
    The app menu has no Services submenu ⇒ 앱 메뉴에 서비스 하위 메뉴가 없습니다
    The app's help comes after %1, not first in the Help menu ⇒ 앱의 도움말이 %1보다 뒤에 있습니다. 도움말 메뉴의 처음에 있어야 합니다
    The app's name `%1` has %2 characters; at most %3 fit the menu bar well ⇒ 앱 이름 `%1`은(는) %2자입니다. 메뉴 막대에는 %3자까지가 알맞습니다
    The areas of this toolbar exist from iPadOS 16 on, and the module is for iPadOS %1 ⇒ 이 도구 막대의 영역은 iPadOS 16부터 있고, 모듈의 최소 버전은 iPadOS %1입니다
    The edit menu of this screen has “%1” (`standard %2`), so the app's own `%3` is not needed ⇒ 이 화면의 편집 메뉴에 “%1”(`standard %2`)이(가) 있으므로 `%3`은(는) 필요 없습니다
    The edition of %1 does not have `%2`, so this has no effect ⇒ %1년판에는 `%2` 규칙이 없어 아무 효과가 없습니다
    The edition of %1 has `%2` instead of `%3`, and applies this to it ⇒ %1년판에서는 `%2` 규칙이 `%3` 규칙을 대신하므로 그 규칙에 적용합니다
    The entries of this submenu come and go, but the menu bar hides nothing and dims it instead ⇒ 이 하위 메뉴의 항목은 나타났다 사라지지만, 메뉴 막대는 아무것도 숨기지 않고 흐리게 보여 줍니다
    The guidelines of %1 say something else about icons in menus, and the app needs the systems of that year ⇒ 앱이 그해의 시스템을 요구하는데, %1년 지침은 메뉴의 아이콘을 다르게 다룹니다
    The icons of %1 of %2 commands in this menu stay; icons are for few of them ⇒ 이 메뉴의 명령 %2개 가운데 %1개의 아이콘이 남습니다. 아이콘은 일부에만 씁니다
    The image “%1” has no file for %2x; an icon in full colour of a Mac toolbar has %3 × %4 pixels there ⇒ 이미지 “%1”에 %2x 파일이 없습니다. Mac 도구 막대의 풀컬러 아이콘은 여기서 %3 × %3픽셀입니다
    The image “%1” has no file for %2x; an icon of an iOS toolbar has %3 pixels there ⇒ 이미지 “%1”에 %2x 파일이 없습니다. iOS 도구 막대의 아이콘은 여기서 %3픽셀입니다
    The image “%1” is in full colour, and other items of its toolbar take the bar’s colour; a toolbar has one style ⇒ 이미지 “%1”은(는) 풀컬러인데 같은 도구 막대의 다른 항목은 막대 색상을 따릅니다. 도구 막대의 스타일은 하나입니다
    The inspector button belongs at the trailing end of an iPadOS toolbar, not in `%1` ⇒ 속성 버튼은 iPadOS 도구 막대의 `%1`이(가) 아니라 뒤쪽에 둡니다
    The label “%1” has %2 characters; an edit menu allows %3 ⇒ 레이블 “%1”은(는) %2자입니다. 편집 메뉴에서는 많아야 %3자입니다
    The label “%1” has %2 characters; more than %3 are hard to read in a context menu ⇒ 레이블 “%1”은(는) %2자입니다. 컨텍스트 메뉴에서는 많아야 %3자입니다
    The label “%1” has %2 words; an edit menu allows %3 ⇒ 레이블 “%1”은(는) 단어가 %2개입니다. 편집 메뉴에서는 많아야 %3개입니다
    The label “%1” has %2 words; more than %3 are hard to read in a context menu ⇒ 레이블 “%1”은(는) 단어가 %2개입니다. 컨텍스트 메뉴에서는 많아야 %3개입니다
    The leading area of an iPadOS toolbar stays as it is; only `center` can be customized ⇒ iPadOS 도구 막대의 앞쪽 영역은 그대로 있습니다. `center`만 사용자화할 수 있습니다
    The menu bar has %1 menus; more than %2 are hard to scan ⇒ 메뉴 막대에 메뉴가 %1개 있습니다. %2개를 넘으면 훑어보기 어렵습니다
    The menu bar has no Edit menu, so Undo, Cut, Copy and Paste have no place and no shortcut ⇒ 메뉴 막대에 편집 메뉴가 없어 실행 취소, 오려두기, 복사하기, 붙여넣기가 있을 자리와 단축키가 없습니다
    The menu bar has no Help menu, where people search for commands ⇒ 메뉴 막대에 명령을 찾을 도움말 메뉴가 없습니다
    The menu bar has no View menu, where people look for full screen ⇒ 메뉴 막대에 전체 화면을 찾을 보기 메뉴가 없습니다
    The menu bar has no Window menu, which every app for the Mac has ⇒ 메뉴 막대에 모든 Mac 앱에 있는 윈도우 메뉴가 없습니다
    The menu title “%1” has %2 words; one is best in the menu bar ⇒ 메뉴 제목 “%1”은(는) 단어가 %2개입니다. 메뉴 막대에서는 하나가 가장 좋습니다
    The module has no `menu bar`, so the rules about the menu bar check nothing ⇒ 모듈에 `menu bar`가 없어, 메뉴 막대에 관한 규칙은 검사하지 않습니다
    The pull-down %1 has no symbol; items of a Mac toolbar have a symbol and a label ⇒ 풀다운 메뉴 %1에 기호가 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다
    The screen %1 does not scroll; watchOS shows a toolbar button at the top of a scrolling screen ⇒ %1 화면은 스크롤하지 않습니다. watchOS는 스크롤하는 화면의 위에 도구 막대 버튼을 보여 줍니다
    The screen %1 has a tab bar and this toolbar; a screen has one of them ⇒ %1 화면에 탭 막대와 이 도구 막대가 함께 있습니다. 화면에는 둘 중 하나만 둡니다
    The search field %1 is not at the trailing side of the toolbar, where people look for it ⇒ 검색 필드 %1이(가) 사람들이 찾는 도구 막대 뒤쪽에 있지 않습니다
    The segment “%1” has no symbol; items of a Mac toolbar have a symbol and a label ⇒ 세그먼트 “%1”에 기호가 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다
    The shortcut of %1 differs from that of %2 by more than the one modifier that shows it ⇒ %1의 단축키가 %2의 단축키와 보조 키 둘 이상 다릅니다
    The submenu title “%1” does not tell what is in it ⇒ 하위 메뉴 제목 “%1”은(는) 안에 무엇이 있는지 말하지 않습니다
    The submenu title “%1” has %2 words; more than %3 are hard to scan ⇒ 하위 메뉴 제목 “%1”은(는) 단어가 %2개입니다. 많아야 %3개입니다
    The symbol `%1` appears %2 in this menu, so it does not tell the commands apart ⇒ 기호 `%1`이(가) 이 메뉴에 %2 나와 명령을 구별해 주지 못합니다
    The symbol `%1` appears twice in this group; on the first entry it introduces the group ⇒ 기호 `%1`이(가) 이 그룹에 두 번 나옵니다. 첫 항목의 기호가 그룹을 소개합니다
    The symbol `%1` needs %2; the app supports %3 ⇒ 기호 `%1`은(는) %2부터 있는데 앱은 %3부터 지원합니다
    The system adds “%1” to the Edit menu by itself ⇒ “%1”은(는) 시스템이 편집 메뉴에 추가합니다
    The system adds “Ask Siri” to menus by itself ⇒ ‘Siri에게 요청하기’는 시스템이 메뉴에 추가합니다
    The title of the button `%1` cannot be selected, so it has no edit menu ⇒ 버튼 `%1`의 제목은 선택할 수 없으므로 편집 메뉴가 없습니다
    The title “%1” does not need “%2” ⇒ 제목 “%1”에는 “%2”이(가) 필요 없습니다
    The title “%1” has %2 characters; more than %3 are hard to read ⇒ 제목 “%1”은(는) %2자입니다. 많아야 %3자입니다
    The title “%1” in title style is “%2” ⇒ 제목 “%1”은(는) 제목 스타일로 “%2”입니다
    The title “%1” names a thing; the title of an action begins with a verb ⇒ 제목 “%1”은(는) 명사입니다. 동작의 제목은 동사로 시작합니다
    The toolbar label “%1” ends in “%2”; a label ends without punctuation ⇒ 도구 막대 레이블 “%1”은(는) “%2”(으)로 끝납니다. 레이블은 문장 부호 없이 끝납니다
    The toolbar label “%1” in title style is “%2” ⇒ 도구 막대 레이블 “%1”은(는) 제목 스타일로 “%2”입니다
    The toolbar label “%1” is a noun; prefer a verb, such as “Edit %2” ⇒ 도구 막대 레이블 “%1”은(는) 명사입니다. 동사는 항목이 하는 일을 말해 줍니다
    The trailing area of an iPadOS toolbar shows at every size; only `center` can be customized ⇒ iPadOS 도구 막대의 뒤쪽 영역은 어느 크기에서나 보입니다. `center`만 사용자화할 수 있습니다
    This More menu holds what the toolbar has room for: with its entries it would have %1 items ⇒ 이 더 보기 메뉴의 항목은 도구 막대에 둘 자리가 있습니다. 모두 두어도 항목이 %1개입니다
    This More menu is at the leading edge; people look for it at the trailing end ⇒ 이 더 보기 메뉴가 앞쪽 가장자리에 있습니다. 사람들은 뒤쪽 끝에서 찾습니다
    This context menu has %1 entries; more than %2 are hard to take in at a glance ⇒ 이 컨텍스트 메뉴에는 항목이 %1개 있습니다. 한눈에 들어오는 것은 많아야 %2개입니다
    This context menu has %1 groups; about %2 are easy to scan ⇒ 이 컨텍스트 메뉴에는 그룹이 %1개 있습니다. %2개쯤이 훑어보기 쉽습니다
    This context menu has the title “%1”; its preview shows what it is about ⇒ 이 컨텍스트 메뉴에 제목 “%1”이(가) 있습니다. 무엇에 관한 메뉴인지는 미리보기가 보여 줍니다
    This context menu shows %1 entries and no submenu that would shorten it ⇒ 이 컨텍스트 메뉴에는 항목이 %1개 보이고, 메뉴를 줄일 하위 메뉴가 없습니다
    This edit menu belongs to no `item` of `%1`, so there is nothing to select ⇒ 이 편집 메뉴는 `%1`의 어떤 `item`에도 속하지 않아 선택할 것이 없습니다
    This edit menu changes what is selected, and nothing says that it can be undone ⇒ 이 편집 메뉴는 선택한 것을 바꾸는데, 실행을 취소할 수 있다고 적혀 있지 않습니다
    This edit menu has %1 commands of the app's own; more than %2 are hard to scan ⇒ 이 편집 메뉴에는 앱의 명령이 %1개 있습니다. 많아야 %2개가 알맞습니다
    This entry has an icon, and %1 of its group have none ⇒ 이 항목에는 아이콘이 있는데 같은 그룹의 %1개에는 없습니다
    This entry has no icon, but %1 of its group do: give all of them one, or none ⇒ 이 항목에는 아이콘이 없는데 같은 그룹의 %1개에는 있습니다. 모두에 주거나 모두 빼세요
    This entry has no symbol, and %1 of its group %2 ⇒ 이 항목에는 기호가 없는데 같은 그룹의 %1개에는 있습니다
    This iPhone toolbar has %1 items, and its screen has no More button for those that people use less ⇒ 이 iPhone 도구 막대에는 항목이 %1개 있지만, 덜 쓰는 항목을 담을 더 보기 버튼이 화면에 없습니다
    This is number %1 of the app's own shortcuts; more than %2 are hard to learn ⇒ 앱 고유의 단축키 가운데 %1번째입니다. 한도는 %2개입니다
    This item has a symbol and no title, so that the overflow menu shows no words for it ⇒ 이 항목에는 기호만 있고 제목이 없어 오버플로 메뉴에 글이 나타나지 않습니다
    This label is empty; a label says what it is for ⇒ 이 레이블은 비어 있습니다. 레이블은 무엇인지 말해야 합니다
    This menu can be unavailable; keep it available and disable its items ⇒ 이 메뉴를 쓸 수 없을 때가 있습니다. 메뉴는 언제나 쓸 수 있게 두고 항목을 끄세요
    This menu has %1 entries; more than %2 are hard to scan ⇒ 이 메뉴에는 항목이 %1개 있습니다. 화면에 잘 들어가는 것은 많아야 %2개입니다
    This menu has %1 style toggles in a group and no command that clears them all ⇒ 이 메뉴에는 한 그룹에 스타일 토글이 %1개 있고 모두 지우는 명령이 없습니다
    This menu of the menu bar has only the options of %1 ⇒ 메뉴 막대의 이 메뉴에는 %1의 옵션만 있습니다
    This pull-down has no title; items of a Mac toolbar have a symbol and a label ⇒ 이 풀다운 메뉴에 제목이 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다
    This pull-down menu has %1 groups; about %2 are easy to parse ⇒ 이 풀다운 메뉴에는 그룹이 %1개 있습니다. %2개쯤이 알아보기 쉽습니다
    This pull-down menu has only %1 %2; with fewer than %3, use buttons, a toggle or a segmented control ⇒ 이 풀다운 메뉴에는 항목이 %1개 있습니다. %3개가 안 되면 버튼, 토글, 분할 컨트롤을 사용하세요
    This pull-down shows neither a symbol nor a title, so people cannot tell what is in it ⇒ 이 풀다운 메뉴에는 기호도 제목도 없어 무엇이 들어 있는지 알 수 없습니다
    This row has %1 elements; %2 fit ⇒ 이 줄에는 요소가 %1개 있습니다. %2개까지 들어갑니다
    This row has %1 medium elements; %2 fit ⇒ 이 줄에는 중간 크기 요소가 %1개 있습니다. %2개까지 들어갑니다
    This separator shows nothing: a section begins or ends here anyway ⇒ 여기에서 섹션이 시작되거나 끝나므로 이 구분선은 아무것도 보여 주지 않습니다
    This separator shows nothing: it does not have entries on both sides ⇒ 이 구분선은 양쪽에 항목이 없어 아무것도 나누지 않습니다
    This submenu has %1 entries; past about %2 a menu of its own is better ⇒ 이 하위 메뉴에는 항목이 %1개 있습니다. %2개쯤을 넘으면 따로 메뉴로 만드는 것이 낫습니다
    This submenu has no title; a title tells what is in it ⇒ 이 하위 메뉴에는 제목이 없습니다. 제목은 안에 무엇이 있는지 말해 줍니다
    This submenu has the symbol `%1`; the system marks it with a chevron already ⇒ 이 하위 메뉴에 기호 `%1`이(가) 있습니다. 시스템이 이미 꺾쇠로 표시합니다
    This submenu is %1 levels deep; %2 are enough ⇒ 이 하위 메뉴는 %1단계입니다. %2단계면 충분합니다
    This submenu is %1 levels deep; one is enough ⇒ 이 하위 메뉴는 %1단계입니다. 1단계면 충분합니다
    This title begins with a blank; a submenu or a section groups what belongs together ⇒ 이 제목은 빈칸으로 시작합니다. 함께 속하는 것은 하위 메뉴나 섹션으로 묶습니다
    This toolbar and its palette hold %1 of the %2 commands in the menu bar; not every command needs a toolbar item ⇒ 이 도구 막대와 팔레트에 메뉴 막대의 명령 %2개 중 %1개가 있습니다. 모든 명령에 도구 막대 항목이 필요한 것은 아닙니다
    This toolbar can be hidden, but no menu shows it again; add `standard toolbar` to the View menu ⇒ 이 도구 막대는 가릴 수 있지만 다시 표시하는 메뉴 명령이 없습니다. 보기 메뉴에 `standard toolbar`를 추가하세요
    This toolbar has %1 buttons, and %2 shows as text; with more than %3, symbols fit better ⇒ 이 도구 막대에는 버튼이 %1개 있고 %2 항목이 텍스트입니다. %3개가 넘으면 기호가 더 잘 맞습니다
    This toolbar has %1 buttons, and all show symbols; short titles say more ⇒ 이 도구 막대의 버튼 %1개가 모두 기호입니다. 짧은 제목이 더 많은 것을 알려 줍니다
    This toolbar has %1 groups; %2 are the most that keep it clear ⇒ 이 도구 막대에는 그룹이 %1개 있습니다. 많아야 %2개여야 알아보기 쉽습니다
    This toolbar has %1 items and cannot be customized; with more than %2, people choose what they need ⇒ 이 도구 막대에는 항목이 %1개 있지만 사용자화할 수 없습니다. %2개가 넘으면 사람들이 필요한 것을 고릅니다
    This toolbar has %1 items and no group; groups help to find a command among more than %2 ⇒ 이 도구 막대에는 항목이 %1개 있고 그룹이 없습니다. %2개가 넘으면 그룹이 명령을 찾는 데 도움이 됩니다
    This toolbar has %1 items, and none says whether it stays when space runs out ⇒ 이 도구 막대에는 항목이 %1개 있는데, 공간이 모자랄 때 남을 항목을 밝히지 않았습니다
    This toolbar has one button, and it shows a symbol; a short title says more ⇒ 이 도구 막대의 버튼 1개가 모두 기호입니다. 짧은 제목이 더 많은 것을 알려 줍니다
    This toolbar lacks %1, which the screen has as a main task (`primary`) ⇒ 화면의 주요 작업(`primary`)인 %1 명령이 이 도구 막대에 없습니다
    This toolbar shows %1 items; more than %2 are hard to tell apart ⇒ 이 도구 막대에는 항목이 %1개 있습니다. 구별할 수 있는 것은 많아야 %2개입니다
    This watch toolbar has %1 buttons; one, as wide as the screen, is easy to hit ⇒ 이 시계 도구 막대에는 버튼이 %1개 있습니다. 화면 너비의 버튼 하나가 누르기 쉽습니다
    Toolbars on Apple Watch need ⇒ Apple Watch의 도구 막대에는
    Two commands in the menu bar are called %1 ⇒ 메뉴 막대에 제목이 %1인 명령이 두 개 있습니다
    Two items of this toolbar are called %1 ⇒ 이 도구 막대의 두 항목이 모두 %1입니다
    Undo and Redo ⇒ 실행 취소와 실행 복귀
    Undo ⇒ 실행 취소
    Use `%1` ⇒ `%1` 쓰기
    Use it for that alone. Say so with `@allow`. ⇒ 그 용도로만 쓰세요. `@allow`로 밝히세요.
    View ⇒ 보기
    The settings are a window like others, so the app menu has no “Settings…” ⇒ 설정이 다른 윈도우와 같은 윈도우여서 앱 메뉴에 “설정…”이 없습니다
    Show them in a scene of their own, which the system has the item for. ⇒ 시스템이 메뉴 항목을 제공하는 전용 장면에서 설정을 보이세요.
    In text `%1` moves or extends the selection, and “%2” takes it from there ⇒ 텍스트에서 `%1`은(는) 커서를 옮기거나 선택을 늘리는데, “%2”이(가) 그 키를 가져갑니다
    “%1” does nothing when it is chosen: its code is empty, or only prints ⇒ “%1”을(를) 선택해도 아무 일이 없습니다. 코드가 비어 있거나 출력만 합니다
    Write what it does, or leave it out until there is something. ⇒ 할 일을 쓰거나, 할 일이 생길 때까지 빼세요.
    This button has an image and no title that VoiceOver reads and an overflow menu shows ⇒ 이 버튼에는 이미지만 있고, VoiceOver가 읽고 넘침 메뉴가 보이는 제목이 없습니다
    This choice has no title that VoiceOver reads and an overflow menu shows ⇒ 이 선택 항목에는 VoiceOver가 읽고 넘침 메뉴가 보이는 제목이 없습니다
    Give it a title, which a toolbar need not show, or an accessibility label. ⇒ 도구 막대가 보이지 않아도 되는 제목이나 손쉬운 사용 레이블을 주세요.
    This context menu shows the keyboard shortcut of “%1”; people learn it in the menu bar ⇒ 이 컨텍스트 메뉴에 “%1”의 단축키가 보입니다. 사람들은 단축키를 메뉴 막대에서 익힙니다
    This context menu shows %1 keyboard shortcuts; people learn them in the menu bar ⇒ 이 컨텍스트 메뉴에 단축키가 %1개 보입니다. 사람들은 단축키를 메뉴 막대에서 익힙니다
    “%1” leaves the menu bar at times, which hides nothing and dims it instead ⇒ “%1”이(가) 메뉴 막대에서 사라질 때가 있습니다. 메뉴 막대는 숨기지 않고 흐리게 보입니다
    “%1” is in this context menu and in no menu of the menu bar ⇒ “%1”이(가) 이 컨텍스트 메뉴에는 있고 메뉴 막대에는 없습니다
    %1 commands of this context menu are in no menu of the menu bar: %2 ⇒ 이 컨텍스트 메뉴의 명령 %1개가 메뉴 막대에 없습니다: %2
    “%1” is in this menu and in no menu of the menu bar ⇒ “%1”이(가) 이 메뉴에는 있고 메뉴 막대에는 없습니다
    %1 commands of this menu are in no menu of the menu bar: %2 ⇒ 이 메뉴의 명령 %1개가 메뉴 막대에 없습니다: %2
    “%1” is in this toolbar and in no menu of the menu bar ⇒ “%1”이(가) 이 도구 막대에는 있고 메뉴 막대에는 없습니다
    %1 commands of this toolbar are in no menu of the menu bar: %2 ⇒ 이 도구 막대의 명령 %1개가 메뉴 막대에 없습니다: %2
    Add it there too; people can hide a toolbar. ⇒ 메뉴 막대에도 넣으세요. 도구 막대는 가릴 수 있습니다.
    Add it there too, for what is selected. ⇒ 선택한 항목에 대해 메뉴 막대에도 넣으세요.
    “%1” turns something on and off, and neither its title nor a check mark says which comes next ⇒ “%1”은(는) 무언가를 켜고 끄는데, 제목에도 체크 표시에도 다음에 어느 쪽이 되는지 나타나지 않습니다
    Make it a toggle, or give it a title for each state. ⇒ 토글로 만들거나 상태마다 제목을 주세요.
    Disable it instead of leaving it out. ⇒ 빼지 말고 비활성화하세요.
    “%1” names both states, and does not say which one comes now ⇒ “%1”에 두 상태가 모두 있어, 선택하면 어느 쪽이 되는지 알 수 없습니다
    “%1” is connected to no action, so it can never be chosen ⇒ “%1”에 연결된 동작이 없어 선택할 수 없습니다
    While people edit text, `%1` %2; “%3” gets it at all other times ⇒ 텍스트를 편집하는 동안 `%1`은(는) %2, “%3”은(는) 그 밖의 때에 이 키를 받습니다
    While people edit text, each of %1 and %2 more %3; the commands get them at all other times ⇒ 텍스트를 편집하는 동안 %1 외 %2개의 키는 %3, 명령은 그 밖의 때에 이 키를 받습니다
    Window menu ⇒ 윈도우 메뉴
    Window ⇒ 윈도우
    With `always` after the keys a command gets them then, too. ⇒ 키 뒤에 `always`라고 쓰면 그때에도 명령의 것입니다.
    With `key %1 always` the command gets it then, too. ⇒ `key %1 always`라고 쓰면 그때에도 명령의 것입니다.
    Write `%1 { … }` for the system's menu. ⇒ 시스템 메뉴는 `%1 { … }`로 쓰세요.
    Write `%1` ⇒ `%1` 쓰기
    Write `%1`, its older name ⇒ 이전 이름인 `%1` 쓰기
    Write `%1`: people look for the character that Shift produces ⇒ `%1`(이)라고 쓰세요. 사람들은 Shift로 입력되는 글자를 찾습니다
    Give the shortcut `%1` instead. Or write `alternate %2`. ⇒ 단축키에 `%1`을(를) 쓰세요. 또는 `alternate %2`(으)로 쓰세요.
    Write `cmd+%1` ⇒ `cmd+%1` 쓰기
    Write `cmd+,` ⇒ `cmd+,` 쓰기
    Write `duplicate` ⇒ `duplicate` 쓰기
    Write `each %1` for the options in place. ⇒ 선택지를 펼치려면 `each %1`(이)라고 쓰세요.
    Write `each %1` ⇒ `each %1` 쓰기
    Write `each %1`, or place it in the context menu itself. ⇒ `each %1`(이)라고 쓰거나, 컨텍스트 메뉴에 바로 넣으세요.
    Write `enabled when` ⇒ `enabled when` 쓰기
    Write `guidelines %1` ⇒ `guidelines %1` 쓰기
    Write `guidelines %1`, or `guidelines %2` to keep to those. ⇒ `guidelines %1`을(를) 쓰세요. 지금 판을 그대로 쓰려면 `guidelines %2`을(를) 쓰세요.
    Write `key %1` ⇒ `key %1` 쓰기
    Give it the shortcut that Redo has everywhere. It is `key %1`, which `standard undo, redo` has. ⇒ 어디서나 실행 복귀에 쓰이는 단축키를 주세요. `key %1`이며, `standard undo, redo`에는 이미 있습니다.
    Write `key cmd+,`. ⇒ `key cmd+,`라고 쓰세요.
    Write `on iPadOS, macOS { … }` around it. ⇒ `on iPadOS, macOS { … }` 안에 넣으세요.
    Add what is missing. It is `standard %1`. ⇒ 빠진 것을 추가하세요. `standard %1`입니다.
    Write `standard` ⇒ `standard` 쓰기
    Write `stays` at each symbol of the group, or at none. ⇒ 그룹의 모든 기호에 `stays`를 쓰거나 모두 빼세요.
    Write `stays` only at the symbols that tell more than the titles. ⇒ 제목보다 더 많은 것을 알려 주는 기호에만 `stays`를 쓰세요.
    Write `symbol %1` ⇒ `symbol %1` 쓰기
    Write `undoable` ⇒ `undoable` 쓰기
    Write opposite verbs with the same words after them, or two commands with `shown when`. ⇒ 서로 반대인 동사 뒤에 같은 단어를 쓰거나, `shown when`이 있는 두 명령으로 나누세요.
    Write the items without `group` ⇒ `group` 없이 항목 쓰기
    Write the menu for %1 only ⇒ 메뉴를 %1에만 쓰기
    Write the plural, and a text for one. It is `one "…"`. ⇒ 복수형과, 하나일 때의 글을 쓰세요. 하나일 때의 글은 `one "…"`입니다.
    Write “%1” ⇒ “%1” 쓰기
    Write “%1”. ⇒ “%1”(이)라고 쓰세요.
    Write “%1…” ⇒ “%1…” 쓰기
    Write “1 %1”. ⇒ “1 %1”(이)라고 쓰세요.
    Write “Delete” ⇒ “Delete” 쓰기
    Write “…” (U+2026) ⇒ “…”(U+2026)로 쓰기
    Zoom ⇒ 확대/축소
    `%1` adds several modifiers to a character that may need modifiers itself on other keyboards ⇒ `%1`은(는) 다른 키보드에서 그 자체로 보조 키가 필요할 수 있는 글자에 보조 키를 여럿 더합니다
    `%1` and %2 more shortcuts have no Command; they work only where nobody can type ⇒ `%1` 외 %2개의 단축키에 Command가 없습니다. 글자를 입력할 수 없는 곳에서만 동작합니다
    `%1` belongs to the system: %2 ⇒ `%1`은(는) 시스템의 단축키입니다(%2)
    `%1` has a circle of its own, and the system draws a shape around toolbar items; `%2` has none ⇒ `%1` 기호에는 자체 원이 있는데, 시스템이 도구 막대 항목 둘레에 모양을 그립니다. `%2` 기호에는 원이 없습니다
    `%1` has a context menu, but no preview that shows what the commands act on ⇒ `%1`에 컨텍스트 메뉴가 있지만, 명령이 다룰 대상을 보여 주는 미리보기가 없습니다
    `%1` has no Command, and with `always` nobody can type that character ⇒ `%1`에 Command가 없고, `always` 때문에 아무도 이 글자를 입력할 수 없습니다
    `%1` has no context menu, but `%2` has one ⇒ `%1`에는 컨텍스트 메뉴가 없지만 `%2`에는 있습니다
    `%1` is reserved for the Apple product or feature that it shows; use another symbol ⇒ Apple은 기호 `%1`을(를) 그것이 나타내는 제품이나 기능에만 쓰도록 합니다
    `%1` is the shortcut of “%2” in the menu bar, and “%3” does something else ⇒ `%1`은(는) 메뉴 막대에 있는 “%2”의 단축키인데 “%3”은(는) 다른 동작입니다
    `%1` lacks Command, so in a text field it types a character ⇒ `%1`에 Command가 없어 텍스트 필드에서는 글자가 입력됩니다
    `%1` offers %2, but not in a context menu of its empty area ⇒ `%1`에 %2이(가) 있지만, 빈 영역의 컨텍스트 메뉴에는 없습니다
    `%1` stands for %2, and “%3” is another action ⇒ `%1`은(는) %2을(를) 뜻하는데 “%3”은(는) 다른 동작입니다
    `%1` suggests a variant of %2 (`%3`); “%4” has nothing to do with it ⇒ 사람들은 `%1`을(를) %2(`%3`)의 변형으로 생각하지만 “%4”은(는) 그렇지 않습니다
    `%1` would hide %2 in the menu bar, which hides nothing and dims it instead ⇒ `%1`은(는) %2을(를) 숨기려 하지만, 메뉴 막대는 아무것도 숨기지 않고 흐리게 보여 줍니다
    `%1 off` in `Guidelines.menu` switches the rule off. ⇒ `Guidelines.menu`에 `%1 off`를 쓰면 이 규칙이 꺼집니다.
    `--fix` mends %1 of them; `%2 off` in `Guidelines.menu` switches the rule off. ⇒ 그중 %1개는 `--fix`로 고칠 수 있습니다. `Guidelines.menu`에 `%2 off`를 쓰면 이 규칙이 꺼집니다.
    `--unsafe-fixes` mends %1 of them; `%2 off` in `Guidelines.menu` switches the rule off. ⇒ 그중 %1개는 `--unsafe-fixes`로 고칠 수 있습니다. `Guidelines.menu`에 `%2 off`를 쓰면 이 규칙이 꺼집니다.
    `--edition %1` overrides the edition that is written here ⇒ 여기에 쓴 판보다 `--edition %1`이(가) 우선합니다
    `only when` hides this menu, and people look for it where they last saw it ⇒ `only when`은 이 메뉴를 메뉴 막대에서 빼지만, 사람들은 있던 자리에서 메뉴를 찾습니다
    `selectable` has no effect in %1; it is for the panes of a settings window in macOS ⇒ `selectable`은 %1에서 효과가 없습니다. macOS 설정 윈도우의 패널을 위한 것입니다
    `when` would hide this menu of the menu bar, where every menu stays ⇒ `when`이 메뉴 막대의 이 메뉴를 숨깁니다. 메뉴는 언제나 있습니다
    a command of the system ⇒ 시스템의 명령
    after ⇒ 뒤에
    also here ⇒ 여기도
    also included here ⇒ 여기에도 포함됨
    an entry after it ⇒ 뒤에 있는 항목
    an item with a context menu ⇒ 컨텍스트 메뉴가 있는 대상
    and here ⇒ 여기도
    before ⇒ 앞에
    deletes text ⇒ 텍스트를 지우고
    ends or completes what is typed ⇒ 입력을 끝내거나 완성하고
    first here ⇒ 처음 있는 자리
    first used here ⇒ 처음 쓰인 곳
    is typed ⇒ 입력되고
    moves through the text ⇒ 텍스트 안에서 이동하고
    shows as text ⇒ 텍스트로 보임
    the More button ⇒ 더 보기 버튼
    the app ⇒ 앱을
    the command ⇒ 명령
    the document ⇒ 문서를
    the entry that is included ⇒ 포함된 항목
    the family begins here ⇒ 같은 종류가 시작되는 곳
    the first prominent item ⇒ 첫 번째 강조 항목
    the first search field ⇒ 첫 번째 검색 필드
    the first ⇒ 첫 번째
    the menu bar ⇒ 메뉴 막대
    the minimum version ⇒ 최소 버전
    the oldest system ⇒ 가장 오래된 시스템
    the other command ⇒ 다른 명령
    the other entry ⇒ 다른 항목
    the other item ⇒ 다른 항목
    the other menu ⇒ 다른 메뉴
    the preview ⇒ 미리보기
    the screen ⇒ 화면
    the selection ⇒ 선택한 것을
    the shortcut ⇒ 단축키
    the standard command ⇒ 표준 명령
    the view ⇒ 보기를
    three ⇒ 세
    tvOS has no context menus in edition 2022 of the guidelines ⇒ 2022년판에서 tvOS에는 컨텍스트 메뉴가 없습니다
    twice ⇒ 두 번
    two ⇒ 두
    used less often ⇒ 덜 쓰이는 명령
    visionOS has small and large elements only, and this row is of medium ones ⇒ visionOS에는 작은 요소와 큰 요소만 있는데 이 줄은 중간 크기입니다
    watchOS has no context menus ⇒ watchOS에는 컨텍스트 메뉴가 없습니다
    “%1” acts on a document, and the app menu is for the app as a whole ⇒ “%1”은(는) 문서를 대상으로 하지만, 앱 메뉴는 앱 전체를 위한 것입니다
    “%1” and “%2” do not match; the two titles of a toggle differ only in verbs that are opposites ⇒ “%1”과(와) “%2”은(는) 짝이 맞지 않습니다. 토글의 두 제목은 서로 반대인 동사만 다릅니다
    “%1” and “%2” read like two commands, and are the two titles of one ⇒ “%1”과(와) “%2”은(는) 한 명령의 두 제목인데 서로 다른 명령처럼 읽힙니다
    “%1” asks for more before it acts, so its title ends in “…” on the Mac ⇒ “%1”은(는) 동작하기 전에 더 묻는 명령이므로, Mac에서는 제목이 “…”로 끝납니다
    “%1” comes %2 “%3”; the app's own menus go between View and Window ⇒ “%1”이(가) “%3”보다 %2 있습니다. 앱 고유의 메뉴는 보기와 윈도우 사이에 배치합니다
    “%1” comes %2 “%3”; the order of the menu bar is App, File, Edit, Format, View, …, Window, Help ⇒ “%1”이(가) “%3”보다 %2 있습니다. 메뉴 막대의 순서는 앱, 파일, 편집, 포맷, 보기, …, 윈도우, 도움말입니다
    “%1” does not say what %2 does ⇒ “%1”은(는) %2 명령이 무엇을 하는지 말하지 않습니다
    “%1” does not say whether it turns something on or off ⇒ “%1”은(는) 지금 상태도, 바뀔 상태도 알려 주지 않습니다
    “%1” begins with a noun; the verb is “%2” ⇒ “%1”은(는) 명사로 시작합니다. 동사는 “%2”입니다
    “%1” ends in a colon, as the label of a field does ⇒ “%1”이(가) 필드의 레이블처럼 쌍점으로 끝납니다
    “%1” ends in an ellipsis but doesn't ask for anything more ⇒ “%1”은(는) 줄임표로 끝나지만 더 묻는 것이 없습니다
    “%1” has %2 characters; %3 fit below a symbol in a row ⇒ “%1”은(는) %2자입니다. 줄 안의 기호 아래에는 %3자까지 들어갑니다
    “%1” has %2 dots; an ellipsis is the character “…” ⇒ “%1”에 점이 %2 개 있습니다. 줄임표는 글자 “…”입니다
    “%1” has a colon; a title is one phrase ⇒ “%1”에 쌍점이 있습니다. 제목은 한 구입니다
    “%1” has a shortcut and is in a submenu, whose title the list of shortcuts leaves out ⇒ “%1”은(는) 단축키가 있고 하위 메뉴에 있는데, 단축키 목록에는 하위 메뉴의 제목이 나타나지 않습니다
    “%1” has an image of its own; the system’s symbol for it is `%2` ⇒ “%1”에 따로 만든 이미지를 썼습니다. 시스템의 기호는 `%2`입니다
    “%1” has an image; a symbol keeps its alignment with text at all sizes ⇒ “%1”에 이미지를 썼습니다. 기호는 어떤 크기에서도 텍스트와 정렬이 유지됩니다
    “%1” has been called “%2” since macOS 13 ⇒ “%1”은(는) macOS 13부터 “%2”입니다
    “%1” has no shortcut, but people know it by `%2` ⇒ “%1”에 단축키가 없습니다. 사람들은 `%2`(으)로 알고 있습니다
    “%1” has no verb; “Turn %2” says what happens ⇒ “%1”에는 동사가 없습니다. “Turn %1”(이)라고 하면 무엇이 일어나는지 알 수 있습니다
    “%1” has the ellipsis, which stands for the overflow menu ⇒ “%1”에 줄임표를 썼습니다. 줄임표는 오버플로 메뉴를 뜻합니다
    “%1” has the shortcut `%2`, but people know it by `%3` ⇒ “%1”의 단축키가 `%2`입니다. 사람들은 `%3`(으)로 알고 있습니다
    “%1” has the shortcut `%2`, which the system’s “%3” menu has on iPad unless the app removes that menu ⇒ “%1”의 단축키 `%2`은(는) 앱이 없애지 않으면 iPad에서 시스템의 “%3” 메뉴에 있습니다
    “%1” has the shortcut `%2`, which “%3” already has ⇒ “%1”의 단축키 `%2`은(는) 이미 “%3”의 단축키입니다
    “%1” has the shortcut `%2`; settings open with `cmd+,` ⇒ “%1”의 단축키가 `%2`입니다. 설정은 `cmd+,`로 엽니다
    “%1” has the symbol `%2`; people know it by `%3` ⇒ “%1”의 기호가 `%2`입니다. 사람들은 `%3`(으)로 알고 있습니다
    “%1” is “%2” in the app menu of other apps ⇒ 다른 앱의 앱 메뉴에서 “%1”은(는) “%2”입니다
    “%1” is %2 pixels wide or high; %3 is right for an icon of an iOS toolbar at %4x ⇒ “%1” 파일은 %2픽셀입니다. iOS 도구 막대의 아이콘은 %4x에서 %3픽셀이 알맞습니다
    “%1” is %2 × %3 pixels; an icon in full colour of a Mac toolbar has %4 × %5 at %6x ⇒ “%1” 파일은 %2 × %3픽셀입니다. Mac 도구 막대의 풀컬러 아이콘은 %6x에서 %4 × %4픽셀입니다
    “%1” is %2 × %3 pixels; an icon of a Mac toolbar is at most %4 at %5x ⇒ “%1” 파일은 %2 × %3픽셀입니다. Mac 도구 막대의 아이콘은 %5x에서 많아야 %4픽셀입니다
    “%1” is %2 × %3 pixels; an icon of an iOS toolbar is at most %4 at %5x, and %6 is right ⇒ “%1” 파일은 %2 × %3픽셀입니다. iOS 도구 막대의 아이콘은 %5x에서 많아야 %4픽셀이고 %6픽셀이 알맞습니다
    “%1” is a second menu of that title: the system has one in every app ⇒ “%1”은(는) 시스템 메뉴와 제목이 같은 앱의 메뉴여서 둘이 나란히 나타납니다
    “%1” is for when nothing is selected, and this condition holds only while something is ⇒ “%1”은(는) 선택한 것이 없을 때 쓰는데, 이 조건은 선택한 것이 있을 때만 성립합니다
    “%1” is in the Edit menu, where removing is called Delete ⇒ 편집 메뉴에 “%1”이(가) 있습니다. 편집 메뉴에서 지우는 명령은 Delete(삭제)라고 합니다
    “%1” is marked `destructive`, but destroys nothing ⇒ “%1”은(는) 아무것도 없애지 않는데 `destructive`로 표시되어 있습니다
    “%1” is not a PNG file, which a full-colour icon of a Mac toolbar has to be ⇒ “%1” 파일은 PNG가 아닙니다. Mac 도구 막대의 풀컬러 아이콘은 PNG 파일입니다
    “%1” is rarely used, but has the shortcut `%2` ⇒ 드물게 쓰는 “%1”에 단축키 `%2`이(가) 있습니다
    “%1” is the title of a section, which asks for nothing ⇒ “%1”은(는) 아무것도 묻지 않는 섹션의 제목입니다
    “%1” leaves it open whether there is one or more ⇒ “%1”은(는) 하나인지 여럿인지 정하지 않았습니다
    “%1” needs a selection, and this condition holds only while there is none ⇒ “%1”에는 선택한 것이 필요한데, 이 조건은 선택한 것이 없을 때만 성립합니다
    “%1” offers its options at once, so its title has no ellipsis ⇒ “%1”은(는) 선택지를 바로 보여 주므로 제목에 줄임표가 없습니다
    “%1” only names a part of the window; “Show %2” and “Hide %3” say what happens ⇒ “%1”은(는) 윈도우의 부분을 부르기만 합니다. “Show %1”과(와) “Hide %1”(이)라고 하면 무엇이 일어나는지 알 수 있습니다
    “%1” says how things are, not what the command does ⇒ “%1”은(는) 명령이 하는 일이 아니라 상태를 말합니다
    “%1” says “1 %2” for the number 1 ⇒ “%1”은(는) 수가 1일 때 “1 %2”(이)라고 나타냅니다
    “%1” says “1 %2” for “1 %3” ⇒ “%1”은(는) “1 %3”을(를) “1 %2”(이)라고 나타냅니다
    “%1” sounds destructive, but is not marked so ⇒ “%1”은(는) 파괴적인 명령의 제목인데 그 표시가 없습니다
    “%1” ⇒ “%1” 명령
    A full swipe performs %1, which is destructive and doesn't ask people to confirm ⇒ 끝까지 쓸어넘기면 %1을(를) 수행하는데, 파괴적이고 확인을 요청하지 않습니다
    Put another command first, add `confirm`, or leave out `full`. ⇒ 다른 명령을 먼저 쓰거나, `confirm`을 더하거나, `full`을 빼세요.
    `%1` has swipe actions and no context menu, where people look for what they cannot see ⇒ `%1`에 쓸어넘기기 동작은 있지만, 보이지 않는 것을 찾는 컨텍스트 메뉴가 없습니다
    %1 is in the swipe actions of `%2`, but not in its context menu ⇒ %1은(는) `%2`의 쓸어넘기기 동작에 있지만, 컨텍스트 메뉴에는 없습니다
    The swipe action “%1” has %2 characters; more than %3 do not fit beside a row ⇒ 쓸어넘기기 동작 “%1”은(는) %2자입니다. %3자를 넘으면 행 옆에 들어가지 않습니다
    Give it a shorter title here: `as "…"`. ⇒ 여기에서만 더 짧은 제목을 주세요: `as "…"`.
    %1 is destructive, and on the Home Screen nobody sees what it destroys ⇒ %1은(는) 파괴적인데, 홈 화면에서는 무엇이 지워지는지 보이지 않습니다
    Leave it to the app. ⇒ 앱에 맡기세요.
    The Dock adds this command to each app's menu itself ⇒ 이 명령은 Dock이 앱마다 메뉴에 스스로 더합니다
    %1 is only in the Dock menu, which few people open ⇒ %1은(는) 여는 사람이 적은 Dock 메뉴에만 있습니다
    Place it in the menu bar too. ⇒ 메뉴 막대에도 배치하세요.
    People know “%1” by `%2` in every app, and may change it here ⇒ “%1”은(는) 어느 앱에서나 `%2`인데, 여기에서는 바꿀 수 있습니다
    Write `fixed` after the shortcut. ⇒ 단축키 뒤에 `fixed`라고 쓰세요.
    This Dock menu has %1 entries beside the Dock's own; more than %2 are hard to scan ⇒ 이 Dock 메뉴에는 Dock 자체의 것 말고 항목이 %1개 있습니다. %2개를 넘으면 훑어보기 어렵습니다
    There are %1 quick actions; the Home Screen shows %2 at most ⇒ 빠른 동작이 %1개입니다. 홈 화면은 많아야 %2개를 보입니다
    This status item has no name of its own, by which the system remembers where people put it ⇒ 이 상태 항목에는 시스템이 놓인 자리를 기억하는 데 쓰는 이름이 없습니다
    Set its `autosaveName` right after it is made, to a name that stays. ⇒ 만든 다음 바로 `autosaveName`에 바뀌지 않는 이름을 주세요.
    This status item shows an image, and nothing says in words what it is ⇒ 이 상태 항목은 이미지를 보이는데, 무엇인지 말로 알려 주는 것이 없습니다
    Give the image an `accessibilityDescription`, or the button a title. ⇒ 이미지에 `accessibilityDescription`을 주거나 버튼에 제목을 주세요.
    Put another action first, ask before it acts, or turn off the full swipe. ⇒ 다른 동작을 먼저 두거나, 수행하기 전에 묻거나, 끝까지 쓸어넘기기를 끄세요.
    “%1” is in the swipe actions of a row, but not in its context menu ⇒ “%1”은(는) 행의 쓸어넘기기 동작에 있지만, 컨텍스트 메뉴에는 없습니다
    Add it there too: people look there for what they cannot see. ⇒ 그 메뉴에도 넣으세요. 사람들은 보이지 않는 것을 그곳에서 찾습니다.
    %1 keyboard shortcuts of this iPad app are in no menu of its menu bar ⇒ 이 iPad 앱의 단축키 %1개가 메뉴 막대의 어느 메뉴에도 없습니다
    Put them into menus: `commands` in SwiftUI, `buildMenu(with:)` in UIKit. ⇒ 메뉴에 넣으세요. SwiftUI에서는 `commands`, UIKit에서는 `buildMenu(with:)`입니다.
    “%1” is in the Dock menu and in no menu of the menu bar ⇒ “%1”이(가) Dock 메뉴에는 있고 메뉴 막대에는 없습니다
    %1 commands of the Dock menu are in no menu of the menu bar: %2 ⇒ Dock 메뉴의 명령 %1개가 메뉴 막대에 없습니다: %2
    This edge has %1 swipe actions; more than %2 leave no room for the row ⇒ 이 가장자리에 쓸어넘기기 동작이 %1개 있습니다. %2개를 넘으면 행이 들어갈 자리가 없습니다
    """#
}
