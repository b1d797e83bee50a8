#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension MenuBarDispatcher {
    /// The action of all menu bar commands, in every module. Their property list is the key in the snapshot.
    static let action = #selector(UIViewController.performMenuRuntimeCommand(_:))
    /// The action of their alternates.
    static let alternateAction = #selector(UIViewController.performMenuRuntimeAlternate(_:))
  }

  // Views do not implement this: UIKit validates a command with the object that implements its action, and
  // only the app's view controllers override `validate(_:)`.
  extension UIViewController {
    /// Performs a menu bar command.
    @objc func performMenuRuntimeCommand(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, isAlternate: false, from: self)
    }

    /// Performs the alternate of a menu bar command, shown while modifiers are held.
    @objc func performMenuRuntimeAlternate(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, isAlternate: true, from: self)
    }
  }

  // The end of the responder chain, for windows without a first responder. The menu bar of iPadOS 27 takes the focus from
  // the app while it is open.
  extension UIApplication {
    @objc func performMenuRuntimeCommand(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, isAlternate: false, from: nil)
    }

    @objc func performMenuRuntimeAlternate(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, isAlternate: true, from: nil)
    }
  }
#endif
