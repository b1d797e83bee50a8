import Foundation
import Testing

/// What a test waited for did not come.
struct NeverSettled: Error {}

/// Lets what can run, run.
@MainActor func settle() async {
  for _ in 0..<1_000 { await Task.yield() }
}

/// Waits until something holds.
///
/// Tests run side by side, so that a turn can take long; one that went on regardless would wait for an answer that
/// never comes.
///
/// - Throws: `NeverSettled` after twenty minutes.
@MainActor func settle(until holds: () -> Bool) async throws {
  let end = Date(timeIntervalSinceNow: 1_200)
  while !holds() {
    if Date() > end { throw NeverSettled() }
    await settle()
    // Others on the main actor come first.
    if !holds() { try await Task.sleep(nanoseconds: 5_000_000) }
  }
}
