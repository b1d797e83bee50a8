// Linux has no message forwarding: `check --portable` drops the `override` of these.
import Foundation

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { false }
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}
