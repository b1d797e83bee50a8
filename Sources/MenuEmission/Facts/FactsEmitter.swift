import MenuModel

/// Writes what is known about commands, state, choices and lists, which needs no framework.
struct FactsEmitter {
  let context: EmissionContext
  private let surfaces: SurfaceIndex
  private let orderedChoices: Set<ChoiceID>

  init(_ context: EmissionContext) {
    self.context = context
    self.surfaces = SurfaceIndex(context.module)
    self.orderedChoices = context.module.orderedChoices
  }

  /// Appends the types that one source declares: choices, lists and the enums of named command blocks.
  func emit(_ part: SourcePart, to code: inout CodeTree) {
    let groups = context.commandGroups.indices.filter {
      context.commandGroups[$0].source == part.source
    }
    if part.choices.isEmpty && part.lists.isEmpty && groups.isEmpty { return }
    if context.module.app.stringsTable != nil { StringsSupport.appendImport(to: &code) }
    for choice in part.choices {
      code.blank()
      ChoiceFacts(
        context: context, choice: context.module.choices[choice.index],
        isComparable: orderedChoices.contains(choice)
      ).append(to: &code)
    }
    for list in part.lists {
      code.blank()
      ListFacts(context: context, list: context.module.lists[list.index]).append(to: &code)
    }
    for number in groups {
      code.blank()
      CommandFacts(context: context, group: context.commandGroups[number], surfaces: surfaces)
        .append(to: &code)
    }
  }

  /// Appends what the sources of a module share.
  func emitShared(to code: inout CodeTree) {
    let isLocalized = context.module.app.stringsTable != nil
    if isLocalized { StringsSupport.appendImport(to: &code) }
    code.blank()
    CommandFacts(context: context, group: context.commandGroups[0], surfaces: surfaces)
      .append(to: &code)
    code.blank()
    StateFacts(context: context).append(to: &code)
    code.blank()
    SurfaceFacts(context: context, surfaces: surfaces).append(to: &code)
    if context.hasManyCommands {
      code.blank()
      code.lines(
        """
        nonisolated extension Array where Element == \(context.surfaceType) {
          /// The one surface. As a literal at each command, it would take the compiler longer.
          @inline(never)
          init(only surface: \(context.surfaceType)) {
            self = [surface]
          }
        }
        """)
    }
    code.blank()
    ShortcutFacts.append(to: &code, access: context.access)
    if context.hasManyCommands {
      ShortcutFacts.appendModifierSets(of: context.module.commands, to: &code)
      ShortcutFacts.appendParts(to: &code)
    }
    if context.commandGroups.contains(where: \.keepsTextLines) {
      code.blank()
      TextLinesFacts.append(
        to: &code, type: context.textLinesType, isLarge: context.hasManyCommands)
    }
    if isLocalized {
      code.blank()
      StringsSupport(context: context).append(to: &code)
    }
  }
}
