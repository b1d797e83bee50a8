import Foundation
import Testing

/// Expects that a text is what a file has. `RECORD=1 swift test` writes the file again and fails once, naming it.
func expectRecorded(_ text: String, in file: URL) throws {
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    if recorded == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.path)")
    return
  }
  #expect(recorded == text, "\(file.lastPathComponent) differs; RECORD=1 swift test records it")
}
