import MenuModel

/// The condition of `#if`, `#elseif` or `#else`.
struct CompilationCondition {
  /// As it is written; empty for `#else`.
  var text: String
  /// The platforms that may compile the branch.
  var platforms: Set<Platform>

  /// Whether it may be compiled on each platform, as far as the conditions tell.
  var isForAllPlatforms: Bool { platforms.count == Platform.allCases.count }
}

/// The platforms on which a condition may hold, and those on which it does.
struct ConditionalPlatforms {
  var maybe: Set<Platform>
  var always: Set<Platform>

  static let all = Set(Platform.allCases)
  static let unknown = ConditionalPlatforms(maybe: all, always: [])

  init(maybe: Set<Platform>, always: Set<Platform>) {
    self.maybe = maybe
    self.always = always
  }

  init(_ platforms: Set<Platform>) { self.init(maybe: platforms, always: platforms) }

  static prefix func ! (value: ConditionalPlatforms) -> ConditionalPlatforms {
    ConditionalPlatforms(maybe: all.subtracting(value.always), always: all.subtracting(value.maybe))
  }

  static func && (left: ConditionalPlatforms, right: ConditionalPlatforms) -> ConditionalPlatforms {
    ConditionalPlatforms(
      maybe: left.maybe.intersection(right.maybe), always: left.always.intersection(right.always))
  }

  static func || (left: ConditionalPlatforms, right: ConditionalPlatforms) -> ConditionalPlatforms {
    ConditionalPlatforms(
      maybe: left.maybe.union(right.maybe), always: left.always.union(right.always))
  }

  /// The platforms of a condition; what isn't about platforms may hold on all.
  init(_ condition: SwiftExpression) {
    let condition = condition.withoutParentheses
    switch condition.kind {
    case .prefixed("!", let value): self = !ConditionalPlatforms(value)
    case .sequence(let operands, let operators):
      // `&&` binds tighter than `||`.
      var sums: [ConditionalPlatforms] = []
      var product = ConditionalPlatforms(operands[0])
      for (operand, name) in zip(operands.dropFirst(), operators) {
        if name == "||" {
          sums.append(product)
          product = ConditionalPlatforms(operand)
        } else if name == "&&" {
          product = product && ConditionalPlatforms(operand)
        } else {
          product = .unknown
        }
      }
      self = sums.reduce(product) { $0 || $1 }
    default: self = condition.call.map(ConditionalPlatforms.init) ?? .unknown
    }
  }

  private init(_ call: SwiftCall) {
    let name = call.argument()?.path?.first ?? ""
    switch (call.name, name) {
    case ("os", "macOS"), ("os", "OSX"), ("canImport", "AppKit"), ("canImport", "Cocoa"):
      self.init([.macOS])
    case ("os", "iOS"): self.init([.iOS, .iPadOS, .macCatalyst])
    case ("os", "tvOS"): self.init([.tvOS])
    case ("os", "watchOS"): self.init([.watchOS])
    case ("os", "visionOS"), ("os", "xrOS"): self.init([.visionOS])
    case ("os", _): self.init([])
    case ("canImport", "UIKit"):
      self.init([.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS, .watchOS])
    case ("targetEnvironment", "macCatalyst"): self.init([.macCatalyst])
    default: self = .unknown
    }
  }
}
