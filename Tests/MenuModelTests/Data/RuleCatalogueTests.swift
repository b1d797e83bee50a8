import MenuModel
import Testing

@Suite("The catalogue of rule ids")
struct RuleCatalogueTests {
  @Test("Each id of the checked-in list is known, and no other")
  func list() throws {
    let listed = try Table.lines(of: "rule-ids.txt")
    #expect(listed.count == 226)
    #expect(RuleCatalogue.ids == listed)
    for id in listed {
      #expect(RuleCatalogue.contains(id), "\(id)")
    }
  }

  @Test("Ids are sorted, each once, in lower case with hyphens")
  func form() {
    let ids = RuleCatalogue.ids
    for (id, next) in zip(ids, ids.dropFirst()) {
      #expect(id.utf8.lexicographicallyPrecedes(next.utf8))
    }
    for id in ids {
      #expect(
        id.utf8.allSatisfy {
          ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
        })
      #expect(id.contains("-") && id.first != "-" && id.last != "-")
    }
    #expect(ids.contains(RuleCatalogue.unusedAllow))
    #expect(ids.contains(RuleCatalogue.allowNeedsReason))
  }

  @Test(
    "What is not an id is not in it",
    arguments: [
      "", "-", "context", "context-max", "context-max-group", "context-max-groupss",
      "Context-Max-Groups", "context-max-groups ", " context-max-groups", "a", "zzz", "\n",
      "context-icons\ncontext-max-groups", "context-max-groups=",
    ])
  func unknown(id: String) {
    #expect(!RuleCatalogue.contains(id))
  }

  @Test("A misspelt id is met with the right one")
  func suggestions() {
    #expect(RuleCatalogue.suggestions(for: "context-max-group").first == "context-max-groups")
    #expect(RuleCatalogue.suggestions(for: "destructive-lsat").first == "destructive-last")
    #expect(RuleCatalogue.suggestions(for: "Symbol-Exists").first == "symbol-exists")
    #expect(RuleCatalogue.suggestions(for: "quite-another-thing").isEmpty)
  }
}
