import MenuModel

/// Writes the modifiers that show a context menu in SwiftUI.
struct SwiftUIContextMenus {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var menuType: String { "\(prefix)ContextMenuSurface" }
  private var pending: String { needs.confirmations ? ", pending: $pending" : "" }
  private var stateLine: String {
    needs.confirmations ? "@State private var pending: \(prefix)PendingCommand?" : ""
  }

  func emit(to code: inout CodeTree) {
    modifiers(to: &code)
    contextMenu(to: &code)
    if checks.exists(.contextMenuPreview) { previewMenu(to: &code) }
    if checks.exists(.selectionContextMenu) { selectionMenu(to: &code) }
    attributes(to: &code)
    if needs.previewShapes { outline(to: &code) }
  }

  private func availability(_ api: PlatformAPI = .menuView, to code: inout CodeTree) {
    let outside = AvailabilityChecks(context: context, framework: .swiftui)
    var availability = outside.availability(of: .menuView)
    availability.formUnion(outside.availability(of: api))
    if let condition = availability.condition { code.line("@available(" + condition + ")") }
  }

  // MARK: - What apps call

  private func modifiers(to code: inout CodeTree) {
    code.blank()
    availability(to: &code)
    code.block("extension View") { code in
      code.lines(
        """
        /// Adds a context menu of the app: `.contextMenu(menu)`.
        \(access)func contextMenu(_ menu: \(menuType)) -> some View {
          return modifier(\(prefix)MenuModifier(menu: menu))
        }
        """)
      if checks.exists(.contextMenuPreview) {
        code.blank()
        code.documentation(["Adds a context menu of the app with a preview."])
        attribute(.contextMenuPreview, to: &code)
        code.lines(
          """
          \(access)func contextMenu(
            _ menu: \(menuType),
            @ViewBuilder preview: () -> some View
          ) -> some View {
            return modifier(\(prefix)PreviewMenuModifier(menu: menu, preview: preview()))
          }
          """)
      }
      guard checks.exists(.selectionContextMenu) else { return }
      code.blank()
      checks.declare(.selectionContextMenu, to: &code) { code in selectionModifiers(to: &code) }
    }
  }

  /// Marks a function whose API is newer than that of the extension around it.
  private func attribute(_ api: PlatformAPI, to code: inout CodeTree) {
    if let attribute = checks.attribute(for: api) { code.line(attribute) }
  }

  private func selectionModifiers(to code: inout CodeTree) {
    code.documentation([
      "Adds a context menu of the app to a list or a table, for the elements that are selected."
    ])
    attribute(.selectionContextMenu, to: &code)
    code.lines(
      """
      \(access)func contextMenu<ID: Hashable>(
        forSelectionType type: ID.Type,
        menu: @escaping @MainActor (Set<ID>) -> \(menuType),
        primaryAction: (@MainActor (Set<ID>) -> Void)? = nil
      ) -> some View {
        return modifier(
          \(prefix)SelectionMenuModifier(
            menu: menu, background: nil, primaryAction: primaryAction))
      }

      """)
    code.documentation([
      "Adds context menus of the app to a list or a table: one for the elements that are selected,",
      "one for the empty area.",
    ])
    attribute(.selectionContextMenu, to: &code)
    code.lines(
      """
      \(access)func contextMenu<ID: Hashable>(
        forSelectionType type: ID.Type,
        menu: @escaping @MainActor (Set<ID>) -> \(menuType),
        background: @escaping @MainActor () -> \(menuType),
        primaryAction: (@MainActor (Set<ID>) -> Void)? = nil
      ) -> some View {
        return modifier(
          \(prefix)SelectionMenuModifier(
            menu: menu, background: background, primaryAction: primaryAction))
      }
      """)
  }

  // MARK: - The modifiers

  private func contextMenu(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A context menu on a view."])
    availability(to: &code)
    code.lines(
      """
      private struct \(prefix)MenuModifier: ViewModifier {
        let menu: \(menuType)
        \(if: needs.confirmations, stateLine)

        func body(content: Content) -> some View {
          content
            .contextMenu { \(prefix)MenuItems(menu\(pending)) }
            .modifier(\(prefix)MenuAttributes(menu: menu))
            \(if: needs.confirmations, ".confirming($pending)")
        }
      }
      """)
  }

