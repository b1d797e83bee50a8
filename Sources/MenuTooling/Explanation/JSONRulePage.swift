import MenuGuidelines
import MenuJSON
import MenuModel
import MenuSyntax

/// A rule's page as a JSON object.
package struct JSONRulePage: JSONObjectEncodable {
  private let guideline: Rule
  private let language: Language

  package init(_ guideline: Rule, _ language: Language) {
    self.guideline = guideline
    self.language = language
  }

  package func encodeMembers(to json: inout JSONPrinter) {
    let page = guideline.page
    let prose = page.prose(in: language)
    json.member("version", JSONReporter.version)
    json.member("id", guideline.id)
    json.member("kind", guideline.kind.rawValue)
    json.member("title", prose.title)
    json.member("what", prose.what)
    json.member("why", prose.why)
    json.member("remedy", prose.remedy)
    json.member("severity") { json in
      json.object { json in
        for edition in GuidelineSettings.Edition.allCases {
          json.member(String(edition.rawValue), guideline.severity[edition]?.word)
        }
      }
    }
    if !guideline.otherSeverities.isEmpty {
      json.member("otherSeverities", guideline.otherSeverities.map(\.word))
    }
    json.member("offUnlessAsked", guideline.isOffUnlessAsked)
    if let threshold = guideline.threshold {
      json.member("threshold") { json in
        json.object { json in
          json.member(threshold.isMinimum ? "min" : "max", threshold.limit)
          if let upper = threshold.upper {
            json.member("upper", upper.limit)
            json.member("upperSeverity", upper.severity.word)
          }
        }
      }
    }
    json.member("platforms", guideline.platforms.platforms.map(\.name))
    if guideline.isDecided {
      json.member("needs", Rule.Fact.allCases.filter(guideline.needs.contains).map(\.rawValue))
    }
    json.member("sources") { json in
      json.array { json in
        for source in guideline.sources {
          json.object { json in
            json.member("title", source.rawValue)
            json.member("url", source.url)
          }
        }
      }
    }
    json.member("examples") { json in
      json.array { json in
        for example in page.examples {
          json.object { json in
            json.member("bad", example.isBad)
            json.member("edition", example.edition.map { String($0.rawValue) })
            json.member("text", example.text)
          }
        }
      }
    }
  }
}
