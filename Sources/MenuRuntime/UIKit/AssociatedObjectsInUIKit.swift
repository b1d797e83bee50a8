#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// An object that each responder can retain as long as it exists itself.
  @MainActor @safe
  struct AssociatedObject<Object: AnyObject> {
    private let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    subscript(responder: UIResponder) -> Object? {
      get { unsafe objc_getAssociatedObject(responder, key) as? Object }
      nonmutating set {
        unsafe objc_setAssociatedObject(
          responder, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#endif
