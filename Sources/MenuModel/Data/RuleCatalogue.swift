import MenuSyntax

/// The ids of all guideline rules.
///
/// `guidelines { … }` and `@allow` are resolved before any rule runs, and by a target that knows no
/// rule, so the ids are here. The catalogue has rules that a check decides, rules that the
/// grammar or the generated code carries out, and the two that watch over `@allow` itself; each of
/// them has a page, and so each id is known.
public enum RuleCatalogue {
  /// The id of the rule about an `@allow` that silences nothing.
  public static let unusedAllow = "unused-allow"
  /// The id of the rule about an `@allow` without a reason.
  public static let allowNeedsReason = "allow-needs-reason"

  /// Whether there is a rule with this id.
  public static func contains(_ id: String) -> Bool {
    list.contains(id)
  }

  /// Whether the reader's error about a rule leaves a part of the module out, as errors of the language do.
  ///
  /// What is missing then would be blamed on other rules.
  public static func leavesPartOut(_ id: String) -> Bool {
    id == "context-has-target" || id == "context-xor-edit"
  }

  /// All ids, in the order of their bytes.
  public static var ids: [String] { list.names }

  /// The ids that someone who wrote `id` may have meant, the best first.
  public static func suggestions(for id: String) -> [String] {
    Spelling.nearest(to: id, among: ids)
  }

  private static let list = SortedNames(
    """
    allow-needs-reason
    alternate-menubar-only
    alternate-not-only
    alternate-one-modifier
    app-menu-order
    app-name-length
    asset-ios-toolbar-icon
    asset-mac-toolbar-color
    asset-mac-toolbar-icon
    confirm-dialog
    confirm-presentation
    context-background
    context-consistent
    context-frequent-first
    context-has-target
    context-hidden-feature
    context-hide-unavailable
    context-icons
    context-in-menu-bar
    context-ipad-create
    context-label-short
    context-max-groups
    context-max-items
    context-no-advanced
    context-no-open-item
    context-no-shortcuts
    context-platform
    context-preview
    context-preview-commit
    context-preview-shape
    context-priority-order
    context-reachable
    context-scope-match
    context-submenu-depth
    context-system-gesture
    context-title
    context-use-submenu
    context-xor-edit
    delete-word
    destructive-last
    destructive-marked
    destructive-needs-confirm
    destructive-style
    dock-menu-elsewhere
    document-menu-no-editing
    document-menu-no-open-in
    document-menu-scope
    edit-acts-on-selection
    edit-both-gestures
    edit-context-commands
    edit-custom-last
    edit-default-selection
    edit-delete-vs-cut
    edit-label-short
    edit-max-custom
    edit-menu-order
    edit-needs-undo
    edit-no-button-target
    edit-no-confirm
    edit-no-redundant-control
    edit-no-style
    edit-position
    edit-selectable-text
    edit-selection-condition
    edit-standard-set
    edit-standard-subset
    edit-system-menu
    edit-word-selection
    ellipsis-character
    ellipsis-needs-input
    file-menu-order
    frequent-first
    group-family
    group-not-separator
    help-menu
    hold-menu
    icon-ellipsis-overflow
    icon-group-first
    icon-only-shows
    icon-ornamental
    icon-prefer-symbol
    icon-sparingly
    icon-standard
    icon-stays
    icon-template
    icon-uniform-group
    icon-unique-in-menu
    ipad-settings-reserved
    ipad-tabs-in-view
    ipad-ui-reachable
    label-no-articles
    label-required
    label-title-case
    label-verb
    menu-always-openable
    menu-layout-medium
    menu-layout-small
    menu-max-items
    menu-title-short
    menubar-covers-all
    menubar-extra
    menubar-never-hide
    menubar-order
    menubar-title-word
    menubar-view-present
    menubar-window-present
    min-os
    more-suggested
    more-symbol
    new-names-item
    no-indent
    no-peek-pop
    no-system-items
    open-recent
    plural-needs-one
    popup-flat
    prefer-duplicate
    primary-visible
    pulldown-has-button
    pulldown-icons
    pulldown-max-groups
    pulldown-min-items
    pulldown-not-everything
    pulldown-selections
    pulldown-title
    secondary-placed
    settings-item
    shortcut-budget
    shortcut-command-first
    shortcut-duplicate
    shortcut-edits-text
    shortcut-family
    shortcut-localized
    shortcut-nonletter
    shortcut-not-repurposed
    shortcut-order
    shortcut-reserved
    shortcut-standard
    shortcut-title-standalone
    shortcut-upper-char
    submenu-common-term
    submenu-depth
    submenu-max-items
    submenu-no-icon
    submenu-title-required
    submenu-title-short
    symbol-exists
    toggle-label-pair
    toggle-label-verb
    toggle-one-signal
    toggle-reset
    toolbar-areas
    toolbar-areas-min-os
    toolbar-back-close
    toolbar-borderless
    toolbar-center
    toolbar-center-tasks
    toolbar-consistent-style
    toolbar-control-size
    toolbar-customize-suggested
    toolbar-dedicated-group
    toolbar-fullscreen
    toolbar-group-not-space
    toolbar-group-overflow
    toolbar-group-suggested
    toolbar-hide-command
    toolbar-hideable
    toolbar-icon-or-label
    toolbar-in-menu-bar
    toolbar-inactive-click
    toolbar-inspector-trailing
    toolbar-ios-bottom
    toolbar-ios-few-text
    toolbar-ios-fixed-space
    toolbar-ios-many-symbols
    toolbar-ios-no-customize
    toolbar-ios-no-groups
    toolbar-ios-no-segmented
    toolbar-ipad-navbar
    toolbar-ipad-top
    toolbar-keep-text-few
    toolbar-label-style
    toolbar-label-verb
    toolbar-leading-fixed
    toolbar-leading-order
    toolbar-mac-both
    toolbar-mac-style
    toolbar-main-tasks
    toolbar-max-groups
    toolbar-max-items
    toolbar-no-background
    toolbar-no-navigation
    toolbar-no-overflow-item
    toolbar-no-selected
    toolbar-not-mirror
    toolbar-one-prominent
    toolbar-palette-editing
    toolbar-prefer-symbol
    toolbar-priority-order
    toolbar-search-collapse
    toolbar-search-place
    toolbar-search-trailing
    toolbar-settings
    toolbar-spring-load
    toolbar-system-overflow
    toolbar-text-apart
    toolbar-title
    toolbar-title-and-symbol
    toolbar-toggle-states
    toolbar-top
    toolbar-trailing
    toolbar-visibility-priority
    toolbar-xor-tabbar
    undo-first
    undo-names-action
    unused-allow
    view-window-split
    vision-breakthrough
    vision-toolbar
    watch-no-hidden-menu
    watch-toolbar
    watch-toolbar-not-primary
    watch-toolbar-scroll
    watch-toolbar-single
    window-list
    window-reopen
    """)
}
