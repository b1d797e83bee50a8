import MenuSyntax

/// A value that code puts into a text, with a name for it.
struct TextValue {
  var name: String
  var expression: String
  var isNumber: Bool

  /// From the code between `\(` and `)`.
  init(_ code: String) {
    expression = code
    let names = code.prefix { $0 != "," && $0 != "(" && $0 != "[" && $0 != "?" }
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false && $0 != "self" }.map(
        String.init)
    // By its name alone: the types of an app's variables are not worked out.
    isNumber =
      names.last == "count" || code.includes("specifier: \"%d") || code.includes("specifier: \"%ld")
    if names.last == "count", names.count > 1 {
      let items = names[names.count - 2]
      name = (items.hasSuffix("s") ? String(items.dropLast()) : items) + "Count"
    } else {
      name = names.last ?? "value"
    }
  }
}

extension FoundText.Segment {
  /// With neighbouring literals as one.
  static func merged(_ segments: [FoundText.Segment]) -> [FoundText.Segment] {
    var merged: [FoundText.Segment] = []
    for segment in segments {
      if case .literal(let text) = segment, case .literal(let before)? = merged.last {
        merged[merged.count - 1] = .literal(before + text)
      } else {
        merged.append(segment)
      }
    }
    return merged
  }
}
