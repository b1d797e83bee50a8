// The run loop of an app.
import Foundation

/// Runs what waits for the next turn of the run loop in which no menu tracks the mouse.
@MainActor func turn() {
  _ = RunLoop.main.run(mode: .default, before: Date())
}

/// Runs what may run while a menu tracks the mouse.
@MainActor func trackingTurn() {
  _ = RunLoop.main.run(mode: RunLoop.Mode(rawValue: "NSEventTrackingRunLoopMode"), before: Date())
}

/// Runs a program that waits on the main thread, whose run loop it turns. An asynchronous `main` leaves that thread on Linux.
@MainActor func runOnMainThread(_ body: @escaping @MainActor () async -> Void) {
  var isDone = false
  Task { @MainActor in
    await body()
    isDone = true
  }
  while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
}
