import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// The comments in Swift that silence rules: `// menugen:allow label-verb "the name of a product"`.
///
/// A comment after code applies to that line; one on a line of its own, to the next line of code.
struct CodeAllowances {
  /// What is wrong with them: a reason that is missing, a rule that there is not.
  private(set) var problems: [Diagnostic] = []
  private var allowances: [Allowance] = []

  /// A rule that a comment silences.
  private struct Allowance {
    var rule: String
    /// The comment.
    var place: Place
    /// The line that it is for.
    var line: Place
  }

  init(in sources: [Source]) {
    for (number, source) in sources.enumerated() where source.path.hasSuffix(".swift") {
      read(source, number: Int32(number))
    }
  }

  /// The findings that no comment silences, what is wrong with the comments, and those that silence nothing: of a part of
  /// an app nobody knows which those are, since findings depend on files that are not read.
  func applied(
    to findings: [Diagnostic], in edition: GuidelineSettings.Edition, ofPart isPart: Bool
  ) -> [Diagnostic] {
    if allowances.isEmpty { return findings + problems }
    var isUsed = Array(repeating: false, count: allowances.count)
    let left = findings.filter { finding in
      var isSilenced = false
      for (number, allowance) in allowances.enumerated()
      where Withdrawals.id(allowance.rule, in: edition) == finding.rule
        && allowance.line.source == finding.place.source
        && allowance.line.span.start <= finding.place.span.start
        && finding.place.span.start < allowance.line.span.end
      {
        isUsed[number] = true
        isSilenced = true
      }
      return !isSilenced
    }
    if isPart { return left + problems }
    let unused = allowances.indices.filter { !isUsed[$0] }.map { number in
      Diagnostic(
        rule: RuleCatalogue.unusedAllow, severity: .warning,
        message:
          "Nothing here breaks `\(allowances[number].rule)`, so this `menugen:allow` silences nothing",
        place: allowances[number].place, help: "Remove it.")
    }
    return left + problems + unused
  }

  // MARK: Reading

  private static let mark = Array("menugen:allow".utf8)

  private mutating func read(_ source: Source, number: Int32) {
    let bytes = source.bytes
    var rest = bytes
    while let found = rest.firstPlace(of: Self.mark) {
      rest = bytes[found.upperBound...]
      let start = bytes[..<found.lowerBound].lastIndex(where: Self.isNewline).map { $0 + 1 } ?? 0
      let end = bytes[found.upperBound...].firstIndex(where: Self.isNewline) ?? bytes.endIndex
      guard let comment = Self.comment(in: bytes[start..<found.lowerBound]) else { continue }
      let text = String(decoding: bytes[found.upperBound..<end], as: UTF8.self)
      // `menugen:allowed` is another word.
      if let first = text.unicodeScalars.first, first != " ", first != "\t", first != "\r" {
        continue
      }
      let standsAlone = bytes[start..<comment].allSatisfy(Self.isBlank)
      let line = standsAlone ? Self.lineOfCode(after: end, in: bytes) : start..<end
      add(
        text, at: Place(source: number, span: Span(UInt32(comment), UInt32(end))),
        for: Place(
          source: number, span: Span(UInt32(line.lowerBound), UInt32(line.upperBound))))
    }
  }

  private mutating func add(_ text: String, at place: Place, for line: Place) {
    let parts = text.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
    let rules = parts[0].split { $0 == "," || $0 == " " || $0 == "\t" || $0 == "\r" }
      .map(String.init)
    if rules.isEmpty {
      return report("unknown-rule", .error, "`menugen:allow` names no rule", at: place)
    }
    let reason = parts.count > 1 ? parts[1].prefix { $0 != "\"" } : ""
    if reason.allSatisfy({ $0 == " " || $0 == "\t" }) {
      return report(
        RuleCatalogue.allowNeedsReason, .error, "`menugen:allow` needs a reason in quotes",
        help: "Say why the rule does not hold here.", at: place)
    }
    for rule in rules {
      if RuleCatalogue.contains(rule) {
        allowances.append(Allowance(rule: rule, place: place, line: line))
      } else {
        let nearest = RuleCatalogue.suggestions(for: rule).first
        report(
          "unknown-rule", .warning, "There is no rule `\(rule)`",
          help: nearest.map { "Did you mean `\($0)`?" } ?? "`menugen explain` lists the rules.",
          at: place)
      }
    }
  }

  private mutating func report(
    _ rule: String, _ severity: Severity, _ message: String, help: String? = nil, at place: Place
  ) {
    problems.append(
      Diagnostic(rule: rule, severity: severity, message: message, place: place, help: help))
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Where the comment begins that has nothing but blanks at its start, at the end of some bytes of a line; nil if there is
  /// none.
  private static func comment(in line: ArraySlice<UInt8>) -> Int? {
    var isInString = false
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "/") where !isInString:
        let next = index + 1
        if next < line.endIndex, line[next] == UInt8(ascii: "/") {
          let isEmpty = line[next...].dropFirst().allSatisfy { isBlank($0) }
          return isEmpty ? index : nil
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The bytes of the next line that has code; empty if no line has.
  private static func lineOfCode(after end: Int, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    var start = end
    while start < bytes.endIndex {
      while start < bytes.endIndex && isNewline(bytes[start]) { start += 1 }
      let end = bytes[start...].firstIndex(where: isNewline) ?? bytes.endIndex
      let code = bytes[start..<end].drop(while: isBlank)
      if !code.isEmpty && !code.starts(with: "//".utf8) { return start..<end }
      start = end
    }
    return start..<start
  }
}
