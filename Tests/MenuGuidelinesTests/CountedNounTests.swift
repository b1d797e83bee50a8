import MenuModel
import MenuSyntax
import Testing

@testable import MenuGuidelines

@Suite("Nouns that a number counts")
struct CountedNounTests {
  @Test(
    "Regular plurals have a singular beyond doubt",
    arguments: [
      ("Notes", "Note"), ("files", "file"), ("Copies", "Copy"), ("entries", "entry"),
      ("Boxes", "Box"), ("Matches", "Match"), ("Classes", "Class"), ("Addresses", "Address"),
      ("Caches", "Cache"), ("Movies", "Movie"), ("Photos", "Photo"), ("Cameras", "Camera"),
      ("Databases", "Database"), ("Statuses", "Status"), ("Houses", "House"), ("PDFs", "PDF"),
      ("IDs", "ID"), ("Times", "Time"), ("Days", "Day"), ("Sizes", "Size"), ("Archives", "Archive"),
      ("Images", "Image"), ("Heroes", "Hero"), ("Menus", "Menu"), ("Keys", "Key"),
      ("Bugs", "Bug"), ("Indexes", "Index"), ("Windows", "Window"), ("Settings", "Setting"),
    ])
  func regular(plural: String, singular: String) {
    #expect(EnglishPlurals.singular(of: plural[...]) == .sure(singular))
  }

  @Test(
    "Irregular ones have one that a person should look at",
    arguments: [
      ("People", "Person"), ("children", "child"), ("iPhones", "iPhone"), ("Axes", "Axis"),
    ])
  func irregular(plural: String, singular: String) {
    #expect(EnglishPlurals.singular(of: plural[...]) == .unsure(singular))
  }

  @Test(
    "Other words in “s” are no plurals",
    arguments: [
      "Canvas", "Status", "Class", "Progress", "News", "Series", "this", "Is", "Always", "fps",
      "GPS",
      "HTTPS", "ms", "Lens", "Contains", "Graphics", "Basis", "Chaos", "Note", "s", "", "Plus",
    ])
  func noPlurals(word: String) {
    #expect(EnglishPlurals.singular(of: word[...]) == nil)
  }

  private static func found(_ text: String) -> String? {
    let source = Source(
      path: "a.menu",
      text: """
        state { n: Int; m: Int; name: String }
        commands { a "\(text)" }
        """)
    let resolved = ModuleResolver.resolve([SyntaxTree(parsing: source)], fallbackName: "A")
    let module = resolved.module
    guard let noun = CountedNoun(in: module.commands[0].title, of: module) else { return nil }
    return noun.singular + (noun.isSure ? "" : " ?")
  }

  @Test(
    "A noun is counted behind a number",
    arguments: [
      ("{n} Notes", "Note"), ("Delete {n} Notes?", "Note"),
      ("Delete {n} Selected Notes", "Selected Note"),
      ("{n} New Unread Messages", "New Unread Message"), ("Move {n} Items to “{name}”", "Item"),
      ("Delete {n} notes? This can’t be undone.", "note"), ("Notes ({n} Items)", "Item"),
      ("Found: {n} Files", "File"), ("{n} Files Selected", "File"), ("Undo {n} Changes", "Change"),
      ("Delete {n} Notes of {m} Folders", "Note"), ("Invite {n} People", "Person ?"),
      ("Delete {n} notes? They are gone for good.", "note ?"), ("Show Last {n} Days", "Day ?"),
      ("Delete All {n} Notes", "Note ?"), ("Open {n} Safari Tabs", "Safari Tab ?"),
      ("Cancel {n} Sales Orders", "Sales Order ?"), ("Send {n} Replies…", "Reply"),
    ])
  func counted(text: String, singular: String) {
    #expect(Self.found(text) == singular)
  }

  @Test(
    "A number that names something, or counts nothing that is known, is left alone",
    arguments: [
      "Version {n}", "Page {n} Settings", "Layer {n} Styles", "Undo {n}", "{n}% of Notes", "{n}",
      "Zoom to {n}%", "{n} of {m} Notes", "{name} Notes", "{name}{n} Notes", "{m}/{n}", "{n}-Notes",
      "Set to {n}", "{n} Always", "Supprimer {n} notes", "{n} MP3s", "{n} Megapixel",
      "{n} x {m} Pixels",
      "{n} Settings Panel", "Move {n} to Favorites", "Rotate {n}° in Steps", "노트 {n}개 삭제",
      "{n} fps",
      "Release {n} Notes", "{n} ms", "Compare {n} and Others", "Repeat {n}x", "{n} Progress",
    ])
  func notCounted(text: String) {
    #expect(Self.found(text) == nil)
  }
}
