import MenuModel

/// Writes what shows a button's menu in AppKit: a pull-down button, a toolbar item, and a combo button for `tap`.
struct AppKitPullDowns {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)ButtonSurface") { code in
      button(to: &code)
      toolbarItem(to: &code)
      if needs.taps { comboButton(to: &code) }
      filler(to: &code)
    }
  }

  private func button(to code: inout CodeTree) {
    code.lines(
      """
      /// A pull-down button for a view.
      \(access)func makeButton() -> NSPopUpButton {
        let button = NSPopUpButton(frame: .zero, pullsDown: true)
        let face = NSMenuItem(title: title(in: state()), action: nil, keyEquivalent: "")
        face.image = image.nsImage
        let menu = makeFiller(face: face).makeMenu(title: face.title)
        menu.addItem(face)
        button.menu = menu
        button.imagePosition = face.image == nil ? .noImage : .imageOnly
        return button
      }
      """)
  }

  private func toolbarItem(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// An item for a toolbar.
      \(access)func makeToolbarItem(
        identifier: NSToolbarItem.Identifier
      ) -> NSMenuToolbarItem {
        let item = NSMenuToolbarItem(itemIdentifier: identifier)
        item.label = title(in: state())
        item.image = image.nsImage
        let filler = makeFiller(face: nil)
        item.menu = filler.makeMenu(title: item.label)
        \(if: needs.taps, "if let target = filler.tapTarget {")
        \(if: needs.taps, "  item.target = target")
        \(if: needs.taps, "  item.action = #selector(\(prefix)MenuTarget.chooseItem(_:))")
        \(if: needs.taps, "}")
        return item
      }
      """)
  }

  private func comboButton(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "A button for a view that performs a command when clicked, with an arrow for the menu."
    ])
    if let attribute = checks.attribute(for: .comboButton) { code.line(attribute) }
    code.lines(
      """
      \(access)func makeComboButton() -> NSComboButton {
        let filler = makeFiller(face: nil)
        let title = title(in: state())
        let menu = filler.makeMenu(title: title)
        let target = filler.tapTarget
        let action = #selector(\(prefix)MenuTarget.chooseItem(_:))
        guard let image = image.nsImage else {
          return NSComboButton(title: title, menu: menu, target: target, action: action)
        }
        let button = NSComboButton(image: image, menu: menu, target: target, action: action)
        button.setAccessibilityLabel(title)
        return button
      }
      """)
  }

  private func filler(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// What fills the button's menu.
      ///
      /// - Parameter face: The item that a pull-down button shows as its own title and image.
      private func makeFiller(face: NSMenuItem?) -> \(prefix)MenuFiller {
        let filler = \(prefix)MenuFiller {
          let performer = \(prefix)MenuPerformer(state: state(), perform: perform)
          let items = performer.items(of: entries(in: performer.state))
          return (face.map { face in [face] } ?? []) + items
        }
        \(if: needs.taps, "if let command = tapCommand {")
        \(if: needs.taps, "  filler.tapTarget = \(prefix)MenuTarget(isEnabled: true) {")
        \(if: needs.taps, "    \(prefix)MenuPerformer(state: state(), perform: perform).choose(command)")
        \(if: needs.taps, "  }")
        \(if: needs.taps, "}")
        return filler
      }
      """)
  }
}
