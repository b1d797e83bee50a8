import MenuModel

/// Writes what shows a context menu in AppKit.
struct AppKitContextMenus {
  let context: EmissionContext
  let needs: MenuNeeds

  private var prefix: String { context.prefix }

  func emit(to code: inout CodeTree) {
    let title = needs.contextTitles ? "title(in: state())" : "\"\""
    code.blank()
    code.lines(
      """
      extension \(prefix)ContextMenuSurface {
        /// The menu for a view's `menu(for:)`, or for its `menu`: it is filled each time it opens.
        \(context.access)func makeMenu() -> NSMenu {
          let filler = \(prefix)MenuFiller { [self] in
            let performer = \(prefix)MenuPerformer(state: state(), perform: perform)
            return performer.items(of: entries(in: performer.state))
          }
          return filler.makeMenu(title: \(title))
        }
      }
      """)
  }
}
