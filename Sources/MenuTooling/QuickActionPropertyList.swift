import MenuEmission
import MenuModel

/// Quick actions as an XML property list, which an app's `Info.plist` takes over.
package enum QuickActionPropertyList {
  /// A whole property list with the key `UIApplicationShortcutItems`.
  ///
  /// A title is a text that people see, or a key of `InfoPlist.xcstrings`: both at once here.
  package static func text(of items: [QuickActionItems.Item]) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#, "<dict>", "\t<key>UIApplicationShortcutItems</key>", "\t<array>",
    ]
    for item in items {
      lines.append("\t\t<dict>")
      for (key, value) in members(of: item) {
        lines.append("\t\t\t<key>UIApplicationShortcutItem\(key)</key>")
        lines.append("\t\t\t<string>\(XMLText.escaped(value))</string>")
      }
      lines.append("\t\t</dict>")
    }
    lines += ["\t</array>", "</dict>", "</plist>", ""]
    return lines.joined(separator: "\n")
  }

  private static func members(of item: QuickActionItems.Item) -> [(String, String)] {
    var members = [("Type", item.type), ("Title", item.title)]
    if let subtitle = item.subtitle { members.append(("Subtitle", subtitle)) }
    switch item.image {
    case .some(.symbol(let name)): members.append(("IconSymbolName", name.text))
    case .some(.asset(let name)): members.append(("IconFile", name.text))
    case nil: break
    }
    return members
  }
}
