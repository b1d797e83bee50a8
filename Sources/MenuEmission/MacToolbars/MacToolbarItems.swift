import MenuModel

/// Writes the class that collects the items of a toolbar.
///
/// AppKit and Mac Catalyst have most of the items in common; `AppKitToolbarItems.swift` and `CatalystToolbarItems.swift`
/// have what is different.
struct MacToolbarItems {
  let context: EmissionContext
  /// AppKit, or UIKit on Mac Catalyst.
  let framework: Framework
  let needs: MacToolbarNeeds
  let checks: AvailabilityChecks

  var prefix: String { context.prefix }
  var command: String { context.commandType }
  private var state: String { context.stateType }
  var isCatalyst: Bool { framework == .uikit }
  /// Whether confirmations have to know where they appear; AppKit's are in windows of their own.
  var anchors: Bool { isCatalyst && context.needs(of: framework).confirmations }
  /// What closures that perform commands keep.
  var captures: String { anchors ? "state, perform, anchor" : "state, perform" }
  /// What performs a command in the state as it is then.
  var performer: String {
    "\(prefix)MenuPerformer(state: state(), perform: perform\(anchors ? ", anchor: anchor()" : ""))"
  }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation(["The items of a toolbar, in their order."])
    code.line("@MainActor")
    code.block("final class \(prefix)ToolbarItems") { code in
      stored(to: &code)
      if needs.commands { commands(to: &code) }
      if needs.menus { menus(to: &code) }
      if needs.groups { groups(to: &code) }
      if needs.choices { choices(to: &code) }
      isCatalyst ? catalystItems(to: &code) : appKitItems(to: &code)
      if needs.actions { actions(to: &code) }
      if needs.systemItems { systemItems(to: &code) }
      if needs.fillsMenus { isCatalyst ? menuMaking(to: &code) : filling(to: &code) }
      if needs.makesItems { adding(to: &code) }
      toolbar(to: &code)
      isCatalyst ? catalystAttaching(to: &code) : appKitAttaching(to: &code)
    }
    if needs.hasOptions { optionSet(to: &code) }
    entry(to: &code)
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      private var entries: [\(prefix)ToolbarEntry] = []
      private let state: @MainActor () -> \(state)
      private let perform: @MainActor (\(command)) -> Void
      \(if: anchors, "/// Where confirmations appear.")
      \(if: anchors, "private let anchor: @MainActor () -> \(prefix)MenuAnchor")
      \(if: needs.selectable, "private let selection = \(prefix)ToolbarSelection()")

