import MenuSyntax
import MenuTooling

/// Applies the fixes of findings in an app's own files, in memory.
///
/// After each round the menus are read and checked again: a fix that leaves its finding, or makes a new one, is undone.
package struct InPlaceMending {
  /// The files as they become.
  package private(set) var sources: [Source]
  /// How many fixes were made.
  package private(set) var count = 0
  /// The fixes that were undone, as they were found, and why.
  package private(set) var undone: [(path: String, fix: String, reason: String)] = []

  private let check: ([Source]) -> [Diagnostic]
  private let includesUnsafe: Bool
  private var refused: Set<String> = []

  /// - Parameters:
  ///   - sources: The app's files.
  ///   - includesUnsafe: Whether to apply fixes that may change the meaning, too.
  ///   - check: Finds what is wrong in some state of the files.
  package init(
    _ sources: [Source], includesUnsafe: Bool, check: @escaping ([Source]) -> [Diagnostic]
  ) {
    self.sources = sources
    self.includesUnsafe = includesUnsafe
    self.check = check
    run()
  }

  private mutating func run() {
    var findings = check(sources)
    // Each round fixes something and makes no finding; the limit is for fixes that undo each other.
    for _ in 0..<64 {
      let proposed = proposals(findings)
      if proposed.isEmpty { return }
      let before = count
      findings = apply(proposed[...], to: findings)
      // What was left overlaps with what was applied, and is found again.
      if count == before && undoneAll(proposed) { return }
    }
  }

  private struct Proposal {
    var finding: Diagnostic
    var fix: Fix
    var name: String
  }

  private func proposals(_ findings: [Diagnostic]) -> [Proposal] {
    findings.compactMap { finding in
      let fix = finding.fixes.first {
        $0.applicability == .safe || includesUnsafe && $0.applicability == .unsafe
      }
      guard let fix else { return nil }
      let name = "\(finding.place.source) \(finding.rule) \(finding.element ?? "") \(fix.title)"
      return refused.contains(name) ? nil : Proposal(finding: finding, fix: fix, name: name)
    }
  }

  private func undoneAll(_ proposed: [Proposal]) -> Bool {
    proposed.allSatisfy { refused.contains($0.name) }
  }

  /// Applies fixes, or as many of them as leave no finding that was not there. Returns what is found then.
  private mutating func apply(
    _ proposed: ArraySlice<Proposal>, to findings: [Diagnostic]
  ) -> [Diagnostic] {
    let applied = FixApplication.applied(proposed.map(\.fix), to: sources)
    let chosen = applied.numbers.map { proposed[proposed.startIndex + $0] }
    if chosen.isEmpty { return findings }
    let after = check(applied.sources)
    guard let fault = fault(in: after, after: chosen, to: findings) else {
      sources = applied.sources
      count += chosen.count
      return after
    }
    if chosen.count == 1 {
      refused.insert(chosen[0].name)
      let path = sources[Int(chosen[0].finding.place.source)].path
      undone.append((path, chosen[0].fix.title, fault))
      return findings
    }
    // One by one in the end: each half is tried on what the other left.
    let middle = chosen.count / 2
    let first = apply(chosen[..<middle], to: findings)
    if first.count == findings.count { return apply(chosen[middle...], to: first) }
    // The places of the second half have moved, so that it comes with the next round.
    return first
  }

  /// Why fixes are not to be kept: a finding that was not there, or one that stays.
  private func fault(
    in after: [Diagnostic], after chosen: [Proposal], to before: [Diagnostic]
  ) -> String? {
    let edits = chosen.flatMap(\.fix.edits)
    let moves = Moves(edits)
    let known = Set(before.map { moves.key(of: $0) })
    if let new = after.first(where: { !known.contains(Moves.Key($0)) }) {
      return "it would bring a new finding: \(new.message) [\(new.rule)]"
    }
    // Of two titles of one entry, the other one can have a finding of its own at the same place.
    let left = Dictionary(grouping: after) { Moves.Key($0) }
    let stays = chosen.contains { one in
      left[moves.key(of: one.finding)]?.contains { $0.message == one.finding.message } ?? false
    }
    return stays ? "the finding would stay" : nil
  }
}

/// Where findings are after edits.
private struct Moves {
  struct Key: Hashable {
    var source: Int32
    var start: Int
    var rule: String

    init(_ finding: Diagnostic, movedBy distance: Int = 0) {
      source = finding.place.source
      start = Int(finding.place.span.start) + distance
      rule = finding.rule
    }
  }

  private var edits: [Int32: [Edit]]

  init(_ edits: [Edit]) { self.edits = Dictionary(grouping: edits) { $0.place.source } }

  func key(of finding: Diagnostic) -> Key {
    let start = finding.place.span.start
    let distance = (edits[finding.place.source] ?? []).filter { $0.place.span.start < start }
      .reduce(0) { $0 + $1.text.utf8.count - $1.place.span.count }
    return Key(finding, movedBy: distance)
  }
}
