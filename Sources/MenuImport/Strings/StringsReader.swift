import MenuJSON
import MenuSyntax

/// Reads the texts of an app from its `.strings`, `.stringsdict` and `.xcstrings` files.
package enum StringsReader {
  /// The texts of all files, what is wrong with files that could not be read to their end, and where the texts of `.strings`
  /// files are.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - language: The language that the app's project names; nil to find out by the files.
  static func read(_ sources: [Source], language: String? = nil) -> (
    texts: LocalizedTexts, diagnostics: [Diagnostic], places: [TextPlace]
  ) {
    var places: [TextPlace] = []
    var tables: [Table] = []
    var diagnostics: [Diagnostic] = []
    for (number, source) in sources.enumerated() where source.count > 0 {
      let name = FileName(source.path)
      func report(_ problem: (message: String, offset: Int)?) {
        guard let problem else { return }
        diagnostics.append(diagnostic(problem.message, at: problem.offset, of: number, in: sources))
      }
      switch name.fileExtension {
      case "strings":
        let file = StringsFile(Array(source.bytes))
        report(file.problem)
        for (index, text) in file.texts.enumerated() {
          let place = index < file.places.count ? file.places[index] : nil
          places.append(TextPlace(text.key, place, in: source, number: Int32(number)))
        }
        tables.append(Table(name: name.table, language: name.language, file.texts))
      case "xcstrings":
        do throws(JSONSyntaxError) {
          if let catalog = CatalogTexts(try JSONValue(Array(source.bytes))) {
            tables += Table.tables(of: catalog, name: name.table)
          } else {
            report(("this is not a string catalog", 0))
          }
        } catch {
          report((error.problem.rawValue, error.offset))
        }
      case "stringsdict":
        do throws(XMLError) {
          let texts = try PluralTexts(source).texts
          tables.append(Table(name: name.table, language: name.language, texts))
        } catch {
          report((error.message, Int(error.span.start)))
        }
      default: break
      }
    }
    return (LocalizedTexts(tables, language: language), diagnostics, places)
  }

  private static func diagnostic(
    _ message: String, at offset: Int, of number: Int, in sources: [Source]
  ) -> Diagnostic {
    let count = sources[number].count
    let start = UInt32(min(offset, count))
    let span = Span(start, min(start + 1, UInt32(count)))
    return Diagnostic(
      rule: "unreadable-file", severity: .warning, message: "Not all texts were read: \(message)",
      place: Place(source: Int32(number), span: span))
  }
}

/// The texts of a table in one language.
private struct Table {
  var name: String
  /// Nil in `Base.lproj` and outside of folders of languages, for the language that the app is written in.
  var language: String?
  var isOfSourceLanguage = false
  var texts: [(key: String, text: String)]

  init(name: String, language: String?, _ texts: [(key: String, text: String)]) {
    self.name = name
    self.language = language
    self.texts = texts
  }

  static func tables(of catalog: CatalogTexts, name: String) -> [Table] {
    var languages: [String: Table] = [:]
    for (key, texts) in catalog.texts {
      for (language, text) in texts {
        languages[language, default: Table(name: name, language: language, [])].texts
          .append((key, text))
      }
    }
    languages[catalog.sourceLanguage]?.isOfSourceLanguage = true
    return languages.values.sorted { ($0.language ?? "") < ($1.language ?? "") }
  }
}

extension LocalizedTexts {
  /// Puts tables together. Those of `Base.lproj` count where the folder of the language has nothing.
  fileprivate init(_ tables: [Table], language: String?) {
    self.init(sourceLanguage: Self.sourceLanguage(of: tables, project: language))
    for table in tables where table.language != nil { add(table) }
    let named = texts
    let source = sourceLanguage
    for table in tables where table.language == nil {
      add(table) { named[$0]?[source] != nil }
    }
  }

  /// Of two texts for one key and language, as two targets of an app may have, the first counts, but a title must not be
  /// wrong: in the source language, the key is ambiguous.
  private mutating func add(_ table: Table, unless isNamed: (Key) -> Bool = { _ in false }) {
    let language = table.language ?? sourceLanguage
    for (name, text) in table.texts {
      let key = Key(table: table.name, key: name)
      if isNamed(key) { continue }
      if let first = texts[key]?[language] {
        if first != text && language == sourceLanguage { ambiguous.insert(key) }
      } else {
        texts[key, default: [:]][language] = text
      }
    }
  }

  /// What the project says; else what catalogs say; else English, unless the keys are names and all their texts are in one
  /// other language.
  private static func sourceLanguage(of tables: [Table], project: String?) -> String {
    if let project { return variant(of: project, in: tables) }
    var counts: [String: Int] = [:]
    for table in tables where table.isOfSourceLanguage {
      counts[table.language ?? "en", default: 0] += table.texts.count
    }
    if let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { return most.key }
    let known = variant(of: "en", in: tables)
    let languages = Set(tables.map { $0.language ?? "en" })
    guard let only = languages.first, languages.count == 1, only != known else { return known }
    let keys = tables.flatMap(\.texts).map(\.key)
    let names = keys.filter { !Evaluator.readsAsText($0) && !isOfInterfaceBuilder($0) }
    return names.count * 2 > keys.count ? only : known
  }

  /// The language as the tables have it: `en-GB` where there is no `en`.
  private static func variant(of language: String, in tables: [Table]) -> String {
    let languages = Set(tables.map { $0.language ?? language })
    if languages.contains(language) { return language }
    let variants = languages.filter { $0.hasPrefix(language + "-") }
    return variants.count == 1 ? variants.first ?? language : language
  }

  /// Whether a key is one of Interface Builder's: `abc-12-xyz.title`.
  private static func isOfInterfaceBuilder(_ key: String) -> Bool {
    let id = key.prefix { $0 != "." }
    let parts: [Substring] = id.split(separator: "-")
    return id.count < key.count && (id.allSatisfy(\.isNumber) || parts.map(\.count) == [3, 2, 3])
  }
}

/// How folders of languages, and projects, name them.
enum LanguageFolders {
  /// The code of a language: `en` of `English`, `pt-BR` of `pt_BR`.
  static func code(ofFolder name: String) -> String {
    oldNames[name] ?? name.split(separator: "_").joined(separator: "-")
  }

  /// How folders were called before they had codes.
  private static let oldNames = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es",
    "Dutch": "nl", "Japanese": "ja", "Danish": "da", "Swedish": "sv", "Norwegian": "nb",
    "Finnish": "fi", "Portuguese": "pt", "Korean": "ko",
  ]
}

/// What a path says about a file of texts.
struct FileName {
  var table: String
  var fileExtension: String
  /// The language of the folder that it is in: `de` of `de.lproj`; nil for `Base.lproj`.
  var language: String?
  /// The folder that has it, or its folders of languages.
  var folder = ""

  init(_ path: String) {
    let parts = path.split(separator: "/")
    let file = parts.last ?? ""
    let point = file.lastIndex(of: ".") ?? file.endIndex
    table = String(file[..<point])
    fileExtension = file[point...].dropFirst().lowercased()
    folder = parts.dropLast().joined(separator: "/")
    guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }) else { return }
    self.folder = parts[..<index].joined(separator: "/")
    let folder = parts[index]
    let name = String(folder.dropLast(".lproj".count))
    if name != "Base" && name != "mul" { language = LanguageFolders.code(ofFolder: name) }
  }
}
