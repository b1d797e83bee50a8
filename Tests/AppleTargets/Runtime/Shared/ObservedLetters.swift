import MenuRuntime
import Observation

/// The app's side, where the state is observable.
@Observable
@MainActor
final class ObservedLetters {
  var state = LettersState(hasSelection: true)
}
