import MenuSyntax

/// A fix that a rule proposes, with its title in each language.
package struct GuidelineFix: Sendable {
  /// What it does, in the imperative: "Remove the separator".
  package var title: Bilingual
  package var applicability: Fix.Applicability
  /// Replacements that do not overlap.
  package var edits: [Edit]

  package init(title: Bilingual, applicability: Fix.Applicability = .safe, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// The fix with its title in one language.
  package func fix(in language: Language) -> Fix {
    Fix(title: title.text(in: language), applicability: applicability, edits: edits)
  }
}
