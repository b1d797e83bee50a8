// An error goes up the responder chain, which may change it, to the application, which shows it and lets it recover.
import AppKit

struct Locked: LocalizedError, RecoverableError {
  var errorDescription: String? { "It is locked." }
  var recoverySuggestion: String? { "Save a copy." }
  var recoveryOptions: [String] { ["Save As…", "Cancel"] }
  func attemptRecovery(optionIndex: Int) -> Bool {
    print("option", optionIndex)
    return true
  }
}

struct Other: LocalizedError {
  var errorDescription: String? { "Another error." }
}

@MainActor
final class Canvas: NSView {
  var changes = false
  override func willPresentError(_ error: any Error) -> any Error {
    print("the canvas has it")
    return changes ? Other() : error
  }
}

@MainActor
final class Delegate: NSObject, NSApplicationDelegate {
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error {
    print("the delegate has it")
    return error
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let window = NSWindow()
    let canvas = Canvas(frame: .zero)
    NSAlert.answer = { alert in
      print(
        alert.messageText, alert.informativeText, alert.buttons.map(\.title),
        window.attachedSheet != nil)
      return .alertFirstButtonReturn
    }
    func present(_ error: any Error) {
      canvas.presentError(
        error, modalFor: window, delegate: nil, didPresent: nil, contextInfo: nil)
    }
    present(Locked())
    let delegate = Delegate()
    NSApplication.shared.delegate = delegate
    canvas.changes = true
    present(Locked())
    canvas.changes = false
    present(CocoaError(.userCancelled))
    canvas.presentError(Other())
  }
}
