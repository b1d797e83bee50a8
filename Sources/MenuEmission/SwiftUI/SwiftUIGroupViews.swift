import MenuModel

/// Writes the views of submenus, sections, rows and palettes.
struct SwiftUIGroupViews {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }

  func emit(to code: inout CodeTree) {
    if needs.submenus { submenus(to: &code) }
    if needs.sections { sections(to: &code) }
    if needs.rows { rows(to: &code) }
    if needs.palettes { palettes(to: &code) }
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

  private func submenus(to code: inout CodeTree) {
    open("A submenu.", "struct \(prefix)Submenu<Content: View>: View", to: &code) { code in
      code.lines(
        """
        private let title: String
        private let image: \(prefix)MenuImage
        private let content: Content

        @inline(never)
        init(
          _ title: String,
          image: \(prefix)MenuImage = .hidden,
          @ViewBuilder content: () -> Content
        ) {
          self.title = title
          self.image = image
          self.content = content()
        }

        var body: some View {
          Menu {
            content
          } label: {
            \(prefix)CommandLabel(title: title, image: image)
          }
        }
        """)
    }
    open(
      "A submenu of all that a command can carry, under the command's title and picture.",
      "struct \(prefix)CommandSubmenu: View", to: &code
    ) { code in
      submenuOfCommands("\(prefix)CommandItems(commands, in: menu)", to: &code)
    }
    guard needs.choiceSubmenus else { return }
    open(
      "A submenu of the options of a choice, of which one is checked.",
      "struct \(prefix)ChoiceSubmenu: View", to: &code
    ) { code in
      submenuOfCommands("\(prefix)ChoiceItems(commands, in: menu)", to: &code)
    }
  }

  private func submenuOfCommands(_ content: String, to code: inout CodeTree) {
    code.lines(
      """
      private let commands: [\(command)]
      private let menu: \(prefix)MenuContext
      private let title: String?
      private let image: \(prefix)MenuImage

      @inline(never)
      init(
        of commands: [\(command)],
        in menu: \(prefix)MenuContext,
        title: String? = nil,
        image: \(prefix)MenuImage = .own
      ) {
        self.commands = commands.filter { command in menu.shows(command) }
        self.menu = menu
        self.title = title
        self.image = image
      }

      var body: some View {
        if let command = commands.first {
          \(prefix)Submenu(
            title ?? command.title(in: menu.state),
            image: image == .own ? command.submenuImage(in: menu.state) : image
          ) {
            \(content)
          }
        }
      }
      """)
  }

  private func sections(to code: inout CodeTree) {
    open(
      "A group under a title.", "struct \(prefix)MenuSection<Content: View>: View", to: &code
    ) { code in
      code.lines(
        """
        private let title: String
        private let content: Content

        @inline(never)
        init(_ title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }

        var body: some View {
          Section {
            content
          } header: {
            Text(verbatim: title)
          }
        }
        """)
    }
  }

  private func rows(to code: inout CodeTree) {
    open(
      "Elements side by side: a few with their titles, more as pictures alone.",
      "struct \(prefix)MenuRow<Content: View>: View", to: &code
    ) { code in
      code.lines(
        """
        private let isCompact: Bool
        private let content: Content

        @inline(never)
        init(isCompact: Bool = false, @ViewBuilder content: () -> Content) {
          self.isCompact = isCompact
          self.content = content()
        }

        """)
      code.line("@ViewBuilder")
      code.block("var body: some View") { code in
        checks.append(.compactControlGroup, to: &code) { code in
          code.lines(
            """
            if isCompact {
              ControlGroup { content }.controlGroupStyle(.compactMenu)
            } else {
              ControlGroup { content }
            }
            """)
        } else: { code in
          code.line("ControlGroup { content }")
        }
      }
    }
  }

  private func palettes(to code: inout CodeTree) {
    open(
      "Elements as a palette.", "struct \(prefix)MenuPalette<Content: View>: View", to: &code
    ) { code in
      code.lines(
        """
        private let content: Content

        @inline(never)
        init(@ViewBuilder content: () -> Content) {
          self.content = content()
        }

        """)
      code.line("@ViewBuilder")
      code.block("var body: some View") { code in
        checks.append(.paletteControlGroup, to: &code) { code in
          code.line("ControlGroup { content }.controlGroupStyle(.palette)")
        } else: { code in
          code.line("ControlGroup { content }")
        }
      }
    }
  }
}
