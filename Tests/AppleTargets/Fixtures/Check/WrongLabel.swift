// fails: ios17: extra argument 'name' in call
import UIKit

@MainActor func makeMenu() -> UIMenu { UIMenu(name: "Notes", children: []) }
