import MenuGuidelines
import MenuModel
import MenuSyntax

/// Makes of a fix of `.menu` text one of the files that the text was written from.
///
/// What a fix changes is the literal at its place: a text, the name of a symbol, a shortcut, a role. The translations of a
/// text go with its key. All of a fix is made, or nothing.
final class PlaceMender {
  /// What becomes of a fix.
  enum Outcome {
    case fix(Fix)
    /// It is not made, for a reason that people are told.
    case refused(String)
    /// It changes what no literal says: the order of entries, or what is there at all.
    case none
  }

  let menus: FoundMenus
  let files: MendableFiles
  private(set) lazy var tables = StringsTables(menus)
  private(set) lazy var uses = LiteralUses(menus.sources)
  private(set) lazy var titles = WrittenTitles(menus.surfaces + menus.unplaceable)
  /// The names of the app, and those of the folders that its files are in, of which one can be the app's.
  private(set) lazy var names: Set<String> = {
    var names = menus.project.names
    if let name = menus.appName { names.insert(name) }
    for source in menus.sources {
      for folder in source.path.split(separator: "/").dropLast().prefix(2) {
        names.insert(String(folder))
      }
    }
    return names
  }()
  private var kept: [Int32: String?] = [:]
  private var documents: [Int32: XMLDocument] = [:]

  init(_ menus: FoundMenus, _ files: MendableFiles) {
    self.menus = menus
    self.files = files
  }

  /// The fixes of a finding in the app's files or, where there should be one and is not, the reason.
  func fixes(
    of finding: Diagnostic, in written: WrittenMenus
  ) -> (fixes: [Fix], refusal: String?) {
    var fixes: [Fix] = []
    var refusal: String?
    for fix in finding.fixes {
      switch outcome(of: fix, of: finding, in: written) {
      case .fix(let fix): fixes.append(fix)
      case .refused(let reason): refusal = refusal ?? reason
      case .none: continue
      }
    }
    return (fixes, fixes.isEmpty ? refusal : nil)
  }

  private func outcome(of fix: Fix, of finding: Diagnostic, in written: WrittenMenus) -> Outcome {
    if let role = roleOutcome(of: fix, of: finding, in: written) { return role }
    var edits: [Edit] = []
    var titles: Set<String> = []
    // Which shortcuts are free, no menu alone tells.
    let needs = GuidelineChecker.guideline(named: finding.rule)?.needs ?? []
    let applicability = needs.contains(.shortcutsTogether) ? .suggestion : fix.applicability
    do throws(Refusal) {
      for edit in fix.edits {
        guard let part = written.places.part(at: edit.place.span.start),
          edit.place.span.end <= part.span.end
        else { return .none }
        let change = PartChange(part, edit, in: written.text)
        switch part.subject {
        case .text(let text):
          guard let change = change.rewording else { return .none }
          titles.insert("Write “\(change.shown)”")
          edits += try textEdits(text, change)
        case .image(let image):
          guard let name = change.symbol, image.isSymbol else { return .none }
          titles.insert("Write `\(name)`")
          edits += try symbolEdits(image, name)
        case .key(let key):
          guard let shortcut = change.shortcut else { return .none }
          titles.insert("Use `\(shortcut)`")
          edits += try keyEdits(key, shortcut)
        case .command, .other: return .none
        }
      }
      // What is done to several at once the fix says itself.
      let title = titles.count == 1 ? titles.first : nil
      return try made(fix, title ?? fix.title, edits, applicability)
    } catch {
      return applicability == .suggestion ? .none : .refused(error.reason)
    }
  }

  /// A fix with its edits, each once.
  func made(
    _ fix: Fix, _ title: String, _ edits: [Edit], _ applicability: Fix.Applicability
  ) throws(Refusal) -> Outcome {
    var unique: [Edit] = []
    for edit in edits {
      if let same = unique.first(where: { $0.place == edit.place }) {
        if same.text != edit.text { throw Refusal("it has two texts at one place") }
      } else {
        unique.append(edit)
      }
      try checkIsWritten(edit.place.source)
    }
    if unique.isEmpty { return .none }
    return .fix(Fix(title: title, applicability: applicability, edits: unique))
  }

  private func checkIsWritten(_ number: Int32) throws(Refusal) {
    let path = menus.sources[Int(number)].path
    let reason = kept[number] ?? files.reasonToKeep(path)
    kept[number] = reason
    if let reason { throw Refusal("'\(path)' \(reason)") }
    if isGenerated(number) { throw Refusal("a program writes '\(path)'") }
  }

  // MARK: Files

  func source(of place: Place) -> Source { menus.sources[Int(place.source)] }

  func code(at place: Place) -> String { source(of: place).text(of: place.span) }

  func isGenerated(_ number: Int32) -> Bool { menus.generated.contains(Int(number)) }

  func document(_ number: Int32) -> XMLDocument? {
    if let known = documents[number] { return known }
    let document = try? XMLReader.read(menus.sources[Int(number)])
    documents[number] = document
    return document
  }

  /// `MainMenu.swift:212`
  func name(of place: Place) -> String {
    let source = source(of: place)
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\(file):\(LineMap(source).position(of: place.span.start).line)"
  }
}

/// What a fix makes of a part of the `.menu` text.
private struct PartChange {
  let old: String
  let new: String

  init(_ part: PlaceMap.Part, _ edit: Edit, in text: String) {
    let bytes = Array(text.utf8)
    func slice(_ start: UInt32, _ end: UInt32) -> String {
      String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    old = slice(part.span.start, part.span.end)
    new =
      slice(part.span.start, edit.place.span.start) + edit.text
      + slice(edit.place.span.end, part.span.end)
  }

  /// The change of the one text in quotes.
  var rewording: Rewording? {
    guard let first = Self.quoted(old), let second = Self.quoted(new) else { return nil }
    return Rewording(from: first, to: second)
  }

  private static func quoted(_ text: String) -> String? {
    guard let start = text.firstIndex(of: "\""), text.hasSuffix("\"") else { return nil }
    let inner = text[text.index(after: start)...].dropLast()
    var isEscaped = false
    for character in inner {
      if character == "\"", !isEscaped { return nil }
      isEscaped = character == "\\" && !isEscaped
    }
    return String(inner)
  }

  /// The new name of a symbol, where there is one alone.
  var symbol: String? {
    let words = new.split(separator: " ")
    guard words.count == 2, words[0] == "symbol" else { return nil }
    return String(words[1])
  }

  /// The new shortcut.
  var shortcut: String? {
    guard new.hasPrefix("key "), old.hasPrefix("key ") else { return nil }
    return String(new.dropFirst("key ".count))
  }
}
