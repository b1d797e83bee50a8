import MenuJSON

extension LSP {
  typealias CompletionParams = TextDocumentPositionParams

  struct CompletionList: JSONObjectEncodable {
    var isIncomplete: Bool
    var items: [CompletionItem]

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("isIncomplete", isIncomplete)
      json.member("items", items)
    }
  }

  enum CompletionItemKind: Int, JSONEncodable {
    case function = 3
    case variable = 6
    case module = 9
    case keyword = 14
    case snippet = 15
    case color = 16
    case enumMember = 20
    case constant = 21
    case type = 22
  }

  enum InsertTextFormat: Int, JSONEncodable {
    case plainText = 1
    case snippet
  }

  struct CompletionItem: JSONObjectEncodable {
    var label: String
    var kind: CompletionItemKind?
    var detail: String?
    var documentation: Documentation?
    var sortText: String?
    var filterText: String?
    var insertTextFormat: InsertTextFormat?
    var textEdit: TextEdit?

    /// A text for a client that knows no Markdown, or one in Markdown.
    enum Documentation: JSONEncodable {
      case plain(String)
      case markup(MarkupContent)

      func encode(to json: inout JSONPrinter) {
        switch self {
        case .plain(let text): json.string(text)
        case .markup(let content): content.encode(to: &json)
        }
      }
    }

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("label", label)
      json.member("kind", ifPresent: kind)
      json.member("detail", ifPresent: detail)
      json.member("documentation", ifPresent: documentation)
      json.member("sortText", ifPresent: sortText)
      json.member("filterText", ifPresent: filterText)
      json.member("insertTextFormat", ifPresent: insertTextFormat)
      json.member("textEdit", ifPresent: textEdit)
    }
  }

  enum MarkupKind: String, JSONEncodable {
    case plaintext, markdown
  }

  struct MarkupContent: JSONObjectEncodable {
    var kind: MarkupKind
    var value: String

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("kind", kind)
      json.member("value", value)
    }
  }
}
