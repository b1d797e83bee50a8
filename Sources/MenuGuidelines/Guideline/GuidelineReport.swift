import MenuModel
import MenuSyntax

/// The context of a check, besides the part of the module that it is given, and the collector of its findings.
package struct GuidelineReport {
  /// What each platform shows of the module.
  package let expanded: ExpandedModule
  package let edition: GuidelineSettings.Edition
  /// The app's images; nil where none were given, and the rules about them are silent.
  package let assets: AssetCatalogue?
  /// Whether the menus are those of an app's other files, in which nothing can be marked.
  package var isOfExistingMenus: Bool { unknown.contains(.menuFile) }
  /// What is not known of the menus.
  private let unknown: Set<Rule.Fact>
  /// The platforms that show the part and that the rule applies to; never empty.
  package internal(set) var platforms: PlatformSet
  /// The rules that are on, and the number of the one whose check runs.
  private let rules: [ActiveGuideline]
  private var current = 0
  private let language: Language
  private var findings: [Diagnostic] = []
  /// The platforms of each finding.
  private var findingPlatforms: [PlatformSet] = []
  /// The number of the finding of each rule about what is written at each place.
  private var numbers: [Key: Int] = [:]
  /// The menus of the app's own with the titles of the system's, of which it is enough to say that.
  private let ownSystemMenus: [Place]
  /// What the page of each rule that has spoken says to do.
  private var remedies: [String: String?] = [:]

  private struct Key: Hashable {
    var rule: Int
    var written: Place
  }

  init(
    _ expanded: ExpandedModule, edition: GuidelineSettings.Edition, language: Language,
    assets: AssetCatalogue?, rules: [ActiveGuideline], unknown: Set<Rule.Fact> = []
  ) {
    self.expanded = expanded
    self.assets = assets
    self.unknown = unknown
    self.edition = edition
    self.platforms = expanded.platforms
    self.rules = rules
    self.language = language
    let isAsked = rules.contains { $0.id == SystemMenuOwn.rule.id }
    ownSystemMenus = isAsked ? expanded.module.ownSystemMenus.map(\.menu.place) : []
  }

  package var module: MenuModule { expanded.module }

  /// Whether a fact is known of the menus; in a `.menu` file all are.
  func knows(_ fact: Rule.Fact) -> Bool { !unknown.contains(fact) }

  var rule: ActiveGuideline { rules[current] }

  /// Makes a rule current, for what some platforms show; false if it applies to none of them.
  mutating func start(_ rule: Int, on platforms: PlatformSet) -> Bool {
    let platforms = rules[rule].definition.platforms.intersection(platforms)
    if platforms.isEmpty { return false }
    current = rule
    self.platforms = platforms
    return true
  }

  /// Makes the edits of fixes.
  package var edits: SourceEdits { SourceEdits(expanded.module.sources) }

  /// The limit of the rule, as the module sets it; 0 for a rule without one.
  package var limit: Int { rules[current].limit }

  /// The severity of a count past the rule's limit; nil if it is within it.
  package func severity(ofCount count: Int) -> Severity? {
    if rule.definition.threshold?.isMinimum == true {
      return count < rule.limit ? rule.severity : nil
    }
    if let upper = rule.upper, count > upper.limit { return rule.chosen ?? upper.severity }
    return count > rule.limit ? rule.severity : nil
  }

  /// The limit that a count is past.
  package func limit(passedBy count: Int) -> Int {
    if let upper = rule.upper, count > upper.limit { return upper.limit }
    return rule.limit
  }

  /// Reports what is wrong at a place.
  ///
  /// The same at the same place on other platforms is one finding. A finding on some of the module's platforms names
  /// them.
  ///
  /// - Parameters:
  ///   - place: Where it is written.
  ///   - message: What was found and what is wanted, in one sentence without a full stop.
  ///   - severity: The severity, if not the rule's own; what the module sets for the rule overrides it.
  ///   - platforms: The platforms that it applies to; `self.platforms` unless given.
  ///   - related: Other places that explain it.
  ///   - help: What to write instead.
  ///   - fixes: What mends it.
  package mutating func finding(
    at place: Place, _ message: @autoclosure () -> Message, severity: Severity? = nil,
    platforms: PlatformSet? = nil, related: [(Place, Message)] = [],
    help: @autoclosure () -> Message? = nil, fixes: [GuidelineFix] = []
  ) {
    add(
      at: place, nil, message(), severity: severity, platforms: platforms, related: related,
      help: help(), fixes: fixes)
  }

  /// Reports what is wrong with an entry: at the `include` that brought it, with the entry itself as related place.
  package mutating func finding(
    at entry: ExpandedEntry, _ message: @autoclosure () -> Message, severity: Severity? = nil,
    platforms: PlatformSet? = nil, related: [(Place, Message)] = [],
    help: @autoclosure () -> Message? = nil, fixes: [GuidelineFix] = []
  ) {
    add(
      at: entry.place, entry.includedFrom, message(), severity: severity, platforms: platforms,
      related: related, help: help(), fixes: entry.includedFrom == nil ? fixes : [])
  }

  private mutating func add(
    at place: Place, _ written: Place?, _ message: @autoclosure () -> Message,
    severity: Severity?, platforms: PlatformSet?, related: [(Place, Message)],
    help: @autoclosure () -> Message?, fixes: [GuidelineFix]
  ) {
    let platforms = platforms ?? self.platforms
    // An `@allow` at one `include` says nothing of the others.
    let key = Key(rule: current, written: isAllowed(place, rule.id) ? place : written ?? place)
    let severity = rule.chosen ?? severity ?? rule.severity
    if let number = numbers[key] {
      findingPlatforms[number].formUnion(platforms)
      if findings[number].severity < severity { findings[number].severity = severity }
      if findings[number].place != place { addInclude(place, to: number) }
      return
    }
    // What a menu of the system has or lacks is another's matter.
    if !rule.definition.needs.isDisjoint(with: [.menuBar, .systemMenus]),
      ownSystemMenus.contains(where: { $0.contains(place) })
    {
      return
    }
    let message = message()
    // That a label is empty is one finding, and what others would call its command is not known.
    if message.namesNothing { return }
    numbers[key] = findings.count
    var places = related.map { RelatedPlace(place: $0.0, message: $0.1.text(in: language)) }
    if let written {
      let text = Message("the entry that is included")
      places.insert(
        RelatedPlace(place: written, message: text.text(in: language), isIncludedEntry: true), at: 0
      )
    }
    findingPlatforms.append(platforms)
    let help = help().flatMap {
      isOfExistingMenus ? $0.textForCode(in: language) : $0.text(in: language)
    }
    findings.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: message.text(in: language), place: place,
        related: places, help: help ?? remedy(),
        fixes: fixes.map { $0.fix(in: language) }))
  }

  /// What the page of the current rule says to do.
  private mutating func remedy() -> String? {
    if let known = remedies[rule.id] { return known }
    let written = rule.definition.page.prose(in: language).remedy
    let remedy = isOfExistingMenus ? written.flatMap(Message.forCode) : written
    remedies[rule.id] = .some(remedy)
    return remedy
  }

  /// Whether an `@allow` of the rule is about a place.
  func isAllowed(_ place: Place) -> Bool { isAllowed(place, rule.id) }

  private func isAllowed(_ place: Place, _ rule: String) -> Bool {
    module.guidelines.allowances.contains { $0.rule.text == rule && $0.scope.contains(place) }
  }

  /// Adds a place where an entry is included once more, about which there is a finding.
  private mutating func addInclude(_ place: Place, to number: Int) {
    if findings[number].related.contains(where: { $0.place == place }) { return }
    let text = Message("also included here")
    findings[number].related.append(
      RelatedPlace(place: place, message: text.text(in: language)))
  }

  /// Joins the findings about several blocks of one toolbar which say the same: the first one is left.
  private mutating func joinBlocksOfToolbars() {
    struct Cause: Hashable {
      var rule: String
      var message: String
      var toolbar: Place
    }
    var first: [Cause: Int] = [:]
    var isJoined = Array(repeating: false, count: findings.count)
    for (number, finding) in findings.enumerated() {
      guard let toolbar = expanded.toolbars.first(where: { $0.place.contains(finding.place) }),
        !isAllowed(finding.place, finding.rule)
      else { continue }
      let cause = Cause(
        rule: finding.rule, message: finding.message, toolbar: toolbar.declaration)
      guard let earlier = first[cause],
        !findingPlatforms[earlier].isSuperset(of: findingPlatforms[number])
      else {
        first[cause] = first[cause] ?? number
        continue
      }
      findingPlatforms[earlier].formUnion(findingPlatforms[number])
      isJoined[number] = true
    }
    remove(isJoined)
  }

  /// Joins the many findings of a file about one habit: the first one is left, and its fixes change all places.
  private mutating func joinHabits() {
    // Those of an app's other files are joined where they are reported, over all menus.
    if isOfExistingMenus { return }
    var isJoined = Array(repeating: false, count: findings.count)
    for rule in rules where rule.definition.isAboutHabits {
      let numbers = findings.indices.filter {
        findings[$0].rule == rule.id && !isAllowed(findings[$0].place, rule.id)
      }
      let habits = Dictionary(grouping: numbers) {
        [Int(findings[$0].place.source), Int(findings[$0].severity.rawValue)]
      }
      for file in habits.values where file.count > Rule.habitLimit {
        let places = file.sorted { findings[$0].place.span.start < findings[$1].place.span.start }
        let first = places[0]
        findings[first] = joined(places.map { findings[$0] })
        for other in places.dropFirst() {
          findingPlatforms[first].formUnion(findingPlatforms[other])
          isJoined[other] = true
        }
      }
    }
    remove(isJoined)
  }

  /// The first of several findings, which says how many there are and where.
  private func joined(_ all: [Diagnostic]) -> Diagnostic {
    var joined = all[0]
    let more = all.count - 1
    joined.message +=
      Message("; \(more) more are like it").text(in: language)
    let here = Message("and here").text(in: language)
    joined.related += all.dropFirst().map { RelatedPlace(place: $0.place, message: here) }
    joined.fixes = [Fix.Applicability.safe, .unsafe, .suggestion].compactMap { applicability in
      let fixes = all.compactMap { $0.fixes.first }.filter { $0.applicability == applicability }
      if fixes.count < 2 { return fixes.first }
      return GuidelineFix(
        title: Self.titleOfAll(fixes.count, ofRule: joined.rule),
        applicability: applicability, edits: fixes.flatMap(\.edits)
      ).fix(in: language)
    }
    return joined
  }

  /// What the fixes of several findings about one habit do together.
  private static func titleOfAll(_ count: Int, ofRule id: String) -> Message {
    switch id {
    case LabelTitleCase.rule.id: return "Write all \(count) in title style"
    case LabelNoArticles.rule.id: return "Leave the article out of all \(count)"
    case EllipsisCharacter.rule.id, EllipsisMissing.rule.id: return "Write “…” in all \(count)"
    default: return "Change all \(count)"
    }
  }

  private mutating func remove(_ isRemoved: [Bool]) {
    findings = zip(findings, isRemoved).filter { !$0.1 }.map(\.0)
    findingPlatforms = zip(findingPlatforms, isRemoved).filter { !$0.1 }.map(\.0)
  }

  /// The findings; those about some platforms only name them.
  mutating func diagnostics() -> [Diagnostic] {
    joinBlocksOfToolbars()
    joinHabits()
    var suffixes: [PlatformSet: String] = [:]
    for (number, platforms) in findingPlatforms.enumerated()
    where !platforms.isSuperset(of: expanded.platforms) {
      let suffix = suffixes[platforms] ?? suffix(platforms)
      suffixes[platforms] = suffix
      findings[number].message += suffix
    }
    return findings
  }

  /// The end of a message that names its platforms.
  private func suffix(_ platforms: PlatformSet) -> String {
    let names = platforms.text(in: language)
    switch language {
    case .english: return " (on \(names))"
    case .korean: return " (\(names))"
    }
  }
}

/// A rule that is on, with what a module sets for it.
struct ActiveGuideline: Sendable {
  let definition: Rule
  let severity: Severity
  /// The severity that the module sets; nil where the rule's own is meant.
  let chosen: Severity?
  let limit: Int
  let upper: Threshold.Upper?

  var id: String { definition.id }

  /// A rule in an edition, with the settings of a module; nil if it is off.
  init?(
    _ rule: Rule, in edition: GuidelineSettings.Edition,
    _ settings: [GuidelineSettings.Change]
  ) {
    var severity = rule.severity[edition]
    var chosen: Severity?
    var limit = rule.threshold?.limit ?? 0
    var upper = rule.threshold?.upper
    for setting in settings {
      switch setting {
      case .off:
        severity = nil
        chosen = nil
      case .severity(let set):
        severity = set
        chosen = set
      case .maximum(let figure), .minimum(let figure):
        // A limit switches on a rule that is off by default.
        if severity == nil && rule.severity == .none { severity = .note }
        limit = figure
        if let old = upper?.limit { upper?.limit = max(old, figure) }
      }
    }
    guard let severity else { return nil }
    definition = rule
    self.severity = severity
    self.chosen = chosen
    self.limit = limit
    self.upper = upper
  }
}
