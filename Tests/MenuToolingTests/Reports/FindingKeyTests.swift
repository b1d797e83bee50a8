import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// The identity of findings from one run to the next.
@Suite("Findings that are known again")
struct FindingKeyTests {
  static let text = """
    app Notes { platforms iOS 17 }
    commands {
      share "Share..." asks
      copy "Copy..." asks
    }
    screen List {
      item Note { context menu { share; share; copy } }
      button More { share as "x..." }
    }

    """

  /// The rule and the fingerprint of each issue in a GitLab report.
  static func fingerprints(_ text: String, path: String = "a.menu") throws -> [String: [String]] {
    let analysis = ModuleAnalysis([Source(path: path, text: text)])
    let report = ReportFixtureTests.report(.gitlab, analysis)
    let value = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]]
    var found: [String: [String]] = [:]
    for issue in value ?? [] {
      let rule = try #require(issue["check_name"] as? String)
      found[rule, default: []].append(try #require(issue["fingerprint"] as? String))
    }
    return found
  }

  @Test("A fingerprint stays when lines move, and no two findings share one")
  func movedLines() throws {
    let before = try Self.fingerprints(Self.text)
    let all = before.values.flatMap { $0 }
    #expect(all.count > 4 && Set(all).count == all.count)
    let moved = try Self.fingerprints("// Moved.\n\n\n" + Self.text)
    #expect(moved == before)
    let blank = try Self.fingerprints(
      Self.text.replacing("screen List {", with: "\n// Here.\nscreen List   {\n"))
    #expect(blank == before)
  }

  @Test("A finding in another element, and in another file, has another fingerprint")
  func otherElements() throws {
    let before = try Self.fingerprints(Self.text)
    let renamed = try Self.fingerprints(Self.text.replacing("copy", with: "duplicate"))
    let rule = "ellipsis-character"
    #expect(before[rule]?.count == 3 && renamed[rule]?.count == 3)
    #expect(before[rule]?.first == renamed[rule]?.first)
    #expect(before[rule]?[1] != renamed[rule]?[1])
    #expect(before[rule]?.last == renamed[rule]?.last)
    let elsewhere = try Self.fingerprints(Self.text, path: "b.menu")
    #expect(Set(elsewhere.values.joined()).isDisjoint(with: before.values.joined()))
  }

  @Test("SARIF names the element of each finding")
  func logicalLocations() throws {
    let analysis = ModuleAnalysis([Source(path: "a.menu", text: Self.text)])
    let report = ReportFixtureTests.report(.sarif, analysis)
    for element in [
      "commands/command share", "screen List/item Note/context menu/share",
      "screen List/button More",
    ] {
      #expect(report.contains("{\"fullyQualifiedName\": \"\(element)\"}"), "\(element)")
    }
  }

  @Test("Every kind of element has a name in a baseline")
  func elementNames() throws {
    let text = """
      app Notes { platforms iOS 17, iPadOS 17, macOS 14 }
      guidelines 2026 { context-max-groups max 3 }
      choice Order { name "By Name:"; date "By Date:" }
      list Folder
      state { order: Order }
      commands note {
        pin "Pin It:"
        sort "Sort It:" choose order
        move "Move It:" pick Folder
      }
      menu Tools "The Tools:" { pin as "Pin:"; menu "More Things:" { pin as "Pin:" } }
      screen List {
        item Note { preview Card; edit menu { pin as "Pin:"; standard copy } }
        background { context menu { each sort; include Tools; pin as "Pin:" } }
        button Sort "Sort:" { pin as "Pin:" }
        more button { pin as "Pin:" }
        toolbar Main {
          macOS { segmented order; view Gauge "The Gauge:"; standard share }
          iPadOS { title menu { pin as "Pin:" }; leading { pin as "Pin:" } }
        }
      }
      menu bar {
        app { pin as "Pin:" }
        menu Note "The Note:" { pin as "Pin:" }
      }
      """
    let analysis = ModuleAnalysis(
      [Source(path: "a.menu", text: text)], options: AnalysisOptions(edition: .edition2026))
    let errors = analysis.diagnostics.filter {
      $0.severity == .error && !RuleCatalogue.contains($0.rule)
    }
    #expect(errors.map(\.message) == [])
    let report = ReportFixtureTests.report(.sarif, analysis)
    let names =
      report.matches(of: /"fullyQualifiedName": "((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
    for element in [
      "choice Order/option name", "commands note/command pin", "menu Tools/pin",
      #"menu Tools/menu \"More Things:\""#, "screen List/item Note/edit menu/pin",
      "screen List/background/context menu/pin", "screen List/more button/pin",
      "screen List/toolbar Main/macOS/view",
      "screen List/toolbar Main/iPadOS/title menu/pin", "menu bar/app/pin",
      "menu bar/menu Note/pin",
    ] {
      #expect(names.contains(element), "\(element): \(Set(names).sorted())")
    }
  }

  @Test("A baseline whose lines end in CRLF, as Git may write them, knows the same findings")
  func lineEnds() throws {
    let header = "# menugen baseline 1: file, rule, element, count"
    let lines = [header, "a.menu\tlabel-verb\tcommand pin\t2", "é.menu\tmenu-max-items\t\t1", ""]
    let baseline = try Baseline(text: lines.joined(separator: "\n"))
    #expect(baseline.count == 3)
    #expect(try Baseline(text: lines.joined(separator: "\r\n")).text == baseline.text)
  }
}
