import MenuSyntax

/// Writes fixes into the sources, in memory.
public enum FixApplication {
  /// The sources with fixes written in, in the order given; a fix with an edit that overlaps an earlier one's is left
  /// out whole.
  public static func applying(_ fixes: [Fix], to sources: [Source]) -> [Source] {
    var edits: [[Edit]] = Array(repeating: [], count: sources.count)
    for fix in fixes where isFree(fix, edits) {
      for edit in fix.edits { edits[Int(edit.place.source)].append(edit) }
    }
    return sources.indices.map { applying(edits[$0], to: sources[$0]) }
  }

  /// Checks and mends until nothing changes.
  ///
  /// - Parameters:
  ///   - sources: The files of a module.
  ///   - options: How they are checked.
  ///   - isIncluded: Which findings are mended.
  ///   - includesUnsafe: Whether fixes that may change the meaning are taken too.
  /// - Returns: The sources at the end, and how many fixes were written.
  public static func mending(
    _ sources: [Source], options: AnalysisOptions, includesUnsafe: Bool = false,
    where isIncluded: (Diagnostic) -> Bool = { _ in true }
  ) -> (sources: [Source], count: Int) {
    var sources = sources
    var count = 0
    // Each round mends something, and a fix adds no finding; the bound is for a pair of fixes that undo each other.
    for _ in 0..<64 {
      let fixes = ModuleAnalysis(sources, options: options).diagnostics
        .filter(isIncluded)
        .compactMap { diagnostic in
          diagnostic.fixes.first { includesUnsafe || $0.applicability == .safe }
        }
      if fixes.isEmpty { break }
      let mended = applying(fixes, to: sources)
      if mended.elementsEqual(sources, by: { $0.bytes == $1.bytes }) { break }
      count += taken(fixes)
      sources = mended
    }
    return (sources, count)
  }

  /// How many of some fixes are written in one round.
  private static func taken(_ fixes: [Fix]) -> Int {
    let last = fixes.lazy.flatMap(\.edits).map { Int($0.place.source) }.max() ?? 0
    var edits: [[Edit]] = Array(repeating: [], count: last + 1)
    var count = 0
    for fix in fixes where isFree(fix, edits) {
      for edit in fix.edits { edits[Int(edit.place.source)].append(edit) }
      count += 1
    }
    return count
  }

  /// Whether a fix can be written beside `edits`: none of its own touches another, or one of them.
  private static func isFree(_ fix: Fix, _ edits: [[Edit]]) -> Bool {
    for (number, edit) in fix.edits.enumerated() {
      if overlaps(edit, edits) { return false }
      let isApart = fix.edits[..<number].allSatisfy { other in
        let (place, taken) = (edit.place, other.place)
        return place.source != taken.source || place.span.end <= taken.span.start
          || taken.span.end <= place.span.start
      }
      if !isApart { return false }
    }
    return true
  }

  /// Whether an edit touches bytes that one of `edits` touches, or both insert at one offset.
  private static func overlaps(_ edit: Edit, _ edits: [[Edit]]) -> Bool {
    let span = edit.place.span
    return edits[Int(edit.place.source)].contains { other in
      let taken = other.place.span
      if span.start == taken.start { return true }
      return span.start < taken.end && taken.start < span.end
    }
  }

  private static func applying(_ edits: [Edit], to source: Source) -> Source {
    if edits.isEmpty { return source }
    var bytes: [UInt8] = []
    var offset = 0
    // What is inserted stands before what is taken from the same place.
    let sorted = edits.sorted {
      ($0.place.span.start, $0.place.span.end) < ($1.place.span.start, $1.place.span.end)
    }
    for edit in sorted {
      bytes += source.bytes[offset..<Int(edit.place.span.start)]
      bytes += Array(edit.text.utf8)
      offset = Int(edit.place.span.end)
    }
    bytes += source.bytes[offset...]
    return Source(path: source.path, bytes: bytes)
  }
}
