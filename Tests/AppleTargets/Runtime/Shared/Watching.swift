// Output shared by all programs.
import Foundation

/// Prints the title of the next section.
@MainActor func section(_ title: String) { print("## " + title) }

/// Runs tasks on the main actor until none is left or a condition holds.
@MainActor func settle(until done: @MainActor () -> Bool = { false }) async {
  for _ in 0..<50 where !done() { await Task.yield() }
}
