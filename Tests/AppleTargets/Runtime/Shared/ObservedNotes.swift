import MenuRuntime
import Observation

/// Notes with observable state.
@Observable
@MainActor
final class ObservedNotes {
  var state = NotesState(hasSelection: true, noteCount: 3)
}
