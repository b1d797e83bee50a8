// developer.apple.com/documentation/uikit/uicommand, uikeycommand, uikeymodifierflags.

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UICommandAlternate: NSObject {
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init()
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
  open private(set) var title = ""
  open private(set) var action = Selector("")
  open private(set) var modifierFlags: UIKeyModifierFlags = []
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UICommand: UIMenuElement {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ command: Selector,
    _ propertyList: Any?, _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?,
    _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State
  ) {
    (self.command, self.propertyList, self.alternates) = (command, propertyList, alternates)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  @available(tvOS, unavailable)
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title, nil, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
  }

  @available(iOS 15, tvOS 15, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title, subtitle, image, action, propertyList, alternates, discoverabilityTitle, attributes,
      state)
  }

  let command: Selector
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var action: Selector { command }
  open package(set) var propertyList: Any?
  open package(set) var alternates: [UICommandAlternate]
}

/// The superclass's `action` is not optional, but this class's is. So the stubs use another name
/// for it, and `UIKeyCommand.action` cannot be read.
@available(iOS 13, *)
@available(tvOS, unavailable)
@MainActor open class UIKeyCommand: UICommand {
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init("", nil, nil, action, nil, [], nil, [], .off)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title, nil, image, action, propertyList, alternates, discoverabilityTitle, attributes, state)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  @available(iOS, introduced: 9, deprecated: 13)
  @available(visionOS, unavailable)
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init("", nil, nil, action, nil, [], discoverabilityTitle, [], .off)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  open package(set) var input: String?
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  @available(iOS 15, *)
  open var wantsPriorityOverSystemBehavior = false
  @available(iOS 15, *)
  open var allowsAutomaticLocalization = true
  @available(iOS 15, *)
  open var allowsAutomaticMirroring = true

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  @available(iOS 13.4, *) nonisolated public static let inputHome = "UIKeyInputHome"
  @available(iOS 13.4, *) nonisolated public static let inputEnd = "UIKeyInputEnd"
  @available(iOS 15, *) nonisolated public static let inputDelete = "UIKeyInputDelete"
  @available(iOS 13.4, *) nonisolated public static let f1 = "UIKeyInputF1"
  @available(iOS 13.4, *) nonisolated public static let f2 = "UIKeyInputF2"
  @available(iOS 13.4, *) nonisolated public static let f3 = "UIKeyInputF3"
  @available(iOS 13.4, *) nonisolated public static let f4 = "UIKeyInputF4"
  @available(iOS 13.4, *) nonisolated public static let f5 = "UIKeyInputF5"
  @available(iOS 13.4, *) nonisolated public static let f6 = "UIKeyInputF6"
  @available(iOS 13.4, *) nonisolated public static let f7 = "UIKeyInputF7"
  @available(iOS 13.4, *) nonisolated public static let f8 = "UIKeyInputF8"
  @available(iOS 13.4, *) nonisolated public static let f9 = "UIKeyInputF9"
  @available(iOS 13.4, *) nonisolated public static let f10 = "UIKeyInputF10"
  @available(iOS 13.4, *) nonisolated public static let f11 = "UIKeyInputF11"
  @available(iOS 13.4, *) nonisolated public static let f12 = "UIKeyInputF12"
}
