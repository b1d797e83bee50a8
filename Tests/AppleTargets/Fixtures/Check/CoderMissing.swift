// fails: ios15: 'required' initializer 'init(coder:)' must be provided by subclass
// fails: tvos15: 'required' initializer 'init(coder:)' must be provided by subclass
import UIKit

// Bar items can be decoded, so a subclass with an initializer of its own has to say how.
final class Item: UIBarButtonItem {
  let id: String

  init(id: String) {
    self.id = id
    super.init()
  }
}
