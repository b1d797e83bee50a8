import MenuModel

/// Writes what shows a context menu in UIKit: the menu, its configuration, an interaction with previews, and drags.
struct UIKitContextMenus {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var menuType: String { "\(prefix)ContextMenuSurface" }
  private var previewParameter: String { "preview: (@MainActor () -> UIViewController?)? = nil" }

  func emit(to code: inout CodeTree) {
    code.blank()
    availability(to: &code)
    code.block("extension \(prefix)ContextMenuSurface") { code in
      menu(to: &code)
      interaction(to: &code)
      configurations(inside: checks.inside(.contextMenuInteraction), to: &code)
      if needs.previewShapes { targetedPreview(to: &code) }
      if needs.opensPreview { commit(to: &code) }
    }
    interactionClass(to: &code)
    handlerClass(to: &code)
    if needs.previewShapes { shapes(to: &code) }
    if needs.drags { drags(to: &code) }
  }

  /// Marks a declaration where context menus came later than the oldest system of the module.
  private func availability(to code: inout CodeTree) {
    if let attribute = checks.attribute(for: .contextMenuInteraction) { code.line(attribute) }
  }

  private func menu(to code: inout CodeTree) {
    let title = needs.contextTitles ? "title: title(in: performer.state), " : ""
    code.lines(
      """
      /// The menu as it is now, for places of your own.
      ///
      /// - Parameter view: What the menu belongs to; confirmations point at it.
      \(access)func makeMenu(for view: UIView?) -> UIMenu {
        let performer = performer(for: view)
        return UIMenu(\(title)children: performer.elements(of: self))
      }

      private func performer(for view: UIView?) -> \(prefix)MenuPerformer {
        \(if: !needs.confirmations, "return \(prefix)MenuPerformer(state: state(), perform: perform)")
        \(if: needs.confirmations, "return \(prefix)MenuPerformer(")
        \(if: needs.confirmations, "  state: state(), perform: perform, anchor: \(prefix)MenuAnchor(view: view))")
      }
      """)
  }

