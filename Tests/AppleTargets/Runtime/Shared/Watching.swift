// Output shared by all programs.
import Foundation

/// Prints the title of the next section.
@MainActor func section(_ title: String) { print("## " + title) }

/// Runs tasks on the main actor until none is left.
@MainActor func settle() async { for _ in 0..<50 { await Task.yield() } }

/// Runs tasks on the main actor until a condition holds, which takes a while on a busy machine: for two seconds at most.
@MainActor func settle(until done: @MainActor () -> Bool) async {
  for _ in 0..<50 where !done() { await Task.yield() }
  for _ in 0..<200 where !done() { try? await Task.sleep(nanoseconds: 10_000_000) }
}
