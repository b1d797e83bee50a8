import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Each `Tests/Fixtures/Diagnostics/<case>.menu` says what is in `<case>.diagnostics`.
///
/// `RECORD=1 swift test` writes the files again and fails once, naming those that changed.
@Suite("What the reader says of a file")
struct DiagnosticsFixtureTests {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test("The text for each fixture is the one recorded", arguments: DiagnosticsFixture.all)
  func recordedText(_ fixture: DiagnosticsFixture) throws {
    let source = try fixture.source()
    let text = TextReporter().report(DiagnosticsFixture.diagnostics(of: [source]), in: [source])
    let recorded = try? String(contentsOf: fixture.expectation, encoding: .utf8)
    if Self.isRecording {
      if recorded == text { return }
      try Data(text.utf8).write(to: fixture.expectation)
      Issue.record("recorded \(fixture.expectation.path)")
      return
    }
    #expect(recorded == text, "RECORD=1 swift test records it again")
  }

  @Test("Each fixture called valid has no diagnostic, each other one has some")
  func validFixtures() throws {
    #expect(DiagnosticsFixture.all.count > 50)
    for fixture in DiagnosticsFixture.all {
      let diagnostics = DiagnosticsFixture.diagnostics(of: [try fixture.source()])
      #expect(diagnostics.isEmpty == fixture.name.hasPrefix("valid-"), "\(fixture.name)")
    }
  }

  @Test("No recorded text is without its fixture")
  func nothingLeftOver() throws {
    let names = Set(DiagnosticsFixture.all.map(\.name))
    for file in try FileManager.default.contentsOfDirectory(atPath: DiagnosticsFixture.folder.path)
    {
      let name = file.split(separator: ".").first.map(String.init) ?? ""
      #expect(names.contains(name), "\(file)")
    }
  }

  @Test("Each diagnostic of the reader tells what to do: in its help, or by a fix")
  func nextSteps() throws {
    var lacking: Set<String> = []
    for fixture in DiagnosticsFixture.all {
      for diagnostic in DiagnosticsFixture.diagnostics(of: [try fixture.source()])
      where diagnostic.help == nil && diagnostic.fixes.isEmpty {
        lacking.insert("\(diagnostic.rule): \(diagnostic.message)")
      }
    }
    #expect(lacking.sorted() == [])
  }

  @Test("Each rule id of the reader is shown by a fixture, or by a test that says why")
  func everyRuleIsShown() throws {
    // A fixture of 16 MiB would be one; the test of the limit makes it.
    var shown: Set<String> = ["file-too-large"]
    for fixture in DiagnosticsFixture.all {
      for diagnostic in DiagnosticsFixture.diagnostics(of: [try fixture.source()]) {
        shown.insert(diagnostic.rule)
      }
    }
    let declared = try Self.ruleIDsInSources()
    #expect(declared.count > 100)
    #expect(declared.subtracting(shown).sorted() == [])
    #expect(shown.subtracting(declared).sorted() == [])
  }

  @Test("Each message is one sentence without a full stop, a blank at its ends or a blaming word")
  func tone() throws {
    for fixture in DiagnosticsFixture.all {
      for diagnostic in DiagnosticsFixture.diagnostics(of: [try fixture.source()]) {
        let message = diagnostic.message
        let place = "\(fixture.name): \(message)"
        #expect(!message.isEmpty && message.last != "." && message.last != " ", "\(place)")
        #expect(
          message.first?.isUppercase == true || message.first == "`" || message.first == "“",
          "\(place)")
        for word in ["invalid", "please", "illegal", "you "] {
          #expect(!message.lowercased().contains(word), "\(place)")
        }
        if let help = diagnostic.help {
          #expect(help.last == "." || help.last == "?", "\(place): \(help)")
        }
      }
    }
  }

  @Test("Each place lies in its file, on scalar boundaries of valid text")
  func places() throws {
    for fixture in DiagnosticsFixture.all {
      let source = try fixture.source()
      let bytes = Array(source.bytes)
      for diagnostic in DiagnosticsFixture.diagnostics(of: [source]) {
        var places = [diagnostic.place] + diagnostic.related.map(\.place)
        for fix in diagnostic.fixes { places += fix.edits.map(\.place) }
        for place in places {
          let (start, end) = (Int(place.span.start), Int(place.span.end))
          #expect(start <= end && end <= bytes.count, "\(fixture.name): \(diagnostic.message)")
          guard String(validating: bytes, as: UTF8.self) != nil else { continue }
          for offset in [start, end] where offset < bytes.count {
            #expect(bytes[offset] & 0xC0 != 0x80, "\(fixture.name): \(diagnostic.message)")
          }
        }
      }
    }
  }

  @Test("A safe fix of the syntax parses, removes its finding and adds none of its kind")
  func safeFixes() throws {
    var tried = 0
    for fixture in DiagnosticsFixture.all {
      let source = try fixture.source()
      let before = DiagnosticsFixture.diagnostics(of: [source])
      for diagnostic in before {
        for fix in diagnostic.fixes where fix.applicability == .safe {
          tried += 1
          var bytes = Array(source.bytes)
          for edit in fix.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
            bytes.replaceSubrange(
              Int(edit.place.span.start)..<Int(edit.place.span.end), with: edit.text.utf8)
          }
          let after = DiagnosticsFixture.diagnostics(of: [Source(path: source.path, bytes: bytes)])
          let count = { (list: [Diagnostic]) in list.count { $0.rule == diagnostic.rule } }
          #expect(
            count(after) < count(before), "\(fixture.name): \(fix.title) for \(diagnostic.message)")
        }
      }
    }
    #expect(tried > 50)
  }

  /// The ids in calls of the reader's `report` functions, read from the sources of `MenuSyntax` and `MenuModel`.
  static func ruleIDsInSources() throws -> Set<String> {
    let sources = DiagnosticsFixture.tests.deletingLastPathComponent().appendingPathComponent(
      "Sources")
    // `RuleCatalogue` reports this one.
    var ids: Set<String> = ["unknown-rule"]
    for folder in ["MenuSyntax/Diagnosis", "MenuModel/Resolution"] {
      let path = sources.appendingPathComponent(folder)
      for file in try FileManager.default.contentsOfDirectory(atPath: path.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: path.appendingPathComponent(file), encoding: .utf8)
        let calls = /(?:report[A-Za-z]*\(\s*(?:owner\.kind == \.noMenu \? )?)"([a-z0-9-]+)"/
        for match in text.matches(of: calls) { ids.insert(String(match.1)) }
      }
    }
    return ids
  }
}
