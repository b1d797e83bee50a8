import MenuModel

extension [FoundEntry] {
  /// The entries with those that ask for the platform as entries of platforms.
  func byPlatform(of framework: Framework, depth: Int = 0) -> [FoundEntry] {
    if depth > MenuPlanner.maximumDepth { return self }
    return flatMap { $0.byPlatform(framework, depth) }
  }
}

extension FoundEntry {
  fileprivate func byPlatform(_ framework: Framework, _ depth: Int) -> [FoundEntry] {
    var entry = self
    // The elements of a list are the same everywhere.
    if case .list = content { return [entry] }
    entry.changeInner { $0 = $0.byPlatform(of: framework, depth: depth + 1) }
    switch content {
    case .condition(let condition, _, _) where PlatformTests.mayAsk(condition.expression):
      return entry.split(framework)
    case .command(let command)
    where command.conditions.contains { PlatformTests.mayAsk($0.expression) }:
      return entry.split(framework)
    default: return [entry]
    }
  }

  /// What it is on each platform, as entries of platforms; itself if it is the same on all.
  private func split(_ framework: Framework) -> [FoundEntry] {
    // UIKit is on no Mac without Catalyst.
    let all = Platform.allCases.filter {
      framework != .uikit || $0 != .macOS && $0 != .watchOS
    }
    var groups: [(platforms: Set<Platform>, conditions: [FoundCondition], entries: [FoundEntry])] =
      []
    for platform in all {
      var conditions: [FoundCondition] = []
      let entries = on(platform, &conditions)
      if let same = groups.firstIndex(where: { $0.conditions == conditions }) {
        groups[same].platforms.insert(platform)
      } else {
        groups.append(([platform], conditions, entries))
      }
    }
    if groups.count < 2 { return groups.first?.entries ?? [self] }
    return groups.filter { !$0.entries.isEmpty }.map {
      FoundEntry(.platforms($0.platforms, entries: $0.entries), place: place)
    }
  }

  /// What it is on one platform, and its conditions there.
  private func on(_ platform: Platform, _ conditions: inout [FoundCondition]) -> [FoundEntry] {
    func resolved(_ condition: FoundCondition) -> FoundCondition {
      let own = condition.on(platform)
      conditions.append(own)
      return own
    }
    var entry = self
    switch content {
    case .condition(let condition, let then, let otherwise):
      let own = resolved(condition)
      if let isTrue = own.isAlways { return isTrue ? then : otherwise }
      entry.content = .condition(own, then: then, otherwise: otherwise)
    case .command(var command):
      command.changeConditions(resolved)
      if command.shown?.isAlways == false { return [] }
      command.dropConstants()
      entry.content = .command(command)
    default: break
    }
    return [entry]
  }
}

extension FoundCondition {
  /// What is left of the condition on a platform.
  fileprivate func on(_ platform: Platform) -> FoundCondition {
    guard let outcome = PlatformTests(expression).outcome(on: platform) else { return self }
    var own = self
    switch outcome {
    case .known(let isTrue): own.expression = isTrue ? "true" : "false"
    case .text(let text): own.expression = text
    }
    return own
  }

  /// Whether it is true or false whatever happens; nil if that depends on something.
  fileprivate var isAlways: Bool? {
    switch expression {
    case "true": return !isNegated
    case "false": return isNegated
    default: return nil
    }
  }
}

extension FoundCommand {
  fileprivate var conditions: [FoundCondition] {
    [enabled, shown, on, destructiveWhen].compactMap { $0 } + titlesWhen.map(\.condition)
      + imagesWhen.map(\.condition)
  }

  fileprivate mutating func changeConditions(_ change: (FoundCondition) -> FoundCondition) {
    enabled = enabled.map(change)
    shown = shown.map(change)
    on = on.map(change)
    destructiveWhen = destructiveWhen.map(change)
    for index in titlesWhen.indices {
      titlesWhen[index].condition = change(titlesWhen[index].condition)
    }
    for index in imagesWhen.indices {
      imagesWhen[index].condition = change(imagesWhen[index].condition)
    }
  }

  /// Takes what holds at all times for what the command has.
  fileprivate mutating func dropConstants() {
    if enabled?.isAlways == true { enabled = nil }
    if shown?.isAlways == true { shown = nil }
    if let isTrue = destructiveWhen?.isAlways {
      isDestructive = isTrue
      destructiveWhen = nil
    }
    if let isOn = on?.isAlways, !isCheckable {
      if isOn, let second = titleWhenOn { title = second }
      if isOn, let second = imageWhenOn { image = second }
      (titleWhenOn, imageWhenOn, on) = (nil, nil, nil)
    }
    titlesWhen.removeAll { $0.condition.isAlways == false }
    if let first = titlesWhen.firstIndex(where: { $0.condition.isAlways == true }) {
      title = titlesWhen[first].value
      titlesWhen.removeSubrange(first...)
    }
    imagesWhen.removeAll { $0.condition.isAlways == false }
    if let first = imagesWhen.firstIndex(where: { $0.condition.isAlways == true }) {
      image = imagesWhen[first].value
      imagesWhen.removeSubrange(first...)
    }
  }
}
