import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The Swift of menus")
struct MenuFilesTests {
  @Test(
    "The files are those in Tests/Fixtures/Emission; RECORD=1 writes them anew",
    arguments: ["Notes"])
  func expected(name: String) throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for file in try MenuSamples.files(MenuSamples.notes()) {
      let url = MenuSamples.folder.appending(path: name + "/" + file.name)
      if isRecording {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(file.name)")
        continue
      }
      let expected = try String(contentsOf: url, encoding: .utf8)
      #expect(file.text == expected, "\(file.name) differs; RECORD=1 swift test records it")
    }
  }
}
