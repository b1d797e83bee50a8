import Foundation
import MenuGuidelines
import MenuModel
import Testing

@testable import MenuEmission

/// Guidelines of the kind `generated` have no check, because generated Swift and the library implement them. These
/// tests show how, one by one.
@Suite("The guidelines that generated Swift and the library carry out")
struct GeneratedGuidelinesTests {
  /// The code that implements a guideline. White space between words is ignored.
  struct Case: Sendable {
    let rule: String
    /// The declarations of a module.
    let menu: String
    /// The code that the module's Swift contains.
    var contains: [String] = []
    /// The code that the library contains.
    let library: [String]
    /// The code that neither contains.
    var lacks: [String] = []
  }

  /// The library's code, without comments.
  private static let library: String = {
    let folder = Fixtures.project.appendingPathComponent("Sources/MenuRuntime")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let texts = (files?.allObjects ?? []).compactMap { file -> String? in
      guard let url = file as? URL, url.pathExtension == "swift" else { return nil }
      return try? String(contentsOf: url, encoding: .utf8)
    }
    let lines = texts.joined().split(separator: "\n")
    return words(of: lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined())
  }()

  @Test("Each of them is shown here")
  func complete() {
    let generated = GuidelineChecker.guidelines.filter { $0.kind == .generated }
    #expect(generated.count >= 25)
    #expect(Set(Self.cases.map(\.rule)) == Set(generated.map(\.id)))
  }

  @Test("The Swift does what the page of the rule says", arguments: cases)
  func swift(example: Case) {
    let words = Self.words(of: Fixtures.swift(example.menu))
    for text in example.contains {
      let isThere = words.contains(Self.words(of: text))
      #expect(isThere, "no \(text)")
    }
    for text in example.library {
      let isThere = Self.library.contains(Self.words(of: text))
      #expect(isThere, "no \(text) in the library")
    }
    for text in example.lacks.map(Self.words) {
      let isThere = words.contains(text) || Self.library.contains(text)
      #expect(!isThere, "\(text)")
    }
  }

