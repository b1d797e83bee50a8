import MenuModel
import MenuSyntax

extension ExpandedModule {
  /// An entry's name in messages: its title, or for a command of the system what is written.
  func spoken(_ entry: ExpandedEntry) -> String {
    if case .standard(let name) = entry.kind {
      guard let title = StandardMenus.entry(named: name)?.title, !title.isEmpty else {
        return "`standard \(name)`"
      }
      return "“\(title.replacing(each: "{app}", by: module.app.name))”"
    }
    if let title = title(of: entry), !TitleText(title).isEmpty {
      return "“\(SourceEdits(module.sources).raw(title))”"
    }
    return entry.command.map { "`\(command($0).name.text)`" } ?? "“”"
  }
}
