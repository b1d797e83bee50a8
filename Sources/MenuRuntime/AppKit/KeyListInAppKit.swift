#if os(macOS) && canImport(AppKit)
  public import AppKit

  extension MenuBarSurface where Command: MenuKeysChangeable {
    /// Returns a list of all commands of the menu bar, by menu, each with a recorder and a button that gives its own keys back
    /// to it; a search field; and a button for all keys. Last are commands with keys that no menu has, such as global ones.
    ///
    /// - Parameter others: The menu bars of other modules, whose commands are in the list too.
    public static func makeKeyList(adding others: [any MenuBarSurface.Type] = []) -> NSView {
      MenuKeyListView(MenuKeyContents([Self.self] + others))
    }
  }

  extension MenuKeys {
    /// Returns a list of the commands with keys, for an app without a menu bar.
    public func makeKeyList() -> NSView { MenuKeyListView(MenuKeyContents(self)) }
  }

  /// The commands by menu, with their recorders.
  @MainActor
  final class MenuKeyListView: NSStackView {
    private struct Row {
      let entry: MenuKeyEntry
      let reset: NSButton
      let view: NSView
    }
    private struct Group {
      let title: String?
      let header: NSView?
      let rows: [Row]
    }

    private let contents: MenuKeyContents
    private var groups: [Group] = []
    private let search = NSSearchField(frame: .zero)
    private let list = FlippedStackView(frame: .zero)
    private let note = MenuKeyField.makeNote()
    private let relaunch = MenuKeyField.makeNote()
    private let resetAll = NSButton(frame: .zero)

    private var rows: [Row] { groups.flatMap(\.rows) }

    init(_ contents: MenuKeyContents) {
      self.contents = contents
      super.init(frame: .zero)
      orientation = .vertical
      alignment = .leading
      groups = contents.groups.map { makeGroup($0) }
      list.orientation = .vertical
      list.alignment = .leading
      list.translatesAutoresizingMaskIntoConstraints = false
      let scroll = NSScrollView(frame: .zero)
      scroll.hasVerticalScroller = true
      scroll.documentView = list
      let clip = scroll.contentView
      var constraints = [
        list.topAnchor.constraint(equalTo: clip.topAnchor),
        list.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
        list.widthAnchor.constraint(equalTo: clip.widthAnchor),
        scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
      ]
      search.placeholderString = MenuTexts.text(.search)
      search.sendsSearchStringImmediately = true
      search.target = self
      search.action = #selector(MenuKeyListView.filter(_:))
      resetAll.bezelStyle = .push
      resetAll.title = MenuTexts.text(.restoreDefaults)
      resetAll.target = self
      resetAll.action = #selector(MenuKeyListView.restoreAll(_:))
      for view in [search, scroll, note, relaunch, resetAll] { addArrangedSubview(view) }
      constraints += [search, scroll].map { $0.widthAnchor.constraint(equalTo: widthAnchor) }
      for constraint in constraints { constraint.isActive = true }
      fill()
      MenuKeyChanges.shared.observe(for: self) { view, _ in view.update() }
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func makeGroup(_ group: MenuKeyContents.Group) -> Group {
      Group(
        title: group.title,
        header: group.title.map { title in
          let header = NSTextField(labelWithString: title)
          header.font = .preferredFont(forTextStyle: .headline)
          return header
        },
        rows: group.entries.map { makeRow($0) })
    }

    private func makeRow(_ entry: MenuKeyEntry) -> Row {
      let title = NSTextField(labelWithString: entry.title)
      // The title has the width that the others leave.
      title.setContentHuggingPriority(.defaultLow, for: .horizontal)
      title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let field = MenuKeyField(entry)
      field.noted = { [weak self] in self?.note.show($0) }
      let reset = NSButton(frame: .zero)
      let label = MenuTexts.text(.restoreDefaults)
      reset.bezelStyle = .push
      reset.isBordered = false
      reset.imagePosition = .imageOnly
      reset.image = NSImage(
        systemSymbolName: "arrow.counterclockwise", accessibilityDescription: nil)
      reset.setAccessibilityLabel(label + ", " + entry.title)
      reset.toolTip = label
      reset.target = self
      reset.action = #selector(MenuKeyListView.restore(_:))
      let view = NSStackView(views: [title, field, reset])
      view.distribution = .fill
      return Row(entry: entry, reset: reset, view: view)
    }

    private func update() {
      for row in rows { row.reset.isEnabled = row.entry.isChanged }
      resetAll.isEnabled = rows.contains { $0.entry.isChanged }
      relaunch.show(contents.needsRelaunch ? MenuTexts.text(.shortcutsNeedRelaunch) : nil)
    }

    /// Shows what the search finds. A stack takes hidden views out, and with them the constraints to its own width.
    private func fill() {
      for view in list.arrangedSubviews { view.removeFromSuperview() }
      for group in groups {
        let rows = group.rows.filter { $0.entry.matches(search.stringValue, in: group.title) }
        if rows.isEmpty { continue }
        for view in [group.header].compactMap({ $0 }) + rows.map(\.view) {
          list.addArrangedSubview(view)
          view.widthAnchor.constraint(equalTo: list.widthAnchor).isActive = true
        }
      }
    }

    @objc func filter(_ sender: Any?) { fill() }

    @objc func restore(_ sender: NSButton) { rows.first { $0.reset === sender }?.entry.reset() }

    @objc func restoreAll(_ sender: Any?) { contents.resetAll() }
  }

  /// A stack that begins at the top of a scroll view.
  private final class FlippedStackView: NSStackView {
    override var isFlipped: Bool { true }
  }
#endif
