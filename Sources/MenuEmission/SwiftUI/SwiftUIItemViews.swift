import MenuModel

/// Writes the views of titles and pictures, which menus, toolbars and the menu bar have in common.
struct SwiftUIItemViews {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }

  /// Appends the view of a title and a picture.
  func label(to code: inout CodeTree) {
    let subtitles = needs.subtitles
    code.blank()
    code.documentation(["The title and the picture of an item."])
    if let attribute = checks.menuAttribute { code.line(attribute) }
    code.lines(
      """
      struct \(prefix)CommandLabel: View {
        let title: String
        \(if: subtitles, "var subtitle: String?")
        let image: \(prefix)MenuImage

        \(if: subtitles, "var body: some View {")
        \(if: subtitles, "  if let subtitle {")
        \(if: subtitles, "    Text(verbatim: title)")
        \(if: subtitles, "    Text(verbatim: subtitle)")
        \(if: subtitles, "    image.view")
        \(if: subtitles, "  } else {")
        \(if: subtitles, "    label")
        \(if: subtitles, "  }")
        \(if: subtitles, "}")

        \(if: subtitles, "private var label: some View {")
        \(if: !subtitles, "var body: some View {")
          Label {
            Text(verbatim: title)
          } icon: {
            image.view
          }
        }
      }
      """)
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
}
