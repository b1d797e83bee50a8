import MenuSyntax

/// Applies fixes to sources, in memory.
package enum FixApplication {
  /// The sources with fixes applied in the order given. A fix that overlaps an earlier one is skipped as a whole.
  package static func applying(_ fixes: [Fix], to sources: [Source]) -> [Source] {
    applied(fixes, to: sources).sources
  }

  /// The sources with fixes applied, and the numbers of the fixes that were.
  package static func applied(_ fixes: [Fix], to sources: [Source]) -> (
    sources: [Source], numbers: [Int]
  ) {
    var accepted = Array(repeating: AcceptedEdits(), count: sources.count)
    var numbers: [Int] = []
    for (number, fix) in fixes.enumerated()
    where areApart(fix.edits)
      && !fix.edits.contains(where: { accepted[Int($0.place.source)].overlap($0) })
    {
      for edit in fix.edits { accepted[Int(edit.place.source)].insert(edit) }
      numbers.append(number)
    }
    return (zip(accepted, sources).map { applying($0.edits, to: $1) }, numbers)
  }

  /// Edits that do not overlap, in the order of their places.
  private struct AcceptedEdits {
    private(set) var edits: [Edit] = []

    /// Whether an edit overlaps one of these, or begins at the same offset.
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
      // Findings are in the order of the text, so most edits go to the end.
      edits.insert(edit, at: position(of: edit.place.span.start))
    }

    /// The number of edits that begin at or before an offset.
    private func position(of offset: UInt32) -> Int {
      if let last = edits.last, last.place.span.start <= offset { return edits.count }
      return edits.partitioningIndex { $0.place.span.start > offset }
    }
  }

  /// Checks sources and applies fixes until nothing changes.
  ///
  /// - Parameters:
  ///   - sources: The files of a module.
  ///   - options: The settings of the checks.
  ///   - isIncluded: Whether a finding is fixed.
  ///   - includesUnsafe: Whether to apply fixes that may change the meaning, too.
  ///   - kept: The numbers of the sources that stay as they are, and with them all that a fix would change elsewhere too.
  /// - Returns: The fixed sources, and the number of fixes applied.
  package static func mending(
    _ sources: [Source], options: AnalysisOptions, includesUnsafe: Bool = false,
    keeping kept: Set<Int> = [], where isIncluded: (Diagnostic) -> Bool = { _ in true }
  ) -> (sources: [Source], count: Int) {
    var sources = sources
    var count = 0
    // Each round fixes something and a fix adds no finding; the limit is for two fixes that undo each other.
    for _ in 0..<64 {
      let fixes = ModuleAnalysis(sources, options: options).diagnostics
        .filter(isIncluded)
        .compactMap { diagnostic in
          diagnostic.fixes.first {
            $0.applicability == .safe || includesUnsafe && $0.applicability == .unsafe
          }
        }
        .filter { !$0.edits.contains { kept.contains(Int($0.place.source)) } }
      if fixes.isEmpty { break }
      let mended = applied(fixes, to: sources)
      if mended.sources.elementsEqual(sources, by: { $0.bytes == $1.bytes }) { break }
      count += mended.numbers.count
      sources = mended.sources
    }
    return (sources, count)
  }

  /// Whether no two edits of a fix overlap.
  private static func areApart(_ edits: [Edit]) -> Bool {
    for (number, edit) in edits.enumerated() {
      let isApart = edits[..<number].allSatisfy { earlier in
        let (place, other) = (edit.place, earlier.place)
        return place.source != other.source || place.span.end <= other.span.start
          || other.span.end <= place.span.start
      }
      if !isApart { return false }
    }
    return true
  }

  /// A source with edits applied.
  private static func applying(_ edits: [Edit], to source: Source) -> Source {
    if edits.isEmpty { return source }
    var bytes: [UInt8] = []
    var offset = 0
    // At the same place, an insertion comes before a replacement.
    let sorted = edits.sorted {
      ($0.place.span.start, $0.place.span.end) < ($1.place.span.start, $1.place.span.end)
    }
    for edit in sorted {
      bytes += source.bytes[offset..<Int(edit.place.span.start)]
      bytes += edit.text.utf8
      offset = Int(edit.place.span.end)
    }
    bytes += source.bytes[offset...]
    return Source(path: source.path, bytes: bytes)
  }
}
