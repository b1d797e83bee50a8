import MenuModel

/// Writes what performs a command, and the class that knows where a menu opens and asks there first.
struct UIKitConfirmation {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  /// Whether menus and items stand in bars.
  private var inBars: Bool { needs.buttons || needs.toolbars }

  private var hasPopovers: Bool { context.module.app.minimum(of: .tvOS) == nil }

  func emit(to code: inout CodeTree) {
    performer(to: &code)
    guard needs.confirmations else { return }
    code.blank()
    code.documentation(["Where a menu opens, and what its confirmations point at."])
    code.line("@MainActor")
    code.block("final class \(context.prefix)MenuAnchor") { code in
      stored(to: &code)
      confirm(to: &code)
      presenter(to: &code)
    }
  }

  /// Appends what performs a command.
  private func performer(to code: inout CodeTree) {
    let command = context.commandType
    code.blank()
    code.lines(
      """
      /// Performs the commands of a menu\(needs.confirmations ? ", after their confirmations" : "").
      @MainActor
      struct \(context.prefix)MenuPerformer {
        /// The state of the app when the menu opened.
        let state: \(context.stateType)
        let perform: @MainActor (\(command)) -> Void
        \(if: needs.confirmations, "let anchor: \(context.prefix)MenuAnchor")
        \(if: needs.undoEntries, "/// What Undo and Redo act on; nil where there is nothing to undo.")
        \(if: needs.undoEntries, "var undoManager: UndoManager?")

        func choose(_ command: \(command)) {
          \(if: !needs.confirmations, "perform(command)")
          \(if: needs.confirmations, "guard let question = command.confirmation(in: state) else {")
          \(if: needs.confirmations, "  perform(command)")
          \(if: needs.confirmations, "  return")
          \(if: needs.confirmations, "}")
          \(if: needs.confirmations, "anchor.confirm(")
          \(if: needs.confirmations, "  question,")
          \(if: needs.confirmations, "  title: command.menuTitle(in: state),")
          \(if: needs.confirmations, "  isDestructive: command.isDestructive")
          \(if: needs.confirmations, ") {")
          \(if: needs.confirmations, "  perform(command)")
          \(if: needs.confirmations, "}")
        }
      }
      """)
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      private weak var view: UIView?
      \(if: inBars, "private weak var barButtonItem: UIBarButtonItem?")
      \(if: inBars, "private weak var viewController: UIViewController?")

      /// A menu on a view.
      init(view: UIView?) {
        self.view = view
      }
      """)
    guard inBars else { return }
    code.blank()
    code.lines(
      """
      /// A bar button item or its menu, whose confirmations a view controller shows.
      init(barButtonItem: UIBarButtonItem, viewController: UIViewController) {
        self.barButtonItem = barButtonItem
        self.viewController = viewController
      }
      """)
  }

  private func confirm(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "Asks in an action sheet, which is a popover where the screen is wide, and then performs."
    ])
    code.line("func confirm(")
    code.line("  _ question: String,")
    code.line("  title: String,")
    code.line("  isDestructive: Bool,")
    code.line("  perform: @escaping @MainActor () -> Void")
    code.block(")") { code in
      code.lines(
        """
        let sheet = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
          UIAlertAction(title: title, style: isDestructive ? .destructive : .default) { _ in
            perform()
          })
        sheet.addAction(UIAlertAction(title: \(context.prefix)MenuTexts.cancel, style: .cancel))
        """)
      if hasPopovers {
        popover(to: &code)
      } else if exceptTV {
        code.conditional("!os(tvOS)", { code in popover(to: &code) })
      }
      code.line("presenter?.present(sheet, animated: true)")
    }
  }

  /// Whether tvOS is not the only platform.
  private var exceptTV: Bool { context.menuPlatforms(of: .uikit) != [.tvOS] }

  private func popover(to code: inout CodeTree) {
    guard inBars else {
      code.lines(
        """
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view?.bounds ?? .null
        """)
      return
    }
    // tvOS, which has no popovers, is left out around this.
    let condition = checks.availability(of: .popoverSourceItem).condition
    code.block("if let barButtonItem") { code in
      if let condition {
        code.if(.code("#available(\(condition))")) { code in
          code.line("sheet.popoverPresentationController?.sourceItem = barButtonItem")
        } else: { code in
          code.line("sheet.popoverPresentationController?.barButtonItem = barButtonItem")
        }
      } else {
        code.line("sheet.popoverPresentationController?.sourceItem = barButtonItem")
      }
    }
    code.block("if let view") { code in
      code.line("sheet.popoverPresentationController?.sourceView = view")
      code.line("sheet.popoverPresentationController?.sourceRect = view.bounds")
    }
  }

  private func presenter(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The view controller in front of the nearest one.
      private var presenter: UIViewController? {
        var presenter = \(inBars ? "viewController" : "view?.next as? UIViewController")
        var responder: UIResponder? = view
        while presenter == nil, let current = responder {
          presenter = current as? UIViewController
          responder = current.next
        }
        while let presented = presenter?.presentedViewController, !presented.isBeingDismissed {
          presenter = presented
        }
        return presenter
      }
      """)
  }
}
