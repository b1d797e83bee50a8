import MenuModel

/// Writes the views of a menu's entries.
struct SwiftUIEntryViews {
  let context: EmissionContext
  /// What the entries of any menu have.
  let needs: MenuNeeds
  let checks: AvailabilityChecks
  private let hasStandard: Bool

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }

  init(context: EmissionContext, checks: AvailabilityChecks) {
    self.context = context
    self.checks = checks
    needs = context.entryKindNeeds
    hasStandard = !context.standardCommands.isEmpty
  }

  func emit(to code: inout CodeTree) {
    entries(to: &code)
    entry(to: &code)
    item(to: &code)
    if needs.keepsOpen { keepsOpen(to: &code) }
    if needs.choices { choice(to: &code) }
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

  private func entries(to code: inout CodeTree) {
    let groups =
      context.hasManyCommands
      ? "\(prefix)MenuEntry.groups(of: entries)"
      : "entries.split(separator: .separator).map { group in Array(group) }"
    open(
      "The entries of a menu, each group in a section of its own.",
      "struct \(prefix)MenuEntries: View", to: &code
    ) { code in
      code.lines(
        """
        private let groups: [[\(prefix)MenuEntry]]
        private let menu: \(prefix)MenuContext

        init(_ entries: [\(prefix)MenuEntry], in menu: \(prefix)MenuContext) {
          \(if: hasStandard, "// SwiftUI has no items for commands of the system.")
          \(if: hasStandard, "let entries = entries.filter { entry in")
          \(if: hasStandard, "  if case .standard = entry { return false }")
          \(if: hasStandard, "  return true")
          \(if: hasStandard, "}")
          self.groups = \(groups)
          self.menu = menu
        }

        var body: some View {
          ForEach(groups.indices, id: \\.self) { index in
            if groups.count > 1 {
              Section {
                views(of: groups[index])
              }
            } else {
              views(of: groups[index])
            }
          }
        }

        private func views(of entries: [\(prefix)MenuEntry]) -> some View {
          ForEach(entries.indices, id: \\.self) { index in
            \(prefix)MenuEntryView(entry: entries[index], menu: menu)
          }
        }
        """)
    }
  }

  private func entry(to code: inout CodeTree) {
    open("An entry of a menu.", "private struct \(prefix)MenuEntryView: View", to: &code) { code in
      code.lines(
        """
        let entry: \(prefix)MenuEntry
        let menu: \(prefix)MenuContext

        var body: some View {
          switch entry {
          case .command(let item):
            \(prefix)MenuItemView(item: item, menu: menu)
          \(if: needs.choices, "case .choice(let items):")
          \(if: needs.choices, "  \(prefix)MenuChoice(items: items, menu: menu)")
          case .separator\(hasStandard ? ", .standard" : "")\(context.menuBarHasStandard ? ", .standardItem" : ""):
            EmptyView()
          \(if: needs.submenus, "case .submenu(let title, let image, let entries):")
          \(if: needs.submenus, "  Menu {")
          \(if: needs.submenus, "    \(prefix)MenuEntries(entries, in: menu)")
          \(if: needs.submenus, "  } label: {")
          \(if: needs.submenus, "    \(prefix)CommandLabel(title: title, image: image)")
          \(if: needs.submenus, "  }")
          \(if: needs.sections, "case .section(let title, let entries):")
          \(if: needs.sections, "  Section {")
          \(if: needs.sections, "    \(prefix)MenuEntries(entries, in: menu)")
          \(if: needs.sections, "  } header: {")
          \(if: needs.sections, "    Text(verbatim: title)")
          \(if: needs.sections, "  }")
          \(if: needs.rows, "case .row(let entries):")
          \(if: needs.rows, "  row(of: entries)")
          \(if: needs.palettes, "case .palette(let entries):")
          \(if: needs.palettes, "  palette(of: entries)")
          }
        }
        """)
      if needs.rows { row(to: &code) }
      if needs.palettes { palette(to: &code) }
    }
  }

  private func row(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A few entries with their titles, more as pictures alone."])
    code.line("@ViewBuilder")
    code.function(
      "private func row", ["of entries: [\(prefix)MenuEntry]"], "-> some View"
    ) { code in
      checks.append(.compactControlGroup, to: &code) { code in
        code.lines(
          """
          if entries.count > 3 {
            group(of: entries).controlGroupStyle(.compactMenu)
          } else {
            group(of: entries)
          }
          """)
      } else: { code in
        code.line("group(of: entries)")
      }
    }
    group(to: &code)
  }

  private func group(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func group(of entries: [\(prefix)MenuEntry]) -> some View {
        ControlGroup {
          \(prefix)MenuEntries(entries, in: menu)
        }
      }
      """)
  }

  /// Appends palettes; a palette of one choice is a picker.
  private func palette(to code: inout CodeTree) {
    code.blank()
    code.line("@ViewBuilder")
    code.function(
      "private func palette", ["of entries: [\(prefix)MenuEntry]"], "-> some View"
    ) { code in
      func group(_ code: inout CodeTree) {
        checks.append(.paletteControlGroup, to: &code) { code in
          code.line("group(of: entries).controlGroupStyle(.palette)")
        } else: { code in
          code.line("group(of: entries)")
        }
      }
      guard needs.choices else {
        group(&code)
        return
      }
      code.if(
        .code("entries.count == 1, case .choice(let items) = entries[0]"),
        { code in
          code.line("\(prefix)MenuChoice(items: items, menu: menu, isPalette: true)")
        }, else: group)
    }
    if !needs.rows { group(to: &code) }
  }

  // MARK: - Commands

  private func item(to code: inout CodeTree) {
    open(
      "A command as an item of a menu.", "private struct \(prefix)MenuItemView: View", to: &code
    ) { code in
      code.lines(
        """
        let item: \(prefix)MenuItem
        let menu: \(prefix)MenuContext

        var body: some View {
          \(if: !needs.keepsOpen, "control.disabled(!item.isEnabled)")
          \(if: needs.keepsOpen, "control")
          \(if: needs.keepsOpen, "  .disabled(!item.isEnabled)")
          \(if: needs.keepsOpen, "  .modifier(\(prefix)KeepsOpen(keepsOpen: item.command.keepsMenuOpen))")
        }

        \(if: needs.checks, "@ViewBuilder")
        private var control: some View {
          \(if: !needs.checks, "button")
          \(if: needs.checks, "if item.isChecked {")
          \(if: needs.checks, "  Toggle(isOn: isOn) {")
          \(if: needs.checks, "    label")
          \(if: needs.checks, "  }")
          \(if: needs.checks, "} else {")
          \(if: needs.checks, "  button")
          \(if: needs.checks, "}")
        }

        private var button: some View {
          Button(role: item.command.isDestructive ? .destructive : nil) {
            menu.choose(item.command)
          } label: {
            label
          }
        }

        \(if: needs.checks, "private var isOn: Binding<Bool> {")
        \(if: needs.checks, "  return Binding {")
        \(if: needs.checks, "    true")
        \(if: needs.checks, "  } set: { @MainActor _ in")
        \(if: needs.checks, "    menu.choose(item.command)")
        \(if: needs.checks, "  }")
        \(if: needs.checks, "}")

        private var label: \(prefix)CommandLabel {
          \(if: !needs.subtitles, "\(prefix)CommandLabel(title: item.title, image: item.image)")
          \(if: needs.subtitles, "\(prefix)CommandLabel(")
          \(if: needs.subtitles, "  title: item.title, subtitle: item.subtitle, image: item.image)")
        }
        """)
    }
  }

  private func keepsOpen(to code: inout CodeTree) {
    open(
      "Lets the menu stay open when someone chooses an item.",
      "private struct \(prefix)KeepsOpen: ViewModifier", to: &code
    ) { code in
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

  private func choice(to code: inout CodeTree) {
    open(
      "The options of a choice, of which one is checked.",
      "private struct \(prefix)MenuChoice: View", to: &code
    ) { code in
      code.lines(
        """
        let items: [\(prefix)MenuItem]
        let menu: \(prefix)MenuContext
        \(if: needs.palettes, "var isPalette = false")

        """)
      if needs.palettes { code.line("@ViewBuilder") }
      code.block("var body: some View") { code in
        guard needs.palettes else {
          code.line("picker.pickerStyle(.inline)")
          return
        }
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
      code.lines(
        """

        private var picker: some View {
          Picker(selection: selection) {
            ForEach(items, id: \\.command) { item in
              \(prefix)CommandLabel(title: item.title, image: item.image)
                .tag(Optional(item.command))
            }
          } label: {
            EmptyView()
          }
        }

        private var selection: Binding<\(command)?> {
          return Binding { @MainActor in
            items.first { item in item.isChecked }?.command
          } set: { @MainActor command in
            if let command { menu.choose(command) }
          }
        }
        """)
    }
  }
}