  private func interaction(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// What shows the menu on a view: `view.addInteraction(menu.interaction())`.
      ///
      /// - Parameter preview: Makes the preview; without one, the view itself is lifted.
      \(access)func interaction(
        \(previewParameter)
      ) -> UIContextMenuInteraction {
        return \(prefix)MenuInteraction(menu: self, preview: preview)
      }
      """)
  }

  private func configurations(
    inside checks: AvailabilityChecks, to code: inout CodeTree
  ) {
    code.blank()
    code.lines(
      """
      /// The menu of a table's row, for `tableView(_:contextMenuConfigurationForRowAt:point:)`.
      \(access)func configuration(
        forRowAt indexPath: IndexPath,
        in tableView: UITableView,
        \(previewParameter)
      ) -> UIContextMenuConfiguration? {
        return configuration(
          identifier: indexPath as NSIndexPath,
          for: tableView.cellForRow(at: indexPath) ?? tableView,
          preview: preview)
      }

      """)
    checks.declare(.multipleItemMenu, to: &code) { code in
      code.documentation([
        "The menu of a collection's items, or of its background where `indexPaths` is empty, for",
        "`collectionView(_:contextMenuConfigurationForItemsAt:point:)`.",
      ])
      code.lines(
        """
        \(access)func configuration(
          forItemsAt indexPaths: [IndexPath],
          in collectionView: UICollectionView,
          \(previewParameter)
        ) -> UIContextMenuConfiguration? {
          let cell = indexPaths.first.flatMap { indexPath in
            collectionView.cellForItem(at: indexPath)
          }
          return configuration(identifier: nil, for: cell ?? collectionView, preview: preview)
        }
        """)
    }
    code.blank()
    code.documentation(["The menu for a delegate of your own; nil where there is nothing to show."])
    code.line("\(access)func configuration(")
    code.line("  identifier: (any NSCopying)?,")
    code.line("  for view: UIView?,")
    code.line("  \(previewParameter)")
    code.block(") -> UIContextMenuConfiguration?") { code in
      code.lines(
        """
        let menu = makeMenu(for: view)
        guard !menu.children.isEmpty else { return nil }
        let configuration = UIContextMenuConfiguration(
          identifier: identifier, previewProvider: preview
        ) { _ in
          menu
        }
        """)
      checks.append(.menuElementOrder, to: &code) { code in
        let value = needs.fixedOrder ? "isFixed ? .fixed : .priority" : ".priority"
        code.line("configuration.preferredMenuElementOrder = \(value)")
      }
      code.line("return configuration")
    }
  }

  private func targetedPreview(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A view clipped to the menu's outline, for a delegate's highlight and dismissal previews.
      \(access)func targetedPreview(of view: UIView) -> UITargetedPreview? {
        return previewShape.targetedPreview(of: view)
      }

      /// The row of a menu clipped to the menu's outline, for
      /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` and the dismissing one.
      \(access)func targetedPreview(
        for configuration: UIContextMenuConfiguration, in tableView: UITableView
      ) -> UITargetedPreview? {
        guard let path = configuration.identifier as? NSIndexPath else { return nil }
        let cell = tableView.cellForRow(at: path as IndexPath)
        return cell.flatMap { cell in targetedPreview(of: cell) }
      }
      """)
  }

  private func commit(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Performs what a tap on the preview does, for a delegate's `willPerformPreviewAction…` method.
      \(access)func commitPreview(
        of view: UIView?,
        with animator: any UIContextMenuInteractionCommitAnimating
      ) {
        guard let command = previewCommand else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { self.performer(for: view).choose(command) }
      }
      """)
  }

  private func interactionClass(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Shows a context menu on a view, and keeps the delegate that makes it."])
    availability(to: &code)
    code.lines(
      """
      @MainActor
      private final class \(prefix)MenuInteraction: UIContextMenuInteraction {
        private let handler: \(prefix)MenuHandler

        init(
          menu: \(menuType),
          preview: (@MainActor () -> UIViewController?)?
        ) {
          handler = \(prefix)MenuHandler(menu: menu, preview: preview)
          super.init(delegate: handler)
        }
      }
      """)
  }

  private func handlerClass(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Makes the menu of an interaction when it opens."])
    availability(to: &code)
    code.line("@MainActor")
    code.block(
      "private final class \(prefix)MenuHandler: NSObject, UIContextMenuInteractionDelegate"
    ) { code in
      code.lines(
        """
        private let menu: \(menuType)
        private let preview: (@MainActor () -> UIViewController?)?

        init(
          menu: \(menuType),
          preview: (@MainActor () -> UIViewController?)?
        ) {
          self.menu = menu
          self.preview = preview
          super.init()
        }

        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
          return menu.configuration(identifier: nil, for: interaction.view, preview: preview)
        }
        """)
      if needs.previewShapes { previews(to: &code) }
      guard needs.opensPreview else { return }
      code.blank()
      code.lines(
        """
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
          animator: any UIContextMenuInteractionCommitAnimating
        ) {
          menu.commitPreview(of: interaction.view, with: animator)
        }
        """)
    }
  }

  /// Appends the delegate's methods for the two previews; before iOS 16 they have other names.
  private func previews(to code: inout CodeTree) {
    for kind in ["highlight", "dismissal"] {
      code.blank()
      code.lines(
        """
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          configuration: UIContextMenuConfiguration,
          \(kind)PreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
          return interaction.view.flatMap { view in menu.targetedPreview(of: view) }
        }
        """)
    }
    let minimum = context.module.app.minimum(of: .iOS) ?? context.module.app.minimum(of: .iPadOS)
    guard let minimum, minimum < Version(16) else { return }
    for kind in ["Highlighting", "Dismissing"] {
      code.blank()
      code.lines(
        """
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          previewFor\(kind)MenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
          return interaction.view.flatMap { view in menu.targetedPreview(of: view) }
        }
        """)
    }
  }

  private func shapes(to code: inout CodeTree) {
    code.blank()
    availability(to: &code)
    code.lines(
      """
      extension \(prefix)PreviewShape {
        /// The preview of a view, clipped to the outline; nil for a view that is gone from its window,
        /// of which UIKit makes none.
        @MainActor
        func targetedPreview(of view: UIView) -> UITargetedPreview? {
          guard view.window != nil else { return nil }
          let parameters = UIPreviewParameters()
          parameters.visiblePath = path(in: view.bounds)
          return UITargetedPreview(view: view, parameters: parameters)
        }

        @MainActor
        private func path(in bounds: CGRect) -> UIBezierPath {
          let side = min(bounds.width, bounds.height)
          switch self {
          case .rectangle:
            return UIBezierPath(rect: bounds)
          case .rounded(let radius):
            return UIBezierPath(roundedRect: bounds, cornerRadius: radius)
          case .capsule:
            return UIBezierPath(roundedRect: bounds, cornerRadius: side / 2)
          case .circle:
            let x = bounds.midX - side / 2
            let y = bounds.midY - side / 2
            return UIBezierPath(ovalIn: CGRect(x: x, y: y, width: side, height: side))
          }
        }
      }
      """)
  }

  private func drags(to code: inout CodeTree) {
    let isLarge = context.hasManyCommands
    let menus = ContextMenuContents(context: context)
    code.blank()
    checks.declare(.dragInteraction, to: &code) { code in
      code.lines(
        """
        /// A context menu whose preview people can drag.
        @MainActor
        \(access)protocol \(prefix)DraggableSurface: \(prefix)ContextMenuSurface {}

        \(if: isLarge, "/// What a context menu shows whose preview people can drag.")
        \(if: isLarge, "@MainActor")
        \(if: isLarge, "\(access)protocol \(menus.draggableType): \(menus.protocolType) {}")

        \(if: isLarge, "extension \(menus.classType): \(prefix)DraggableSurface")
        \(if: isLarge, "where Content: \(menus.draggableType) {}")

        extension \(prefix)DraggableSurface {
          /// What lets people drag the preview: `view.addInteraction(menu.dragInteraction { items })`.
          ///
          /// - Parameter items: Makes what is dragged.
          \(access)func dragInteraction(
            items: @escaping @MainActor () -> [UIDragItem]
          ) -> UIDragInteraction {
            return \(prefix)DragInteraction(items: items)
          }
        }

        /// Drags items from a view, and keeps the delegate that makes them.
        @MainActor
        private final class \(prefix)DragInteraction: UIDragInteraction {
          private let handler: \(prefix)DragHandler

          init(items: @escaping @MainActor () -> [UIDragItem]) {
            handler = \(prefix)DragHandler(items: items)
            super.init(delegate: handler)
            isEnabled = true
          }
        }

        /// Makes the items of a drag when it begins.
        @MainActor
        private final class \(prefix)DragHandler: NSObject, UIDragInteractionDelegate {
          private let items: @MainActor () -> [UIDragItem]

          init(items: @escaping @MainActor () -> [UIDragItem]) {
            self.items = items
            super.init()
          }

          func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
          ) -> [UIDragItem] {
            return items()
          }
        }
        """)
    }
  }
}
