// fails: ios17: main actor-isolated instance method 'setActionName'
// fails: macos14: main actor-isolated instance method 'setActionName'
import Foundation

nonisolated func name(_ manager: UndoManager) { manager.setActionName("Typing") }
