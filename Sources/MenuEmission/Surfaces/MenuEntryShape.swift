import MenuModel

/// Writes how the entries of menus are compared and grouped in a large module.
///
/// What the compiler derives, and the collection algorithms of the standard library, take an optimizing compiler several times
/// as long: it has them once more for each type and each framework.
struct MenuEntryShape {
  let context: EmissionContext
  /// What the entries of menus have.
  let needs: MenuNeeds
  /// The same with those of the menu bar.
  let described: MenuNeeds

  private var entry: String { context.prefix + "MenuEntry" }
  private var access: String { context.access }

  /// A kind of entry, with the names of its values.
  private struct Kind {
    let name: String
    var values: [String] = []

    /// What the values of the entry to compare with are called.
    var others: [String] { values.map { "other" + SwiftName.upperCamel($0) } }

    /// The pattern that binds the values to names: `.section(let title, let entries)`.
    func pattern(_ names: [String]) -> String {
      if names.isEmpty { return "." + name }
      return "." + name + "(" + names.map { "let " + $0 }.joined(separator: ", ") + ")"
    }
  }

  private var kinds: [Kind] {
    var kinds = [Kind(name: "command", values: ["item"])]
    if described.choices { kinds.append(Kind(name: "choice", values: ["items"])) }
    kinds.append(Kind(name: "separator"))
    if described.submenus {
      kinds.append(Kind(name: "submenu", values: ["title", "image", "entries"]))
    }
    if described.sections { kinds.append(Kind(name: "section", values: ["title", "entries"])) }
    if needs.rows { kinds.append(Kind(name: "row", values: ["entries"])) }
    if needs.palettes { kinds.append(Kind(name: "palette", values: ["entries"])) }
    if !context.standardCommands.isEmpty {
      kinds.append(Kind(name: "standard", values: ["command", "title"]))
    }
    if context.menuBarHasStandard { kinds.append(Kind(name: "standardItem", values: ["item"])) }
    return kinds
  }

  /// Appends the declarations.
  func emit(to code: inout CodeTree) {
    code.blank()
    code.block("nonisolated extension \(entry)") { code in
      equality(to: &code)
      hash(to: &code)
      groups(to: &code)
    }
  }

  private func equality(to code: inout CodeTree) {
    code.line("@inline(never)")
    code.function("\(access)static func == ", ["left: Self", "right: Self"], "-> Bool") { code in
      code.switchOver(.code("left")) { code in
        for kind in kinds {
          code.case([kind.pattern(kind.values)]) { code in
            code.block("guard case \(kind.pattern(kind.others)) = right else") { code in
              code.return(.boolean(false))
            }
            let equal = zip(kind.values, kind.others).map { $0 + " == " + $1 }
              .joined(separator: " && ")
            code.line("return " + (equal.isEmpty ? "true" : equal))
          }
        }
      }
    }
  }

  private func hash(to code: inout CodeTree) {
    code.blank()
    code.line("@inline(never)")
    code.function("\(access)func hash", ["into hasher: inout Hasher"]) { code in
      code.switchOver(.code("self")) { code in
        code.case([".command(let item)"]) { code in code.line("hasher.combine(item.title)") }
        if described.submenus {
          code.case([".submenu(let title, _, _)"]) { code in code.line("hasher.combine(title)") }
        }
        // Entries that are not equal may have the same hash.
        code.defaultCase { code in code.line("break") }
      }
    }
  }

  private func groups(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Whether a group of its own is behind it.
      var isSeparator: Bool {
        if case .separator = self { return true }
        return false
      }

      /// The entries between separators.
      @inline(never)
      static func groups(of entries: [\(entry)]) -> [[\(entry)]] {
        var groups: [[\(entry)]] = []
        var group: [\(entry)] = []
        for entry in entries {
          if !entry.isSeparator {
            group.append(entry)
          } else if !group.isEmpty {
            groups.append(group)
            group = []
          }
        }
        if !group.isEmpty { groups.append(group) }
        return groups
      }
      """)
  }
}
