// Made from the rules' files by `RECORD=1 swift test --filter GuidelineListTests`. Do not edit.

/// All rules, in the order of their folders and files.
enum GuidelineList {
  static let all: [any Guideline.Type] = [
    ContextMaxGroups.self,
    ContextMaxItems.self,
    EditLabelShort.self,
    EllipsisCharacter.self,
    EllipsisNeedsInput.self,
    LabelNoArticles.self,
    LabelRequired.self,
    LabelTitleCase.self,
    LabelVerb.self,
    MenuTitleShort.self,
    MenubarTitleWord.self,
    SubmenuTitleRequired.self,
    SubmenuTitleShort.self,
    ToggleLabelPair.self,
    ToggleLabelVerb.self,
    ToolbarLabelStyle.self,
    ToolbarLabelVerb.self,
  ]
}
