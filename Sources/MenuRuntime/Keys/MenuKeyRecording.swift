/// What a recorder does with the keys that people press, in any framework.
@MainActor
final class MenuKeyRecording {
  /// The command. Another one ends the recording.
  var entry: MenuKeyEntry {
    didSet { end() }
  }
  private(set) var isRecording = false
  /// Why the last key was refused.
  private var problem: MenuKeyConflict?
  /// Called after each change, with what a person hears who does not see it.
  var changed: @MainActor (_ announcement: String?) -> Void = { _ in }
  /// Asks whether to use a key nonetheless.
  var ask: @MainActor (MenuKeyConflict, _ then: @escaping @MainActor (Bool) -> Void) -> Void = {
    $1(false)
  }

  init(_ entry: MenuKeyEntry) {
    self.entry = entry
  }

  /// What it shows: the keys, or that it waits for one.
  var text: String {
    if isRecording { return MenuTexts.text(.typeShortcut) }
    let glyphs = entry.glyphs
    return glyphs.isEmpty ? MenuTexts.text(.noShortcut) : glyphs
  }

  /// What people should know: why a key was refused, or that System Settings has another.
  var note: String? {
    if let problem { return problem.errorDescription }
    return entry.settingsShortcut() == nil ? nil : MenuTexts.text(.shortcutInSettings)
  }

  func begin() {
    guard entry.isChangeable, !isRecording else { return }
    isRecording = true
    problem = nil
    changed(text)
  }

  func end() {
    let had = isRecording || problem != nil
    isRecording = false
    problem = nil
    if had { changed(nil) }
  }

  /// Takes a key that people press; nil for one that no shortcut can have.
  ///
  /// - Returns: Whether the recorder used it. Tab does not count: it also moves to the next view.
  func press(_ pressed: MenuShortcut?) -> Bool {
    guard isRecording else { return false }
    guard let pressed else {
      refuse(.notAKey)
      return true
    }
    switch (pressed.key, pressed.modifiers) {
    case (.tab, []), (.tab, .shift):
      end()
      return false
    case (.escape, []): end()
    case (.delete, []), (.forwardDelete, []): give([])
    default: record(pressed)
    }
    return true
  }

  /// Puts a key in the place of the first, which menus show; it works where that did.
  private func record(_ pressed: MenuShortcut) {
    let before = entry.shortcuts()
    var shortcut = pressed
    if let model = before.first ?? entry.defaults.first {
      shortcut.isGlobal = model.isGlobal
      shortcut.worksInText = model.worksInText
    }
    let shortcuts = [shortcut] + before.dropFirst().filter { $0.press != shortcut.press }
    let conflicts = entry.conflicts(shortcut)
    if let conflict = conflicts.first(where: { !$0.canBeTakenOver }) { return refuse(conflict) }
    guard let conflict = conflicts.first else { return give(shortcuts) }
    end()
    ask(conflict) { isWanted in
      if isWanted { self.give(shortcuts) }
    }
  }

  private func give(_ shortcuts: [MenuShortcut]) {
    do throws(MenuKeyConflict) {
      try entry.give(shortcuts)
      isRecording = false
      problem = nil
      changed(text)
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ conflict: MenuKeyConflict) {
    problem = conflict
    changed(conflict.errorDescription)
  }
}
