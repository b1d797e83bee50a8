import MenuModel
import MenuSyntax

/// The items of UIKit's bars in storyboards, for which a `.menu` file has no place of its own: their titles are checked.
extension InterfaceBuilderReader {
  mutating func readBarItem(_ item: XMLElement) {
    guard file.framework == .uikit, item["systemItem"] == nil,
      file.xml.child(of: item, key: "customView") == nil
    else { return }
    let title = text(of: item, "title")
    let isNamed = title.map { !["", "Item"].contains($0.literal) } ?? false
    if let title, isNamed {
      var command = FoundCommand(title: title)
      // Such an item has no role that could be missing.
      command.isDestructive = true
      let entry = FoundEntry(.command(command), place: file.place(item.span))
      var surface = FoundSurface(
        .menu(title: nil), framework: .uikit, entries: [entry], place: file.place(item.span))
      surface.isUnplaceable = true
      surface.isOfControls = true
      barItems.append(surface)
    } else if item["image"] != nil, !hasSpokenTitle(item) {
      buttonsWithoutTitles.append(file.place(item.span))
    }
  }

  /// Whether a file or, by way of an outlet, code may have words for an item.
  private func hasSpokenTitle(_ item: XMLElement) -> Bool {
    let parts = file.xml.children(of: item)
    if parts.contains(where: { $0.name == "accessibility" && $0["label"] != nil }) { return true }
    if parts.contains(where: { $0.name == "userDefinedRuntimeAttributes" }) { return true }
    return file.outlets(to: item).contains { isNamedByCode($0.property) }
  }
}
