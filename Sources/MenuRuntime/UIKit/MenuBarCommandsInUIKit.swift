#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // An app may contain the library twice: two frameworks that each link it, or a copied folder beside the package. Their
  // methods on UIKit's classes have the same selectors, and the Objective-C runtime calls those of either copy. So each
  // command carries the copy that made it, and the methods pass the commands of others on.

  /// What a command of the menu bar carries: its key in the snapshot, and the copy of the library that made it.
  @MainActor
  struct MenuBarCommand {
    let key: String

    private static let copy = UUID().uuidString

    init(key: String) {
      self.key = key
    }

    /// The command of this copy of the library, or nil for any other command.
    init?(_ command: UICommand) {
      guard let list = command.propertyList as? [String], list.count == 2, list[1] == Self.copy
      else { return nil }
      key = list[0]
    }

    var propertyList: [String] { [key, Self.copy] }
  }

  extension MenuBarDispatcher {
    /// The action of all menu bar commands, in every module.
    static let action = #selector(UIViewController.performMenuRuntimeCommand(_:))
    /// The action of their alternates.
    static let alternateAction = #selector(UIViewController.performMenuRuntimeAlternate(_:))

    private static let otherCommand = Notification.Name("MenuRuntimeOtherCommand")
    private static let otherAlternate = Notification.Name("MenuRuntimeOtherAlternate")

    /// Performs a command that a responder has received, or passes it on to the copy of the library that made it.
    fileprivate static func receive(
      _ command: UICommand, isAlternate: Bool, from responder: UIResponder?
    ) {
      if MenuBarCommand(command) != nil {
        shared.perform(command, isAlternate: isAlternate, from: responder)
      } else {
        NotificationCenter.default.post(
          name: isAlternate ? otherAlternate : otherCommand, object: command)
      }
    }

    /// Performs the commands of this copy of the library that another copy has received.
    func observeOtherCopies() {
      for (name, isAlternate) in [(Self.otherCommand, false), (Self.otherAlternate, true)] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          guard let command = notification.object as? UICommand else { return }
          // Posted by the methods below, on the main actor.
          MainActor.assumeIsolated {
            self?.perform(command, isAlternate: isAlternate, from: nil)
          }
        }
      }
    }
  }

  // Views do not implement this: UIKit validates a command with the object that implements its action, and
  // only the app's view controllers override `validate(_:)`.
  extension UIViewController {
    /// Performs a menu bar command.
    @objc func performMenuRuntimeCommand(_ sender: UICommand) {
      MenuBarDispatcher.receive(sender, isAlternate: false, from: self)
    }

    /// Performs the alternate of a menu bar command, shown while modifiers are held.
    @objc func performMenuRuntimeAlternate(_ sender: UICommand) {
      MenuBarDispatcher.receive(sender, isAlternate: true, from: self)
    }
  }

  // The end of the responder chain, for windows without a first responder. The menu bar of iPadOS 27 takes the focus from
  // the app while it is open.
  extension UIApplication {
    @objc func performMenuRuntimeCommand(_ sender: UICommand) {
      MenuBarDispatcher.receive(sender, isAlternate: false, from: nil)
    }

    @objc func performMenuRuntimeAlternate(_ sender: UICommand) {
      MenuBarDispatcher.receive(sender, isAlternate: true, from: nil)
    }
  }
#endif
