// developer.apple.com/documentation/appkit/nstextsuggestionsdelegate and nssuggestionitemresponse.

@available(macOS 15, *)
@MainActor public protocol NSTextSuggestionsDelegate<SuggestionItemType>: AnyObject {
  associatedtype SuggestionItemType
  typealias Item = NSSuggestionItem<SuggestionItemType>
  typealias ItemResponse = NSSuggestionItemResponse<SuggestionItemType>
  func textField(
    _ textField: NSTextField,
    provideUpdatedSuggestions responseHandler: @escaping (ItemResponse) -> Void)
  /// Like the next method, has a default implementation in the SDK.
  func textField(_ textField: NSTextField, textCompletionFor item: Item) -> String?
  func textField(_ textField: NSTextField, didSelect item: Item)
}

@available(macOS 15, *)
extension NSTextSuggestionsDelegate {
  public func textField(_ textField: NSTextField, textCompletionFor item: Item) -> String? { nil }
  public func textField(_ textField: NSTextField, didSelect item: Item) {
    textField.stringValue = self.textField(textField, textCompletionFor: item) ?? item.title
  }
}

@available(macOS 15, *)
public struct NSSuggestionItem<SuggestionItemType> {
  public var representedValue: SuggestionItemType
  public var title: String
  public var secondaryTitle: String?
  public init(representedValue: SuggestionItemType, title: String) {
    (self.representedValue, self.title) = (representedValue, title)
  }
}

@available(macOS 15, *)
public struct NSSuggestionItemResponse<SuggestionItemType> {
  public typealias Item = NSSuggestionItem<SuggestionItemType>
  public enum Phase { case intermediate, final }
  package var items: [Item]
  public var phase: Phase = .final
  public init() { items = [] }
  public init(items: [Item]) { self.items = items }
}
