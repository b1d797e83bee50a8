import MenuModel

/// What the items of a toolbar have in AppKit alone: controls, and menus and views of AppKit.
extension MacToolbarItems {
  /// Appends the methods that add the items whose classes are AppKit's own.
  func appKitItems(to code: inout CodeTree) {
    if needs.segments { segments(to: &code) }
    if needs.searches { searches(to: &code) }
    if needs.views { views(to: &code) }
    if needs.shares { shares(to: &code) }
  }

  private func segments(to code: inout CodeTree) {
    let springs = needs.options.contains(.springs)
    let clicks = needs.options.contains(.clicksThrough)
    method(
      "addSegments", ["_ commands: [\(command)]", identifier],
      summary: "Adds the options of a choice as segments of a control of their own.", to: &code
    ) { code in
      choosing("control", "NSSegmentedControl", "selectedSegment", to: &code)
      code.lines(
        """
        let filler = makeFiller { menu in menu.addChoice(commands) }
        \(add) { [state] in
          let control = \(prefix)ToolbarSegments(frame: .zero)
          control.trackingMode = .selectOne
          control.show(commands, in: state())
          control.target = target
          control.action = #selector(\(prefix)ToolbarTarget.chooseItem(_:))
          \(if: springs, "control.isSpringLoaded = options.contains(.springLoaded)")
          \(if: clicks, "control.clicksThrough = options.contains(.clicksThrough)")
          let item = \(prefix)ToolbarSegmentsItem(itemIdentifier: identifier)
          item.view = control
          let menuItem = NSMenuItem(title: face().label, action: nil, keyEquivalent: "")
          menuItem.submenu = filler.makeMenu(title: menuItem.title)
          item.menuFormRepresentation = menuItem
          item.update = { item in
            let face = face()
            item.label = face.label
            \(if: needs.help, "item.toolTip = face.help")
            item.isEnabled = face.isEnabled
            guard let control = item.view as? NSSegmentedControl else { return }
            control.isEnabled = face.isEnabled
            if let index = commands.firstIndex(where: { command in command.isOn(in: state()) }) {
              control.selectedSegment = index
            }
          }
          item.validate()
          item.paletteLabel = item.label
          return item
        }
        """)
    }
  }

  private func searches(to code: inout CodeTree) {
    method(
      "addSearch", [title, identifier], "handler: @escaping @MainActor (String) -> Void",
      summary: "Adds a search field, which becomes a button where there is little room.", to: &code
    ) { code in
      code.lines(
        """
        let target = \(prefix)ToolbarTarget {
          return \(prefix)ToolbarFace(title: title())
        } choose: { sender in
          guard let field = sender as? NSSearchField else { return }
          handler(field.stringValue)
        }
        \(add) {
          let item = NSSearchToolbarItem(itemIdentifier: identifier)
          item.label = title()
          item.paletteLabel = item.label
          item.searchField.placeholderString = item.label
          item.searchField.target = target
          item.searchField.action = #selector(\(prefix)ToolbarTarget.chooseItem(_:))
          return item
        }
        """)
    }
  }

  private func views(to code: inout CodeTree) {
    method(
      "addView", [title, identifier], "_ view: @escaping @MainActor () -> NSView",
      summary: "Adds a view of the app.", to: &code
    ) { code in
      code.lines(
        """
        \(add) {
          let item = NSToolbarItem(itemIdentifier: identifier)
          item.view = view()
          item.label = title()
          item.paletteLabel = item.label
          item.menuFormRepresentation = NSMenuItem(
            title: item.label, action: nil, keyEquivalent: "")
          return item
        }
        """)
    }
  }

  private func shares(to code: inout CodeTree) {
    method(
      "addShareItem", [identifier], "items: @escaping @MainActor () -> [Any]",
      summary: "Adds the system's Share button.", to: &code
    ) { code in
      code.lines(
        """
        let source = \(prefix)SharedItems(items: items)
        \(add) {
          let item = NSSharingServicePickerToolbarItem(itemIdentifier: identifier)
          item.delegate = source
          return item
        }
        """)
    }
  }

  /// Appends what makes the menus of items.
  func filling(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func makeFiller(
        _ build: @escaping @MainActor (\(prefix)MenuBuilder) -> Void
      ) -> \(prefix)MenuFiller {
        return \(prefix)MenuFiller { [state, perform] in
          let performer = \(prefix)MenuPerformer(state: state(), perform: perform)
          let menu = \(prefix)MenuBuilder(state: performer.state, hidesUnavailable: false)
          build(menu)
          return performer.items(of: menu.entries)
        }
      }
      """)
  }

  /// Appends what shows the items in a window.
  func appKitAttaching(to code: inout CodeTree) {
    if needs.settings { settings(to: &code) }
  }

  private func settings(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Shows the items in a window of settings, whose panes they are."])
    code.function("func attach", ["to window: NSWindow", "identifier: NSToolbar.Identifier"]) {
      code in
      panes(to: &code)
      code.lines(
        """
        \(if: needs.selectable, "selection.window = window")
        window.toolbarStyle = .preference
        window.toolbar = toolbar
        \(if: needs.selectable, "selection.begin()")
        """)
    }
  }
}
