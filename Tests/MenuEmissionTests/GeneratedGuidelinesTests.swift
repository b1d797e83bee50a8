import Foundation
import MenuGuidelines
import MenuModel
import Testing

@testable import MenuEmission

/// Rules of the kind `generated` have no check: the Swift carries them out. Here is how, rule by rule.
@Suite("The guidelines that the generated Swift carries out")
struct GeneratedGuidelinesTests {
  /// What a module's Swift has because of a rule.
  struct Case: Sendable {
    let rule: String
    /// The declarations of the module.
    let menu: String
    /// What stands in the Swift; white space between words does not count.
    let contains: [String]
    /// What does not stand in it.
    var lacks: [String] = []
  }

  @Test("Each of them is shown here")
  func complete() {
    let generated = GuidelineChecker.guidelines.map { $0.page }.filter { $0.kind == .generated }
    #expect(generated.count >= 25)
    #expect(Set(Self.cases.map(\.rule)) == Set(generated.map(\.id)))
  }

  @Test("The Swift does what the page of the rule says", arguments: cases)
  func swift(example: Case) {
    let words = Self.words(of: MenuSamples.swift(example.menu))
    for text in example.contains {
      #expect(words.contains(Self.words(of: text)), "\(example.rule): no \(text)")
    }
    for text in example.lacks {
      #expect(!words.contains(Self.words(of: text)), "\(example.rule): \(text)")
    }
  }

