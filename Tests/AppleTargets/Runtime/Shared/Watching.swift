// What programs print.
import Foundation

/// Prints what comes next under a title.
@MainActor func section(_ title: String) { print("## " + title) }

/// Lets tasks run on the main actor until nothing more is to be done, or a condition holds.
@MainActor func settle(until done: @MainActor () -> Bool = { false }) async {
  for _ in 0..<50 where !done() { await Task.yield() }
}
