import MenuModel

/// Writes what shows an edit menu in UIKit: an interaction with its gestures, and the menus of text views.
///
/// `UIKitMenuElements` writes what makes the elements of its entries.
struct UIKitEditMenus: SurfaceEmitter {
  var framework: Framework { .uikit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.editMenus(in: framework).isEmpty ? [] : UIKitMenus().platforms(in: context)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    if context.editMenus(in: framework).isEmpty { return }
    let checks = AvailabilityChecks(context: context, framework: framework)
    code.blank()
    checks.declare(.editMenuInteraction, to: &code) { code in
      let writer = UIKitEditMenuWriter(
        context: context, needs: context.needs(of: .uikit), checks: checks)
      writer.emit(to: &code)
    }
  }
}

/// Writes the code that the edit menus of a module share.
private struct UIKitEditMenuWriter {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var undoes: Bool { needs.undoableEdits }
  private var areAllOffered: Bool { EditCommands.areAllOffered(in: context) }
  /// Whether a command that a menu does not list may act.
  private var unlisted: String { areAllOffered ? "false" : "!command.isOffered" }
  private var menuType: String { "\(prefix)EditMenuSurface" }
  private var targetRectType: String { "(@MainActor () -> CGRect)?" }
  private var selectType: String { "(@MainActor (\(prefix)EditSelection, CGPoint) -> Void)?" }
  private var undo: UndoRegistration {
    UndoRegistration(context: context, needs: needs, responder: "UIResponder", view: "UIView")
  }

  func emit(to code: inout CodeTree) {
    availability(to: &code)
    code.block("extension \(prefix)EditMenuSurface") { code in
      interaction(to: &code)
      menu(to: &code)
      canPerform(to: &code)
      undo.standardCommands(to: &code)
      code.blank()
      undo.performer(
        anchor: needs.confirmations ? ", anchor: \(prefix)MenuAnchor(view: view)" : "", to: &code)
    }
    actions(to: &code)
    layout(to: &code)
    undo.emit(to: &code)
    interactionClass(to: &code)
    handlerClass(to: &code)
    if needs.editArrows { arrows(to: &code) }
  }

  /// Marks a declaration where edit menus came later than the oldest system of the module.
  private func availability(to code: inout CodeTree) {
    if let attribute = checks.attribute(for: .editMenuInteraction) { code.line(attribute) }
  }

  // MARK: - What apps call

  private func interaction(to code: inout CodeTree) {
    code.lines(
      """
      /// What shows the menu on a view with content of its own, by touch and hold, a double tap or a
      /// secondary click: `view.addInteraction(menu.interaction())`. Text views show theirs themselves;
      /// `makeMenu(for:suggestedActions:)` is for their delegates.
      ///
      /// - Parameters:
      ///   - targetRect: What the menu points at, in the view's coordinates; without it, the point
      ///     that someone touched.
      ///   - select: Selects at a point of the view before the menu opens, if nothing is selected.
      \(if: needs.editSelectsAll, "///     Without it, a menu that selects all sends the view `selectAll(_:)`.")
      \(if: undoes, "///   - undo: Gives what takes a command back, for the view's undo manager.")
      \(access)func interaction(
        targetRect: \(targetRectType) = nil,
        select: \(selectType) = nil\(undoes ? "," : "")
        \(if: undoes, "undo: \(prefix)UndoProvider? = nil")
      ) -> UIEditMenuInteraction {
        let handler = \(prefix)EditMenuHandler(
          menu: self, targetRect: targetRect, select: select\(undoes ? ", undo: undo" : ""))
        return \(prefix)EditMenuInteraction(handler: handler)
      }
      """)
  }

