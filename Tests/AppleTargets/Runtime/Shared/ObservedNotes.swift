import MenuRuntime
import Observation

/// Notes whose state is observable.
@Observable
@MainActor
final class ObservedNotes {
  var state = NotesState(hasSelection: true, noteCount: 3)
}
