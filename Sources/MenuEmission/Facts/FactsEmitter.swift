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
    var facts = CodeTree(capacity: 256)
    for choice in part.choices {
      facts.blank()
      ChoiceFacts(
        context: context, choice: context.module.choices[choice.index],
        isComparable: orderedChoices.contains(choice)
      ).append(to: &facts)
    }
    for list in part.lists {
      facts.blank()
      ListFacts(context: context, list: context.module.lists[list.index]).append(to: &facts)
    }
    for group in context.commandGroups where group.source == part.source {
      facts.blank()
      CommandFacts(context: context, group: group, surfaces: surfaces).append(to: &facts)
    }
    if facts.isEmpty { return }
    if context.module.app.stringsTable != nil { StringsSupport.appendImport(to: &code) }
    code.append(facts)
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
    code.blank()
    ShortcutFacts.append(to: &code, access: context.access)
    if isLocalized {
      code.blank()
      StringsSupport(context: context).append(to: &code)
    }
  }
}
