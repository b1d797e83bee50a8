import MenuModel

/// Writes what shows a button's menu in UIKit: a button, and an item for bars.
struct UIKitPullDowns {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }

  func emit(to code: inout CodeTree) {
    code.blank()
    if let attribute = checks.attribute(for: .buttonMenu) { code.line(attribute) }
    code.block("extension \(prefix)ButtonSurface") { code in
      button(to: &code)
      barButtonItem(to: &code)
      if needs.taps { tapAction(to: &code) }
      menu(to: &code)
      performer(to: &code)
    }
  }

  private func button(to code: inout CodeTree) {
    code.lines(
      """
      /// A button for a view.
      \(access)func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        let title = title(in: state())
        if let image = image.uiImage {
          button.setImage(image, for: .normal)
          button.accessibilityLabel = title
        } else {
          button.setTitle(title, for: .normal)
        }
        \(if: needs.confirmations, "let anchor = \(prefix)MenuAnchor(view: button)")
        button.menu = makeMenu(\(needs.confirmations ? "anchor: anchor" : ""))
      """)
    if needs.taps {
      let argument = needs.confirmations ? "anchor: anchor" : ""
      code.lines(
        """
          if let action = tapAction(\(argument)) {
            button.addAction(action, for: .primaryActionTriggered)
          } else {
            button.showsMenuAsPrimaryAction = true
          }
        """)
    } else {
      code.line("  button.showsMenuAsPrimaryAction = true")
    }
    code.line("  return button")
    code.line("}")
  }

  private func barButtonItem(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "An item for a navigation bar or a toolbar."
    ])
    if needs.confirmations {
      code.documentation(["", "- Parameter viewController: What shows the confirmations."])
    }
    let parameters = needs.confirmations ? ["in viewController: UIViewController"] : []
    code.function("\(access)func makeBarButtonItem", parameters, "-> UIBarButtonItem") { code in
      let argument = needs.confirmations ? "anchor: anchor" : ""
      code.lines(
        """
        let title = title(in: state())
        let item = UIBarButtonItem(title: title, image: image.uiImage)
        item.accessibilityLabel = title
        \(if: needs.confirmations, "let anchor = \(prefix)MenuAnchor(")
        \(if: needs.confirmations, "  barButtonItem: item,")
        \(if: needs.confirmations, "  viewController: viewController)")
        item.menu = makeMenu(\(argument))
        """)
      if needs.taps {
        code.block("if let action = tapAction(\(argument))") { code in
          // The action's title and image would take the place of the item's.
          code.line("action.title = title")
          code.line("action.image = image.uiImage")
          code.line("item.primaryAction = action")
        }
      }
      code.line("return item")
    }
  }

  private func tapAction(to code: inout CodeTree) {
    let parameters = needs.confirmations ? ["anchor: \(prefix)MenuAnchor"] : []
    let argument = needs.confirmations ? "anchor: anchor" : ""
    code.blank()
    code.function("private func tapAction", parameters, "-> UIAction?") { code in
      code.lines(
        """
        guard let command = tapCommand else { return nil }
        return UIAction { _ in
          performer(\(argument)).choose(command)
        }
        """)
    }
  }

  private func menu(to code: inout CodeTree) {
    let parameters = needs.confirmations ? ["anchor: \(prefix)MenuAnchor"] : []
    let argument = needs.confirmations ? "anchor: anchor" : ""
    code.blank()
    code.documentation(["A menu whose elements are made each time it opens."])
    code.function("private func makeMenu", parameters, "-> UIMenu") { code in
      code.lines(
        """
        let elements = UIDeferredMenuElement.uncached { completion in
          completion(performer(\(argument)).elements(of: self))
        }
        return UIMenu(children: [elements])
        """)
    }
  }

  private func performer(to code: inout CodeTree) {
    let parameters = needs.confirmations ? ["anchor: \(prefix)MenuAnchor"] : []
    code.blank()
    code.function(
      "private func performer", parameters, "-> \(prefix)MenuPerformer"
    ) { code in
      var arguments: [Expression.Argument] = [
        .init("state", .code("state()")), .init("perform", .code("perform")),
      ]
      if needs.confirmations { arguments.append(.init("anchor", .code("anchor"))) }
      code.return(.call(prefix + "MenuPerformer", arguments))
    }
  }
}
