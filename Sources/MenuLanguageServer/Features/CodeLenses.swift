import MenuJSON
import MenuModel
import MenuSyntax

/// Above each command: how many placements it has, and its Swift.
enum CodeLenses {
  /// The command of a lens; it returns its first argument.
  static let placementsCommand = "menugen.placements"

  static func lenses(_ params: LSP.CodeLensParams, in context: FeatureContext) -> [LSP.CodeLens] {
    var places: [String: [Place]] = [:]
    for file in context.names.files {
      for found in file where !found.isDeclaration {
        if case .command(let name) = found.symbol { places[name, default: []].append(found.place) }
      }
    }
    var cases: [String: String] = [:]
    for command in context.module.commands where command.place.source == context.source {
      cases[command.name.text] = CommandSummary(command, in: context).swiftCase
    }
    var result: [LSP.CodeLens] = []
    for found in context.names.files[Int(context.source)] where found.isDeclaration {
      guard case .command(let name) = found.symbol else { continue }
      let list = places[name] ?? []
      let count =
        list.isEmpty ? "placed nowhere" : list.count == 1 ? "1 place" : "\(list.count) places"
      let swift = cases[name].map { "  \($0)" } ?? ""
      result.append(
        LSP.CodeLens(
          range: context.text.range(found.place.span),
          command: LSP.Command(
            title: count + swift, command: placementsCommand,
            arguments: [list.map(context.location)])))
    }
    return result
  }
}
