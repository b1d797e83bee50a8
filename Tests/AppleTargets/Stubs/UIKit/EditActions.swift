// The standard edit actions: developer.apple.com/documentation/uikit/uiresponderstandardeditactions.
// Optional in the SDK. Here `UIResponder` implements them all, so that subclasses override the ones they
// support.

@MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
  @objc func cut(_ sender: Any?)
  @objc func copy(_ sender: Any?)
  @objc func paste(_ sender: Any?)
  @objc func select(_ sender: Any?)
  @objc func selectAll(_ sender: Any?)
  @objc func delete(_ sender: Any?)
  @objc func toggleBoldface(_ sender: Any?)
  @objc func toggleItalics(_ sender: Any?)
  @objc func toggleUnderline(_ sender: Any?)
  @objc func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  @objc func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  @objc func increaseSize(_ sender: Any?)
  @objc func decreaseSize(_ sender: Any?)
  @available(iOS 15, tvOS 15, *)
  @objc func pasteAndMatchStyle(_ sender: Any?)
  @available(iOS 15, tvOS 15, *)
  @objc func pasteAndGo(_ sender: Any?)
  @available(iOS 15, tvOS 15, *)
  @objc func pasteAndSearch(_ sender: Any?)
  @available(iOS 15, tvOS 15, *)
  @objc func printContent(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func find(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func findAndReplace(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func findNext(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func findPrevious(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func useSelectionForFind(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func rename(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func duplicate(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func move(_ sender: Any?)
  @available(iOS 16, tvOS 16, *)
  @objc func export(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func alignLeft(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func alignCenter(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func alignJustified(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func alignRight(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func toggleSidebar(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func toggleInspector(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func performClose(_ sender: Any?)
  @available(iOS 26, tvOS 26, *)
  @objc func newFromPasteboard(_ sender: Any?)
}

@MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  #if canImport(ObjectiveC)
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var isFirstResponder: Bool { false }
  #else
    public var associatedObjects: [UnsafeRawPointer: Any] = [:]
    /// Becomes the first responder of its window. `canBecomeFirstResponder` is not checked.
    @discardableResult open func becomeFirstResponder() -> Bool {
      FirstResponder.change(to: self, in: windowOfResponder)
      return true
    }
    @discardableResult open func resignFirstResponder() -> Bool {
      if isFirstResponder { FirstResponder.change(to: nil, in: windowOfResponder) }
      return true
    }
    open var isFirstResponder: Bool { FirstResponder.of(windowOfResponder) === self }
  #endif
  @available(iOS 26, tvOS 26, *)
  open func provider(for element: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }
  open var undoManager: UndoManager? { nil }
  /// True if the class implements the action. As it has all standard edit actions here, it is false for those.
  @objc open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return !UIResponder.standardEditActions.contains(action.name)
        && action.isImplemented(by: self)
    #endif
  }
  @objc open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
  #if !os(tvOS)
    open var keyCommands: [UIKeyCommand]? { nil }
  #endif
  @available(iOS 13, tvOS 13, *)
  open func buildMenu(with builder: any UIMenuBuilder) {}
  @available(iOS 13, tvOS 13, *)
  @objc open func validate(_ command: UICommand) {}

  @objc open func cut(_ sender: Any?) {}
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func select(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func toggleBoldface(_ sender: Any?) {}
  @objc open func toggleItalics(_ sender: Any?) {}
  @objc open func toggleUnderline(_ sender: Any?) {}
  @objc open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  @objc open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  @objc open func increaseSize(_ sender: Any?) {}
  @objc open func decreaseSize(_ sender: Any?) {}
  @available(iOS 15, tvOS 15, *)
  @objc open func pasteAndMatchStyle(_ sender: Any?) {}
  @available(iOS 15, tvOS 15, *)
  @objc open func pasteAndGo(_ sender: Any?) {}
  @available(iOS 15, tvOS 15, *)
  @objc open func pasteAndSearch(_ sender: Any?) {}
  @available(iOS 15, tvOS 15, *)
  @objc open func printContent(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func find(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func findAndReplace(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func findNext(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func findPrevious(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func useSelectionForFind(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func rename(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func duplicate(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func move(_ sender: Any?) {}
  @available(iOS 16, tvOS 16, *)
  @objc open func export(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func alignLeft(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func alignCenter(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func alignJustified(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func alignRight(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func toggleSidebar(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func toggleInspector(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func performClose(_ sender: Any?) {}
  @available(iOS 26, tvOS 26, *)
  @objc open func newFromPasteboard(_ sender: Any?) {}
}

#if !canImport(ObjectiveC)
  extension UIResponder: AssociatedObjectsOwner {}
#endif
