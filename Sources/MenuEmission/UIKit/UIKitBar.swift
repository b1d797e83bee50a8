import MenuModel

/// Writes the class that keeps the items of a toolbar on a view controller.
struct UIKitBar {
  let context: EmissionContext
  let needs: ToolbarNeeds
  /// What the pull-downs and confirmations need.
  let menus: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var command: String { context.commandType }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A toolbar of the app that UIKit shows.
      @MainActor
      \(access)protocol \(prefix)BarBuilding: \(prefix)ToolbarSurface {
        /// Adds what the toolbar shows.
        func build(_ bar: \(prefix)Bar)
      }
      """)
    code.blank()
    code.documentation(["The items of a toolbar on a view controller, as they are in one state."])
    code.line("@MainActor")
    code.block("\(access)final class \(prefix)Bar") { code in
      types(to: &code)
      stored(to: &code)
      update(to: &code)
      let items = UIKitBarItems(context: context, needs: needs, menus: menus, checks: checks)
      if needs.areas { areas(to: &code) }
      items.emit(to: &code)
      showing(to: &code)
    }
    if needs.roles { styles(to: &code) }
    if needs.searches { searchHandler(to: &code) }
  }

  private func types(to code: inout CodeTree) {
    if needs.traits {
      code.lines(
        """
        /// What a toolbar says about an item.
        nonisolated struct Traits: OptionSet, Sendable {
          let rawValue: Int

          /// In the customization palette only.
          static let hidden = Traits(rawValue: 1)
          /// Stays visible when space runs out.
          static let essential = Traits(rawValue: 2)
          /// The one prominent action.
          static let prominent = Traits(rawValue: 4)
          /// Opens while something is dragged over it.
          static let springs = Traits(rawValue: 8)
        }

        """)
    }
    if needs.roles {
      code.lines(
        """
        /// What a screen with an iPadOS bar is for.
        nonisolated enum Role: Sendable {
          case navigator
          case browser
          case editor
        }

        """)
    }
    let areas = needs.areas
    code.lines(
      """
      private enum Area {
        \(if: needs.bottomBars, "case bottom")
        \(if: areas, "case leading")
        \(if: areas, "case center")
        \(if: areas, "case trailing")
        \(if: areas, "/// The trailing items that stay when space runs out.")
        \(if: areas, "case pinned")
      }

      /// An item, or several that stay together.
      private struct Slot {
        let id: String
        let items: [UIBarButtonItem]
        \(if: needs.groups && areas, "var representative: UIBarButtonItem?")
        \(if: needs.traits && areas, "var traits: Traits = []")
      }

      """)
  }

  private func stored(to code: inout CodeTree) {
    let first = needs.bottomBars ? ".bottom" : ".leading"
    code.lines(
      """
      private let toolbar: any \(prefix)BarBuilding
      private weak var viewController: UIViewController?
      \(if: needs.views, "private let views: [String: UIView]")
      \(if: needs.searches, "private let searchHandler: \(prefix)SearchHandler")
      /// The state that the items show.
      private(set) var state: \(context.stateType)
      /// The items that were made so far, which stay the same while their state changes.
      private var items: [String: UIBarButtonItem] = [:]
      private var shownIDs: Set<String> = []
      private var area = Area\(first)
      private var slots: [Area: [Slot]] = [:]
      private var shown: [Area: [[UIBarButtonItem]]] = [:]
      \(if: needs.groups, "private var group: [UIBarButtonItem]?")
      \(if: needs.roles, "var role: Role?")
      \(if: needs.backButtons, "/// Whether the back button stands before the leading items.")
      \(if: needs.backButtons, "var keepsBackButton = false")
      \(if: needs.customization && needs.areas, "private var customization: String?")
      \(if: needs.titleMenus, "private var titleMenu: ((\(prefix)MenuBuilder) -> Void)?")