  /// A text without white space, so that line breaks do not matter.
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
      contains: [
        "willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration",
        "animator.addCompletion", "class TestDragInteraction: UIDragInteraction",
      ]),
    Case(
      rule: "context-background", menu: context,
      contains: [
        "struct ListBackgroundMenu: TestContextMenuSurface", "contextMenuConfigurationForItemsAt",
        "func contextMenu<ID: Hashable", "func makeMenu() -> NSMenu",
      ]),
    Case(
      rule: "context-preview-shape", menu: context,
      contains: [
        "return .rounded(12)", "parameters.visiblePath = ",
        "content.contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: radius))",
      ]),
    Case(
      rule: "context-priority-order", menu: context,
      contains: [
        "configuration.preferredMenuElementOrder = isFixed ? .fixed : .priority",
        "content.menuOrder(isFixed ? .fixed : .priority)",
        "var isFixed: Bool { return true }",
      ]),
    Case(
      rule: "context-hide-unavailable", menu: context + "\nmenu bar { menu Row \"Row\" { erase } }",
      contains: [
        "var hidesUnavailable: Bool { true }",
        "guard command.isShown(in: state), isEnabled || !hidesUnavailable else { return nil }",
        "attributes.insert(.disabled)",
      ]),
    Case(
      rule: "context-system-gesture", menu: context,
      contains: [
        "class TestMenuInteraction: UIContextMenuInteraction", "content.contextMenu {",
      ],
      lacks: ["UILongPressGestureRecognizer", "onLongPressGesture", "rightMouseDown"]),
  ]

  private static let editCases = [
    Case(
      rule: "edit-context-commands", menu: edit,
      contains: [
        "case .cut, .copy: return state.hasSelection", "case .paste: return state.canPaste",
        "case .select: return !state.hasSelection",
      ]),
    Case(
      rule: "edit-word-selection", menu: edit,
      contains: ["var selects: TestEditSelection { .word }", "select?(menu.selects, point)"],
      lacks: ["return .all"]),
    Case(
      rule: "edit-position", menu: edit,
      contains: [
        "targetRectFor configuration: UIEditMenuConfiguration",
        "configuration.preferredArrowDirection = menu.arrow.direction", "return .down",
      ]),
    Case(
      rule: "edit-default-selection", menu: edit.replacing("arrow down", with: "selects all"),
      contains: [
        "return .all",
        "if !menu.hasSelection(in: menu.state()) { selectDefault(at: point, in: view) }",
      ]),
    Case(
      rule: "edit-both-gestures", menu: edit,
      contains: [
        "UILongPressGestureRecognizer(target: self, action: #selector(longPress(_:)))",
        "UITapGestureRecognizer(target: self, action: #selector(doubleTap(_:)))",
        "tap.numberOfTapsRequired = 2", "class TestEditMenuInteraction: UIEditMenuInteraction",
      ]),
  ]

  private static let toolbarCases = [
    Case(
      rule: "toolbar-control-size",
      menu: toolbar("macOS 13", "macOS { add; share; search \"Search\" }"),
      contains: ["NSToolbarItem"], lacks: ["controlSize", "frame(width"]),
    Case(
      rule: "toolbar-ipad-navbar",
      menu: toolbar("iPadOS 16", "iPadOS editor { leading { add }; trailing { share } }"),
      contains: [
        "item.leadingItemGroups = ", "item.trailingItemGroups = ", "bar.role = .editor",
        "TestBarRole(role: .editor)", "content.toolbarRole(.editor)",
      ]),
    Case(
      rule: "toolbar-search-collapse",
      menu: toolbar("macOS 13", "macOS { add; search \"Search\" }"),
      contains: ["NSSearchToolbarItem(itemIdentifier: identifier)", ".searchable(text: search"]),
    Case(
      rule: "toolbar-hideable", menu: toolbar("macOS 13", "macOS hideable { add }"),
      contains: ["isHideable: true", "toolbar.autosavesConfiguration = "],
      lacks: ["NSWindow.toggleToolbarShown", "toggleToolbarShown(_:) {"]),
    Case(
      rule: "toolbar-mac-style", menu: toolbar("macOS 13", "macOS { add; share }"),
      contains: ["NSToolbar(identifier: "],
      lacks: ["toolbarStyle", "isBordered", "bezelStyle", "titleVisibility"]),
    Case(
      rule: "toolbar-settings",
      menu: toolbar("macOS 13", "macOS { add; share }", "Options settings"),
      contains: [
        "window.toolbarStyle = .preference", "options: .selectable",
        "func toolbarSelectableItemIdentifiers(",
      ]),
    Case(
      rule: "toolbar-top",
      menu: toolbar(
        "iPadOS 16, macOS 13",
        "iPadOS { center customizable { add; group { pin; erase } } }; "
          + "macOS customizable { add; group { pin; erase } }"),
      contains: [
        "item.centerItemGroups = ", "NSToolbar(identifier: ", "isCustomizable: true",
        "items.addGroup(", "bar.addGroup(",
      ]),
    Case(
      rule: "toolbar-ios-fixed-space",
      menu: toolbar("iOS 16", "iOS { add; share as \"Send\" symbol none; sort }"),
      contains: [".fixedSpace(16)"]),
    Case(
      rule: "toolbar-spring-load",
      menu: toolbar("macOS 14", "macOS { share springs; segmented order springs }"),
      contains: [
        "control.isSpringLoaded = options.contains(.springLoaded)", ".springLoaded",
        "content.springLoadingBehavior(.enabled)",
      ]),
    Case(
      rule: "toolbar-group-overflow",
      menu: toolbar(
        "iPadOS 16", "iPadOS { center { group Style \"Style\" symbol textformat { pin; erase } } }"
      ),
      contains: ["representativeItem: slot.representative", "bar.addGroup("]),
    Case(
      rule: "toolbar-fullscreen", menu: toolbar("macOS 13", "macOS hideable { add }"),
      contains: ["return proposedOptions.union(.autoHideToolbar)"]),
    Case(
      rule: "toolbar-center",
      menu: toolbar(
        "iPadOS 16", "iPadOS { center customizable { add essential; share; pin hidden } }"),
      contains: [
        "bar.center(customization: \"list\")", "bar.add(.add, as: .essential)",
        "bar.add(.pin, as: .hidden)", "if slot.traits.contains(.essential) { return .movableGroup(",
        "return .optionalGroup(", "item.customizationIdentifier = customization",
        ".toolbar(id: \"list\")", ".customizationBehavior(.reorderable)",
        ".defaultCustomization(.hidden)",
      ]),
    Case(
      rule: "watch-toolbar", menu: toolbar("watchOS 9", "watchOS { add }", "List scrolls"),
      contains: ["ToolbarItem(placement: .primaryAction)"]),
    Case(
      rule: "toolbar-ios-bottom", menu: toolbar("iOS 16", "iOS { add; flexible; share }"),
      contains: ["viewController.setToolbarItems(items", "ToolbarItemGroup(placement: .bottomBar)"]),
    Case(
      rule: "icon-template",
      menu: toolbar("iPadOS 16, macOS 13", "iPadOS { trailing { share } }; macOS { share }"),
      contains: ["UIImage(systemName: ", "NSImage(systemSymbolName: ", "Image(systemName: "],
      lacks: ["renderingMode", "withTintColor", "isTemplate", "foregroundColor", "paletteColors"]),
  ]

  private static let menuCases = [
    Case(
      rule: "hold-menu",
      menu: """
        app Test { platforms iOS 16, macOS 13 }
        commands { add "Add"; scan "Scan" }
        screen List { button New "New" tap add { scan } }
        """,
      contains: [
        "Menu(", "primaryAction:", "NSComboButton(title: title, menu: menu",
        "if let action = tapAction() { button.addAction(action, for: .primaryActionTriggered)",
        "item.primaryAction = action",
      ]),
    Case(
      rule: "more-symbol",
      menu: """
        app Test { platforms iOS 17 }
        commands { add "Add"; scan "Scan" }
        screen List { more button { add; scan } }
        """,
      contains: ["return .symbol(\"ellipsis.circle\")"]),
    Case(
      rule: "more-symbol",
      menu: """
        app Test { platforms iOS 26 }
        commands { add "Add"; scan "Scan" }
        screen List { more button { add; scan } }
        """,
      contains: ["return .symbol(\"ellipsis\")"]),
    Case(
      rule: "confirm-presentation", menu: context,
      contains: [
        "preferredStyle: .actionSheet", "sheet.popoverPresentationController?.sourceView = view",
        "let alert = NSAlert()", "content.confirmationDialog(",
      ]),
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
        "func isChecked(in state: TestState) -> Bool { switch self { case .bold: return isOn(in: state) "
          + "default: return false } }",
        "defaultValue: \"Exit Full Screen\"",
      ]),
    Case(
      rule: "confirm-dialog", menu: context,
      contains: [
        "UIAlertController(title: question, message: nil", "style: .cancel",
        "isDestructive ? .destructive : .default", "alert.messageText = question",
        "hasDestructiveAction = ", "role: .cancel",
      ]),
    Case(
      rule: "destructive-style", menu: context,
      contains: [
        "if item.command.isDestructive { attributes.insert(.destructive) }",
        "Button(role: item.command.isDestructive ? .destructive : nil)",
      ]),
  ]

  private static let bar = """
    app Test { platforms iPadOS 17, macOS 14 }
    commands { split "Split" undoable affects selection key cmd+{ }
    screen Page { item Body { edit menu { standard copy; split } } }
    menu bar { app standard; file { standard openRecent }; edit standard { split }; window standard }
    """

  private static let barCases = [
    Case(
      rule: "open-recent", menu: bar,
      contains: [
        "TestRecentDocuments.fill(filler.menu)", "NSDocumentController.shared.recentDocumentURLs",
        "TestStandardItem.openRecent.menuItem", "case .openRecent: return group(.openRecent)",
      ]),
    Case(
      rule: "undo-names-action", menu: bar,
      contains: [
        "undoManager.registerUndo(withTarget:", "undoManager.setActionName(name)",
      ]),
    Case(
      rule: "window-list", menu: bar,
      contains: [
        "target.windowsMenu = item.submenu", "application.windowsMenu = target.windowsMenu",
        "menuBar.addStandardMenu(.window)",
        "if menu.entries.isEmpty { // It stays as the system has it.",
      ]),
    Case(
      rule: "shortcut-localized", menu: bar,
      contains: ["keyEquivalent", "UIKeyCommand(", ".keyboardShortcut("],
      lacks: [
        "KeyEquivalentLocalization", "KeyEquivalentMirroring", "allowsAutomaticLocalization",
        "allowsAutomaticMirroring", "localization:",
      ]),
  ]
}

extension GeneratedGuidelinesTests.Case: CustomTestStringConvertible {
  var testDescription: String { rule }
}
