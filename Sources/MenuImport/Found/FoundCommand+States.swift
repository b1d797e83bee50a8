import MenuGuidelines
import MenuSyntax

/// Titles and images that depend on conditions.
extension FoundCommand {
  /// All titles that it can have.
  var titles: [FoundText] {
    [title] + (titleWhenOn.map { [$0] } ?? []) + titlesWhen.map(\.value)
  }

  /// Takes the titles that an expression can come to.
  mutating func setTitles(_ choice: Choice<FoundText>) {
    title = choice.states?.otherwise ?? choice.value
    titleWhenOn = nil
    titlesWhen = choice.states?.cases ?? []
    guard let second = choice.whenOn, let condition = choice.on else { return }
    if let on, on.isOther(than: condition) {
      titlesWhen = [FoundCase(second, when: condition)]
    } else {
      titleWhenOn = second
      on = condition
    }
  }

  /// Takes the images that an expression can come to.
  mutating func setImages(_ choice: Choice<FoundImage>) {
    image = choice.states?.otherwise ?? choice.value
    imageWhenOn = nil
    imagesWhen = choice.states?.cases ?? []
    guard let second = choice.whenOn, let condition = choice.on else { return }
    if let on, on.isOther(than: condition) {
      imagesWhen = [FoundCase(second, when: condition)]
    } else {
      imageWhenOn = second
      on = condition
    }
  }

  /// Adds the titles that code gives it later, while a condition holds.
  mutating func addTitle(_ choice: Choice<FoundText>, when condition: FoundCondition) {
    guard choice.whenOn == nil, choice.states == nil, choice.value.segments != nil,
      title.segments != nil, titlesWhen.count < Limits.statesOfCommand
    else {
      title = FoundText(
        segments: nil, expression: choice.value.expression, place: choice.value.place)
      return
    }
    if titleWhenOn != nil, let on {
      moveStates(from: on)
      if !isCheckable { self.on = nil }
    }
    let last = titlesWhen.first?.condition
    if let last, last.expression == condition.expression, last.isNegated != condition.isNegated {
      // One of two branches is taken: what was there before is never shown.
      let second = titlesWhen[0].value
      title = last.isNegated ? second : choice.value
      titlesWhen = []
      setTitles(
        Choice(
          last.isNegated ? second : choice.value, whenOn: last.isNegated ? choice.value : second,
          on: FoundCondition(last.expression, place: last.place)))
    } else {
      titlesWhen.insert(FoundCase(choice.value, when: condition), at: 0)
    }
  }

  /// Takes what an expression gives for its role: `.destructive`, `isShared ? nil : .destructive`.
  mutating func setRole(_ role: Evaluator.Outcome) {
    func isDestructive(_ outcome: Evaluator.Outcome) -> Bool {
      outcome.single?.expression.path?.last == "destructive"
    }
    self.isDestructive = isDestructive(role)
    guard case .choice(var condition, let then, let otherwise) = role else { return }
    let branches = [isDestructive(then), isDestructive(otherwise)]
    self.isDestructive = branches.contains(true)
    if branches == [false, true] { condition.isNegated.toggle() }
    if branches.contains(false), self.isDestructive { destructiveWhen = condition }
  }

  /// Takes the condition of its check mark. Titles and images by another are not those of its two states.
  mutating func setState(_ condition: FoundCondition) {
    if let on, on.isOther(than: condition) { moveStates(from: on) }
    on = condition
    isCheckable = true
  }

  /// Two titles of a command that is neither on nor off, such as “Share” and “Share Selection”, are titles by a condition.
  mutating func separateStates() {
    joinStates()
    guard let second = titleWhenOn, let on, !isCheckable, !toggles, second.segments != nil,
      !ToggleTitles.areOfToggle(title.words, second.words)
    else { return }
    moveStates(from: on)
    self.on = nil
  }

  /// Two titles that code sets one after the other are those of a toggle, too.
  private mutating func joinStates() {
    guard titleWhenOn == nil, on == nil, titlesWhen.count == 1,
      toggles || ToggleTitles.areOfToggle(title.words, titlesWhen[0].value.words)
    else { return }
    let (second, condition) = (titlesWhen[0].value, titlesWhen[0].condition)
    titlesWhen = []
    let isNegated = condition.isNegated
    setTitles(
      Choice(
        isNegated ? second : title, whenOn: isNegated ? title : second,
        on: FoundCondition(condition.expression, place: condition.place)))
  }

  private mutating func moveStates(from condition: FoundCondition) {
    if let second = titleWhenOn { titlesWhen.insert(FoundCase(second, when: condition), at: 0) }
    if let second = imageWhenOn { imagesWhen.insert(FoundCase(second, when: condition), at: 0) }
    titleWhenOn = nil
    imageWhenOn = nil
  }

  /// Whether its action is to switch something: `isPinned.toggle()`, `toggleSidebar:`.
  private var toggles: Bool {
    switch action {
    case .selector(let selector, _)?: return selector.hasPrefix("toggle")
    case .code(let code, let call, _)?:
      return code.includes(".toggle()") || code.includes("= !")
        || call?.hasPrefix("toggle") ?? false
    case nil: return false
    }
  }
}

extension FoundCondition {
  /// Whether it is not the same as another.
  func isOther(than other: FoundCondition) -> Bool {
    expression != other.expression || isNegated != other.isNegated
  }

  /// That all of several hold.
  init?(allOf conditions: [FoundCondition]) {
    guard let first = conditions.first else { return nil }
    if conditions.count == 1 {
      self = first
      return
    }
    let parts = conditions.map { $0.isNegated ? "!(\($0.expression))" : "(\($0.expression))" }
    self.init(parts.joined(separator: " && "), place: first.place)
  }
}

extension FoundText {
  /// The text, with braces for its values.
  fileprivate var words: String {
    (segments ?? []).map { segment in
      if case .literal(let literal) = segment { return literal }
      return "{}"
    }.joined()
  }
}
