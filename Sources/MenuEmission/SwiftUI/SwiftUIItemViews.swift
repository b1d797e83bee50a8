import MenuModel

/// Writes the views of commands and choices, which take a command and are not generic.
struct SwiftUIItemViews {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }
  private var overrides: Bool { needs.titles || needs.images }

  func emit(to code: inout CodeTree) {
    item(to: &code)
    if needs.keepsOpen { keepsOpen(to: &code) }
    items(to: &code)
    label(to: &code)
    if needs.choices { choices(to: &code) }
  }

  private func open(
    _ documentation: String, _ header: String, to code: inout CodeTree,
    _ body: (inout CodeTree) -> Void
  ) {
    code.blank()
    code.documentation([documentation])
    if let attribute = checks.menuAttribute { code.line(attribute) }
    code.block(header, body)
  }

  private func item(to code: inout CodeTree) {
    open("A command as an item of a menu.", "struct \(prefix)CommandItem: View", to: &code) {
      code in
      code.lines(
        """
        private let command: \(command)
        private let menu: \(prefix)MenuContext
        \(if: overrides, "private let title: String?")
        \(if: overrides, "private let image: \(prefix)MenuImage")

        @inline(never)
        \(if: !overrides, "init(_ command: \(command), in menu: \(prefix)MenuContext) {")
        \(if: overrides, "init(")
        \(if: overrides, "  _ command: \(command),")
        \(if: overrides, "  in menu: \(prefix)MenuContext,")
        \(if: overrides, "  title: String? = nil,")
        \(if: overrides, "  image: \(prefix)MenuImage = .own")
        \(if: overrides, ") {")
          self.command = command
          self.menu = menu
          \(if: overrides, "self.title = title")
          \(if: overrides, "self.image = image")
        }

        """)
      code.block("var body: some View") { code in
        code.block("if menu.shows(command)") { code in
          if needs.keepsOpen {
            code.line("item")
            code.line("  .disabled(!command.isEnabled(in: menu.state))")
            code.line("  .modifier(\(prefix)KeepsOpen(keepsOpen: command.keepsMenuOpen))")
          } else {
            code.line("item.disabled(!command.isEnabled(in: menu.state))")
          }
        }
      }
      code.blank()
      if needs.checks { code.line("@ViewBuilder") }
      code.block("private var item: some View") { code in
        if needs.checks {
          code.lines(
            """
            if command.isChecked(in: menu.state) {
              Toggle(isOn: isOn) {
                label
              }
            } else {
              button
            }
            """)
        } else {
          code.line("button")
        }
      }
      code.lines(
        """

        private var button: some View {
          Button(role: command.isDestructive ? .destructive : nil) {
            menu.choose(command)
          } label: {
            label
          }
        }

        \(if: needs.checks, "private var isOn: Binding<Bool> {")
        \(if: needs.checks, "  return Binding {")
        \(if: needs.checks, "    true")
        \(if: needs.checks, "  } set: { @MainActor _ in")
        \(if: needs.checks, "    menu.choose(command)")
        \(if: needs.checks, "  }")
        \(if: needs.checks, "}")

        private var label: \(prefix)CommandLabel {
          \(prefix)CommandLabel(
            title: \(overrides ? "title ?? " : "")command.menuTitle(in: menu.state),
            \(if: needs.subtitles, "subtitle: command.subtitle(in: menu.state),")
            image: \(overrides ? "image == .own ? command.menuImage(in: menu.state) : image" : "command.menuImage(in: menu.state)"))
        }
        """)
    }
  }

  private func keepsOpen(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Lets the menu stay open when someone chooses an item."])
    if let attribute = checks.menuAttribute { code.line(attribute) }
    code.block("private struct \(prefix)KeepsOpen: ViewModifier") { code in
      code.line("let keepsOpen: Bool")
      code.blank()
      code.block("func body(content: Content) -> some View") { code in
        checks.append(.keepsMenuOpen, to: &code) { code in
          code.line("content.menuActionDismissBehavior(keepsOpen ? .disabled : .automatic)")
        } else: { code in
          code.line("content")
        }
      }
    }
  }

  private func items(to code: inout CodeTree) {
    open(
      "Commands as items of a menu, one below the other.", "struct \(prefix)CommandItems: View",
      to: &code
    ) { code in
      code.lines(
        """
        private let commands: [\(command)]
        private let menu: \(prefix)MenuContext

        @inline(never)
        init(_ commands: [\(command)], in menu: \(prefix)MenuContext) {
          self.commands = commands
          self.menu = menu
        }

        var body: some View {
          ForEach(commands, id: \\.self) { command in
            \(prefix)CommandItem(command, in: menu)
          }
        }
        """)
    }
  }

  /// Appends the view of a title and a picture.
  func label(to code: inout CodeTree) {
    open(
      "The title and the picture of an item.", "struct \(prefix)CommandLabel: View", to: &code
    ) { code in
      code.lines(
        """
        let title: String
        \(if: needs.subtitles, "var subtitle: String?")
        let image: \(prefix)MenuImage

        \(if: needs.subtitles, "var body: some View {")
        \(if: needs.subtitles, "  if let subtitle {")
        \(if: needs.subtitles, "    Text(verbatim: title)")
        \(if: needs.subtitles, "    Text(verbatim: subtitle)")
        \(if: needs.subtitles, "    image.view")
        \(if: needs.subtitles, "  } else {")
        \(if: needs.subtitles, "    label")
        \(if: needs.subtitles, "  }")
        \(if: needs.subtitles, "}")

        \(if: needs.subtitles, "private var label: some View {")
        \(if: !needs.subtitles, "var body: some View {")
          Label {
            Text(verbatim: title)
          } icon: {
            image.view
          }
        }
        """)
    }
  }

  /// Appends the pictures of menus and toolbars.
  func image(to code: inout CodeTree) {
    let asset =
      context.module.app.stringsTable == nil
      ? "Image(name)" : "Image(name, bundle: \(context.bundle))"
    code.blank()
    if let attribute = checks.menuAttribute { code.line(attribute) }
    code.lines(
      """
      extension \(prefix)MenuImage {
        /// The picture as a view; nothing for one that is hidden or that the command knows.
        @MainActor
        @ViewBuilder
        var view: some View {
          switch self {
          case .own, .hidden:
            EmptyView()
          case .symbol(let name):
            Image(systemName: name)
          case .asset(let name):
            \(asset)
          }
        }
      }
      """)
  }

  private func choices(to code: inout CodeTree) {
    open(
      "The options of a choice, of which one is checked.", "struct \(prefix)ChoiceItems: View",
      to: &code
    ) { code in
      code.lines(
        """
        private let commands: [\(command)]
        private let menu: \(prefix)MenuContext
        \(if: needs.palettes, "private let isPalette: Bool")

        @inline(never)
        \(if: !needs.palettes, "init(_ commands: [\(command)], in menu: \(prefix)MenuContext) {")
        \(if: needs.palettes, "init(")
        \(if: needs.palettes, "  _ commands: [\(command)],")
        \(if: needs.palettes, "  in menu: \(prefix)MenuContext,")
        \(if: needs.palettes, "  isPalette: Bool = false")
        \(if: needs.palettes, ") {")
          self.commands = commands.filter { command in menu.shows(command) }
          self.menu = menu
          \(if: needs.palettes, "self.isPalette = isPalette")
        }

        """)
      if needs.palettes {
        code.line("@ViewBuilder")
        code.block("var body: some View") { code in
          code.if(.code("isPalette")) { code in
            checks.append(.paletteControlGroup, to: &code) { code in
              code.line("picker.pickerStyle(.palette)")
            } else: { code in
              code.line("picker.pickerStyle(.inline)")
            }
          } else: { code in
            code.line("picker.pickerStyle(.inline)")
          }
        }
      } else {
        code.block("var body: some View") { code in
          code.line("picker.pickerStyle(.inline)")
        }
      }
      code.lines(
        """

        private var picker: some View {
          Picker(selection: selection) {
            ForEach(commands, id: \\.self) { command in
              \(prefix)CommandLabel(
                title: command.menuTitle(in: menu.state),
                image: command.menuImage(in: menu.state)
              )
              .tag(Optional(command))
            }
          } label: {
            EmptyView()
          }
        }

        private var selection: Binding<\(command)?> {
          return Binding { @MainActor in
            commands.first { command in command.isOn(in: menu.state) }
          } set: { @MainActor command in
            if let command { menu.choose(command) }
          }
        }
        """)
    }
  }
}
