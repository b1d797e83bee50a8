import MenuSyntax

/// Makes a named menu of a submenu, so that other menus can show it too.
enum MenuExtraction {
  static func action(in context: FeatureContext, at offset: Int) -> LSP.CodeAction? {
    let around = context.tree.nodes(around: offset)
    guard let entry = around.compactMap({ $0.as(MenuEntrySyntax.self) }).last, entry.name == nil,
      let title = entry.title, let block = entry.block, block.rightBrace != nil,
      // Only in the header: within the block the cursor is at something else.
      offset <= Int(block.leftBrace.end)
    else { return nil }
    // A submenu may have attributes that a named menu cannot have.
    for child in entry.node.children {
      switch child.kind {
      case .text, .pluralForm, .symbol, .image, .block: break
      default: return nil
      }
    }
    let text = context.tree.source
    let name = freeName(title.content, in: context)
    let header = text.text(of: Span(entry.keywordToken.end, block.span.start))
    let body = text.text(of: block.span)
    let end = UInt32(text.count)
    let isEnded = text.bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    let edits = [
      Edit(place: Place(source: context.source, span: entry.span), text: "menu \(name)"),
      Edit(
        place: Place(source: context.source, span: Span(end, end)),
        text: "\(isEnded ? "" : "\n")\nmenu \(name)\(header)\(body)\n"),
    ]
    return LSP.CodeAction(
      title: "Make it the menu `\(name)`", kind: .extract, edit: context.workspaceEdit(edits))
  }

  /// A name made of a title, which no type of the module has.
  private static func freeName(_ title: String, in context: FeatureContext) -> String {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let stem = Lexing.isName(joined) && joined.first?.isLetter == true ? joined : "Extracted"
    let base = stem.hasSuffix("Menu") ? stem : stem + "Menu"
    var name = base
    var number = 2
    while context.names.declaration(of: .type(name)) != nil {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}
