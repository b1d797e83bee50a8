// developer.apple.com/documentation/uikit/uiactivityviewcontroller

@available(iOS 6, *)
@available(tvOS, unavailable)
open class UIActivity: NSObject {}

@available(iOS 6, *)
@available(tvOS, unavailable)
@MainActor open class UIActivityViewController: UIViewController {
  private let items: [Any]
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  /// On iPad it is a popover.
  override func makePopover() -> UIPopoverPresentationController? {
    UIPopoverPresentationController()
  }
  #if !canImport(ObjectiveC)
    /// What it shares, for a test to read.
    public var storedItems: [Any] { items }
  #endif
}