  /// The text without white space, so that line breaks do not matter.
  private static func words(of text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  /// A context menu with a preview.
  private static let context = """
    app Test { platforms iOS 16, iPadOS 16, macOS 13 }
    state { hasSelection: Bool }
    commands {
      open "Open" symbol folder
      erase "Erase" symbol trash destructive confirm "Erase it?" enabled when hasSelection
    }
    screen List {
      item Row {
        preview Card rounded 12 opens open drags
        context menu { open; erase }
      }
      background { context menu fixed { open } }
    }
    """

  private static let edit = """
    app Test { platforms iOS 16, macOS 13 }
    state { hasSelection: Bool; canPaste: Bool }
    commands { define "Define" affects selection }
    screen Page {
      item Body {
        edit menu selection hasSelection pasteboard canPaste arrow down {
          standard cut, copy, paste, select; define
        }
      }
    }
    """

  private static func toolbar(_ platforms: String, _ toolbar: String, _ screen: String = "List")
    -> String
  {
    """
    app Test { platforms \(platforms) }
    state { isOn: Bool; order: Order }
    choice Order { name "Name"; date "Date" }
    commands {
      add "Add"; share "Share…" symbol square.and.arrow.up asks
      pin "Pin" symbol pin on when isOn
      erase "Erase" symbol trash destructive confirm "Erase it?"; sort "Sort By" choose order
    }
    screen \(screen) { toolbar { \(toolbar) } }
    """
  }

  private static let cases: [Case] = contextCases + editCases + toolbarCases + menuCases + barCases

  private static let contextCases = [
    Case(
      rule: "context-preview-commit", menu: context,
      contains: ["var previewCommand: TestCommand? { .open }", "var isDraggable: Bool { true }"],
      library: ["willPerformPreviewActionForMenuWith", "addCompletion", "UIDragInteraction"]),
    Case(
      rule: "context-background", menu: context,
      contains: ["struct ListBackgroundMenu: ContextMenuSurface"],
      library: ["background: (any ContextMenuSurface)?", "func contextMenu<", "func makeMenu("]),
    Case(
      rule: "context-preview-shape", menu: context,
      contains: ["var previewShape: MenuPreviewShape { .rounded(12) }"],
      library: [".visiblePath = ", "contentShape(.contextMenuPreview"]),
    Case(
      rule: "context-priority-order", menu: context,
      contains: ["var keepsOrder: Bool { true }"],
      library: ["preferredMenuElementOrder = ", ".menuOrder(", ".priority"]),
    Case(
      rule: "context-hide-unavailable", menu: context + "\nmenu bar { menu Row \"Row\" { erase } }",
      contains: [".enabled(state.hasSelection)"],
      library: ["case .unavailable: guard facts.isShown, facts.isEnabled else { return nil }"]),
    Case(
      rule: "context-system-gesture", menu: context,
      library: ["UIContextMenuInteraction", ".contextMenu"],
      lacks: ["onLongPressGesture", "func rightMouseDown"]),
  ]

  private static let editCases = [
    Case(
      rule: "edit-context-commands", menu: edit,
      contains: ["hasSelection: state.hasSelection, canPaste: state.canPaste"],
      library: [
        "case .paste, .pasteAndMatchStyle: return canPaste ?? true",
        "case .select: return hasSelection.map { !$0 } ?? true",
      ]),
    Case(
      rule: "edit-word-selection", menu: edit, library: ["selects: Selection = .word"],
      lacks: ["return .all"]),
    Case(
      rule: "edit-position", menu: edit, contains: ["arrow: .down"],
      library: ["targetRectFor", "preferredArrowDirection = "]),
    Case(
      rule: "edit-default-selection", menu: edit.replacing("arrow down", with: "selects all"),
      contains: ["selects: .all"], library: ["case word, all"]),
    Case(
      rule: "edit-both-gestures", menu: edit,
      library: [
        "UILongPressGestureRecognizer(", "numberOfTapsRequired = 2", "UIEditMenuInteraction",
      ]),
  ]

  private static let toolbarCases = [
    Case(
      rule: "toolbar-control-size",
      menu: toolbar("macOS 13", "macOS { add; share; search \"Search\" }"),
      library: ["NSToolbarItem"], lacks: ["controlSize", "frame(width"]),
    Case(
      rule: "toolbar-ipad-navbar",
      menu: toolbar("iPadOS 16", "iPadOS editor { leading { add }; trailing { share } }"),
      contains: ["bar.iPadOS(.editor)", "bar.leading", "bar.trailing"],
      library: ["leadingItemGroups = ", "trailingItemGroups = ", ".toolbarRole("]),
    Case(
      rule: "toolbar-search-collapse",
      menu: toolbar("macOS 13", "macOS { add; search \"Search\" }"),
      contains: ["bar.addSearch("], library: ["NSSearchToolbarItem", ".searchable("]),
    Case(
      rule: "toolbar-hideable", menu: toolbar("macOS 13", "macOS hideable { add }"),
      contains: ["bar.macOS(.hideable)"], library: ["autosavesConfiguration = "]),
    Case(
      rule: "toolbar-mac-style", menu: toolbar("macOS 13", "macOS { add; share }"),
      contains: ["bar.macOS { bar in bar.add(.add, .share)"], library: ["NSToolbar"],
      lacks: ["toolbarStyle = .expanded"]),
    Case(
      rule: "toolbar-settings",
      menu: toolbar("macOS 13", "macOS { add; share }", "Options settings"),
      contains: ["bar.macOS(.settings)"],
      library: ["toolbarStyle = .preference", "toolbarSelectableItemIdentifiers("]),
    Case(
      rule: "toolbar-top",
      menu: toolbar(
        "iPadOS 16, macOS 13",
        "iPadOS { center customizable { add; group { pin; erase } } }; "
          + "macOS customizable { add; group { pin; erase } }"),
      contains: [
        "bar.center(.customizable)", "bar.macOS(.customizable)", "bar.addGroup(\"pinGroup\")",
      ],
      library: ["centerItemGroups = ", "NSToolbarItemGroup"]),
    Case(
      rule: "toolbar-ios-fixed-space",
      menu: toolbar("iOS 16", "iOS { add; share as \"Send\" symbol none; sort }"),
      library: [".fixedSpace("]),
    Case(
      rule: "toolbar-spring-load",
      menu: toolbar("macOS 14", "macOS { share springs; segmented order springs }"),
      contains: ["options: .springs"], library: ["isSpringLoaded = ", ".springLoadingBehavior("]),
    Case(
      rule: "toolbar-group-overflow",
      menu: toolbar(
        "iPadOS 16", "iPadOS { center { group Style \"Style\" symbol textformat { pin; erase } } }"
      ),
      contains: ["bar.addGroup(\"style\", MenuLabel("], library: ["representativeItem: "]),
    Case(
      rule: "toolbar-fullscreen", menu: toolbar("macOS 13", "macOS hideable { add }"),
      library: [".autoHideToolbar"]),
    Case(
      rule: "toolbar-center",
      menu: toolbar(
        "iPadOS 16", "iPadOS { center customizable { add essential; share; pin hidden } }"),
      contains: [
        "static let id = \"list\"", "bar.add(.add, options: .essential)",
        "bar.add(.pin, options: .hidden)",
      ],
      library: ["customizationIdentifier = ", "movableGroup(", "optionalGroup("]),
    Case(
      rule: "watch-toolbar", menu: toolbar("watchOS 9", "watchOS { add }", "List scrolls"),
      contains: ["bar.watchOS { bar in bar.add(.add)"], library: ["case watch"]),
    Case(
      rule: "toolbar-ios-bottom", menu: toolbar("iOS 16", "iOS { add; flexible; share }"),
      contains: ["bar.iOS { bar in bar.add(.add) bar.flexibleSpace()"],
      library: ["toolbarItems"]),
    Case(
      rule: "icon-template",
      menu: toolbar("iPadOS 16, macOS 13", "iPadOS { trailing { share } }; macOS { share }"),
      contains: [".symbol(\"square.and.arrow.up\")"],
      library: ["UIImage(systemName: ", "NSImage(systemSymbolName: ", "Image(systemName: "],
      lacks: ["renderingMode", "withTintColor", "foregroundColor"]),
  ]

  private static let menuCases = [
    Case(
      rule: "hold-menu",
      menu: """
        app Test { platforms iOS 16, macOS 13 }
        commands { add "Add"; scan "Scan" }
        screen List { button New "New" tap add { scan } }
        """,
      contains: ["var tapCommand: TestCommand? { .add }"],
      library: ["primaryAction", "NSComboButton("]),
    Case(
      rule: "icon-only-shows",
      menu: """
        app Test { platforms iOS 16, macOS 13 }
        commands { add "Add" symbol plus; scan "Scan" symbol qrcode }
        screen List { button New "New" { row { add; scan } } }
        """,
      library: ["preferredImageVisibility = .visible"]),
    Case(
      rule: "more-symbol",
      menu: """
        app Test { platforms iOS 17 }
        commands { add "Add"; scan "Scan" }
        screen List { more button { add; scan } }
        """,
      contains: ["return .more"],
      library: [".symbol(\"ellipsis\")", ".symbol(\"ellipsis.circle\")"]),
    Case(
      rule: "confirm-presentation", menu: context,
      contains: [".confirm(question)"],
      library: [
        "preferredStyle: ", "popoverPresentationController", "NSAlert()", ".confirmationDialog(",
      ]
    ),
    Case(
      rule: "toggle-one-signal",
      menu: """
        app Test { platforms iOS 16, macOS 13 }
        state { isOn: Bool; isFull: Bool }
        commands {
          bold "Bold" on when isOn
          full "Enter Full Screen" / "Exit Full Screen" on when isFull
        }
        screen List { item Row { context menu { bold; full } } }
        """,
      contains: [
        ".checked(state.isOn)",
        "MenuFacts(\"full\", state.isFull ? titleWhenOn : title).on(state.isFull)",
      ],
      library: ["isChecked = isOn"]),
    Case(
      rule: "confirm-dialog", menu: context, contains: [".destructive().confirm(question)"],
      library: [
        "UIAlertController(", "style: .cancel", ".destructive", "hasDestructiveAction = ",
        "role: .cancel",
      ]
    ),
    Case(
      rule: "destructive-style", menu: context, contains: [".destructive()"],
      library: [".insert(.destructive)", "Button(role: "]),
  ]

  private static let bar = """
    app Test { platforms iPadOS 17, macOS 14 }
    commands { split "Split" undoable affects selection key cmd+{ }
    screen Page { item Body { edit menu { standard copy; split } } }
    menu bar { app standard; file { standard openRecent }; edit standard { split }; window standard }
    """

  private static let barCases = [
    Case(
      rule: "open-recent", menu: bar, contains: ["menu.addSystem(.openRecent)"],
      library: ["recentDocumentURLs", ".openRecent"]),
    Case(
      rule: "undo-names-action", menu: bar, contains: [".undoable()"],
      library: ["registerUndo(withTarget:", "setActionName("]),
    Case(
      rule: "window-list", menu: bar, contains: ["bar.add(.window, standard: true)"],
      library: ["windowsMenu = "]),
    Case(
      rule: "shortcut-localized", menu: bar, contains: [".key(\"{\", .command)"],
      // Keys that people recorded are shown as recorded.
      library: [
        "keyEquivalent", "UIKeyCommand(", ".keyboardShortcut(",
        "allowsAutomaticLocalization = !item.hasChangedKeys",
      ],
      lacks: [
        "KeyEquivalentLocalization = false", "KeyEquivalentMirroring",
        "allowsAutomaticLocalization = false", "allowsAutomaticMirroring",
      ]),
  ]
}

extension GeneratedGuidelinesTests.Case: CustomTestStringConvertible {
  var testDescription: String { rule }
}
