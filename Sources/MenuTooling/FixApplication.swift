import MenuSyntax

/// Writes fixes into the sources, in memory.
public enum FixApplication {
  /// The sources with fixes written in, in the order given; a fix with an edit that overlaps an earlier one's is left
  /// out whole.
  public static func applying(_ fixes: [Fix], to sources: [Source]) -> [Source] {
    taking(fixes, to: sources).sources
  }

  /// The sources with fixes written in, and how many fixes those are.
  private static func taking(_ fixes: [Fix], to sources: [Source]) -> (
    sources: [Source], count: Int
  ) {
    var taken = Array(repeating: TakenEdits(), count: sources.count)
    var count = 0
    for fix in fixes
    where areApart(fix.edits)
      && !fix.edits.contains(where: { taken[Int($0.place.source)].overlap($0) })
    {
      for edit in fix.edits { taken[Int(edit.place.source)].insert(edit) }
      count += 1
    }
    return (sources.indices.map { applying(taken[$0].edits, to: sources[$0]) }, count)
  }

  /// Edits that do not overlap, in the order of their places.
  private struct TakenEdits {
    private(set) var edits: [Edit] = []

    /// Whether an edit touches bytes that one of these touches, or both begin at one offset.
    func overlap(_ edit: Edit) -> Bool {
      let span = edit.place.span
      let next = position(of: span.start)
      if next > 0 {
        let before = edits[next - 1].place.span
        if before.start == span.start || before.end > span.start { return true }
      }
      return next < edits.count && edits[next].place.span.start < span.end
    }

    mutating func insert(_ edit: Edit) {
      // Findings come in the order of the text, so that most edits go to the end.
      edits.insert(edit, at: position(of: edit.place.span.start))
    }

    /// The number of edits that begin at an offset or before it.
    private func position(of offset: UInt32) -> Int {
      if let last = edits.last, last.place.span.start <= offset { return edits.count }
      var low = 0
      var high = edits.count
      while low < high {
        let middle = (low + high) / 2
        if edits[middle].place.span.start <= offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
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
      let mended = taking(fixes, to: sources)
      if mended.sources.elementsEqual(sources, by: { $0.bytes == $1.bytes }) { break }
      count += mended.count
      sources = mended.sources
    }
    return (sources, count)
  }

  /// Whether no edit of a fix touches bytes that another one touches.
  private static func areApart(_ edits: [Edit]) -> Bool {
    for (number, edit) in edits.enumerated() {
      let isApart = edits[..<number].allSatisfy { other in
        let (place, taken) = (edit.place, other.place)
        return place.source != taken.source || place.span.end <= taken.span.start
          || taken.span.end <= place.span.start
      }
      if !isApart { return false }
    }
    return true
  }

  /// A source with edits written in.
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
