import MenuModel

/// Writes the objects that a toolbar needs: what an item does and shows, and the toolbar's delegate.
struct MacToolbarTargets {
  let context: EmissionContext
  /// AppKit, or UIKit on Mac Catalyst.
  let framework: Framework
  let needs: MacToolbarNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var isCatalyst: Bool { framework == .uikit }
  private var hidden: Bool { needs.options.contains(.hidden) }

  func emit(to code: inout CodeTree) {
    delegate(to: &code)
    if needs.makesFaces { face(to: &code) }
    if needs.makesTargets { target(to: &code) }
    if needs.buttons { button(to: &code) }
    if needs.segments { segments(to: &code) }
    if needs.commands, isCatalyst {
      item("A button", prefix + "ToolbarItem: NSToolbarItem", to: &code)
    }
    if needs.menus {
      item("A pull-down menu", prefix + "ToolbarMenuItem: NSMenuToolbarItem", to: &code)
    }
    if needs.groups || needs.choices { group(to: &code) }
    if needs.selectable { selection(to: &code) }
    if needs.shares, !isCatalyst { sharedItems(to: &code) }
  }

  private func delegate(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Says which items a toolbar has, and makes them."])
    code.line("@MainActor")
    code.block("private final class \(prefix)ToolbarDelegate: NSObject, NSToolbarDelegate") {
      code in
      identifiers(to: &code)
      guard needs.selectable else { return }
      code.blank()
      code.lines(
        """
        func toolbarSelectableItemIdentifiers(
          _ toolbar: NSToolbar
        ) -> [NSToolbarItem.Identifier] {
          let selectable = entries.filter { entry in entry.options.contains(.selectable) }
          return selectable.map { entry in entry.identifier }
        }
        """)
    }
  }

  private func identifiers(to code: inout CodeTree) {
    code.lines(
      """
      private let entries: [\(prefix)ToolbarEntry]
      private let isCustomizable: Bool

      init(entries: [\(prefix)ToolbarEntry], isCustomizable: Bool) {
        self.entries = entries
        self.isCustomizable = isCustomizable
        super.init()
      }

      func toolbar(
        _ toolbar: NSToolbar,
        itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        let entry = entries.first { entry in entry.identifier == itemIdentifier }
        return entry?.makeItem()
      }

      func toolbarDefaultItemIdentifiers(
        _ toolbar: NSToolbar
      ) -> [NSToolbarItem.Identifier] {
        \(if: !hidden, "return entries.map { entry in entry.identifier }")
        \(if: hidden, "let shown = entries.filter { entry in !entry.options.contains(.hidden) }")
        \(if: hidden, "return shown.map { entry in entry.identifier }")
      }

      func toolbarAllowedItemIdentifiers(
        _ toolbar: NSToolbar
      ) -> [NSToolbarItem.Identifier] {
        var identifiers = entries.map { entry in entry.identifier }
        if isCustomizable { identifiers += [.flexibleSpace, .space] }
        var seen: Set<NSToolbarItem.Identifier> = []
        return identifiers.filter { identifier in seen.insert(identifier).inserted }
      }
      """)
  }

  private func face(to code: inout CodeTree) {
    let command = context.commandType
    code.blank()
    code.documentation(["How an item of a toolbar looks in the state of the app."])
    code.line("@MainActor")
    code.block("private struct \(prefix)ToolbarFace") { code in
      code.lines(
        """
        /// The title in menus; the label is the same without an ellipsis.
        var title: String
        var image: \(prefix)MenuImage = .hidden
        \(if: needs.help, "/// What the tool tip says.")
        \(if: needs.help, "var help: String?")
        \(if: needs.tints, "/// Whether the item is on, and so in the accent color.")
        \(if: needs.tints, "var isOn = false")
        \(if: needs.checks, "/// Whether the overflow menu checks the item.")
        \(if: needs.checks, "var isChecked = false")
        var isEnabled = true
        \(if: needs.hiding, "var isShown = true")

        /// The label in the toolbar.
        var label: String {
          return \(prefix)ToolbarTexts.label(title)
        }
        """)
    }
    guard needs.commands || needs.choices || needs.segments else { return }
    var parameters = ["of command: \(command)", "in state: \(context.stateType)"]
    if needs.titles { parameters.append("title: String? = nil") }
    if needs.images { parameters.append("image: \(prefix)MenuImage = .own") }
    code.blank()
    code.block("extension \(prefix)ToolbarFace") { code in
      code.documentation(["How a command looks."])
      code.function("init", parameters) { code in
        let title = "command.menuTitle(in: state)"
        let image = "command.menuImage(in: state)"
        code.lines(
          """
          self.title = \(needs.titles ? "title ?? " + title : title)
          self.image = \(needs.images ? "image == .own ? \(image) : image" : image)
          \(if: needs.help, "help = command.help(in: state)")
          \(if: needs.tints, "isOn = command.isOn(in: state)")
          \(if: needs.checks, "isChecked = command.isChecked(in: state)")
          isEnabled = command.isEnabled(in: state)
          \(if: needs.hiding, "isShown = command.isShown(in: state)")
          """)
      }
    }
  }

