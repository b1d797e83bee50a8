import MenuModel

/// Writes the methods with which a toolbar adds items to its bar.
struct UIKitBarItems {
  let context: EmissionContext
  let needs: ToolbarNeeds
  let menus: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }
  private var image: String { prefix + "MenuImage" }
  private var traits: String { needs.traits ? "as traits: Traits = []" : "" }
  /// The traits as an argument of `append`.
  private var handedOn: String { needs.traits ? ", as: traits" : "" }

  func emit(to code: inout CodeTree) {
    commands(to: &code)
    if needs.menus { pullDowns(to: &code) }
    if needs.segments { segments(to: &code) }
    if needs.groups { groups(to: &code) }
    if needs.views { views(to: &code) }
    if needs.standard { standard(to: &code) }
    if needs.searches { search(to: &code) }
    if needs.spaces { spaces(to: &code) }
    making(to: &code)
    performing(to: &code)
    if needs.menus { menu(to: &code) }
  }

  private func commands(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds commands, one beside the other.
      func add(_ commands: [\(command)]) {
        for command in commands {
          add(command)
        }
      }

      /// Adds a command.
      """)
    var parameters = ["_ command: \(command)"]
    if needs.overrides { parameters += ["title: String? = nil", "image: \(image) = .own"] }
    if needs.traits { parameters.append(traits) }
    code.function("func add", parameters) { code in
      code.lines(
        """
        guard command.isShown(in: state) else { return }
        let id = unique(command.id)
        let item = item(id) { item in
          item.primaryAction = UIAction { [weak self, weak item] _ in
            self?.performer(for: item)?.choose(command)
          }
        }
        """)
      let title = needs.overrides ? "title ?? command.title(in: state)" : "command.title(in: state)"
      let picture =
        needs.overrides
        ? "image == .own ? command.menuImage(in: state) : image" : "command.menuImage(in: state)"
      code.statement(
        "", .call("label", [.init(.code("item")), .init(.code(title)), .init(.code(picture))]))
      code.line("item.isEnabled = command.isEnabled(in: state)")
      if needs.toggles { code.line("item.isSelected = command.isChecked(in: state)") }
      if menus.help { code.line("item.accessibilityHint = command.help(in: state)") }
      if needs.prominent {
        code.block("if traits.contains(.prominent)") { code in
          checks.append(.prominentBarItem, to: &code) { code in
            code.line("item.style = .prominent")
          } else: { code in
            code.line("item.style = .done")
          }
        }
      }
      if needs.springs { code.line("item.isSpringLoaded = traits.contains(.springs)") }
      code.line("append(Slot(id: id, items: [item])\(handedOn))")
    }
  }

  private func pullDowns(to code: inout CodeTree) {
    let build = "_ build: @escaping (\(prefix)MenuBuilder) -> Void"
    code.blank()
    code.documentation(["Adds an item that shows a menu."])
    var parameters = ["_ id: String", "title: String", "image: \(image) = .hidden"]
    if needs.traits { parameters.append(traits) }
    code.function("func addMenu", parameters + [build]) { code in
      code.lines(
        """
        let id = unique(id)
        let item = item(id) { item in
          item.menu = menu(for: item, build)
        }
        label(item, title, image)
        \(if: needs.springs, "item.isSpringLoaded = traits.contains(.springs)")
        append(Slot(id: id, items: [item])\(handedOn))
        """)
    }
    if menus.payloads.isEmpty { return }
    code.blank()
    code.documentation([
      "Adds an item that shows a menu of all that a command can carry, under the command's title."
    ])
    parameters = ["of commands: [\(command)]"]
    if needs.overrides { parameters += ["title: String? = nil", "image: \(image) = .own"] }
    if needs.traits { parameters.append(traits) }
    code.function("func addMenu", parameters + [build]) { code in
      code.line("guard let command = commands.first, command.isShown(in: state) else { return }")
      let title = needs.overrides ? "title ?? command.title(in: state)" : "command.title(in: state)"
      let picture =
        needs.overrides
        ? "image == .own ? command.submenuImage(in: state) : image"
        : "command.submenuImage(in: state)"
      var arguments: [Expression.Argument] = [
        .init(.code("command.id")), .init("title", .code(title)), .init("image", .code(picture)),
      ]
      if needs.traits { arguments.append(.init("as", .code("traits"))) }
      arguments.append(.init(.code("build")))
      code.statement("", .call("addMenu", arguments))
    }
  }

  private func segments(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds the options of a choice side by side, of which one is selected."])
    var parameters = ["_ commands: [\(command)]"]
    if needs.traits { parameters.append(traits) }
    code.function("func addSegments", parameters) { code in
      code.line("guard let first = commands.first, first.isShown(in: state) else { return }")
      code.line("let id = unique(first.id)")
      code.statement(
        "let item = ",
        .trailingClosure(
          "item", [.init(.code("id"))],
          .init("item") { code in
            code.line("item.customView = UISegmentedControl(")
            code.line("  frame: .zero,")
            code.line("  actions: commands.map { command in segment(command, of: item) })")
            guard needs.menus, needs.areas else { return }
            checks.append(.navigationItemGroups, to: &code) { code in
              code.line(
                "item.menuRepresentation = menu(for: item) { menu in menu.addChoice(commands) }")
            }
          }))
      code.lines(
        """
        let title = \(prefix)ToolbarTexts.label(first.title(in: state))
        item.title = title
        if let control = item.customView as? UISegmentedControl {
          let selected = commands.firstIndex { command in command.isOn(in: state) }
          control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
          control.isEnabled = first.isEnabled(in: state)
          control.accessibilityLabel = title
        }
        append(Slot(id: id, items: [item])\(handedOn))
        """)
    }
    code.blank()
    code.function(
      "private func segment", ["_ command: \(command)", "of item: UIBarButtonItem"], "-> UIAction"
    ) { code in
      code.lines(
        """
        return UIAction(
          title: command.menuTitle(in: state),
          image: command.menuImage(in: state).uiImage
        ) { [weak self, weak item] _ in
          self?.performer(for: item)?.choose(command)
        }
        """)
    }
  }

  private func groups(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds items that stay together."])
    var parameters = ["_ id: String", "title: String = \"\"", "image: \(image) = .hidden"]
    if needs.traits { parameters.append(traits) }
    code.function("func addGroup", parameters + ["_ build: () -> Void"]) { code in
      code.lines(
        """
        group = []
        build()
        let items = group ?? []
        group = nil
        guard !items.isEmpty else { return }
        """)
      if needs.bottomBars && needs.areas {
        code.block("if area == .bottom") { code in separately(to: &code) }
      }
      guard needs.areas else {
        separately(to: &code)
        return
      }
      code.lines(
        """
        let id = unique(id)
        var slot = Slot(id: id, items: items)
        if !title.isEmpty {
          let item = item(id) { _ in }
          label(item, title, image)
          slot.representative = item
        }
        append(slot\(handedOn))
        """)
    }
  }

  /// Appends what adds the items of a group to a bar without groups.
  private func separately(to code: inout CodeTree) {
    code.lines(
      """
      for (index, item) in items.enumerated() {
        append(Slot(id: "\\(id).\\(index)", items: [item])\(handedOn))
      }
      """)
    if needs.areas { code.line("return") }
  }

  private func views(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds a view that the app supplies."])
    var parameters = ["_ name: String", "label title: String"]
    if needs.traits { parameters.append(traits) }
    code.function("func addView", parameters) { code in
      code.lines(
        """
        guard let view = views[name] else { return }
        let id = unique(name)
        let item = item(id) { item in
          item.customView = view
        }
        item.title = title
        item.accessibilityLabel = title
        append(Slot(id: id, items: [item])\(handedOn))
        """)
    }
  }

  private func standard(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds a command of the system, which the responder chain performs."])
    var parameters = [
      "_ id: String", "title: String", "image: \(image) = .hidden", "action: Selector",
    ]
    if needs.traits { parameters.append(traits) }
    code.function("func addStandard", parameters) { code in
      code.lines(
        """
        let id = unique(id)
        let item = item(id) { item in
          item.action = action
        }
        label(item, title, image)
        append(Slot(id: id, items: [item])\(handedOn))
        """)
    }
  }

  private func search(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds a search field."])
    code.function("func addSearch", ["_ prompt: String"]) { code in
      code.lines(
        """
        guard let navigationItem = viewController?.navigationItem else { return }
        if navigationItem.searchController == nil {
          let controller = UISearchController(searchResultsController: nil)
          controller.obscuresBackgroundDuringPresentation = false
          controller.searchResultsUpdater = searchHandler
          navigationItem.searchController = controller
        }
        navigationItem.searchController?.searchBar.placeholder = prompt
        """)
      guard needs.bottomSearches else { return }
      func place(_ code: inout CodeTree) {
        checks.append(.searchBarItem, to: &code) { code in
          code.line("let item = navigationItem.searchBarPlacementBarButtonItem")
          code.line("append(Slot(id: unique(\"search\"), items: [item]))")
        }
      }
      if needs.areas {
        code.block("if area == .bottom") { code in place(&code) }
      } else {
        place(&code)
      }
    }
  }

  private func spaces(to code: inout CodeTree) {
    let guardLine = needs.areas && needs.bottomBars ? "guard area == .bottom else { return }" : ""
    code.blank()
    code.line("/// Adds a space of one width.")
    code.block("func addSpace()") { code in
      if !guardLine.isEmpty { code.line(guardLine) }
      code.line("let id = unique(\"space\")")
      code.block("if items[id] == nil") { code in
        checks.append(.prominentBarItem, to: &code) { code in
          code.line("items[id] = .fixedSpace()")
        } else: { code in
          code.line("items[id] = .fixedSpace(16)")
        }
      }
      code.line("append(Slot(id: id, items: [item(id) { _ in }]))")
    }
    code.blank()
    code.line("/// Adds a space that takes what is left.")
    code.block("func addFlexibleSpace()") { code in
      if !guardLine.isEmpty { code.line(guardLine) }
      code.lines(
        """
        let id = unique("flexibleSpace")
        if items[id] == nil { items[id] = .flexibleSpace() }
        append(Slot(id: id, items: [item(id) { _ in }]))
        """)
    }
  }

  // MARK: - Making

  private func making(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// An id that no other item of the bar has.
      private func unique(_ id: String) -> String {
        var result = id
        var number = 2
        while !shownIDs.insert(result).inserted {
          result = "\\(id).\\(number)"
          number += 1
        }
        return result
      }

      /// The item that an entry had before, or a new one.
      private func item(_ id: String, _ prepare: (UIBarButtonItem) -> Void) -> UIBarButtonItem {
        if let item = items[id] { return item }
        let item = UIBarButtonItem()
        items[id] = item
        prepare(item)
        return item
      }

      private func label(_ item: UIBarButtonItem, _ title: String, _ image: \(image)) {
        let title = \(prefix)ToolbarTexts.label(title)
        item.title = title
        item.image = image.uiImage
        item.accessibilityLabel = title
      }

      """)
    let parameters = needs.traits ? ["_ slot: Slot", "as traits: Traits = []"] : ["_ slot: Slot"]
    code.function("private func append", parameters) { code in
      if needs.groups {
        code.block("if group != nil") { code in
          code.line("group? += slot.items")
          code.line("return")
        }
      }
      guard needs.traits else {
        code.line("slots[area, default: []].append(slot)")
        return
      }
      guard needs.areas else {
        code.line("if traits.contains(.hidden) { return }")
        code.line("slots[area, default: []].append(slot)")
        return
      }
      let palette = needs.customization ? "area == .center && customization != nil" : "false"
      if needs.customization {
        code.line("let hasPalette = \(palette)")
        code.line("if traits.contains(.hidden), !hasPalette { return }")
      } else {
        code.line("if traits.contains(.hidden) { return }")
      }
      code.lines(
        """
        let stays = area == .trailing && traits.contains(.essential)
        var slot = slot
        slot.traits = traits
        slots[stays ? .pinned : area, default: []].append(slot)
        """)
    }
  }

  private func performing(to code: inout CodeTree) {
    code.blank()
    code.documentation(["What performs a command of the toolbar in the state as it is then."])
    code.function(
      "private func performer", ["for item: UIBarButtonItem?"], "-> \(prefix)MenuPerformer?"
    ) { code in
      if menus.confirmations {
        code.lines(
          """
          guard let viewController else { return nil }
          let anchor: \(prefix)MenuAnchor
          if let item {
            anchor = \(prefix)MenuAnchor(barButtonItem: item, viewController: viewController)
          } else {
            anchor = \(prefix)MenuAnchor(view: viewController.view)
          }
          """)
      }
      code.lines(
        """
        return \(prefix)MenuPerformer(
          state: toolbar.state(),
          perform: { [weak self, toolbar] command in
            toolbar.perform(command)
            self?.update()
          }\(menus.confirmations ? "," : ")")
          \(if: menus.confirmations, "anchor: anchor)")
        """)
    }
  }

  private func menu(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A menu whose elements are made each time it opens."])
    code.function(
      "private func menu",
      ["for item: UIBarButtonItem", "_ build: @escaping (\(prefix)MenuBuilder) -> Void"],
      "-> UIMenu"
    ) { code in
      code.lines(
        """
        let elements = UIDeferredMenuElement.uncached { [weak self, weak item] completion in
          guard let performer = self?.performer(for: item) else {
            completion([])
            return
          }
          let menu = \(prefix)MenuBuilder(state: performer.state, hidesUnavailable: false)
          build(menu)
          completion(performer.elements(of: menu.entries))
        }
        return UIMenu(children: [elements])
        """)
    }
  }
}
