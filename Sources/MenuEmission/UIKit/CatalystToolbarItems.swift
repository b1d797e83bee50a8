import MenuModel

/// What the items of a toolbar have on Mac Catalyst alone: menus and views of UIKit, and the title bar of a scene.
extension MacToolbarItems {
  /// Appends the methods that add the items that UIKit fills.
  func catalystItems(to code: inout CodeTree) {
    if needs.searches { search(to: &code) }
    if needs.views { view(to: &code) }
    if needs.shares { share(to: &code) }
  }

  private func search(to code: inout CodeTree) {
    method(
      "addSearch", [title, identifier], "handler: @escaping @MainActor (String) -> Void",
      summary: "Adds a search field.", needing: .toolbarViewItem, to: &code
    ) { code in
      code.lines(
        """
        \(add) {
          let field = UISearchTextField(frame: .zero)
          field.placeholder = title()
          field.addAction(
            UIAction { [weak field] _ in
              handler(field?.text ?? "")
            }, for: .editingChanged)
          field.widthAnchor.constraint(equalToConstant: 200).isActive = true
          let item = NSUIViewToolbarItem(itemIdentifier: identifier, uiView: field)
          item.label = title()
          item.paletteLabel = item.label
          return item
        }
        """)
    }
  }

  private func view(to code: inout CodeTree) {
    method(
      "addView", [title, identifier], "_ view: @escaping @MainActor () -> UIView",
      summary: "Adds a view of the app.", needing: .toolbarViewItem, to: &code
    ) { code in
      code.lines(
        """
        \(add) {
          let item = NSUIViewToolbarItem(itemIdentifier: identifier, uiView: view())
          item.label = title()
          item.paletteLabel = item.label
          return item
        }
        """)
    }
  }

  private func share(to code: inout CodeTree) {
    method(
      "addShareItem", [identifier],
      summary:
        "Adds the system's Share button, for what the scene's `activityItemsConfigurationSource` has.",
      to: &code
    ) { code in
      code.lines(
        """
        \(add) {
          return NSSharingServicePickerToolbarItem(itemIdentifier: identifier)
        }
        """)
    }
  }

  /// Appends what makes the menus of items.
  func menuMaking(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A menu whose elements are made each time it opens."])
    code.lines(
      """
      private func makeMenu(_ build: @escaping @MainActor (\(prefix)MenuBuilder) -> Void) -> UIMenu {
        let elements = UIDeferredMenuElement.uncached { [\(captures)] completion in
          let performer = \(performer)
          let menu = \(prefix)MenuBuilder(state: performer.state, hidesUnavailable: false)
          build(menu)
          completion(performer.elements(of: menu.entries))
        }
        return UIMenu(children: [elements])
      }
      """)
  }

  /// Appends what shows the items in a window's title bar.
  func catalystAttaching(to code: inout CodeTree) {
    if needs.windows {
      code.blank()
      code.lines(
        """
        /// Shows the items in a window's title bar.
        func attach(
          to scene: UIWindowScene,
          style: UITitlebarToolbarStyle,
          identifier: NSToolbar.Identifier,
          isCustomizable: Bool = false,
          isHideable: Bool = false
        ) {
          guard let titlebar = scene.titlebar else { return }
          titlebar.toolbarStyle = style
          titlebar.toolbar = makeToolbar(
            identifier: identifier, isCustomizable: isCustomizable, isHideable: isHideable)
        }
        """)
    }
    guard needs.settings else { return }
    code.blank()
    code.documentation(["Shows the items in a window of settings, whose panes they are."])
    code.function(
      "func attachPanes", ["to scene: UIWindowScene", "identifier: NSToolbar.Identifier"]
    ) { code in
      code.line("guard let titlebar = scene.titlebar else { return }")
      panes(to: &code)
      code.lines(
        """
        \(if: needs.selectable, "selection.scene = scene")
        titlebar.toolbarStyle = .preference
        titlebar.toolbar = toolbar
        \(if: needs.selectable, "selection.begin()")
        """)
    }
  }
}
