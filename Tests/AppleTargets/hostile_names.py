"""Names that a careless generator of Swift would stumble over."""
import unicodedata

# Swift's keywords, and the words that are keywords only in some places.
KEYWORDS = """
    Any Self as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch
    throw throws true try typealias var where while
""".split()
CONTEXTUAL = """
    Type Protocol any some await async actor each macro package consume copy borrow discard then yield unsafe get
    set willSet didSet lazy weak unowned mutating nonmutating optional required prefix infix postfix indirect
    dynamic final convenience override open left right none higherThan lowerThan assignment nonisolated isolated
    sending consuming borrowing distributed module didSet reasync _modify _read __consuming unowned safe of file
    line column function available unavailable swift Sendable escaping autoclosure discardableResult main global
""".split()
# What protocols, the standard library and Objective-C call their members.
MEMBERS = """
    allCases hashValue hash description debugDescription rawValue id body init self customMirror encode decode
    hasher count first last map filter isEmpty startIndex endIndex subscript underestimatedCount makeIterator next
    copy isEqual superclass perform responds value setValue observe zone dealloc retain release autorelease
    load initialize retainCount class lhs rhs other none some wrapped unsafelyUnwrapped
""".split()
# What the generated Swift and the library call theirs.
GENERATED = """
    facts places placements allCommands state command option question title titleWhenOn help subtitle context build menu
    traits layout content label tapCommand isEnabled isShown previewShape previewCommand isDraggable keepsOrder
    element choose image symbol key shown enabled on destructive confirm bar toolbar items entries areas perform
    surface place items2 commands bundle locale folders id0 value1 tables texts text isPad isPhone view button
    moreTitle addSystem add addEach addChoice separate when section submenu row palette search space group
    symbolName titleText toolbarSurface menuBar menuBarFile contextMenu undoable hasSelection canPaste selects
    arrow mainMenu appMenus supplied view1 localized comment defaultValue table zero one two few many
""".split()
TYPES = """
    Color Font Layout List Form Table Link Window Grid Slider Stepper Path Gradient Animation Angle Axis Edge
    Alignment Anchor Canvas Material Namespace Preview Previews Transaction Transition Visibility Gesture Timer
    Calendar Formatter Scanner Thread Stream Port Host Process Progress Unit Dimension Measurement Operation
    Operator Duration Clock Regex Iterator Element Index Indices Key Value Subject Body Content ID RawValue
    AllCases Wrapped Failure Success Output Input Iteration Member Context Item Items Entry Entries Surface Place
    Placement Bar MenuBar Command Facts Title Page Options Configuration Builder Part Parts Area Areas Token
    Module Package Actor Executor Sequence1 Zip Mirror1 Union Enum Struct Class Func Extension Import Private
    Static Default Case None Some Nil True False Init Self_ Super Any_ Async Await Throws Where While Each Macro
    Dispatch Combine Observation Darwin CoreGraphics Glibc MenuRuntime MenuEmission XCTest Main App_ Document
    Documents Screen Screens Cell Row Column Board Note Folder File Tag Style Kind Sort Mode State_ Command_
    Undo Redo Cut Copy Paste Delete Select Find Print Share Sidebar Inspector Toolbar ToolbarMenu Pull Down
    PullDown UI NS Edit EditMenu ContextMenu Shown Background ContextMenuContext BackgroundMenu More MoreMenu
    Options_ Bundle_ MenuBundleToken Localizable Menus Strings URLSession IO URLField XMLParser A AB ABC B BC C
    Ab aB aBC _A _a __ A1 A_1 Z9 Void_ Comparator Notation Observable Tab TabView TabBar Scroll ScrollView Stack
""".split()
# Each of these is taken, and an error says so; or it could be.
TAKEN = """
    String Int Array Optional Result Task Error Never Any Self Type Protocol Bool Character Set Dictionary Void
    Menu Button View Section Picker Toggle Label Image Text Divider ForEach Group Locale Bundle URL UUID Data
    Date UIMenu UIAction UICommand UIKeyCommand UIMenuElement UIBarButtonItem UIView UIButton UIImage NSMenu
    NSMenuItem NSImage NSToolbar NSToolbarItem NSObject NSView NSWindow MenuShortcut MenuText
    MenuRuntimeVersion2 MenuCommand MenuState MenuFacts MenuContext MenuBuilder MenuChoice MenuListElement
    MenuElementID MenuLabel MenuToolbarBuilder MenuToolbarEntry MenuPullDownButton MenuPlural RuntimeVersion Swift SwiftUI
    UIKit AppKit Foundation Body Command Place State Hashable Sendable CaseIterable MainActor Identifiable Equatable Comparable
    Selector IndexPath KeyPath Character Float Double Unicode
""".split()
# Names of apps: with what follows them in generated Swift, some are taken.
APPS = """
    Notes Menu Toolbar ContextMenu EditMenu PullDown MenuBar Shown App Swift String UI NS SwiftUI UIKit Foundation
    MenuRuntime default self Type class X _x Ünïcode 메모 メモ Command State Place Surface NotesCommand MenuToolbar init
    Main A URL
""".split()
SCRIPTS = """
    메모 메모장 ノート ファイル 笔记 文件夹 заметка Заметка שלום ملف हिन्दी ไทย ελληνικά Ελλάδα Ünïcode ünïcode straße
    ŉame ǰame ﬁle İstanbul ıstanbul Éclair éclair Ωmega Ωmega ªnnum ºrdinal x² Ⅷ ⅷ 𝒳name 𐐨deseret 𐐀deseret ǆ ǅ Ǆ ß ẞ
""".split()
SCRIPTS = [name for name in SCRIPTS if name != "x²"]
# Combining marks, variation selectors, fillers and joiners, which do not show.
INVISIBLE = ["e\u0301tude", "u\u0308ber", "a\u034Fb", "a\ufe0fb", "a\ufe0f", "\u3164name", "\u115fname",
             "\uffa0name", "a\u180bb", "a\U000e0100b", "q\u0323\u0307x", "q\u0307\u0323x", "a·b", "a\u0387b", "a‿b",
             "a\ufe4fb", "\u1100\u1161name", "ко\u0306т", "a\u17b4b", "a\u17b5b"]
# These are not names: an error says so.
NO_NAMES = ["a\u200db", "a\u200cb", "a\u2060b", "emoji😀", "a\u00adb", "a\ufeffb"]
LONG = ["x" * 250, "aVeryLongNameOfSomething" * 20, "Y" * 1000, "메모" * 100]


def unique(names):
    return list(dict.fromkeys(unicodedata.normalize("NFC", name) for name in names))


def capital(name):
    return name[:1].upper() + name[1:]


LOWER = unique(KEYWORDS + CONTEXTUAL + MEMBERS + GENERATED)
UPPER = unique(TYPES + [capital(name) for name in MEMBERS + GENERATED + CONTEXTUAL if name[0] != "_"])
UPPER = [name for name in UPPER if name not in TAKEN]
RARE = unique(SCRIPTS + INVISIBLE + LONG)
