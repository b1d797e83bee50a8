// passes: ios15 tvos17
// fails: macos14: no such module 'UIKit'
// fails: watchos10: no such module 'UIKit'
import UIKit
