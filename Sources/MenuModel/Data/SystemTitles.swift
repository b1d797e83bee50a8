import MenuSyntax

/// What the system calls its menus and commands in a language, as the library has it for apps.
package struct SystemTitles: Sendable {
  private var titles: [String: String] = [:]

  /// - Parameter code: A code such as `de`, `pt-BR` or `zh-Hant-HK`. Of a language without titles, and of English, there
  ///   are none.
  package init(language code: String) {
    let known = Self.known(code)
    for table in SystemTitleTable.all {
      let lines = table.split(separator: "\n")
      guard let first = lines.first, first == known else { continue }
      for line in lines.dropFirst() {
        guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
        titles[String(line[..<equals])] = String(line[equals...].dropFirst())
      }
    }
  }

  /// A title by its name: that of a `StandardCommandEntry`, `fileMenu` and the like for a menu of the menu bar, or `cancel`.
  /// Nil where it is in English.
  package func title(_ name: String, appName: String) -> String? {
    titles[name]?.replacing(each: "{app}", by: appName)
  }

  /// The code of the table for a language, which `MenuTexts.Language` of the library finds in the same way.
  private static func known(_ code: String) -> Substring {
    let parts = code.split(separator: "-")
    switch parts.first {
    case "zh":
      let isTraditional = ["Hant", "TW", "HK", "MO"].contains { parts.contains($0) }
      return isTraditional && !parts.contains("Hans") ? "zh-Hant" : "zh-Hans"
    case "pt": return parts.count == 1 || parts.contains("BR") ? "pt-BR" : "pt-PT"
    case "no", "nn": return "nb"
    case let base?: return base
    case nil: return ""
    }
  }
}
