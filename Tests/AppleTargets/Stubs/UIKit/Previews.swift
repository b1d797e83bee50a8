// developer.apple.com/documentation/uikit/uitargetedpreview, uipreviewparameters, uipreviewtarget.

@available(iOS 13, tvOS 17, *)
@MainActor open class UIPreviewParameters: NSObject, NSCopying {
  public override init() { super.init() }
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
  open var backgroundColor: UIColor!
  open var visiblePath: UIBezierPath?
  @available(iOS 14, *)
  open var shadowPath: UIBezierPath?
}

@available(iOS 13, tvOS 17, *)
@MainActor open class UIPreviewTarget: NSObject, NSCopying {
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform
}

@available(iOS 13, tvOS 17, *)
@MainActor open class UITargetedPreview: NSObject, NSCopying {
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
  open private(set) var view: UIView
  open private(set) var target: UIPreviewTarget
  open private(set) var parameters: UIPreviewParameters
  open var size: CGSize { view.bounds.size }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
