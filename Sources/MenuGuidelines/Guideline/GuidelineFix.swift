import MenuSyntax

/// A fix that a rule proposes.
package struct GuidelineFix: Sendable {
  /// What it does, in the imperative: "Remove the separator".
  package var title: Message
  package var applicability: Fix.Applicability
  /// Replacements that do not overlap.
  package var edits: [Edit]

  package init(title: Message, applicability: Fix.Applicability = .safe, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// The fix with its title in one language.
  package func fix(in language: Language) -> Fix {
    Fix(title: title.text(in: language), applicability: applicability, edits: edits)
  }
}
