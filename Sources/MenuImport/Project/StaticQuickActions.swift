import MenuModel
import MenuSyntax

/// The quick actions that an app has before it first runs: `UIApplicationShortcutItems` of its `Info.plist`.
enum StaticQuickActions {
  static func surfaces(in sources: [Source], _ texts: LocalizedTexts) -> [FoundSurface] {
    sources.enumerated().compactMap { number, source in
      guard ImportPaths.projectFile(source.path) == .propertyList,
        let list = try? PropertyList(source),
        let items = list.value("UIApplicationShortcutItems")
      else { return nil }
      func place(_ element: XMLElement) -> Place {
        Place(source: Int32(number), span: element.span)
      }
      let entries = list.children(of: items).filter { $0.name == "dict" }.compactMap { item in
        let members = list.members(of: item).map {
          ($0.key.withoutPrefix("UIApplicationShortcutItem"), $0.value)
        }
        let values = Dictionary(members, uniquingKeysWith: { first, _ in first })
        return values["Title"].map { title in
          var command = FoundCommand(title: text(title.text, texts, at: place(title)))
          command.subtitle = values["Subtitle"].map { text($0.text, texts, at: place($0)) }
          if let symbol = values["IconSymbolName"] {
            command.image = FoundImage(symbol.text, isSymbol: true, place: place(symbol))
          } else if let file = values["IconFile"] {
            command.image = FoundImage(file.text, isSymbol: false, place: place(file))
          }
          return FoundEntry(.command(command), place: place(item))
        }
      }
      if entries.isEmpty { return nil }
      return FoundSurface(
        .quickActions, framework: .uikit, entries: entries, place: place(items))
    }
  }

  /// A text, which can be a key of `InfoPlist.strings`.
  private static func text(_ text: String, _ texts: LocalizedTexts, at place: Place) -> FoundText {
    // `$(PRODUCT_NAME)` is a setting of the project.
    if text.includes("$(") { return FoundText(segments: nil, expression: text, place: place) }
    let known = texts.text(text, table: "InfoPlist")
    return FoundText(
      known ?? text, key: known == nil ? nil : text, table: "InfoPlist", place: place)
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
