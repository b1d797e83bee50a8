import MenuSyntax

/// The files of an app that keep its data and show nothing on screen, as far as their words tell.
final class SilentFiles {
  private let index: ProjectIndex
  /// By the numbers of the files.
  private var known: [Int32: Bool] = [:]

  init(_ index: ProjectIndex) { self.index = index }

  /// Words of views, of what controls them, of what asks or tells people something, and of what others listen to.
  private static let words = [
    "SwiftUI", "Controller", "UIView", "NSView", "elegate", "Coordinator", "Router", "NSApp",
    "UIApplication", "Window", "Panel", "Alert", "alert", "onfirm", "present", "Prompt", "prompt",
    "runModal", "dialog", "Dialog", "Subject", "Combine", "UIButton", "UIControl", "UIMenu",
    "UIAction",
    "NSMenu", "NSButton",
  ]

  func contains(_ file: SwiftFile) -> Bool {
    if let isSilent = known[file.number] { return isSilent }
    // A closure that is looked at by itself is a part of its file.
    let whole = index.files.first { $0.number == file.number } ?? file
    let isSilent = !Self.words.contains { whole.source.bytes.firstPlace(of: $0.utf8) != nil }
    known[file.number] = isSilent
    return isSilent
  }
}