  private func target(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "What an item of a toolbar does, and how it looks. What makes the item keeps it."
    ])
    code.line("@MainActor")
    let validation = isCatalyst ? "" : ", NSToolbarItemValidation"
    let image = isCatalyst ? "UIImage" : "NSImage"
    code.block("private final class \(prefix)ToolbarTarget: NSObject\(validation)") { code in
      code.lines(
        """
        private let face: @MainActor () -> \(prefix)ToolbarFace
        private let choose: @MainActor (Any?) -> Void
        private var shownFace: \(prefix)ToolbarFace?
        private var shownImage: \(image)?

        init(
          face: @escaping @MainActor () -> \(prefix)ToolbarFace,
          choose: @escaping @MainActor (Any?) -> Void = { _ in }
        ) {
          self.face = face
          self.choose = choose
          super.init()
        }

        @objc func chooseItem(_ sender: Any?) {
          choose(sender)
        }

        """)
      code.block("func validateToolbarItem(_ item: NSToolbarItem) -> Bool") { code in
        code.lines(
          """
          let face = face()
          let image = image(of: face)
          if item.label != face.label { item.label = face.label }
          \(if: !isCatalyst, "item.menuFormRepresentation?.title = face.title")
          \(if: needs.help, "item.toolTip = face.help")
          """)
        if needs.buttons {
          code.lines(
            """
            if let button = item.view as? \(prefix)ToolbarButton {
              button.title = face.label
              button.image = image
              button.imagePosition = image == nil ? .noImage : .imageOnly
              button.setAccessibilityLabel(face.label)
            } else if item.image !== image || image == nil {
              item.image = image
              item.title = image == nil ? face.label : ""
            }
            """)
        } else {
          code.lines(
            """
            if item.image !== image || image == nil {
              item.image = image
              item.title = image == nil ? face.label : ""
            }
            """)
        }
        if needs.hiding {
          checks.append(.toolbarItemHidden, to: &code) { code in
            code.line("item.isHidden = !face.isShown")
          }
        }
        if needs.commands, isCatalyst {
          code.line("if item is \(prefix)ToolbarItem { showInOverflow(face, of: item) }")
        }
        code.line("return face.isEnabled\(needs.hiding ? " && face.isShown" : "")")
      }
      self.image(image, to: &code)
      if needs.commands, isCatalyst { overflow(to: &code) }
      if needs.commands { makeItem(to: &code) }
    }
    if !needs.commands || isCatalyst { return }
    code.blank()
    code.lines(
      """
      extension \(prefix)ToolbarTarget: NSMenuItemValidation {
        func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
          let face = face()
          menuItem.title = face.title
          \(if: needs.checks, "menuItem.state = face.isChecked ? .on : .off")
          return face.isEnabled\(needs.hiding ? " && face.isShown" : "")
        }
      }
      """)
  }

  private func image(_ type: String, to code: inout CodeTree) {
    let tints = needs.tints
    let color = isCatalyst ? "tintColor" : "controlAccentColor"
    let method = isCatalyst ? "applyingSymbolConfiguration" : "withSymbolConfiguration"
    code.blank()
    code.documentation(["The image, which is the same object until the picture changes."])
    code.block("private func image(of face: \(prefix)ToolbarFace) -> \(type)?") { code in
      let isSame =
        "shownFace?.image == face.image\(tints ? " && shownFace?.isOn == face.isOn" : "")"
      code.lines(
        """
        if \(isSame) { return shownImage }
        shownFace = face
        shownImage = face.image.\(isCatalyst ? "uiImage" : "nsImage")
        \(if: tints, "guard face.isOn, let image = shownImage else { return shownImage }")
        \(if: tints, "let color = \(type).SymbolConfiguration(paletteColors: [.\(color)])")
        \(if: tints, "shownImage = image.\(method)(color) ?? image")
        return shownImage
        """)
    }
  }

  /// Appends what makes an item's element in the overflow menu, which Mac Catalyst does not validate.
  private func overflow(to code: inout CodeTree) {
    let shown = needs.hiding ? "face.isEnabled && face.isShown" : "face.isEnabled"
    let state = needs.checks ? ", shown.state == state" : ""
    code.blank()
    code.lines(
      """
      /// Keeps the item's element in the overflow menu as the item is.
      private func showInOverflow(_ face: \(prefix)ToolbarFace, of item: NSToolbarItem) {
        let attributes: UIMenuElement.Attributes = \(shown) ? [] : .disabled
        \(if: needs.checks, "let state: UIMenuElement.State = face.isChecked ? .on : .off")
        if let shown = item.itemMenuFormRepresentation as? UIAction,
          shown.title == face.title, shown.attributes == attributes\(state)
        {
          return
        }
        let action = UIAction(title: face.title, attributes: attributes) { [weak item, choose] _ in
          choose(item)
        }
        \(if: needs.checks, "action.state = state")
        item.itemMenuFormRepresentation = action
      }
      """)
  }

  private func makeItem(to code: inout CodeTree) {
    if isCatalyst {
      code.blank()
      code.lines(
        """
        func makeItem(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem {
          let item = \(prefix)ToolbarItem(itemIdentifier: identifier)
          item.target = self
          item.action = #selector(\(prefix)ToolbarTarget.chooseItem(_:))
          item.validator = self
          item.validate()
          item.paletteLabel = item.label
          return item
        }
        """)
      return
    }
    let takesOptions = needs.buttons
    var parameters = ["_ identifier: NSToolbarItem.Identifier"]
    if takesOptions { parameters.append("_ options: \(prefix)ToolbarOptions") }
    code.blank()
    code.function("func makeItem", parameters, "-> NSToolbarItem") { code in
      code.line("let action = #selector(\(prefix)ToolbarTarget.chooseItem(_:))")
      if needs.buttons {
        let springs = needs.options.contains(.springs)
        let clicks = needs.options.contains(.clicksThrough)
        var options: [String] = []
        if springs { options.append(".springLoaded") }
        if clicks { options.append(".clicksThrough") }
        let condition =
          options.count == 1
          ? "options.contains(\(options[0]))"
          : "!options.isDisjoint(with: [\(options.joined(by: ", "))])"
        code.lines(
          """
          let item: NSToolbarItem
          if \(condition) {
            let button = \(prefix)ToolbarButton(frame: .zero)
            button.bezelStyle = .toolbar
            \(if: springs, "button.isSpringLoaded = options.contains(.springLoaded)")
            \(if: clicks, "button.clicksThrough = options.contains(.clicksThrough)")
            button.target = self
            button.action = action
            let buttonItem = \(prefix)ToolbarButtonItem(itemIdentifier: identifier)
            buttonItem.view = button
            buttonItem.validator = self
            item = buttonItem
          } else {
            item = NSToolbarItem(itemIdentifier: identifier)
            item.target = self
            item.action = action
          }
          """)
      } else {
        code.lines(
          """
          let item = NSToolbarItem(itemIdentifier: identifier)
          item.target = self
          item.action = action
          """)
      }
      code.lines(
        """
        let menuItem = NSMenuItem(title: "", action: action, keyEquivalent: "")
        menuItem.target = self
        item.menuFormRepresentation = menuItem
        item.isEnabled = validateToolbarItem(item)
        item.paletteLabel = item.label
        return item
        """)
    }
  }

  // MARK: - Kinds of items

  private func button(to code: inout CodeTree) {
    let clicks = needs.options.contains(.clicksThrough)
    code.blank()
    code.lines(
      """
      /// A button of a toolbar.
      @MainActor
      private final class \(prefix)ToolbarButton: NSButton {\(if: !clicks, "}")
        \(if: clicks, "var clicksThrough = false")

        \(if: clicks, "override func acceptsFirstMouse(for event: NSEvent?) -> Bool {")
        \(if: clicks, "  return clicksThrough")
        \(if: clicks, "}")
      \(if: clicks, "}")

      /// An item whose button is brought up to date whenever the toolbar is validated.
      @MainActor
      private final class \(prefix)ToolbarButtonItem: NSToolbarItem {
        var validator: \(prefix)ToolbarTarget?

        override func validate() {
          isEnabled = validator?.validateToolbarItem(self) ?? true
          (view as? NSButton)?.isEnabled = isEnabled
        }
      }
      """)
  }

  private func segments(to code: inout CodeTree) {
    let clicks = needs.options.contains(.clicksThrough)
    code.blank()
    code.lines(
      """
      /// The options of a choice.
      @MainActor
      private final class \(prefix)ToolbarSegments: NSSegmentedControl {
        \(if: clicks, "var clicksThrough = false")

        func show(_ commands: [\(context.commandType)], in state: \(context.stateType)) {
          segmentCount = commands.count
          for (index, command) in commands.enumerated() {
            let title = command.menuTitle(in: state)
            guard let image = command.menuImage(in: state).nsImage else {
              setLabel(title, forSegment: index)
              continue
            }
            image.accessibilityDescription = title
            setImage(image, forSegment: index)
            setToolTip(title, forSegment: index)
          }
        }

        \(if: clicks, "override func acceptsFirstMouse(for event: NSEvent?) -> Bool {")
        \(if: clicks, "  return clicksThrough")
        \(if: clicks, "}")
      }

      /// An item whose segments are brought up to date whenever the toolbar is validated.
      @MainActor
      private final class \(prefix)ToolbarSegmentsItem: NSToolbarItem {
        var update: (@MainActor (NSToolbarItem) -> Void)?

        override func validate() {
          update?(self)
        }
      }
      """)
  }

  private func item(_ what: String, _ header: String, to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// \(what) that is brought up to date whenever the toolbar is validated.
      @MainActor
      private final class \(header) {
        var validator: \(prefix)ToolbarTarget?

        override func validate() {
          isEnabled = validator?.validateToolbarItem(self) ?? true
        }
      }
      """)
  }

  private func group(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A group that is brought up to date whenever the toolbar is validated.
      @MainActor
      private final class \(prefix)ToolbarGroup: NSToolbarItemGroup {
        var update: (@MainActor (NSToolbarItemGroup) -> Void)?

        override func validate() {
          update?(self)
        }
      }
      """)
  }

  private func selection(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Which item of a toolbar looks selected."])
    code.line("@MainActor")
    code.block("private final class \(prefix)ToolbarSelection") { code in
      selecting(to: &code)
      guard needs.settings else { return }
      code.blank()
      code.lines(
        """
        /// Selects the pane whose command is on, or else the first.
        func begin() {
          guard let pane = items.first(where: { item in item.isOn() }) ?? items.first else { return }
          select(pane.identifier, label: pane.label())
        }
        """)
    }
  }

  private func selecting(to code: inout CodeTree) {
    let settings = needs.settings
    let window = isCatalyst ? "scene" : "window"
    code.lines(
      """
      weak var toolbar: NSToolbar?
      \(if: settings, "/// The window whose title is that of the selected pane.")
      \(if: settings, "weak var \(window): \(isCatalyst ? "UIWindowScene" : "NSWindow")?")
      private var items: [Item] = []

      private struct Item {
        let identifier: NSToolbarItem.Identifier
        let label: @MainActor () -> String
        let isOn: @MainActor () -> Bool
      }

      func add(
        _ identifier: NSToolbarItem.Identifier,
        label: @escaping @MainActor () -> String,
        isOn: @escaping @MainActor () -> Bool
      ) {
        items.append(Item(identifier: identifier, label: label, isOn: isOn))
      }

      /// Selects the item whose command is on, if one is.
      func update() {
        guard let item = items.first(where: { item in item.isOn() }) else { return }
        select(item.identifier, label: item.label())
      }

      func select(_ identifier: NSToolbarItem.Identifier, label: String) {
        toolbar?.selectedItemIdentifier = identifier
        \(if: settings, "\(window)?.title = label")
      }
      """)
  }

  private func sharedItems(to code: inout CodeTree) {
    let type = prefix + "SharedItems"
    code.blank()
    code.lines(
      """
      /// Supplies what people can share.
      @MainActor
      private final class \(type): NSObject {
        private let items: @MainActor () -> [Any]

        init(items: @escaping @MainActor () -> [Any]) {
          self.items = items
          super.init()
        }
      }

      extension \(type): NSSharingServicePickerToolbarItemDelegate {
        func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any] {
          return items()
        }
      }
      """)
  }
}
