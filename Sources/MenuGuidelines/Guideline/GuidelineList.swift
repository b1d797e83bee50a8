// Made from the rules' files by `RECORD=1 swift test --filter GuidelineListTests`. Do not edit.

/// All rules, in the order of their folders and files.
enum GuidelineList {
  static let all: [any Guideline.Type] = [
    ContextMaxGroups.self,
    ContextMaxItems.self,
  ]
}
