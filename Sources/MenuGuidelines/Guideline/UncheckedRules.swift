import MenuModel
import MenuSyntax

/// The rules without a check here: those of the language, of the generated Swift, and for people.
///
/// A row and a page are the whole rule.
enum UncheckedRules {
  static let all: [Rule] = [
    Rule("allow-needs-reason", kind: .language, sources: [], severity: .error),
    Rule("unused-allow", kind: .language, sources: [], severity: .warning),
    ItemHasAction.rule,
    StatusItemAutosave.rule,
    StatusItemLabel.rule,
    IpadKeysNoBar.rule,
    Rule(
      "context-has-target", kind: .language, sources: [.contextMenus2022], severity: .error,
      isErrorOfLanguage: true, leavesPartOut: true),
    ContextNoShortcuts.rule,
    Rule(
      "context-xor-edit", kind: .language, sources: [.contextMenus2022, .contextMenusIOS13],
      platforms: [.iOS, .iPadOS], severity: .error, isErrorOfLanguage: true),
    Rule(
      "icon-stays", kind: .language, sources: [.menus2026, .releaseNotes27],
      platforms: .withMenuBar, severity: .error),
    Rule("icon-template", kind: .generated, sources: [.toolbarsIPadOS16]),
    Rule(
      "destructive-style", kind: .generated, sources: [.contextMenus2022, .pullDownMenusIOS14],
      platforms: [.iOS, .iPadOS]),
    Rule(
      "context-background", kind: .generated, sources: [.contextMenus2022, .contextMenus2025],
      platforms: [.iPadOS]),
    Rule("context-hidden-feature", kind: .advice, sources: [.contextMenus2022]),
    Rule("context-hide-unavailable", kind: .generated, sources: [.contextMenus2025]),
    Rule(
      "context-preview-commit", kind: .generated, sources: [.contextMenus2022, .contextMenusIOS13],
      platforms: [.iOS, .iPadOS]),
    Rule(
      "context-preview-shape", kind: .generated, sources: [.contextMenus2022],
      platforms: [.iOS, .iPadOS]),
    Rule(
      "context-priority-order", kind: .generated, sources: [.contextMenus2022],
      platforms: [.iOS, .iPadOS]),
    Rule(
      "context-system-gesture", kind: .generated, sources: [.contextMenus2022, .contextMenusIOS13],
      platforms: [.iOS, .iPadOS, .macOS]),
    Rule(
      "no-peek-pop", kind: .language, sources: [.contextMenusIOS13], platforms: [.iOS, .iPadOS]),
    Rule(
      "edit-both-gestures", kind: .generated, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule(
      "edit-context-commands", kind: .generated, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule(
      "edit-default-selection", kind: .generated, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule("edit-no-style", kind: .language, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule("edit-position", kind: .generated, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule("edit-standard-set", kind: .language, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule(
      "edit-standard-subset", kind: .language, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule(
      "edit-word-selection", kind: .generated, sources: [.editMenus], platforms: [.iOS, .iPadOS]),
    Rule(
      "menubar-extra", kind: .advice, sources: [.menuBar2025], platforms: .macOS, severity: .warning
    ),
    Rule("open-recent", kind: .generated, sources: [.menuBar2025], platforms: .withMenuBar),
    Rule(
      "undo-names-action", kind: .generated, sources: [.menuBar2025, .undoAndRedo2025],
      platforms: .withMenuBar),
    Rule("window-list", kind: .generated, sources: [.menuBar2025], platforms: .withMenuBar),
    Rule("window-reopen", kind: .advice, sources: [.appReview], platforms: .mac, severity: .error),
    Rule("confirm-dialog", kind: .generated, sources: [.actionSheets2025], severity: .error),
    Rule(
      "confirm-presentation", kind: .generated, sources: [.pullDownMenusIOS14, .actionSheets2025],
      severity: .error),
    Rule(
      "icon-only-shows", kind: .generated, sources: [.releaseNotes27],
      platforms: [.iPadOS, .macOS, .macCatalyst]),
    Rule("vision-breakthrough", kind: .advice, sources: [.menus2026], platforms: .visionOS),
    Rule("toggle-one-signal", kind: .generated, sources: [.menus2025], severity: .error),
    Rule("hold-menu", kind: .generated, sources: [.pullDownMenusIOS14]),
    Rule("popup-flat", kind: .advice, sources: [.popUpButtons2025], severity: .error),
    Rule("pulldown-has-button", kind: .language, sources: [.pullDownMenusIOS14], severity: .error),
    Rule("pulldown-selections", kind: .language, sources: [.pullDownMenusIOS14]),
    Rule("pulldown-title", kind: .advice, sources: [.pullDownMenusIOS14], severity: .note),
    Rule(
      "shortcut-localized", kind: .generated, sources: [.keyboards2025], platforms: .withShortcuts),
    Rule("shortcut-order", kind: .language, sources: [.keyboards2025], platforms: .withShortcuts),
    Rule("more-symbol", kind: .generated, sources: [.pullDownMenusIOS14, .toolbars2025]),
    Rule("toolbar-center", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .iPadOS),
    Rule("toolbar-control-size", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule("toolbar-fullscreen", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule(
      "toolbar-group-overflow", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .iPadOS),
    Rule("toolbar-hideable", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule("toolbar-ios-bottom", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .iOS),
    Rule(
      "toolbar-ios-fixed-space", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .iOS),
    Rule("toolbar-ipad-navbar", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .iPadOS),
    Rule(
      "toolbar-ipad-top", kind: .language, sources: [.toolbarsIPadOS16], platforms: .iPadOS,
      severity: .error),
    Rule("toolbar-mac-style", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule("toolbar-no-background", kind: .language, sources: [.toolbarsIPadOS16, .toolbars2025]),
    Rule(
      "toolbar-search-place", kind: .advice, sources: [.searchFields2026],
      platforms: [.iOS, .iPadOS, .macOS]),
    Rule(
      "toolbar-search-collapse", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule("toolbar-settings", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule("toolbar-spring-load", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .macOS),
    Rule(
      "toolbar-title", kind: .advice, sources: [.toolbars2025],
      severity: EditionSeverity(in2022: nil, in2025: .warning)),
    Rule(
      "toolbar-top", kind: .generated, sources: [.toolbarsIPadOS16], platforms: [.iPadOS, .macOS]),
    Rule("watch-toolbar", kind: .generated, sources: [.toolbarsIPadOS16], platforms: .watchOS),
  ]
}
