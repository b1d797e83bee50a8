// The standard edit actions that a responder may have (API facts 1.7).

@MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
  @objc optional func cut(_ sender: Any?)
  @objc optional func copy(_ sender: Any?)
  @objc optional func paste(_ sender: Any?)
  @objc optional func select(_ sender: Any?)
  @objc optional func selectAll(_ sender: Any?)
  @objc optional func delete(_ sender: Any?)
  @objc optional func toggleBoldface(_ sender: Any?)
  @objc optional func toggleItalics(_ sender: Any?)
  @objc optional func toggleUnderline(_ sender: Any?)
  @available(iOS 15, tvOS 15, *)
  @objc optional func pasteAndMatchStyle(_ sender: Any?)
  @available(iOS 15, tvOS 15, *)
  @objc optional func printContent(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc optional func find(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc optional func rename(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc optional func duplicate(_ sender: Any?)
}
