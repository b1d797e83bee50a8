/// Texts that a careless generator would corrupt.
enum NastyTexts {
  static let all: [String] = [
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
  ]
}
