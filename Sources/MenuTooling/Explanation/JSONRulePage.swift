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
    json.member("id", page.id)
    json.member("kind", page.kind.rawValue)
    json.member("title", page.title.text(in: language))
    json.member("what", page.what.text(in: language))
    json.member("why", page.why.text(in: language))
    json.member("remedy", page.remedy?.text(in: language))
    json.member("severity") { json in
      json.object { json in
        for edition in GuidelineSettings.Edition.allCases {
          json.member(String(edition.rawValue), page.severity[edition]?.word)
        }
      }
    }
    if !page.otherSeverities.isEmpty {
      json.member("otherSeverities", page.otherSeverities.map(\.word))
    }
    json.member("offUnlessAsked", page.isOffUnlessAsked)
    if let threshold = page.threshold {
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
    json.member("platforms", page.platforms.platforms.map(\.name))
    if page.isDecided { json.member("restsOn", page.restsOn.rawValue) }
    json.member("sources") { json in
      json.array { json in
        for source in page.sources {
          json.object { json in
            json.member("title", source.rawValue)
            json.member("url", source.url)
          }
        }
      }
    }
    json.member("examples") { json in
      json.array { json in
        for example in guideline.examples {
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
