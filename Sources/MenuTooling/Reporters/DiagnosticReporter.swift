import MenuSyntax

/// Writes diagnostics in one format.
public protocol DiagnosticReporter {
  /// The text for diagnostics whose places count in `sources`; empty where there is nothing to say.
  func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String
}

/// The line maps of a module's sources, each made when it is first needed.
struct LineMaps {
  private let sources: [Source]
  private var maps: [LineMap?]

  init(_ sources: [Source]) {
    self.sources = sources
    self.maps = Array(repeating: nil, count: sources.count)
  }

  mutating func map(of source: Int) -> LineMap {
    if let map = maps[source] { return map }
    let map = LineMap(sources[source])
    maps[source] = map
    return map
  }

  mutating func position(_ place: Place, atEnd: Bool = false) -> SourcePosition {
    map(of: Int(place.source)).position(of: atEnd ? place.span.end : place.span.start)
  }
}
