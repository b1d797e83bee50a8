import MenuSyntax

extension InterfaceBuilderReader {
  /// Reads what an item is like before the app runs: its check mark, whether it can be used, and whether it is there.
  func readState(of item: XMLElement, in menu: XMLElement?, into command: inout FoundCommand) {
    if let state = item.attribute("state"), state.value == "on" {
      command.on = FoundCondition("true", place: file.place(state.span))
    }
    if let hidden = item.attribute("hidden"), hidden.value == "YES" {
      command.shown = FoundCondition("true", isNegated: true, place: file.place(hidden.span))
    }
    // AppKit itself enables an item that does something, unless its menu says otherwise.
    let isSetByAppKit = menu?["autoenablesItems"] != "NO" && command.action != nil
    if let enabled = item.attribute("enabled"), enabled.value == "NO", !isSetByAppKit {
      command.enabled = FoundCondition("false", place: file.place(enabled.span))
    }
  }

  // MARK: - Outlets

  /// The outlets to an item, with the classes of the app that have them.
  private func outletsOfApp(to item: XMLElement) -> [(property: String, type: String)] {
    file.outlets(to: item).compactMap { outlet in
      outlet.owner["customClass"].map { (outlet.property, ProjectIndex.lastName($0)) }
    }
  }

  /// The title that code gives an item, in place of the one in the file.
  func titleByCode(of item: XMLElement) -> Choice<FoundText>? {
    outletsOfApp(to: item).lazy.compactMap { outlets.title(of: $0.property, in: $0.type) }.first
  }

  /// Reads what code sets as the app runs.
  func readOutlets(of item: XMLElement, into command: inout FoundCommand) {
    command.hasOutlet = !file.outlets(to: item).isEmpty
    for (property, type) in outletsOfApp(to: item) {
      if let shown = outlets.shown(property, in: type) { command.shown = shown }
      if let help = outlets.help(property, in: type) { command.help = help }
    }
  }

  /// Whether an item is hidden, and nothing in the file can show it.
  func isHiddenForGood(_ item: XMLElement) -> Bool {
    item["hidden"] == "YES" && file.outlets(to: item).isEmpty
      && !connections(of: item, named: "binding").contains {
        $0["name"]?.hasPrefix("hidden") ?? false
      }
  }

  /// Whether nothing is connected to an item, and no code can know it by a name, so that it does nothing.
  func isUnconnected(_ item: XMLElement, in menu: XMLElement?) -> Bool {
    guard let menu, item["customClass"] == nil, item["enabled"] != "NO",
      Self.isOfTemplate(item) || item["tag"] ?? "0" == "0",
      item["identifier"]?.hasPrefix("_NS:") ?? true,
      item["userLabel"] == nil,
      file.outlets(to: item).isEmpty, file.xml.child(of: item, named: "connections") == nil,
      // The system or code fills and connects these.
      Self.isOfApp(menu["systemMenu"]), menu["customClass"] == nil,
      file.xml.child(of: menu, named: "connections") == nil,
      file.outlets(to: menu).allSatisfy({ $0.property == "submenu" }),
      !["popUpButtonCell", "objects"].contains(file.xml.parent(of: menu)?.name),
      // In a menu without any connection, code makes them all.
      items(of: menu).contains(where: { foundAction(of: $0) != nil }),
      let title = title(of: item)?.literal, !title.isEmpty, !title.hasPrefix("Item")
    else { return false }
    return true
  }

  /// Whether an item is one of those for searching that Xcode's templates have, whose tags are for their action.
  private static func isOfTemplate(_ item: XMLElement) -> Bool {
    ["Find Next", "Find Previous", "Use Selection for Find"].contains(item["title"])
  }

  private static func isOfApp(_ systemMenu: String?) -> Bool {
    systemMenu == nil || ["apple", "app", "main", "help"].contains(systemMenu)
  }

  // MARK: - Bindings

  /// Reads what Cocoa bindings set as the app runs.
  func readBindings(of item: XMLElement, into command: inout FoundCommand) {
    for binding in connections(of: item, named: "binding") {
      // A binding without a path is to the object itself, which is no condition.
      guard let name = binding["name"], let path = binding.attribute("keyPath") else { continue }
      let isNegated = isNegated(binding)
      let condition = FoundCondition(
        Self.expression(path.value), isNegated: isNegated, place: file.place(path.span))
      // A second condition has a number: `enabled2`.
      switch name.prefix(while: \.isLetter) {
      case "value": command.on = condition
      case "enabled": command.enabled = Self.both(command.enabled, condition)
      case "hidden":
        var shown = condition
        shown.isNegated.toggle()
        command.shown = Self.both(command.shown, shown)
      case "title": command.title.expression = condition.expression
      default: break
      }
    }
  }

  /// Whether a binding turns its value around.
  private func isNegated(_ binding: XMLElement) -> Bool {
    file.xml.child(of: binding, key: "options").map { options in
      file.xml.children(of: options, named: "string")
        .contains { $0["key"] == "NSValueTransformerName" && $0.text == "NSNegateBoolean" }
    } ?? false
  }

  /// `self.canDelete` is the same as `canDelete`.
  private static func expression(_ keyPath: String) -> String {
    keyPath.hasPrefix("self.") ? String(keyPath.dropFirst(5)) : keyPath
  }

  /// The condition that two hold. What the item has before the app runs, `true` and `false`, is given up.
  private static func both(_ first: FoundCondition?, _ second: FoundCondition) -> FoundCondition {
    guard let first, first.expression != "true", first.expression != "false" else { return second }
    let text = [first, second].map { ($0.isNegated ? "!" : "") + $0.expression }.joined(
      separator: " && ")
    return FoundCondition(text, place: first.place)
  }
}
