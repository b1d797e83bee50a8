import MenuSyntax
import MenuTooling

@testable import MenuImport

/// Readers of an app's files take any bytes. What they find has its places in the files, and can be written as a `.menu`
/// file without an error of the language.
func fuzzImport(_ input: FuzzInput) {
  var random = input.random
  let suffixes = ["xib", "storyboard", "swift", "strings", "xcstrings", "stringsdict"]
  let sources = input.sources.map { source in
    // What begins with a tag is XML, and with an import Swift. Now and then it is given to other readers all the same.
    let isXML = source.bytes.first == UInt8(ascii: "<") && random.number(below: 10) > 0
    let isSwift = source.bytes.starts(with: "import ".utf8) && random.number(below: 10) > 0
    let suffix =
      isSwift ? "swift" : suffixes[random.number(below: isXML ? 2 : suffixes.count)]
    return Source(
      path: source.path.replacing(".menu", with: "." + suffix), bytes: Array(source.bytes))
  }
  let failures = random.number(below: 20) == 0 ? [sources[0].path: "It cannot be read"] : [:]
  let found = MenuReaders.read(sources, failures: failures)
  for diagnostic in found.diagnostics { requirePlace(diagnostic.place, in: sources) }
  for surface in found.surfaces {
    requirePlace(surface.place, in: sources)
    for entry in surface.entries { requirePlaces(entry, in: sources) }
  }
  for entry in found.unread { requirePlaces(entry, in: sources) }
  let written = MenuFileWriter.write(found)
  for part in written.places.parts { requirePlace(part.origin, in: sources) }
  let options = AnalysisOptions(generates: true, checksGuidelines: false)
  let analysis = ModuleAnalysis([Source(path: "a.menu", text: written.text)], options: options)
  let errors = analysis.diagnostics.filter { $0.severity == .error }
  require(errors.isEmpty, "written with an error: \(errors[0].message)\n\(written.text)")
}

private func requirePlaces(_ entry: FoundEntry, in sources: [Source]) {
  requirePlace(entry.place, in: sources)
  switch entry.content {
  case .command(let command):
    for text in [command.title, command.help, command.subtitle].compactMap(\.self) {
      requirePlace(text.place, in: sources)
    }
    if let key = command.key { requirePlace(key.place, in: sources) }
    if let image = command.image { requirePlace(image.place, in: sources) }
  case .menu(let title, _, _, let entries):
    requirePlace(title.place, in: sources)
    for entry in entries { requirePlaces(entry, in: sources) }
  default: break
  }
}

private func requirePlace(_ place: Place, in sources: [Source]) {
  require(sources.indices.contains(Int(place.source)), "a place is in no file")
  let span = place.span
  require(
    span.start <= span.end && Int(span.end) <= sources[Int(place.source)].count,
    "a place is outside of its file")
}
