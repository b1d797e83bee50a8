import Testing

@testable import MenuGuidelines

@Suite("Words in titles")
struct WordingTests {
  @Test(
    "Titles of the system and of common apps are in title style",
    arguments: [
      "Sign In", "Look Up", "Turn On Live Captions", "Zoom In on Selection", "Log Out Ann…",
      "Show on iPhone", "Open With", "Open with Preview", "Save As…", "Mark as Read",
      "Check Spelling While Typing",
      "Go to Line…", "Find and Replace…", "Bring All to Front", "Paste and Match Style",
      "Add to Favorites",
      "Copy as file.txt", "3 x 4", "and/or", "Read-Only Mode", "Move To…",
      "Sort by Name (Z to A)", "Copy Path (as Text)", "Zoom In (Twice)", "Show Log (Last Hour)",
      "Export .icns File", "Attach to tmux Session", "Open man Page", "as Icons",
      "Right-to-Left", "Built-in Display", "Re-encode Video", "Self-Signed", "Wi-Fi", "UTF-8",
      "Check Grammar With Spelling", "Check Spelling As You Type", "Rename “untitled folder”…",
      "menu.open", "app.az", "zip-09", "add-area", "Show X-ray", "MENU_OPEN", "menu-open",
      "Do Not Disturb",
      "Check In Changes…",
      "{} Messages", "New Note (Draft)", "Export: The Whole List", "iCloud Drive",
      "Delete “the End”",
      "메모 고정", "メモを固定", "Neue Notiz mit Bild", "Über Notizen", "Nouvelle note", "Ouvrir le dossier",
    ])
  func inTitleStyle(_ title: String) {
    #expect(TitleCase.wrongParts(in: TitleText(title)).isEmpty)
  }

  @Test(
    "A title in another case is put in title style",
    arguments: [
      ("new note", "New Note"), ("New note…", "New Note…"), ("Sort By Name", "Sort by Name"),
      ("Move to", "Move To"), ("Mark as unread", "Mark as Unread"),
      ("Add An Event", "Add an Event"),
      ("Open In New Window", "Open in New Window"),
      ("Delete {count} notes", "Delete {count} Notes"),
      ("Cut And Paste", "Cut and Paste"), ("Update (verbose)", "Update (Verbose)"),
      ("Check For Updates", "Check for Updates"), ("Add To Queue", "Add to Queue"),
      ("Show In Finder", "Show in Finder"), ("Zoom To Fit", "Zoom to Fit"),
      ("Save As PDF", "Save as PDF"), ("Pull With Rebase", "Pull with Rebase"),
      ("Show What is New", "Show What Is New"), ("Pause when Idle", "Pause When Idle"),
      ("Allow self-signed Certificates", "Allow Self-Signed Certificates"),
      ("Open Read-only Copy", "Open Read-Only Copy"), ("Keep up-to-date", "Keep Up-to-Date"),
      ("Move {count} read-only files", "Move {count} Read-Only Files"),
      ("Mark item read/unread", "Mark Item Read/Unread"),
      ("Send as text/plain data", "Send as text/plain Data"),
      ("Show \\u{201C}the\\u{201D} end", "Show \\u{201C}the\\u{201D} End"),
    ])
  func corrected(_ raw: String, _ wanted: String) {
    // What is between the quotes of a file and the title that people read have the same words.
    let shown = raw.replacing("{count}", with: "\u{FFFC}").replacing("\\u{201C}", with: "“")
      .replacing("\\u{201D}", with: "”")
    let wrong = TitleCase.wrongParts(in: TitleText(shown))
    #expect(TitleCase.corrected(raw, parts: wrong) == wanted)
  }

  @Test("Verbs are known by themselves, behind a prefix and behind an adverb")
  func verbs() {
    for title in [
      "Show Lyrics", "Reopen Closed Tab", "Unmute", "Re-encode…", "Always Show Tab Bar",
      "Don’t Save", "Love Song", "Cherry-Pick Commit",
      "Automatically Check", "사진 보기", "5 Minutes", "\u{FFFC} Items", "Éditer",
    ] {
      #expect(VerbPhrase.begins(TitleText(title)), "\(title)")
    }
    for title in [
      "Lyrics", "Thesaurus", "Really", "Details…", "Bibliography", "Lyrics of \u{FFFC} Songs",
    ] {
      #expect(!VerbPhrase.begins(TitleText(title)), "\(title)")
    }
    for title in ["Page Setup…", "About Notes", "Notes Help", "Preferences…"] {
      #expect(VerbPhrase.isStandardTitle(TitleText(title)), "\(title)")
    }
  }

  @Test("Characters and words are counted as people see them")
  func counting() {
    #expect(TitleText("Move to \u{FFFC}…").characterCount == 12)
    #expect(TitleText("Move to \u{FFFC} …").wordCount == 3)
    #expect(TitleText("낱말뜻 찾기").characterCount == 6)
    // The blank and the mark after it are one character.
    #expect(TitleText("New \u{301}Note").words == ["New \u{301}Note"])
    #expect(TitleText("Ännu Mer").words == ["Ännu", "Mer"])
    #expect(TitleText("👩‍👩‍👧 Family").characterCount == 8)
    #expect(TitleText("Open With…").withoutEllipsis == "Open With")
    #expect(TitleText("e\u{036F}").isLatin && TitleText("\u{1E00}\u{1EFF}").isLatin)
    #expect(!TitleText("\u{0370}").isLatin && !TitleText("\u{1F00}").isLatin)
    #expect(TitleText("Open With...").withoutEllipsis == "Open With")
  }
}
