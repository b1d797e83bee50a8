#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  @available(iOS 16, *)
  extension EditMenuSurface {
    /// Returns an interaction that shows the menu on a custom view, on touch and hold, a double tap or a
    /// secondary click: `view.addInteraction(menu.makeInteraction())`. Text views show edit menus themselves; for
    /// their delegates, use `makeMenu(for:suggestedActions:)`.
    ///
    /// The menu points at the touch. A menu that selects all sends the view `selectAll(_:)` first.
    public func makeInteraction() -> UIEditMenuInteraction {
      MenuEditInteraction(MenuEditInteractionDelegate(self, targetRect: nil, select: nil))
    }

    /// Returns an interaction that shows the menu on a custom view, as `makeInteraction()` does, with a selection that an
    /// owner makes:
    ///
    /// ```swift
    /// canvas.addInteraction(menu.makeInteraction(owner: canvas, targetRect: { canvas in canvas.selectionRect }))
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object with the selection, such as the view or its controller. It is held weakly.
    ///   - targetRect: Returns the rectangle that the menu points at, in the view's coordinates. Without it,
    ///     the menu points at the touch.
    ///   - select: Makes a selection at a point of the view before the menu opens, if nothing is selected.
    ///     Without it, a menu that selects all sends the view `selectAll(_:)`.
    public func makeInteraction<Owner: AnyObject>(
      owner: Owner, targetRect: (@MainActor (_ owner: Owner) -> CGRect)? = nil,
      select: (@MainActor (_ owner: Owner, EditMenuTraits.Selection, CGPoint) -> Void)? = nil
    ) -> UIEditMenuInteraction {
      var makeRect: (@MainActor () -> CGRect)?
      if let targetRect { makeRect = { [weak owner] in owner.map { targetRect($0) } ?? .null } }
      var makeSelection: (@MainActor (EditMenuTraits.Selection, CGPoint) -> Void)?
      if let select {
        makeSelection = { [weak owner] selection, point in
          if let owner { select(owner, selection, point) }
        }
      }
      return MenuEditInteraction(
        MenuEditInteractionDelegate(self, targetRect: makeRect, select: makeSelection))
    }

    /// The current menu, for a delegate's `textView(_:editMenuForTextIn:suggestedActions:)` or
    /// `textField(_:editMenuForCharactersIn:suggestedActions:)`.
    ///
    /// - Parameters:
    ///   - view: The view that the menu belongs to.
    ///   - suggestedActions: The system's actions. The menu removes system commands that it does not list, and
    ///     adds its own.
    public func makeMenu(for view: UIView?, suggestedActions: [UIMenuElement]) -> UIMenu {
      let (menu, rules) = openedWithRules()
      let performer = MenuPerformer(
        anchor: MenuAnchor(view: view), isUndoable: rules.traits.isUndoable)
      let layout = EditMenuLayout(
        of: performer.elements(of: menu.entries), among: suggestedActions, in: view, rules)
      return UIMenu(children: layout.children)
    }

    /// Whether the menu allows a system command now; true for any other action. Call it in a responder's own method:
    ///
    /// ```swift
    /// override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ///   menu.canPerformAction(action) && super.canPerformAction(action, withSender: sender)
    /// }
    /// ```
    public func canPerformAction(_ action: Selector) -> Bool {
      openedWithRules().rules.allows(action)
    }

    /// The current traits of the menu.
    fileprivate var traits: EditMenuTraits { Self.traits(in: context.opened().state) }

    /// The menu as it opens now, and the system commands that it allows.
    private func openedWithRules() -> (menu: OpenedMenu, rules: EditMenuRules) {
      var listed: [MenuSystemItem] = []
      var traits = EditMenuTraits()
      let menu = OpenedMenu(
        context, hiding: .unavailable,
        title: { state in
          var whole = MenuBuilder<Command>(state, hiding: .nothing, for: context)
          Self.build(&whole)
          listed = whole.entries.flatMap(\.systemItems)
          traits = Self.traits(in: state)
          return nil
        }, { Self.build(&$0) })
      let rules = EditMenuRules(
        listed: Set(listed), shown: Set(menu.entries.flatMap(\.systemItems)), traits: traits)
      return (menu, rules)
    }
  }

  /// The system commands that an edit menu allows, in the state in which it opened.
  nonisolated private struct EditMenuRules {
    /// The system commands that the menu has in some state.
    let listed: Set<MenuSystemItem>
    /// The system commands that the menu shows in this state.
    let shown: Set<MenuSystemItem>
    let traits: EditMenuTraits

    @MainActor
    func allows(_ action: Selector) -> Bool {
      guard let item = MenuSystemItem(action: action) else { return true }
      guard listed.contains(item) else { return !item.isOffered }
      return shown.contains(item) && traits.allows(item)
    }
  }

  /// Merges the commands of an edit menu into the system's. Each goes after the system command that precedes
  /// it in the menu, or after all of the system's if none follows it.
  @available(iOS 16, *)
  @MainActor
  private struct EditMenuLayout {
    private let suggestions: [UIMenuElement]
    private let offered: Set<Selector>
    private let view: UIView?
    private let rules: EditMenuRules
    private var kept: Set<Selector> = []
    private var first: [UIMenuElement] = []
    private var following: [Selector: [UIMenuElement]] = [:]
    private var last: [UIMenuElement] = []
    private var pending: [UIMenuElement] = []
    private var previous: Selector?
    private var isBehindSystem = false

    init(
      of elements: [UIMenuElement], among suggestions: [UIMenuElement], in view: UIView?,
      _ rules: EditMenuRules
    ) {
      self.suggestions = suggestions
      self.offered = Set(Self.actions(in: suggestions))
      self.view = view
      self.rules = rules
      place(elements)
    }

    /// The elements of the menu.
    var children: [UIMenuElement] { first + merged(suggestions) + last + pending }

    private static func actions(in elements: [UIMenuElement]) -> [Selector] {
      elements.flatMap { element -> [Selector] in
        if let menu = element as? UIMenu { return actions(in: menu.children) }
        return (element as? UICommand).map { [$0.action] } ?? []
      }
    }

    private mutating func place(_ elements: [UIMenuElement]) {
      for element in elements {
        if let command = element as? UICommand {
          place(command)
        } else if let menu = element as? UIMenu, menu.title.isEmpty,
          menu.children.contains(where: { $0 is UICommand })
        {
          place(menu.children)
        } else {
          pending.append(element)
        }
      }
    }

    private mutating func place(_ command: UICommand) {
      if !isBehindSystem {
        first = pending
        pending = []
        isBehindSystem = true
      }
      guard rules.allows(command.action) else { return }
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

    /// Whether the menu shows a command that the system suggests.
    private func shows(_ action: Selector) -> Bool {
      if kept.contains(action) { return true }
      guard let item = MenuSystemItem(action: action) else { return true }
      return !item.isOffered && rules.allows(action)
    }
  }

  /// Shows an edit menu on a view. Retains the delegate that makes it.
  @available(iOS 16, *)
  @MainActor
  private final class MenuEditInteraction: UIEditMenuInteraction {
    private let handler: MenuEditInteractionDelegate

    init(_ handler: MenuEditInteractionDelegate) {
      self.handler = handler
      super.init(delegate: handler)
    }

    override func didMove(to view: UIView?) {
      super.didMove(to: view)
      handler.show(self, on: view)
    }
  }

  /// Opens the menu of an interaction, and makes its elements.
  @available(iOS 16, *)
  @MainActor
  private final class MenuEditInteractionDelegate: NSObject, UIEditMenuInteractionDelegate {
    private let menu: any EditMenuSurface
    private let targetRect: (@MainActor () -> CGRect)?
    private let select: (@MainActor (EditMenuTraits.Selection, CGPoint) -> Void)?
    private weak var interaction: UIEditMenuInteraction?
    private var recognizers: [UIGestureRecognizer] = []

    init(
      _ menu: any EditMenuSurface, targetRect: (@MainActor () -> CGRect)?,
      select: (@MainActor (EditMenuTraits.Selection, CGPoint) -> Void)?
    ) {
      (self.menu, self.targetRect, self.select) = (menu, targetRect, select)
      super.init()
    }

    /// Attaches the interaction's gestures to a view, detaching them from the previous one.
    func show(_ interaction: UIEditMenuInteraction, on view: UIView?) {
      self.interaction = interaction
      for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
      recognizers = []
      // On Mac Catalyst a secondary click opens the menu, and `presentEditMenu(with:)` does nothing.
      #if !targetEnvironment(macCatalyst)
        guard let view else { return }
        let press = UILongPressGestureRecognizer(target: self, action: #selector(longPress(_:)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTap(_:)))
        tap.numberOfTapsRequired = 2
        recognizers = [press, tap]
        for recognizer in recognizers {
          #if !os(visionOS)
            // The interaction handles a pointer's secondary click itself.
            recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
          #endif
          view.addGestureRecognizer(recognizer)
        }
      #endif
    }

    @objc private func longPress(_ recognizer: UILongPressGestureRecognizer) {
      if recognizer.state == .began { open(recognizer) }
    }

    @objc private func doubleTap(_ recognizer: UITapGestureRecognizer) {
      if recognizer.state == .ended { open(recognizer) }
    }

    private func open(_ recognizer: UIGestureRecognizer) {
      guard let interaction, let view = recognizer.view else { return }
      let point = recognizer.location(in: view)
      let traits = menu.traits
      if traits.hasSelection != true { selectFirst(traits.selects, at: point, in: view) }
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
      configuration.preferredArrowDirection = traits.arrow.direction
      interaction.presentEditMenu(with: configuration)
    }

    private func selectFirst(
      _ selection: EditMenuTraits.Selection, at point: CGPoint, in view: UIView
    ) {
      let selectAll = #selector((any UIResponderStandardEditActions).selectAll(_:))
      if let select {
        select(selection, point)
      } else if selection == .all, view.canPerformAction(selectAll, withSender: nil) {
        view.selectAll(nil)
      }
    }

    nonisolated func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      MainActor.assumeIsolated {
        menu.makeMenu(for: interaction.view, suggestedActions: suggestedActions)
      }
    }

    nonisolated func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      MainActor.assumeIsolated { targetRect?() ?? .null }
    }
  }

  @available(iOS 16, *)
  @MainActor
  extension EditMenuTraits.Arrow {
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
#endif
