import MenuModel

/// Writes the views that the toolbars of a module share.
struct SwiftUIBarViews {
  let context: EmissionContext
  let needs: ToolbarNeeds
  let menus: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }
  private var image: String { prefix + "MenuImage" }
  private var isOnWatch: Bool { checks.platforms.contains(.watchOS) }
  private var isOnlyOnWatch: Bool { checks.platforms == [.watchOS] }

  func emit(to code: inout CodeTree) {
    if needs.commands {
      item("A command as an item of a toolbar.", "BarItem", to: &code) { code in
        code.lines(
          """
          private var control: some View {
            Button(role: command.isDestructive ? .destructive : nil) {
              menu.choose(command)
            } label: {
              label
            }
          }
          """)
      }
      items(to: &code)
    }
    if needs.toggles {
      item("A command that is on or off, as an item of a toolbar.", "BarToggle", to: &code) {
        code in toggle(to: &code)
      }
    }
    label(to: &code)
    code.blank()
    if !isOnlyOnWatch {
      exceptOnWatch(to: &code) { code in
        if needs.menus { pullDown(to: &code) }
        if needs.segments { segments(to: &code) }
        if needs.titleMenus { titleMenu(to: &code) }
        if needs.roles { role(to: &code) }
      }
    }
    if needs.groups { group(to: &code) }
    if needs.prominent { prominence(to: &code) }
    if needs.springs { springLoading(to: &code) }
    placements(to: &code)
  }

  private func exceptOnWatch(to code: inout CodeTree, _ body: (inout CodeTree) -> Void) {
    guard isOnWatch else {
      body(&code)
      return
    }
    code.conditionalUnlessEmpty("!os(watchOS)") { _ in
    } _: { code in
      body(&code)
    }
  }

  private func open(
    _ documentation: String, _ header: String, to code: inout CodeTree,
    _ body: (inout CodeTree) -> Void
  ) {
    code.blank()
    code.documentation([documentation])
    code.block(header, body)
  }

  // MARK: - Commands

  private func item(
    _ documentation: String, _ name: String, to code: inout CodeTree,
    _ control: (inout CodeTree) -> Void
  ) {
    let overrides = needs.overrides
    open(documentation, "struct \(prefix)\(name): View", to: &code) { code in
      code.lines(
        """
        private let command: \(command)
        private let menu: \(prefix)MenuContext
        \(if: overrides, "private let title: String?")
        \(if: overrides, "private let image: \(image)")

        @inline(never)
        \(if: !overrides, "init(_ command: \(command), in menu: \(prefix)MenuContext) {")
        \(if: overrides, "init(")
        \(if: overrides, "  _ command: \(command),")
        \(if: overrides, "  in menu: \(prefix)MenuContext,")
        \(if: overrides, "  title: String? = nil,")
        \(if: overrides, "  image: \(image) = .own")
        \(if: overrides, ") {")
          self.command = command
          self.menu = menu
          \(if: overrides, "self.title = title")
          \(if: overrides, "self.image = image")
        }

        var body: some View {
          if command.isShown(in: menu.state) {
            \(menus.help ? "described" : "control").disabled(!command.isEnabled(in: menu.state))
          }
        }

        \(if: menus.help, "@ViewBuilder")
        \(if: menus.help, "private var described: some View {")
        \(if: menus.help, "  if let help = command.help(in: menu.state) {")
        \(if: menus.help, "    control.help(Text(verbatim: help))")
        \(if: menus.help, "  } else {")
        \(if: menus.help, "    control")
        \(if: menus.help, "  }")
        \(if: menus.help, "}")

        """)
      control(&code)
      code.blank()
      let title =
        overrides ? "title ?? command.title(in: menu.state)" : "command.title(in: menu.state)"
      let picture =
        overrides
        ? "image == .own ? command.menuImage(in: menu.state) : image"
        : "command.menuImage(in: menu.state)"
      code.lines(
        """
        private var label: \(prefix)BarLabel {
          \(prefix)BarLabel(
            title: \(title),
            image: \(picture))
        }
        """)
    }
  }

  private func toggle(to code: inout CodeTree) {
    code.block("private var control: some View") { code in
      code.line("Toggle(isOn: isOn) {")
      code.line("  label")
      code.line("}")
      if isOnlyOnWatch { return }
      if isOnWatch {
        code.conditional("!os(watchOS)") { code in code.line(".toggleStyle(.button)") }
      } else {
        code.line(".toggleStyle(.button)")
      }
    }
    code.blank()
    code.lines(
      """
      private var isOn: Binding<Bool> {
        return Binding { @MainActor in
          command.isOn(in: menu.state)
        } set: { @MainActor _ in
          menu.choose(command)
        }
      }
      """)
  }

  private func items(to code: inout CodeTree) {
    open(
      "Commands as items of a toolbar, one beside the other.", "struct \(prefix)BarItems: View",
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
            \(prefix)BarItem(command, in: menu)
          }
        }
        """)
    }
  }

  private func label(to code: inout CodeTree) {
    open(
      "The label of an item: a picture that has the title for VoiceOver, or the title alone.",
      "struct \(prefix)BarLabel: View", to: &code
    ) { code in
      code.lines(
        """
        let title: String
        let image: \(image)

        var body: some View {
          if image == .hidden {
            text
          } else {
            Label {
              text
            } icon: {
              image.view
            }
          }
        }

        private var text: Text {
          Text(verbatim: \(prefix)ToolbarTexts.label(title))
        }
        """)
    }
  }

  // MARK: - Menus, choices and groups

  private func pullDown(to code: inout CodeTree) {
    open(
      "An item of a toolbar that shows a menu.", "struct \(prefix)BarMenu: View", to: &code
    ) { code in
      let overrides = needs.overrides
      code.lines(
        """
        private let title: String?
        private let image: \(image)
        private let menu: \(prefix)MenuContext
        private let entries: [\(prefix)MenuEntry]

        @inline(never)
        init(
          _ title: String,
          image: \(image) = .hidden,
          in menu: \(prefix)MenuContext,
          _ build: (\(prefix)MenuBuilder) -> Void
        ) {
          self.title = title
          self.image = image
          self.menu = menu
          self.entries = menu.entries(of: build)
        }

        """)
      if !menus.payloads.isEmpty {
        let title =
          overrides ? "title ?? command.title(in: menu.state)" : "command.title(in: menu.state)"
        let picture =
          overrides
          ? "image == .own ? command.submenuImage(in: menu.state) : image"
          : "command.submenuImage(in: menu.state)"
        code.lines(
          """
          /// A menu of all that a command can carry, under the command's title and picture.
          @inline(never)
          init(
            of commands: [\(command)],
            in menu: \(prefix)MenuContext,
            \(if: overrides, "title: String? = nil,")
            \(if: overrides, "image: \(image) = .own,")
            _ build: (\(prefix)MenuBuilder) -> Void
          ) {
            if let command = commands.first, command.isShown(in: menu.state) {
              self.title = \(title)
              self.image = \(picture)
            } else {
              self.title = nil
              self.image = .hidden
            }
            self.menu = menu
            self.entries = menu.entries(of: build)
          }

          """)
      }
      code.lines(
        """
        var body: some View {
          if let title {
            Menu {
              \(prefix)MenuEntries(entries, in: menu)
            } label: {
              \(prefix)BarLabel(title: title, image: image)
            }
          }
        }
        """)
    }
  }

  private func segments(to code: inout CodeTree) {
    open(
      "The options of a choice side by side, of which one is selected.",
      "struct \(prefix)BarSegments: View", to: &code
    ) { code in
      code.lines(
        """
        private let commands: [\(command)]
        private let menu: \(prefix)MenuContext

        @inline(never)
        init(_ commands: [\(command)], in menu: \(prefix)MenuContext) {
          self.commands = commands.filter { command in command.isShown(in: menu.state) }
          self.menu = menu
        }

        var body: some View {
          if let first = commands.first {
            Picker(selection: selection) {
              ForEach(commands, id: \\.self) { command in
                \(prefix)BarLabel(
                  title: command.menuTitle(in: menu.state),
                  image: command.menuImage(in: menu.state)
                )
                .tag(Optional(command))
              }
            } label: {
              Text(verbatim: \(prefix)ToolbarTexts.label(first.title(in: menu.state)))
            }
            .pickerStyle(.segmented)
            .disabled(!first.isEnabled(in: menu.state))
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

  private func titleMenu(to code: inout CodeTree) {
    open(
      "Shows a menu at the title of a bar.", "struct \(prefix)TitleMenu: ViewModifier", to: &code
    ) { code in
      code.lines(
        """
        private let menu: \(prefix)MenuContext
        private let entries: [\(prefix)MenuEntry]

        init(in menu: \(prefix)MenuContext, _ build: (\(prefix)MenuBuilder) -> Void) {
          self.menu = menu
          self.entries = menu.entries(of: build)
        }

        """)
      content(
        .toolbarRoles, "content.toolbarTitleMenu { \(prefix)MenuEntries(entries, in: menu) }",
        to: &code)
    }
  }

  private func role(to code: inout CodeTree) {
    code.blank()
    exceptOn(.macOS, to: &code) { code in
      open("Says what a screen's bar is for.", "struct \(prefix)BarRole: ViewModifier", to: &code) {
        code in
        code.lines(
          """
          enum Role: Sendable {
            case navigationStack
            case browser
            case editor
          }

          let role: Role

          """)
        code.line("@ViewBuilder")
        code.block("func body(content: Content) -> some View") { code in
          checks.append(.toolbarRoles, to: &code) { code in
            code.lines(
              """
              switch role {
              case .navigationStack:
                content.toolbarRole(.navigationStack)
              case .browser:
                content.toolbarRole(.browser)
              case .editor:
                content.toolbarRole(.editor)
              }
              """)
          } else: { code in
            code.line("content")
          }
        }
      }
    }
  }

  private func exceptOn(
    _ platform: Platform, to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    guard checks.platforms.contains(platform) else {
      body(&code)
      return
    }
    code.conditional("!" + platform.compilerCondition) { code in body(&code) }
  }

  private func group(to code: inout CodeTree) {
    exceptOnWatch(to: &code) { code in
      open(
        "Items of a toolbar that stay together.",
        "struct \(prefix)BarGroup<Content: View>: View", to: &code
      ) { code in
        code.lines(
          """
          private let title: String
          private let image: \(image)
          private let content: Content

          @inline(never)
          init(
            title: String = "",
            image: \(image) = .hidden,
            @ViewBuilder content: () -> Content
          ) {
            self.title = title
            self.image = image
            self.content = content()
          }

          """)
        code.line("@ViewBuilder")
        code.block("var body: some View") { code in
          // The code is left out on watchOS already.
          AvailabilityChecks(
            context: context, framework: .swiftui,
            platforms: checks.platforms.filter { $0 != .watchOS }
          ).append(.labeledControlGroup, to: &code) { code in
            code.lines(
              """
              if title.isEmpty {
                ControlGroup { content }
              } else {
                ControlGroup {
                  content
                } label: {
                  \(prefix)BarLabel(title: title, image: image)
                }
              }
              """)
          } else: { code in
            code.line("ControlGroup { content }")
          }
        }
      }
    }
  }

  // MARK: - Modifiers and placements

  /// Appends the body of a modifier that changes its content on the systems that have an API.
  private func content(_ api: PlatformAPI, _ changed: String, to code: inout CodeTree) {
    code.line("@ViewBuilder")
    code.block("func body(content: Content) -> some View") { code in
      let platforms = checks.platforms.filter { $0 != .watchOS }
      AvailabilityChecks(context: context, framework: .swiftui, platforms: platforms).append(
        api, to: &code
      ) { code in
        code.line(changed)
      } else: { code in
        code.line("content")
      }
    }
  }

  private func prominence(to code: inout CodeTree) {
    open(
      "Shows the one prominent action of a toolbar.",
      "struct \(prefix)Prominence: ViewModifier", to: &code
    ) { code in
      code.line("@ViewBuilder")
      code.block("func body(content: Content) -> some View") { code in
        checks.append(.glassProminent, to: &code) { code in
          code.line("content.buttonStyle(.glassProminent)")
        } else: { code in
          code.line("content.buttonStyle(.borderedProminent)")
        }
      }
    }
  }

  private func springLoading(to code: inout CodeTree) {
    open(
      "Lets an item open while something is dragged over it.",
      "struct \(prefix)SpringLoading: ViewModifier", to: &code
    ) { code in
      code.line("@ViewBuilder")
      code.block("func body(content: Content) -> some View") { code in
        checks.append(.springLoading, to: &code) { code in
          code.line("content.springLoadingBehavior(.enabled)")
        } else: { code in
          code.line("content")
        }
      }
    }
  }

  /// Appends the placements that are other ones on older systems.
  private func placements(to code: inout CodeTree) {
    let own = SwiftName.lowerCamel(prefix)
    if needs.areas {
      let pad = AvailabilityChecks(context: context, framework: .swiftui, platforms: [.iPadOS])
      if let condition = pad.availability(of: .toolbarRoles).condition {
        placement(
          "The middle of an iPadOS bar.", own + "Center", condition, "secondaryAction",
          else: "topBarTrailing", on: "os(iOS)", to: &code)
      }
    }
    let watch = AvailabilityChecks(context: context, framework: .swiftui, platforms: [.watchOS])
    guard isOnWatch, let condition = watch.availability(of: .barEdges).condition else { return }
    placement(
      "The corner of a watchOS screen.", own + "Corner", condition, "topBarTrailing",
      else: "primaryAction", on: "os(watchOS)", to: &code)
    placement(
      "The bottom of a watchOS screen.", own + "Bottom", condition, "bottomBar",
      else: "automatic", on: "os(watchOS)", to: &code)
  }

  private func placement(
    _ documentation: String, _ name: String, _ condition: String, _ placement: String,
    else older: String, on system: String, to code: inout CodeTree
  ) {
    code.blank()
    code.conditional(system) { code in
      code.block("extension ToolbarItemPlacement") { code in
        code.documentation([documentation])
        code.block("static var \(name): ToolbarItemPlacement") { code in
          code.if(
            .code("#available(\(condition))"), { code in code.line("return .\(placement)") },
            else: { code in code.line("return .\(older)") })
        }
      }
    }
  }
}
