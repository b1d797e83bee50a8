// Views that arrange others, fonts and announcements: developer.apple.com/documentation/appkit/nsstackview, nsscrollview,
// nslayoutanchor, nsfont and nsaccessibility.

public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

@MainActor open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill = 0
  }
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }
  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  open var alignment: NSLayoutConstraint.Attribute = .centerY
  @available(macOS 10.11, *)
  open var distribution: Distribution = .gravityAreas
  @available(macOS 10.11, *)
  open var arrangedSubviews: [NSView] { subviews }
  @available(macOS 10.11, *)
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
}

@MainActor open class NSClipView: NSView {}

@MainActor open class NSScrollView: NSView {
  open var documentView: NSView? {
    didSet {
      if let documentView { contentView.addSubview(documentView) }
    }
  }
  open var hasVerticalScroller = false
  open var contentView = NSClipView(frame: .zero) {
    didSet { addSubview(contentView) }
  }
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case leading = 5
    case centerY = 10
  }
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let defaultLow = Priority(250)
  }
  open var isActive = false
}

extension NSView {
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
}

/// Nonisolated.
open class NSFont: NSObject {
  @available(macOS 11, *)
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let headline = TextStyle(rawValue: "headline")
  }
  @available(macOS 11, *)
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  @available(macOS 11, *)
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont() }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable { case high = 90 }

public struct NSAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
  }
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    #if !canImport(ObjectiveC)
      if let text = userInfo?[.announcement] as? String { announcements.append(text) }
    #endif
  }
  #if !canImport(ObjectiveC)
    /// What assistive apps say, for a test to read.
    nonisolated(unsafe) private static var announcements: [String] = []
    public static func takeAnnouncements() -> [String] {
      defer { announcements = [] }
      return announcements
    }
  #endif
}
