import MenuRuntime
import Observation

/// The app's model with observable state.
@Observable
@MainActor
final class ObservedLetters {
  var state = LettersState(hasSelection: true)
}
