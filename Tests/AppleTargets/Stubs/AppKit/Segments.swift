// Segmented controls, from Apple's AppKit reference.

@MainActor open class NSSegmentedControl: NSControl {
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
  open var trackingMode: SwitchTracking = .selectOne
  open var segmentCount = 0 {
    didSet {
      labels = Array(repeating: "", count: segmentCount)
      images = Array(repeating: nil, count: segmentCount)
      toolTips = Array(repeating: nil, count: segmentCount)
      enabled = Array(repeating: true, count: segmentCount)
    }
  }
  open var selectedSegment = -1
  open var isSpringLoaded = false
  private var enabled: [Bool] = []
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { self.enabled[segment] = enabled }
  open func isEnabled(forSegment segment: Int) -> Bool { enabled[segment] }
  private var labels: [String] = []
  private var images: [NSImage?] = []
  private var toolTips: [String?] = []
  open func setLabel(_ label: String, forSegment segment: Int) { labels[segment] = label }
  open func label(forSegment segment: Int) -> String? { labels[segment] }
  open func setImage(_ image: NSImage?, forSegment segment: Int) { images[segment] = image }
  open func image(forSegment segment: Int) -> NSImage? { images[segment] }
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { toolTips[segment] = toolTip }
  open func toolTip(forSegment segment: Int) -> String? { toolTips[segment] }
}