  private func menu(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The menu as it is now, for a delegate's `textView(_:editMenuForTextIn:suggestedActions:)` or
      /// `textField(_:editMenuForCharactersIn:suggestedActions:)`.
      ///
      /// - Parameters:
      ///   - view: What the menu belongs to.
      ///   - suggestedActions: What the system offers. The menu leaves out standard commands that it
      ///     does not have, and adds its own.
      \(if: undoes, "///   - undo: Gives what takes a command back, for the view's undo manager.")
      \(access)func makeMenu(
        for view: UIView?,
        suggestedActions: [UIMenuElement]\(undoes ? "," : "")
        \(if: undoes, "undo: \(prefix)UndoProvider? = nil")
      ) -> UIMenu {
        \(needs.undoEntries ? "var" : "let") performer = performer(for: view\(undoes ? ", undo: undo" : ""))
        \(if: needs.undoEntries, "performer.undoManager = view?.undoManager")
        let layout = \(prefix)EditMenuLayout(
          of: performer.elements(of: self), among: suggestedActions, in: view
        ) { [state = performer.state] action in
          allows(action, in: state)
        }
        return UIMenu(children: layout.children)
      }
      """)
  }

  private func canPerform(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Whether the menu lets a standard command act now; true for any other action. A responder asks
      /// it in its own method:
      ///
      /// ```swift
      /// override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ///   return menu.canPerformAction(action)
      ///     && super.canPerformAction(action, withSender: sender)
      /// }
      /// ```
      \(access)func canPerformAction(_ action: Selector) -> Bool {
        return allows(action, in: state())
      }

      private func allows(_ action: Selector, in state: \(context.stateType)) -> Bool {
        guard let command = \(prefix)EditCommand(action: action) else { return true }
        return allows(command, in: state) ?? \(unlisted)
      }
      """)
  }

  // MARK: - What the menus need

  private func actions(to code: inout CodeTree) {
    code.blank()
    availability(to: &code)
    code.block("extension \(prefix)EditCommand") { code in
      code.documentation(["The standard command of an action; nil for any other action."])
      code.function("fileprivate init?", ["action: Selector"]) { code in
        code.switchOver(.code("action")) { code in
          for entry in context.editCommands {
            guard let action = entry.uiKitAction, checks.hasResponderAction(action) else {
              continue
            }
            code.case(["#selector((any UIResponderStandardEditActions).\(action.name))"]) { code in
              code.line("self = .\(entry.name)")
            }
          }
          code.defaultCase { code in code.line("return nil") }
        }
      }
    }
  }

  private func layout(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "The commands of an edit menu among those that the system offers: each behind the standard",
      "command that stands before it in the menu, and behind all of them where none follows.",
    ])
    availability(to: &code)
    code.lines(
      """
      @MainActor
      private struct \(prefix)EditMenuLayout {
        private let suggestions: [UIMenuElement]
        private let offered: Set<Selector>
        private let view: UIView?
        private let allows: (Selector) -> Bool
        private var kept: Set<Selector> = []
        private var first: [UIMenuElement] = []
        private var following: [Selector: [UIMenuElement]] = [:]
        private var last: [UIMenuElement] = []
        private var pending: [UIMenuElement] = []
        private var previous: Selector?
        private var isBehindStandard = false

        init(
          of elements: [UIMenuElement],
          among suggestions: [UIMenuElement],
          in view: UIView?,
          allows: @escaping (Selector) -> Bool
        ) {
          self.suggestions = suggestions
          self.offered = Set(Self.actions(in: suggestions))
          self.view = view
          self.allows = allows
          place(elements)
        }

        /// The elements of the menu.
        var children: [UIMenuElement] {
          return first + merged(suggestions) + last + pending
        }

        private static func actions(in elements: [UIMenuElement]) -> [Selector] {
          return elements.flatMap { element -> [Selector] in
            if let menu = element as? UIMenu { return actions(in: menu.children) }
            return (element as? UICommand).map { command in [command.action] } ?? []
          }
        }

        private mutating func place(_ elements: [UIMenuElement]) {
          for element in elements {
            if let command = element as? UICommand {
              place(command)
            } else if let menu = element as? UIMenu, menu.title.isEmpty,
              menu.children.contains(where: { child in child is UICommand })
            {
              place(menu.children)
            } else {
              pending.append(element)
            }
          }
        }

        private mutating func place(_ command: UICommand) {
          if !isBehindStandard {
            first = pending
            pending = []
            isBehindStandard = true
          }
          guard allows(command.action) else { return }
          if offered.contains(command.action) {
            if let previous {
              following[previous, default: []] += pending
            } else {
              last += pending
            }
            pending = []
            previous = command.action
            kept.insert(command.action)
          } else if view?.target(forAction: command.action, withSender: nil) != nil {
            pending.append(command)
          }
        }

        private func merged(_ elements: [UIMenuElement]) -> [UIMenuElement] {
          var result: [UIMenuElement] = []
          for element in elements {
            if let menu = element as? UIMenu {
              let children = merged(menu.children)
              if children == menu.children {
                result.append(menu)
              } else if !children.isEmpty {
                result.append(menu.replacingChildren(children))
              }
            } else if let command = element as? UICommand {
              if shows(command.action) { result.append(command) }
              result += following[command.action] ?? []
            } else {
              result.append(element)
            }
          }
          return result
        }

        /// Whether the menu shows a command that the system offers.
        private func shows(_ action: Selector) -> Bool {
          if kept.contains(action) { return true }
          \(if: areAllOffered, "return \(prefix)EditCommand(action: action) == nil")
          \(if: !areAllOffered, "guard let command = \(prefix)EditCommand(action: action) else { return true }")
          \(if: !areAllOffered, "return !command.isOffered && allows(action)")
        }
      }
      """)
  }

  private func interactionClass(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Shows an edit menu on a view, and keeps what makes it."])
    availability(to: &code)
    code.lines(
      """
      @MainActor
      private final class \(prefix)EditMenuInteraction: UIEditMenuInteraction {
        private let handler: \(prefix)EditMenuHandler

        init(handler: \(prefix)EditMenuHandler) {
          self.handler = handler
          super.init(delegate: handler)
        }

        override func didMove(to view: UIView?) {
          super.didMove(to: view)
          handler.show(self, on: view)
        }
      }
      """)
  }

  private func handlerClass(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Makes the menu of an interaction when it opens, and opens it."])
    availability(to: &code)
    code.line("@MainActor")
    code.block(
      "private final class \(prefix)EditMenuHandler: NSObject, UIEditMenuInteractionDelegate"
    ) { code in
      code.lines(
        """
        private let menu: any \(menuType)
        private let targetRect: \(targetRectType)
        private let select: \(selectType)
        \(if: undoes, "private let undo: \(prefix)UndoProvider?")
        private weak var interaction: UIEditMenuInteraction?
        private var recognizers: [UIGestureRecognizer] = []

        init(
          menu: any \(menuType),
          targetRect: \(targetRectType),
          select: \(selectType)\(undoes ? "," : "")
          \(if: undoes, "undo: \(prefix)UndoProvider?")
        ) {
          self.menu = menu
          self.targetRect = targetRect
          self.select = select
          \(if: undoes, "self.undo = undo")
          super.init()
        }

        """)
      gestures(to: &code)
      delegate(to: &code)
    }
  }

  private func gestures(to code: inout CodeTree) {
    let all = needs.editSelectsAll
    code.documentation(["Lets people open the menu on a view, and no longer on the one before."])
    code.function(
      "func show", ["_ interaction: UIEditMenuInteraction", "on view: UIView?"]
    ) { code in
      code.lines(
        """
        self.interaction = interaction
        for recognizer in recognizers {
          recognizer.view?.removeGestureRecognizer(recognizer)
        }
        recognizers = []
        """)
      // There a secondary click opens the menu, and `presentEditMenu(with:)` does nothing.
      let catalyst = context.module.app.minimum(of: .macCatalyst) != nil
      if catalyst {
        code.conditional("!targetEnvironment(macCatalyst)") { code in recognizers(to: &code) }
      } else {
        recognizers(to: &code)
      }
    }
    code.blank()
    code.lines(
      """
      @objc private func longPress(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { open(recognizer) }
      }

      @objc private func doubleTap(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { open(recognizer) }
      }

      private func open(_ recognizer: UIGestureRecognizer) {
        guard let interaction, let view = recognizer.view else { return }
        let point = recognizer.location(in: view)
        \(if: !all, "if !menu.hasSelection(in: menu.state()) { select?(menu.selects, point) }")
        \(if: all, "if !menu.hasSelection(in: menu.state()) { selectDefault(at: point, in: view) }")
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
        \(if: needs.editArrows, "configuration.preferredArrowDirection = menu.arrow.direction")
        interaction.presentEditMenu(with: configuration)
      }
      """)
    guard all else { return }
    code.blank()
    code.lines(
      """
      private func selectDefault(at point: CGPoint, in view: UIView) {
        let selectAll = #selector((any UIResponderStandardEditActions).selectAll(_:))
        if let select {
          select(menu.selects, point)
        } else if menu.selects == .all, view.canPerformAction(selectAll, withSender: nil) {
          view.selectAll(nil)
        }
      }
      """)
  }

  private func recognizers(to code: inout CodeTree) {
    code.lines(
      """
      guard let view else { return }
      let press = UILongPressGestureRecognizer(target: self, action: #selector(longPress(_:)))
      let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTap(_:)))
      tap.numberOfTapsRequired = 2
      recognizers = [press, tap]
      """)
    code.control("for", .code("recognizer in recognizers")) { code in
      func direct(_ code: inout CodeTree) {
        code.comment("The interaction answers a pointer's secondary click itself.")
        code.line(
          "recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]")
      }
      if context.module.app.minimum(of: .visionOS) != nil {
        code.conditional("!os(visionOS)") { code in direct(&code) }
      } else {
        direct(&code)
      }
      code.line("view.addGestureRecognizer(recognizer)")
    }
  }

  private func delegate(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      nonisolated func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        return MainActor.assumeIsolated {
          menu.makeMenu(
            for: interaction.view, suggestedActions: suggestedActions\(undoes ? ", undo: undo" : ""))
        }
      }

      nonisolated func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
      ) -> CGRect {
        return MainActor.assumeIsolated { targetRect?() ?? .null }
      }
      """)
  }

  private func arrows(to code: inout CodeTree) {
    code.blank()
    availability(to: &code)
    code.lines(
      """
      extension \(prefix)EditMenuArrow {
        fileprivate var direction: UIEditMenuArrowDirection {
          switch self {
          case .automatic: return .automatic
          case .up: return .up
          case .down: return .down
          case .left: return .left
          case .right: return .right
          }
        }
      }
      """)
  }
}

extension AvailabilityChecks {
  /// Whether every system of the module with edit menus has a method of `UIResponderStandardEditActions`.
  func hasResponderAction(_ action: StandardCommandEntry.UIKitName) -> Bool {
    let app = context.module.app
    return [Platform.iOS, .iPadOS, .macCatalyst].allSatisfy { platform in
      app.minimum(of: platform).map { max($0, Version(16)) >= action.since } ?? true
    }
  }
}
