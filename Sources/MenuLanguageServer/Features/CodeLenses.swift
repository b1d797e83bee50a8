import MenuGuidelines
import MenuSyntax

/// Above each command: in how many places it stands, and its Swift.
enum CodeLenses {
  static func lenses(in context: FeatureContext) -> JSONValue {
    var places: [String: [Place]] = [:]
    for file in context.names.files {
      for found in file where !found.isDeclaration {
        if case .command(let name) = found.symbol { places[name, default: []].append(found.place) }
      }
    }
    var cases: [String: String] = [:]
    for command in context.module.commands where command.place.source == context.source {
      cases[command.name.text] = CommandFacts(command, in: context).swiftCase
    }
    var result: [JSONValue] = []
    for found in context.names.files[Int(context.source)] where found.isDeclaration {
      guard case .command(let name) = found.symbol else { continue }
      let list = places[name] ?? []
      let count =
        list.isEmpty ? "placed nowhere" : list.count == 1 ? "1 place" : "\(list.count) places"
      let swift = cases[name].map { "  \($0)" } ?? ""
      result.append([
        "range": context.text.range(found.place.span),
        "command": [
          "title": .string(count + swift), "command": .string(LanguageServer.placementsCommand),
          "arguments": [.array(list.map { context.location($0) })],
        ],
      ])
    }
    return .array(result)
  }
}