      init(
        toolbar: any \(prefix)BarBuilding,
        viewController: UIViewController\(needs.views ? "," : "")
        \(if: needs.views, "views: [String: UIView] = [:]")
      ) {
        self.toolbar = toolbar
        self.viewController = viewController
        \(if: needs.views, "self.views = views")
        \(if: needs.searches, "self.searchHandler = \(prefix)SearchHandler(search: toolbar.search)")
        self.state = toolbar.state()
      }
      """)
  }

  private func update(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Shows the state as it is now. A command of the toolbar does so itself when it was performed.
      \(access)func update() {
        guard let viewController else { return }
        state = toolbar.state()
        shownIDs = []
        slots = [:]
        toolbar.build(self)
        show(on: viewController)
      }
      """)
  }

  private func areas(to code: inout CodeTree) {
    for area in ["leading", "trailing"] {
      code.blank()
      code.lines(
        """
        /// Adds items at the \(area) edge of a navigation bar.
        func \(area)(_ build: () -> Void) {
          inside(.\(area), build)
        }
        """)
    }
    code.blank()
    if needs.customization {
      code.lines(
        """
        /// Adds items in the middle of a navigation bar, which people can rearrange where a name is given
        /// that their choice is kept under.
        func center(customization: String? = nil, _ build: () -> Void) {
          self.customization = customization
          inside(.center, build)
        }
        """)
    } else {
      code.lines(
        """
        /// Adds items in the middle of a navigation bar.
        func center(_ build: () -> Void) {
          inside(.center, build)
        }
        """)
    }
    code.blank()
    code.lines(
      """
      private func inside(_ area: Area, _ build: () -> Void) {
        let outer = self.area
        self.area = area
        build()
        self.area = outer
      }
      """)
  }

  // MARK: - What is shown

  private func showing(to code: inout CodeTree) {
    code.blank()
    code.block("private func show(on viewController: UIViewController)") { code in
      if needs.bottomBars { showBottom(to: &code) }
      if needs.areas { code.line("showAreas(of: viewController.navigationItem)") }
    }
    code.blank()
    code.lines(
      """
      /// Whether an area has other items than before.
      private func changes(_ area: Area) -> Bool {
        let items = slots[area, default: []].map(\\.items)
        if items == shown[area, default: []] { return false }
        shown[area] = items
        return true
      }

      private func items(in area: Area) -> [UIBarButtonItem] {
        return slots[area, default: []].flatMap(\\.items)
      }
      """)
    if needs.bottomBars { spacing(to: &code) }
    if needs.areas { showAreas(to: &code) }
  }

  private func showBottom(to code: inout CodeTree) {
    code.lines(
      """
      if changes(.bottom) {
        let items = spaced(items(in: .bottom))
        viewController.setToolbarItems(items, animated: false)
        viewController.navigationController?.setToolbarHidden(items.isEmpty, animated: false)
      }
      """)
  }

  /// Appends what keeps the labels of neighbors apart.
  private func spacing(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The items with spaces that keep titles apart from their neighbors.
      private func spaced(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        var result: [UIBarButtonItem] = []
        for item in items {
          if let last = result.last, let space = space(between: last, and: item) {
            result.append(space)
          }
          result.append(item)
        }
        return result
      }

      """)
    code.function(
      "private func space",
      ["between first: UIBarButtonItem", "and second: UIBarButtonItem"], "-> UIBarButtonItem?"
    ) { code in
      code.line("let labeled = [first, second].filter { item in !(item.title ?? \"\").isEmpty }")
      code.line(
        "let texts = labeled.filter { item in item.image == nil && item.customView == nil }")
      checks.append(.prominentBarItem, to: &code) { code in
        code.line("return labeled.count == 2 && !texts.isEmpty ? .fixedSpace() : nil")
      } else: { code in
        code.line("return texts.count == 2 ? .fixedSpace(16) : nil")
      }
    }
  }

  private func showAreas(to code: inout CodeTree) {
    code.blank()
    code.block("private func showAreas(of item: UINavigationItem)") { code in
      if needs.backButtons {
        code.line("if keepsBackButton { item.leftItemsSupplementBackButton = true }")
      }
      checks.append(.navigationItemGroups, to: &code) { code in
        if needs.roles { code.line("if let role { item.style = role.style }") }
        if needs.customization {
          code.line("if let customization { item.customizationIdentifier = customization }")
        }
        for area in ["leading", "center", "trailing"] {
          code.line("if changes(.\(area)) { item.\(area)ItemGroups = groups(in: .\(area)) }")
        }
        if needs.traits {
          code.block("if changes(.pinned)") { code in
            code.line("let pinned = items(in: .pinned)")
            code.line(
              "item.pinnedTrailingGroup = pinned.isEmpty ? nil : .fixedGroup(items: pinned)")
          }
        }
        if needs.titleMenus {
          code.block("if titleMenu != nil, item.titleMenuProvider == nil") { code in
            code.line(
              "item.titleMenuProvider = { [weak self] suggested in self?.titleMenu(after: suggested) }"
            )
          }
        }
      } else: { code in
        code.lines(
          """
          if changes(.leading) { item.leftBarButtonItems = items(in: .leading) }
          let right: [Area] = [.center, .trailing\(needs.traits ? ", .pinned" : "")]
          if !right.filter(changes).isEmpty {
            item.rightBarButtonItems = right.flatMap { area in items(in: area) }.reversed()
          }
          """)
      }
    }
    groups(to: &code)
    if needs.titleMenus { titleMenu(to: &code) }
  }

  private func groups(to code: inout CodeTree) {
    let representative = needs.groups ? "representativeItem: slot.representative, " : ""
    code.blank()
    if let attribute = checks.attribute(for: .navigationItemGroups) { code.line(attribute) }
    code.block("private func groups(in area: Area) -> [UIBarButtonItemGroup]") { code in
      guard needs.customization else {
        code.lines(
          """
          return slots[area, default: []].map { slot in
            .fixedGroup(\(representative)items: slot.items)
          }
          """)
        return
      }
      code.lines(
        """
        return slots[area, default: []].map { slot in
          guard area == .center, customization != nil else {
            return .fixedGroup(\(representative)items: slot.items)
          }
        \(if: needs.traits, "  if slot.traits.contains(.essential) {")
        \(if: needs.traits, "    return .movableGroup(")
        \(if: needs.traits, "      customizationIdentifier: slot.id,")
        \(if: needs.traits && needs.groups, "      representativeItem: slot.representative,")
        \(if: needs.traits, "      items: slot.items)")
        \(if: needs.traits, "  }")
          return .optionalGroup(
            customizationIdentifier: slot.id,
        \(if: needs.traits, "    isInDefaultCustomization: !slot.traits.contains(.hidden),")
        \(if: needs.groups, "    representativeItem: slot.representative,")
            items: slot.items)
        }
        """)
    }
  }

  private func titleMenu(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds what the menu of the title shows after what UIKit offers there.
      func addTitleMenu(_ build: @escaping (\(prefix)MenuBuilder) -> Void) {
        titleMenu = build
      }

      private func titleMenu(after suggested: [UIMenuElement]) -> UIMenu? {
        guard let titleMenu, let performer = performer(for: nil) else { return nil }
        let menu = \(prefix)MenuBuilder(state: performer.state, hidesUnavailable: false)
        titleMenu(menu)
        return UIMenu(children: suggested + performer.elements(of: menu.entries))
      }
      """)
  }

  // MARK: - Beside the class

  private func styles(to code: inout CodeTree) {
    code.blank()
    if let attribute = checks.attribute(for: .navigationItemGroups) { code.line(attribute) }
    code.lines(
      """
      extension \(prefix)Bar.Role {
        fileprivate var style: UINavigationItem.ItemStyle {
          switch self {
          case .navigator:
            return .navigator
          case .browser:
            return .browser
          case .editor:
            return .editor
          }
        }
      }
      """)
  }

  private func searchHandler(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Hands on what people type into a search field.
      @MainActor
      private final class \(prefix)SearchHandler: NSObject, UISearchResultsUpdating {
        private let search: @MainActor (String) -> Void

        init(search: @escaping @MainActor (String) -> Void) {
          self.search = search
          super.init()
        }

        func updateSearchResults(for searchController: UISearchController) {
          search(searchController.searchBar.text ?? "")
        }
      }
      """)
  }
}
