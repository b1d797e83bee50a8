/// Texts that a careless generator would corrupt.
enum NastyTexts {
  static let all: [String] =
    [
      "", " ", "  two  blanks  ", "plain", "\"", "\"\"\"", "\\", "\\\\", "a\\", "\\(name)",
      "\\\\(name)",
      "#\"raw\"#", "\"#", "*/", "/*", "//", "/* \" */", "\n", "\r", "\r\n", "\t", "tab\there",
      "a\nb\n",
      "\u{0}", "\u{1}\u{1F}\u{7F}", "\u{80}\u{9F}\u{A0}\u{AD}", "{{name}}", "\\n", "\\u{41}", "'",
      "`",
      "$0", "%@ %lld %%", "#if", "@\"x\"", "Löschen…", "메모 삭제…", "새 폴더에 넣기", "削除", "حذف", "מחק",
      "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇰🇷", "e\u{301}", "\u{301}", "\"\u{301}", "\\\u{301}", "\u{2028}", "\u{2029}",
      "\u{202A}\u{202E}\u{2066}\u{2069}", "\u{200E}\u{200F}\u{61C}", "\u{200B}\u{200C}\u{200D}",
      "\u{FEFF}",
      "\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{1F600}", "\u{E000}", "\u{3000}", "“quoted”", "a\u{202E}b",
      String(repeating: "a long text in words ", count: 12),
      String(repeating: "withoutAnyBlank", count: 20),
      String(repeating: "한국어로 된 긴 글 ", count: 20),
      String(repeating: "\\(x) \"y\" ", count: 30),
      " begins with a blank " + String(repeating: "and goes on ", count: 12),
      String(repeating: "ends in blanks", count: 10) + "   ",
      String(repeating: "\n", count: 60), String(repeating: "\"", count: 120),
      String(repeating: "👩🏽‍🚀 ", count: 60), String(repeating: "e\u{301}", count: 120),
      String(repeating: " ", count: 130),
    ] + joining.map(signs(joinedBy:))

  /// Scalars that make one `Character` with the sign after them or before them: each value of Grapheme_Cluster_Break, and
  /// those that join in some texts only.
  static let joining: [String] = [
    // Prepend
    "\u{600}", "\u{70F}", "\u{D4E}", "\u{110BD}", "\u{111C2}", "\u{11A3A}",
    // Extend, SpacingMark, ZWJ and what is not seen
    "\u{301}", "\u{FE0F}", "\u{20E3}", "\u{1F3FB}", "\u{903}", "\u{E33}", "\u{200C}", "\u{200D}",
    "\u{AD}", "\u{E0001}",
    // Hangul, regional indicators, pictographs, conjuncts
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{1F1E6}", "\u{1F468}\u{200D}",
    "\u{915}\u{94D}", "\u{915}\u{94D}\u{200D}",
  ]

  /// All printable ASCII, each with such a scalar before it and after it.
  static func signs(joinedBy scalar: String) -> String {
    (0x20..<0x7F).compactMap(Unicode.Scalar.init).map { scalar + String($0) + scalar }.joined()
  }
}