      init(
        state: @escaping @MainActor () -> \(state),
        perform: @escaping @MainActor (\(command)) -> Void\(anchors ? "," : "")
        \(if: anchors, "anchor: @escaping @MainActor () -> \(prefix)MenuAnchor")
      ) {
        self.state = state
        self.perform = perform
        \(if: anchors, "self.anchor = anchor")
      }
      """)
  }

  // MARK: - Items

  /// Appends a method that adds an item.
  func method(
    _ name: String, _ parameters: [String], _ last: String? = nil, summary: String,
    needing api: PlatformAPI? = nil, to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    var parameters = parameters
    if needs.hasOptions { parameters.append("options: \(prefix)ToolbarOptions = []") }
    if let last { parameters.append(last) }
    code.blank()
    code.documentation([summary])
    if let attribute = api.flatMap({ checks.attribute(for: $0) }) { code.line(attribute) }
    code.line("@inline(never)")
    code.function("func " + name, parameters, "", body)
  }

  var identifier: String { "as identifier: NSToolbarItem.Identifier" }
  var title: String { "_ title: @escaping @autoclosure @MainActor () -> String" }

  /// The call that takes what makes an item.
  var add: String { needs.hasOptions ? "add(identifier, options)" : "add(identifier)" }

  private func commands(to code: inout CodeTree) {
    var parameters = ["_ command: \(command)", identifier]
    var arguments: [Expression.Argument] = [
      .init("of", .code("command")), .init("in", .code("state()")),
    ]
    if needs.titles {
      parameters.append("title: @escaping @autoclosure @MainActor () -> String? = nil")
      arguments.append(.init("title", .code("title()")))
    }
    if needs.images {
      parameters.append("image: \(prefix)MenuImage = .own")
      arguments.append(.init("image", .code("image")))
    }
    let hasOverrides = needs.titles || needs.images
    let selects = needs.selectable
    let isUntinted = selects && needs.tints
    let takesOptions = needs.buttons
    let face = Expression.call(prefix + "ToolbarFace", arguments)
    method(
      "add", parameters,
      summary: "Adds a command\(hasOverrides ? ", as it may look only here" : "").", to: &code
    ) { code in
      if isUntinted { code.line("let isSelectable = options.contains(.selectable)") }
      code.statement(
        "let face: @MainActor () -> \(prefix)ToolbarFace = ",
        .closure(
          .init("[state]") { code in
            guard isUntinted else {
              code.return(face)
              return
            }
            code.statement("var face = ", face)
            code.line("if isSelectable { face.isOn = false }")
            code.line("return face")
          }))
      code.lines(
        """
        \(if: selects, "let selection = options.contains(.selectable) ? selection : nil")
        \(if: selects, "selection?.add(")
        \(if: selects, "  identifier, label: { face().label },")
        \(if: selects, "  isOn: { [state] in command.isOn(in: state()) })")
        \(if: !selects, "let target = \(prefix)ToolbarTarget(face: face) { [\(captures)] _ in")
        \(if: selects, "let target = \(prefix)ToolbarTarget {")
        \(if: selects, "  selection?.update()")
        \(if: selects, "  return face()")
        \(if: selects, "} choose: { [\(captures)] _ in")
        \(if: selects, "  selection?.select(identifier, label: face().label)")
          \(performer).choose(command)
        }
        \(add) {
          return target.makeItem(identifier\(takesOptions ? ", options" : ""))
        }
        """)
    }
  }

  private func menus(to code: inout CodeTree) {
    let hasConditions = needs.menuConditions
    let isVariable = hasConditions || needs.menuHelp
    let condition = "@escaping @autoclosure @MainActor () -> Bool = true"
    var parameters = [title, identifier, "image: \(prefix)MenuImage = .hidden"]
    if needs.menuHelp {
      parameters.append("help: @escaping @autoclosure @MainActor () -> String? = nil")
    }
    if hasConditions { parameters += ["isEnabled: " + condition, "isShown: " + condition] }
    method(
      "addMenu", parameters, "_ build: @escaping @MainActor (\(prefix)MenuBuilder) -> Void",
      summary: "Adds a pull-down menu, which is filled each time it opens.", to: &code
    ) { code in
      code.lines(
        """
        let target = \(prefix)ToolbarTarget {
          \(if: !isVariable, "return \(prefix)ToolbarFace(title: title(), image: image)")
          \(if: isVariable, "var face = \(prefix)ToolbarFace(title: title(), image: image)")
          \(if: needs.menuHelp, "face.help = help()")
          \(if: hasConditions, "face.isEnabled = isEnabled()")
          \(if: hasConditions && needs.hiding, "face.isShown = isShown()")
          \(if: isVariable, "return face")
        }
        """)
      code.lines(
        """
        \(if: !isCatalyst, "let filler = makeFiller(build)")
        \(if: isCatalyst, "let menu = makeMenu(build)")
        \(add) {
          let item = \(prefix)ToolbarMenuItem(itemIdentifier: identifier)
          \(if: !isCatalyst, "item.menu = filler.makeMenu(title: title())")
          \(if: isCatalyst, "item.itemMenu = menu")
          item.validator = target
          item.validate()
          item.paletteLabel = item.label
          return item
        }
        """)
    }
  }

  private func groups(to code: inout CodeTree) {
    method(
      "addGroup",
      ["_ title: @escaping @autoclosure @MainActor () -> String = \"\"", identifier],
      "_ build: (\(prefix)ToolbarItems) -> Void",
      summary: "Adds items that stay together, under one label if there is a title.", to: &code
    ) { code in
      code.lines(
        """
        let group = \(prefix)ToolbarItems(state: state, perform: perform\(anchors ? ", anchor: anchor" : ""))
        build(group)
        let entries = group.entries
        \(add) {
          let item = \(prefix)ToolbarGroup(itemIdentifier: identifier)
          item.subitems = entries.compactMap { entry in entry.makeItem() }
          item.update = { group in
            group.label = title()
            for item in group.subitems {
              item.validate()
            }
          }
          item.validate()
          let labels = item.subitems.map { item in item.label }
          item.paletteLabel = item.label.isEmpty ? labels.joined(separator: ", ") : item.label
          return item
        }
        """)
    }
  }

  private func choices(to code: inout CodeTree) {
    let image = isCatalyst ? "uiImage" : "nsImage"
    let action = "#selector(\(prefix)ToolbarTarget.chooseItem(_:))"
    func makeGroup(_ kind: String) -> String {
      let arguments =
        "itemIdentifier: identifier, \(kind): \(kind), selectionMode: .selectOne,\n"
        + "      labels: titles, target: target, action: action"
      return "\(prefix)ToolbarGroup(\n      \(arguments))"
    }
    method(
      "addChoice", ["_ commands: [\(command)]", identifier],
      summary: "Adds the options of a choice as segments, of which the current one is selected.",
      to: &code
    ) { code in
      choosing("group", "NSToolbarItemGroup", "selectedIndex", to: &code)
      code.lines(
        """
        \(add) { [state] in
          let titles = commands.map { command in command.menuTitle(in: state()) }
          let images = commands.compactMap { command in command.menuImage(in: state()).\(image) }
          let action = \(action)
          let item =
            images.count == commands.count
            ? \(makeGroup("images"))
            : \(makeGroup("titles"))
          item.update = { group in
            let face = face()
            group.label = face.label
            \(if: needs.help, "group.toolTip = face.help")
            group.isEnabled = face.isEnabled
            if let index = commands.firstIndex(where: { command in command.isOn(in: state()) }) {
              group.selectedIndex = index
            }
          }
          item.validate()
          item.paletteLabel = item.label
          return item
        }
        """)
    }
  }

  /// Appends the face of what shows the options of a choice, and the target that chooses one of them.
  ///
  /// - Parameters:
  ///   - sender: What is told from its type when people choose.
  ///   - selected: Its property with the number of the option.
  func choosing(_ sender: String, _ type: String, _ selected: String, to code: inout CodeTree) {
    code.lines(
      """
      guard let command = commands.first else { return }
      let face: @MainActor () -> \(prefix)ToolbarFace = { [state] in
        var face = \(prefix)ToolbarFace(of: command, in: state())
        face.title = command.title(in: state())
        return face
      }
      let target = \(prefix)ToolbarTarget(face: face) { [\(captures)] sender in
        guard let \(sender) = sender as? \(type) else { return }
        guard commands.indices.contains(\(sender).\(selected)) else { return }
        let performer = \(performer)
        performer.choose(commands[\(sender).\(selected)])
      }
      """)
  }

  // MARK: - The system's

  private func actions(to code: inout CodeTree) {
    var parameters = [title, identifier, "symbolName: String? = nil", "action: Selector"]
    if needs.tags { parameters.append("tag: Int = 0") }
    if needs.fontActions { parameters.append("target: AnyObject? = nil") }
    method(
      "addAction", parameters,
      summary: "Adds a command of the system, which the responder chain performs and validates.",
      to: &code
    ) { code in
      code.lines(
        """
        \(add) {
          let face = \(prefix)ToolbarFace(
            title: title(), image: symbolName.map { name in .symbol(name) } ?? .hidden)
          let item = NSToolbarItem(itemIdentifier: identifier)
          item.label = face.label
          item.paletteLabel = face.label
          item.image = face.image.\(isCatalyst ? "uiImage" : "nsImage")
          item.title = item.image == nil ? face.label : ""
          item.action = action
          \(if: needs.tags, "item.tag = tag")
          \(if: needs.fontActions, "item.target = target")
          return item
        }
        """)
    }
  }

  private func systemItems(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds an item that the toolbar makes itself."])
    var parameters = ["_ identifier: NSToolbarItem.Identifier"]
    if needs.hasOptions { parameters.append("options: \(prefix)ToolbarOptions = []") }
    code.function("func addSystemItem", parameters) { code in
      code.statement(
        "", .call("entries.append", [.init(.call(prefix + "ToolbarEntry", entryFields("nil")))]))
    }
  }

  /// What an entry is made of.
  private func entryFields(_ make: String) -> [Expression.Argument] {
    var fields = [Expression.Argument("identifier", .code("identifier"))]
    if needs.hasOptions { fields.append(.init("options", .code("options"))) }
    return fields + [.init("make", .code(make))]
  }

  private func adding(to code: inout CodeTree) {
    var parameters = ["_ identifier: NSToolbarItem.Identifier"]
    if needs.hasOptions { parameters.append("_ options: \(prefix)ToolbarOptions") }
    parameters.append("make: @escaping @MainActor () -> NSToolbarItem")
    code.blank()
    code.function("private func add", parameters) { code in
      code.statement(
        "", .call("entries.append", [.init(.call(prefix + "ToolbarEntry", entryFields("make")))]))
    }
  }

  // MARK: - The toolbar

  private func toolbar(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "A toolbar of the items.", "", "- Parameters:",
      "  - identifier: The name under which the system remembers what people changed.",
      "  - isCustomizable: Whether people can add, remove and move items.",
      "  - isHideable: Whether the toolbar stays hidden when people hide it and open the app anew.",
    ])
    let parameters = [
      "identifier: NSToolbar.Identifier", "isCustomizable: Bool = false",
      "isHideable: Bool = false",
    ]
    code.function("func makeToolbar", parameters, "-> NSToolbar") { code in
      code.line("let toolbar = NSToolbar(identifier: identifier)")
      code.statement(
        "let delegate = ",
        .call(
          prefix + "ToolbarDelegate",
          [
            .init("entries", .code("entries")), .init("isCustomizable", .code("isCustomizable")),
          ]))
      code.lines(
        """
        toolbar.delegate = delegate
        // A toolbar does not keep its delegate, so that object goes with the toolbar.
        let key = UnsafeRawPointer(Unmanaged.passUnretained(delegate).toOpaque())
        objc_setAssociatedObject(toolbar, key, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        toolbar.allowsUserCustomization = isCustomizable
        toolbar.autosavesConfiguration = isCustomizable || isHideable
        \(if: needs.selectable, "selection.toolbar = toolbar")
        return toolbar
        """)
    }
  }

  /// Appends the toolbar of a window of settings, which always shows the titles of its panes.
  func panes(to code: inout CodeTree) {
    code.lines(
      """
      let toolbar = makeToolbar(identifier: identifier)
      toolbar.displayMode = .iconAndLabel
      """)
    checks.append(.toolbarDisplayModes, to: &code) { code in
      code.line("toolbar.allowsDisplayModeCustomization = false")
    }
  }

  private func optionSet(to code: inout CodeTree) {
    var value = 1
    code.blank()
    code.documentation(["What is said about an item of a toolbar."])
    code.block("nonisolated struct \(prefix)ToolbarOptions: OptionSet, Sendable") { code in
      code.line("let rawValue: Int")
      for (attribute, name, summary) in [
        (EntryAttributes.hidden, "hidden", "Only in the palette from which people customize."),
        (.essential, "essential", "Stays in sight when there is little room."),
        (.prominent, "prominent", "The one action that stands out."),
        (.selectable, "selectable", "Keeps a selected look, as a pane of settings does."),
        (.springs, "springLoaded", "Acts when something is held over it."),
        (.clicksThrough, "clicksThrough", "Takes the click that brings its window to the front."),
      ] where needs.options.contains(attribute) {
        code.blank()
        code.documentation([summary])
        code.line("static let \(name) = \(prefix)ToolbarOptions(rawValue: \(value))")
        value *= 2
      }
    }
  }

  private func entry(to code: inout CodeTree) {
    let hasOptions = needs.hasOptions
    code.blank()
    code.documentation(["An item of a toolbar, and what makes it."])
    code.line("@MainActor")
    code.block("private struct \(prefix)ToolbarEntry") { code in
      code.lines(
        """
        let identifier: NSToolbarItem.Identifier
        \(if: hasOptions, "let options: \(prefix)ToolbarOptions")
        /// Nil for what the toolbar makes itself.
        let make: (@MainActor () -> NSToolbarItem)?
        """)
      code.blank()
      code.block("func makeItem() -> NSToolbarItem?") { code in
        let essential = needs.options.contains(.essential)
        let prominent = needs.options.contains(.prominent)
        if !essential && !prominent {
          code.line("return make?()")
          return
        }
        code.line("guard let item = make?() else { return nil }")
        if essential {
          code.line("if options.contains(.essential) { item.visibilityPriority = .high }")
        }
        if prominent {
          checks.append(.toolbarItemStyle, to: &code) { code in
            code.line("if options.contains(.prominent) { item.style = .prominent }")
          }
        }
        code.line("return item")
      }
    }
  }
}
