/// The files under `Grammar/` that are written from the highlighting model.
enum EditorFiles {
  static let command = "RECORD=1 swift test --filter EditorGrammarTests"
  static let notice =
    "Written by EditorGrammarTests from the table of keywords; see Grammar/README.md."

  /// The files by their paths under `Grammar`.
  static func all(_ model: HighlightModel) -> [(path: String, text: String)] {
    [
      ("vscode/syntaxes/menu.tmLanguage.json", TextMateWriter(model: model).text()),
      ("vim/syntax/menu.vim", VimWriter(model: model).text()),
      ("emacs/menu-syntax.el", EmacsWriter(model: model).text()),
    ]
  }
}