  private func previewMenu(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A context menu on a view, with a preview."])
    availability(.contextMenuPreview, to: &code)
    code.lines(
      """
      private struct \(prefix)PreviewMenuModifier<Preview: View>: ViewModifier {
        let menu: \(menuType)
        let preview: Preview
        \(if: needs.confirmations, stateLine)

        func body(content: Content) -> some View {
          content
            .contextMenu {
              \(prefix)MenuItems(menu\(pending))
            } preview: {
              preview
            }
            .modifier(\(prefix)MenuAttributes(menu: menu))
            \(if: needs.confirmations, ".confirming($pending)")
        }
      }
      """)
  }

  private func selectionMenu(to code: inout CodeTree) {
    code.blank()
    checks.declare(.selectionContextMenu, to: &code) { code in
      code.documentation(["The context menus of a list or a table."])
      availability(.selectionContextMenu, to: &code)
      code.block("private struct \(prefix)SelectionMenuModifier<ID: Hashable>: ViewModifier") {
        code in
        code.lines(
          """
          let menu: @MainActor (Set<ID>) -> \(menuType)
          let background: (@MainActor () -> \(menuType))?
          let primaryAction: (@MainActor (Set<ID>) -> Void)?
          \(if: needs.confirmations, stateLine)

          func body(content: Content) -> some View {
            content
              .contextMenu(
                forSelectionType: ID.self,
                menu: { selection in
                  if !selection.isEmpty {
                    \(prefix)MenuItems(menu(selection)\(pending))
                  } else if let background {
                    \(prefix)MenuItems(background()\(pending))
                  }
                },
                primaryAction: primaryAction.map { action in
                  { selection in action(selection) }
                }
              )
              .modifier(\(prefix)MenuOrder(\(needs.fixedOrder ? "isFixed: false" : "")))
              \(if: needs.confirmations, ".confirming($pending)")
          }
          """)
      }
    }
  }

  /// Appends what a menu says about its order and its outline.
  private func attributes(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "The order of a context menu\(needs.previewShapes ? ", and the outline of its view" : "")."
    ])
    availability(to: &code)
    code.lines(
      """
      private struct \(prefix)MenuAttributes: ViewModifier {
        let menu: \(menuType)

        func body(content: Content) -> some View {
          content
            .modifier(\(prefix)MenuOrder(\(needs.fixedOrder ? "isFixed: menu.isFixed" : "")))
            \(if: needs.previewShapes, ".modifier(\(prefix)PreviewOutline(shape: menu.previewShape))")
        }
      }
      """)
    code.blank()
    code.documentation([
      "Lets the first entries stand nearest to where the menu opens"
        + (needs.fixedOrder ? ", unless the order is fixed." : ".")
    ])
    availability(to: &code)
    code.block("private struct \(prefix)MenuOrder: ViewModifier") { code in
      if needs.fixedOrder {
        code.line("let isFixed: Bool")
        code.blank()
      }
      code.block("func body(content: Content) -> some View") { code in
        checks.append(.priorityMenuOrder, to: &code) { code in
          let order = needs.fixedOrder ? "isFixed ? .fixed : .priority" : ".priority"
          code.line("content.menuOrder(\(order))")
        } else: { code in
          code.line("content")
        }
      }
    }
  }

  private func outline(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Clips what a context menu lifts to an outline."])
    availability(to: &code)
    code.block("private struct \(prefix)PreviewOutline: ViewModifier") { code in
      code.line("let shape: \(prefix)PreviewShape")
      code.blank()
      code.block("func body(content: Content) -> some View") { code in
        checks.append(.contextMenuPreviewShape, to: &code) { code in
          code.lines(
            """
            switch shape {
            case .rectangle:
              content
            case .rounded(let radius):
              content.contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: radius))
            case .capsule:
              content.contentShape(.contextMenuPreview, Capsule())
            case .circle:
              content.contentShape(.contextMenuPreview, Circle())
            }
            """)
        } else: { code in
          code.line("content")
        }
      }
    }
  }
}
