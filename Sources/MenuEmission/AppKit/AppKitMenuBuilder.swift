import MenuModel

/// Writes the class that makes AppKit's menu items of commands.
struct AppKitMenuBuilder {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "Makes menu items of commands, as they are in one state.", "",
      "What menus call is never inlined: each stays a few calls, also in an optimized build.",
    ])
    code.line("@MainActor")
    code.block("\(context.access)final class \(prefix)MenuBuilder") { code in
      stored(to: &code)
      adding(to: &code)
      if needs.choices { choices(to: &code) }
      if needs.submenus { submenus(to: &code) }
      if needs.sections { sections(to: &code) }
      if needs.rows { rows(to: &code) }
      if needs.palettes { palettes(to: &code) }
      if needs.standard { standard(to: &code) }
      if needs.submenus || needs.sections || needs.rows || needs.palettes { nested(to: &code) }
      items(to: &code)
    }
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      /// The items so far.
      private(set) var items: [NSMenuItem] = []
      private let performer: \(prefix)MenuPerformer
      private let hidesUnavailable: Bool
      private var separatorIsDue = false

      /// Begins a menu.
      ///
      /// - Parameters:
      ///   - performer: The state to show, and what to do with a chosen command.
      ///   - hidesUnavailable: Whether commands that are not enabled are left out, as in a
      ///     context menu; if not, they are dimmed.
      init(performer: \(prefix)MenuPerformer, hidesUnavailable: Bool) {
        self.performer = performer
        self.hidesUnavailable = hidesUnavailable
      }

      /// The state of the app when the menu opened.
      var state: \(context.stateType) {
        return performer.state
      }
      """)
  }

  private func adding(to code: inout CodeTree) {
    let overrides = needs.titles || needs.images
    let parameters = overrides || needs.alternates
    code.blank()
    code.lines(
      """
      /// Adds commands, one below the other.
      @inline(never)
      func add(_ commands: [\(command)]) {
        for command in commands {
          add(command)
        }
      }

      /// Adds a command\(overrides ? ", with a title or a picture that it has only here" : "").
      \(if: needs.alternates, "///")
      \(if: needs.alternates, "/// - Parameter alternate: The keys that show it in place of the item before it.")
      @inline(never)
      \(if: !parameters, "func add(_ command: \(command)) {")
      \(if: parameters, "func add(")
      \(if: parameters, "  _ command: \(command),")
      \(if: overrides, "  title: String? = nil,")
      \(if: overrides, "  image: \(prefix)MenuImage = .own\(needs.alternates ? "," : "")")
      \(if: needs.alternates, "  alternate: NSEvent.ModifierFlags? = nil")
      \(if: parameters, ") {")
        guard let item = item(for: command) else { return }
        \(if: overrides, "if let title { item.title = title }")
        \(if: overrides, "if image != .own { item.image = image.nsImage }")
        \(if: needs.alternates, "if let alternate {")
        \(if: needs.alternates, "  item.isAlternate = true")
        \(if: needs.alternates, "  item.keyEquivalentModifierMask = alternate")
        \(if: needs.alternates, "}")
        append(item)
      }

      /// Begins the next group.
      @inline(never)
      func separate() {
        separatorIsDue = !items.isEmpty
      }
      """)
  }

  private func choices(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds the options of a choice, of which one is checked.
      @inline(never)
      func addChoice(_ commands: [\(command)]) {
        add(commands)
      }
      """)
  }

  private func submenus(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a submenu.
      @inline(never)
      func addSubmenu(
        _ title: String,
        image: \(prefix)MenuImage = .hidden,
        _ build: (\(prefix)MenuBuilder) -> Void
      ) {
        let items = items(of: build)
        guard !items.isEmpty else { return }
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        let submenu = NSMenu(title: title)
        submenu.items = items
        item.submenu = submenu
        item.image = image.nsImage
        append(item)
      }

      /// Adds a submenu of all that a command can carry, under the command's title and picture.
      @inline(never)
      func addSubmenu(
        of commands: [\(command)],
        title: String? = nil,
        image: \(prefix)MenuImage = .own
      ) {
        guard let command = commands.first else { return }
        let image = image == .own ? command.submenuImage(in: state) : image
        addSubmenu(title ?? command.title(in: state), image: image) { menu in
          menu.add(commands)
        }
      }
      """)
    guard needs.choiceSubmenus else { return }
    code.blank()
    code.lines(
      """
      /// Adds a submenu of the options of a choice, of which one is checked.
      @inline(never)
      func addChoiceSubmenu(
        of commands: [\(command)],
        title: String? = nil,
        image: \(prefix)MenuImage = .own
      ) {
        addSubmenu(of: commands, title: title, image: image)
      }
      """)
  }

  private func sections(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds a group under a title."])
    code.line("@inline(never)")
    code.function(
      "func addSection", ["_ title: String", "_ build: (\(prefix)MenuBuilder) -> Void"]
    ) { code in
      code.lines(
        """
        let items = items(of: build)
        guard !items.isEmpty else { return }
        separate()
        """)
      checks.append(.menuSectionHeader, to: &code) { code in
        code.line("append(.sectionHeader(title: title))")
      } else: { code in
        code.lines(
          """
          let header = NSMenuItem(title: title, action: nil, keyEquivalent: "")
          header.isEnabled = false
          append(header)
          """)
      }
      code.lines(
        """
        for item in items {
          append(item)
        }
        separate()
        """)
    }
  }

  private func rows(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds elements that other platforms show side by side; on the Mac they are a group.
      func addRow(_ build: (\(prefix)MenuBuilder) -> Void) {
        separate()
        for item in items(of: build) {
          append(item)
        }
        separate()
      }
      """)
  }

  private func palettes(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds elements as a palette; before macOS 14, one below the other."])
    code.line("@inline(never)")
    code.function("func addPalette", ["_ build: (\(prefix)MenuBuilder) -> Void"]) { code in
      code.lines(
        """
        let items = items(of: build)
        guard !items.isEmpty else { return }
        """)
      checks.append(.menuPresentationStyle, to: &code) { code in
        code.lines(
          """
          let palette = NSMenu(title: "")
          palette.presentationStyle = .palette
          palette.items = items
          let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
          item.submenu = palette
          append(item)
          """)
      } else: { code in
        code.lines(
          """
          for item in items {
            append(item)
          }
          """)
      }
    }
  }

  private func standard(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a command of the system, which the responder chain performs and validates.
      @inline(never)
      \(if: !needs.standardTags, "func addStandard(_ title: String, symbolName: String? = nil, action: Selector) {")
      \(if: needs.standardTags, "func addStandard(")
      \(if: needs.standardTags, "  _ title: String, symbolName: String? = nil, action: Selector, tag: Int = 0")
      \(if: needs.standardTags, ") {")
        let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
        \(if: needs.standardTags, "item.tag = tag")
        item.image = symbolName.flatMap { name in
          NSImage(systemSymbolName: name, accessibilityDescription: nil)
        }
        append(item)
      }
      """)
  }

  private func nested(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func items(of build: (\(prefix)MenuBuilder) -> Void) -> [NSMenuItem] {
        let menu = \(prefix)MenuBuilder(
          performer: performer, hidesUnavailable: hidesUnavailable)
        build(menu)
        return menu.items
      }
      """)
  }

  private func items(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func append(_ item: NSMenuItem) {
        if separatorIsDue { items.append(.separator()) }
        separatorIsDue = false
        items.append(item)
      }

      """)
    code.function("private func item", ["for command: \(command)"], "-> NSMenuItem?") { code in
      code.lines(
        """
        let isEnabled = command.isEnabled(in: state)
        guard command.isShown(in: state), isEnabled || !hidesUnavailable else { return nil }
        let target = \(prefix)MenuTarget(isEnabled: isEnabled) { [performer] in
          performer.choose(command)
        }
        let item = target.makeItem(title: command.menuTitle(in: state))
        item.image = command.menuImage(in: state).nsImage
        \(if: needs.checks, "if command.isChecked(in: state) { item.state = .on }")
        \(if: needs.help, "item.toolTip = command.help(in: state)")
        """)
      if needs.subtitles {
        checks.append(.menuItemSubtitle, to: &code) { code in
          code.line("item.subtitle = command.subtitle(in: state)")
        }
      }
      code.line("return item")
    }
  }

  /// Appends how a picture is an image of AppKit.
  func images(to code: inout CodeTree) {
    let asset =
      context.module.app.stringsTable == nil
      ? "NSImage(named: name)" : "Bundle\(context.bundle).image(forResource: name)"
    code.blank()
    code.lines(
      """
      extension \(prefix)MenuImage {
        /// The image; nil for a picture that is hidden or that the command knows.
        @MainActor
        var nsImage: NSImage? {
          switch self {
          case .own, .hidden:
            return nil
          case .symbol(let name):
            return NSImage(systemSymbolName: name, accessibilityDescription: nil)
          case .asset(let name):
            return \(asset)
          }
        }
      }
      """)
  }
}
