import MenuModel
import MenuSyntax

extension FoundSurface {
  /// The actions that AppKit is given for the rows of a table, by the edge that their code asks for; the surface itself
  /// where it does not tell.
  var byEdge: [FoundSurface] {
    var surfaces: [FoundSurface] = []
    for edge in [SwipeActions.Edge.leading, .trailing] {
      guard let entries = entries.shown(at: edge) else { return [self] }
      if entries.isEmpty { continue }
      var surface = self
      // What AppKit does at the end of a swipe its documentation does not say.
      surface.kind = .swipe(edge: edge, isFull: false)
      surface.entries = entries
      surface.isUnplaceable = false
      surfaces.append(surface)
    }
    return surfaces
  }
}

extension [FoundEntry] {
  /// The entries at an edge of a row; nil where a condition on it is not understood.
  fileprivate func shown(at edge: SwipeActions.Edge) -> [FoundEntry]? {
    var shown: [FoundEntry] = []
    for var entry in self {
      switch entry.content {
      case .condition(let condition, let then, let otherwise):
        if let holds = condition.holds(at: edge) {
          guard let branch = (holds ? then : otherwise).shown(at: edge) else { return nil }
          shown += branch
        } else {
          if condition.expression.includes("edge") { return nil }
          guard let then = then.shown(at: edge), let otherwise = otherwise.shown(at: edge) else {
            return nil
          }
          if then.isEmpty && otherwise.isEmpty { continue }
          entry.content = .condition(condition, then: then, otherwise: otherwise)
          shown.append(entry)
        }
      case .platforms(let platforms, let entries):
        guard let entries = entries.shown(at: edge) else { return nil }
        entry.content = .platforms(platforms, entries: entries)
        shown.append(entry)
      default: shown.append(entry)
      }
    }
    return shown
  }
}

extension FoundCondition {
  /// Whether `edge == .trailing` holds at an edge; nil for another condition.
  fileprivate func holds(at edge: SwipeActions.Edge) -> Bool? {
    let words = expression.split(separator: " ")
    guard words.count == 3, words[0] == "edge", words[1] == "==" || words[1] == "!=",
      let name = words[2].split(separator: ".").last,
      let other = SwipeActions.Edge(rawValue: String(name))
    else { return nil }
    return (other == edge) == ((words[1] == "==") != isNegated)
  }
}
