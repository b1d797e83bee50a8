import Foundation
import MenuGuidelines
import MenuJSON
import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling

/// All rules; their fixes; a baseline; previews; and every report, of which those in JSON can be read.
func fuzzChecks(_ input: FuzzInput) {
  var random = input.random
  let editions = GuidelineSettings.Edition.allCases
  let edition = editions[random.number(below: editions.count)]
  let options = AnalysisOptions(
    edition: random.number(below: 2) == 0 ? edition : nil,
    language: random.number(below: 4) == 0 ? .korean : .english)
  let sources = input.sources
  let analysis = ModuleAnalysis(sources, options: options)
  requirePlaces(analysis)
  requireReports(analysis, edition, &random)

  // Each takes several times as long as the checks, so that an input has one of them at most.
  switch random.number(below: 6) {
  case 0:
    let mended = FixApplication.mending(
      sources, options: options, includesUnsafe: random.number(below: 4) == 0)
    requirePlaces(ModuleAnalysis(mended.sources, options: options))
  case 1: requireBaseline(sources, options)
  case 2: requirePreviews(analysis)
  default:
    let fixes = analysis.diagnostics.flatMap(\.fixes)
    if fixes.isEmpty { return }
    let fix = fixes[random.number(below: fixes.count)]
    let mended = ModuleAnalysis(FixApplication.applying([fix], to: sources), options: options)
    requirePlaces(mended)
    require(
      analysis.hasErrors || fix.applicability == .unsafe || !mended.hasErrors,
      "“\(fix.title)” makes \(mended.diagnostics.filter { $0.severity == .error }.map(\.rule))")
  }
}

/// A baseline of what is found is read as it was written, and hides all of it.
private func requireBaseline(_ sources: [Source], _ options: AnalysisOptions) {
  var options = options
  options.baseline = .all
  guard let known = ModuleAnalysis(sources, options: options).baseline?.current else { return }
  let text = known.text
  guard let again = try? Baseline(text: text) else {
    return require(false, "a baseline cannot be read: \(text)")
  }
  require(again.text == text, "a baseline reads as another: \(text)")
  options.baseline = again
  let quiet = ModuleAnalysis(sources, options: options)
  let reported = quiet.diagnostics.filter { $0.severity != .error }
  require(reported.isEmpty, "a baseline lacks \(reported.map(\.rule))")
  require(quiet.baseline?.gone.isEmpty == true, "a new baseline has what is not found")
}

/// Previews have no control characters, and the data of the page is JSON.
private func requirePreviews(_ analysis: ModuleAnalysis) {
  let module = analysis.module
  let state = PreviewState(showing: module)
  let preview = TextPreview(sources: analysis.sources, state: state)
  for platform in Platform.allCases {
    let text = preview.draw(PreviewBuilder.surfaces(of: module, on: platform))
    require(
      text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A },
      "a preview on \(platform.name) has a control character")
  }
  let page = PreviewPage(
    module: module, sources: analysis.sources, state: state, diagnostics: analysis.diagnostics
  ).html
  let parts = page.components(separatedBy: "id=\"menus\">")
  require(parts.count == 2, "a page has \(parts.count - 1) pieces of data")
  let scripts = parts[1].components(separatedBy: "</script>")
  require(scripts.count == 3, "a page has another number of scripts")
  require((try? JSONValue(Array(scripts[0].utf8))) != nil, "the data of a page is not JSON")
}

/// Diagnostics, and what they would change, lie inside of the files, and cut no character.
private func requirePlaces(_ analysis: ModuleAnalysis) {
  for diagnostic in analysis.diagnostics {
    let edits = diagnostic.fixes.flatMap(\.edits).map(\.place)
    for place in [diagnostic.place] + diagnostic.related.map(\.place) + edits {
      let isKnown = analysis.sources.indices.contains(Int(place.source))
      require(isKnown, "\(diagnostic.rule): no such file")
      let count = analysis.sources[Int(place.source)].count
      require(
        place.span.start <= place.span.end && place.span.end <= count,
        "\(diagnostic.rule): a place outside of the file")
    }
  }
}

private func requireReports(
  _ analysis: ModuleAnalysis, _ edition: GuidelineSettings.Edition, _ random: inout SeededGenerator
) {
  for isForPeople in [false, true] {
    let context = ReportContext(
      version: "1", workingFolder: isForPeople ? "/w" : "", edition: edition,
      usesColor: isForPeople, isAbridged: isForPeople)
    for format in ReportFormat.allCases where (format == .text) == isForPeople {
      // It has all rules in it, and takes longer than the checks.
      if random.number(below: format == .sarif ? 12 : 2) > 0 { continue }
      let report = format.reporter(context).report(analysis.diagnostics, in: analysis.sources)
      switch format {
      case .json, .sarif, .gitlab:
        do throws(JSONSyntaxError) { _ = try JSONValue(Array(report.utf8)) } catch {
          require(false, "\(format): \(error)")
        }
      case .checkstyle, .junit: requireMarkup(report, "\(format)")
      case .github:
        let lines = report.split(separator: "\n")
        require(lines.allSatisfy { $0.hasPrefix("::") }, "github: a line is no command")
      case .text, .concise, .xcode: break
      }
    }
  }
}

/// Elements of a report in XML are nested, and its characters are allowed there.
private func requireMarkup(_ report: String, _ format: String) {
  var open: [Substring] = []
  for part in report.split(separator: "<") {
    guard let end = part.lastIndex(of: ">") else {
      require(part.allSatisfy(\.isWhitespace), "\(format): `<` without `>`")
      continue
    }
    let tag = part[..<end]
    if tag.first == "?" || tag.last == "/" { continue }
    let name = tag.prefix { !$0.isWhitespace }
    if name.first == "/" {
      require(open.popLast() == name.dropFirst(), "\(format): \(name) closes another")
    } else {
      open.append(name)
    }
  }
  require(open.isEmpty, "\(format): \(open) stay open")
  let isAllowed = report.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: return true
    case 0xFFFE, 0xFFFF: return false
    default: return scalar.value >= 0x20
    }
  }
  require(isAllowed, "\(format): a character that XML cannot have")
}
