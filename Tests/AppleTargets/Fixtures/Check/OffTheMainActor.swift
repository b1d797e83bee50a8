// fails: ios17: call to main actor-isolated initializer
// fails: tvos17: call to main actor-isolated initializer
import UIKit

nonisolated func makeMenu() -> UIMenu { UIMenu(children: []) }
