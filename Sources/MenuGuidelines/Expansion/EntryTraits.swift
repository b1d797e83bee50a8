import MenuModel

/// Traits of commands and entries that decide whether a check is run at all: most have few.
public struct EntryTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // Of a command, and of an entry that places it.
  public static let destructive = Self(rawValue: 1 << 0)
  public static let confirmed = Self(rawValue: 1 << 1)
  public static let key = Self(rawValue: 1 << 2)
  public static let image = Self(rawValue: 1 << 3)
  /// `image`, not `symbol`.
  public static let asset = Self(rawValue: 1 << 4)
  public static let imageWhenOn = Self(rawValue: 1 << 5)
  public static let shownWhen = Self(rawValue: 1 << 6)
  /// `on when`.
  public static let toggle = Self(rawValue: 1 << 7)
  public static let choice = Self(rawValue: 1 << 8)
  public static let list = Self(rawValue: 1 << 9)
  public static let opensElsewhere = Self(rawValue: 1 << 10)
  public static let primary = Self(rawValue: 1 << 11)
  /// `often` or `rarely`.
  public static let ranked = Self(rawValue: 1 << 12)
  public static let onscreen = Self(rawValue: 1 << 13)
  public static let verbatim = Self(rawValue: 1 << 14)
  public static let asks = Self(rawValue: 1 << 15)

  public static let titleWhenOn = Self(rawValue: 1 << 29)

  // Of an entry.
  public static let command = Self(rawValue: 1 << 16)
  public static let each = Self(rawValue: 1 << 17)
  public static let standard = Self(rawValue: 1 << 18)
  public static let menu = Self(rawValue: 1 << 19)
  public static let segmented = Self(rawValue: 1 << 20)
  public static let search = Self(rawValue: 1 << 21)
  public static let view = Self(rawValue: 1 << 22)
  /// A title that it has here only.
  public static let ownTitle = Self(rawValue: 1 << 23)
  public static let ownImage = Self(rawValue: 1 << 24)
  public static let conditional = Self(rawValue: 1 << 25)
  public static let alternate = Self(rawValue: 1 << 26)
  /// In a `row` or a `palette`.
  public static let laidOut = Self(rawValue: 1 << 27)
  public static let spacer = Self(rawValue: 1 << 28)

  /// Whether it has one of some traits, or none are asked for.
  func isAny(of wanted: Self) -> Bool { wanted.isEmpty || !isDisjoint(with: wanted) }

  /// The traits of a command.
  static func of(_ command: Command) -> Self {
    var traits: Self = []
    if command.isDestructive { traits.insert(.destructive) }
    if command.confirmation != nil { traits.insert(.confirmed) }
    if command.key != nil { traits.insert(.key) }
    switch command.image {
    case .symbol: traits.insert(.image)
    case .asset: traits.formUnion([.image, .asset])
    case nil: break
    }
    if command.imageWhenOn != nil { traits.insert(.imageWhenOn) }
    if command.titleWhenOn != nil { traits.insert(.titleWhenOn) }
    if command.shown != nil { traits.insert(.shownWhen) }
    if command.on != nil { traits.insert(.toggle) }
    switch command.payload {
    case .none: break
    case .choice: traits.insert(.choice)
    case .list: traits.insert(.list)
    }
    if case .elsewhere? = command.opens { traits.insert(.opensElsewhere) }
    if command.isPrimary { traits.insert(.primary) }
    if command.frequency != nil { traits.insert(.ranked) }
    if command.isOnscreen { traits.insert(.onscreen) }
    if command.isVerbatim { traits.insert(.verbatim) }
    if command.asks { traits.insert(.asks) }
    return traits
  }
}
