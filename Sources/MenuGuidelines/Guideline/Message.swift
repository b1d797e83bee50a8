import MenuSyntax

/// What a rule says, written in English, with the values in it apart, so that it can be said in another language.
///
///     report.finding(at: entry, "\(name) has no symbol")
///
/// Its format is `%1 has no symbol`, by which `KoreanMessages` knows it. Without a row there it is in English everywhere.
package struct Message: Sendable, ExpressibleByStringInterpolation {
  /// The English text with `%1`, `%2` and so on in the places of its values.
  package let format: String
  private let values: [Value]

  fileprivate enum Value: Sendable {
    /// A name or a number, the same in each language.
    case text(String)
    /// A part that is translated by itself, such as "before" or "after".
    case message(Message)
  }

  /// The text of an interpolated literal, while it is built.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { format += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description))
    }

    package mutating func appendInterpolation(_ part: Message) { append(.message(part)) }

    private mutating func append(_ value: Value) {
      values.append(value)
      format += "%\(values.count)"
    }
  }

  package init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    values = stringInterpolation.values
  }

  package init(stringLiteral: String) {
    format = stringLiteral
    values = []
  }

  /// A text that is known only as the tool runs and may have a translation, such as what a key of the system does.
  init(naming text: String) { self.init(stringLiteral: text) }

  /// Whether it speaks of something by a title that is empty: “”.
  var namesNothing: Bool { text(in: .english).includes("“”") }

  /// The text in a language.
  package func text(in language: Language) -> String {
    text(of: written(in: language), in: language)
  }

  /// The text without the sentences that are about `.menu` files alone; nil if no sentence is left.
  func textForCode(in language: Language) -> String? {
    Self.forCode(written(in: language)).map { text(of: $0, in: language) }
  }

  /// A text without its sentences about `.menu` files: those that quote the language in backticks. A value in backticks is a
  /// name, and code has names as well.
  static func forCode(_ text: String) -> String? {
    let sentences = text.parts(between: ". ").filter { sentence in
      let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.allSatisfy { parts[$0].first == "%" }
    }
    guard !sentences.isEmpty else { return nil }
    let text = sentences.joined(separator: ". ")
    return text.hasSuffix(".") || text.hasSuffix("?") ? text : text + "."
  }

  /// The format in a language.
  private func written(in language: Language) -> String {
    switch language {
    case .english: return format
    case .korean: return KoreanMessages.rows[format] ?? format
    }
  }

  private func text(of format: String, in language: Language) -> String {
    let text = filled(format, in: language)
    return language == .korean ? KoreanParticles.choosing(in: text) : text
  }

  /// A format with the values in their places.
  private func filled(_ format: String, in language: Language) -> String {
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let number = rest.first?.wholeNumberValue, values.indices.contains(number - 1) else {
        text += "%"
        continue
      }
      rest = rest.dropFirst()
      switch values[number - 1] {
      case .text(let value): text += value
      case .message(let part): text += part.text(in: language)
      }
    }
    return text + rest
  }
}
