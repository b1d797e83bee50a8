extension PlannedMenus {
  /// Uses other names for variables, choices and lists; where they are declared, they keep theirs.
  mutating func rename(_ names: [String: String]) {
    if names.isEmpty { return }
    var uses = PlannedUses(names: names)
    renameSurfaces(&uses)
    for number in commands.indices { uses.rename(&commands[number]) }
    for index in variables.indices { variables[index].type = uses.renamed(variables[index].type) }
    for index in choices.indices {
      for option in choices[index].options.indices {
        uses.rename(&choices[index].options[option].title)
      }
    }
  }

  /// The same for entries and titles of menus and toolbars.
  mutating func renameSurfaces(_ uses: inout PlannedUses) {
    changeParts { uses.rename(&$0.entries) }
    for index in screens.indices {
      for button in screens[index].buttons.indices {
        uses.rename(&screens[index].buttons[button].title)
        uses.rename(&screens[index].buttons[button].entries)
      }
      if var toolbar = screens[index].toolbar {
        uses.rename(&toolbar)
        screens[index].toolbar = toolbar
      }
    }
    for item in statusItems.indices {
      uses.rename(&statusItems[item].title)
      uses.rename(&statusItems[item].entries)
    }
    for toolbar in toolbars.indices { uses.rename(&toolbars[toolbar]) }
    for menu in menus.indices {
      uses.rename(&menus[menu].title)
      uses.rename(&menus[menu].entries)
    }
    if var bar = menuBar {
      for menu in bar.menus.indices { uses.rename(&bar.menus[menu]) }
      menuBar = bar
    }
  }
}

/// What parts of a plan use: commands, variables, choices and lists, which can get other names.
struct PlannedUses {
  /// The other names.
  var names: [String: String] = [:]
  /// The names that were used, before they got others.
  private(set) var words: Set<String> = []
  /// The commands, by their numbers.
  private(set) var commands: Set<Int> = []

  mutating func renamed(_ name: String) -> String {
    words.insert(name)
    return names[name] ?? name
  }

  /// The names in a condition.
  private mutating func rename(condition: inout String?) {
    guard let text = condition else { return }
    condition = renamed(condition: text)
  }

  private mutating func renamed(condition: String) -> String {
    var result = ""
    var word = ""
    for character in condition + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { result += renamed(word) }
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  mutating func rename(_ text: inout PlannedText) {
    for index in text.segments.indices {
      if case .variable(let name) = text.segments[index] {
        text.segments[index] = .variable(renamed(name))
      }
    }
  }

  mutating func rename(_ text: inout PlannedText?) {
    guard var renamed = text else { return }
    rename(&renamed)
    text = renamed
  }

  mutating func rename(_ command: inout PlannedCommand) {
    rename(&command.title)
    rename(&command.titleWhenOn)
    for index in command.titlesWhen.indices {
      rename(&command.titlesWhen[index].title)
      command.titlesWhen[index].condition = renamed(condition: command.titlesWhen[index].condition)
    }
    for index in command.imagesWhen.indices {
      command.imagesWhen[index].condition = renamed(condition: command.imagesWhen[index].condition)
    }
    rename(&command.label)
    rename(condition: &command.destructiveWhen)
    rename(&command.confirmation)
    rename(&command.help)
    rename(&command.subtitle)
    rename(condition: &command.enabled)
    rename(condition: &command.on)
    switch command.payload {
    case .none: break
    case .choose(let name): command.payload = .choose(renamed(name))
    case .pick(let name): command.payload = .pick(renamed(name))
    }
  }

  mutating func rename(_ toolbar: inout PlannedToolbar) {
    for block in toolbar.blocks.indices { rename(&toolbar.blocks[block].entries) }
  }

  mutating func rename(_ menu: inout PlannedBarMenu) {
    if case .own(let name, var title) = menu.kind {
      rename(&title)
      menu.kind = .own(name: name, title: title)
    }
    rename(condition: &menu.onlyWhen)
    rename(&menu.entries)
  }

  mutating func rename(_ entries: inout [PlannedEntry]) {
    for index in entries.indices {
      rename(&entries[index].subtitle)
      entries[index].content = renamed(entries[index].content)
    }
  }

  private mutating func renamed(_ entries: [PlannedEntry]) -> [PlannedEntry] {
    var entries = entries
    rename(&entries)
    return entries
  }

  private mutating func renamed(_ content: PlannedEntry.Content) -> PlannedEntry.Content {
    switch content {
    case .command(let number, var title, let symbol, let alternate):
      commands.insert(number)
      rename(&title)
      return .command(number, title: title, symbol: symbol, alternate: alternate)
    case .each(let number):
      commands.insert(number)
      return content
    case .menu(var title, let image, let entries):
      rename(&title)
      return .menu(title: title, image: image, entries: renamed(entries))
    case .section(var title, let entries):
      rename(&title)
      return .section(title: title, entries: renamed(entries))
    case .row(let entries): return .row(renamed(entries))
    case .group(let entries): return .group(renamed(entries))
    case .when(let condition, let entries):
      return .when(renamed(condition: condition), renamed(entries))
    case .on(let platforms, let entries): return .on(platforms, renamed(entries))
    case .segmented(let variable): return .segmented(renamed(variable))
    case .text(var text, let image):
      rename(&text)
      return .text(text, image: image)
    case .search(var text):
      rename(&text)
      return .search(text)
    case .view(let name, var text):
      rename(&text)
      return .view(name, text)
    case .separator, .standard, .space, .flexible, .comment, .missing: return content
    }
  }
}
