// developer.apple.com/documentation/uikit/uisearchtextfielddelegate.

/// All optional in the SDK.
@available(iOS 13, *)
@available(tvOS, unavailable)
@MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  @available(iOS 16, *)
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

@available(iOS 13, *)
@available(tvOS, unavailable)
extension UISearchTextFieldDelegate {
  @available(iOS 16, *)
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
