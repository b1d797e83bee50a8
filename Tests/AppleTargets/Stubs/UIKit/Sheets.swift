// Sheets, as needed to tell whether the content below one stays usable.

extension UIViewController {
  @available(iOS 15, *)
  @available(tvOS, unavailable)
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

@available(iOS 15, *)
@available(tvOS, unavailable)
@MainActor open class UISheetPresentationController: UIPresentationController {
  @available(visionOS, unavailable)
  @MainActor open class Detent: NSObject {
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
  }
  @available(visionOS, unavailable)
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
}
