import MenuSyntax

extension HighlightModel {
  mutating func addScreens() {
    statement("screen.name", [name(.type, .then("screen.traits"))])
    statement(
      "screen.traits",
      [words(Self.keywords(in: .screenHeader), .attribute), braces("elements")])
    statement("item.name", [name(.type), braces("elements")])
    // The contents of a screen, an item or a background: no name begins a statement there.
    block(
      "elements",
      [
        word(.item, .then("item.name")), word(.background, .then("background.head")),
        word(.button, .then("button.name")), word(.more, .then("more.head")),
        word(.toolbar, .then("toolbar.name")), word(.context, .then("context.head")),
        word(.edit, .then("edit.head")), word(.no, .then("no.head")),
        word(.shows, .then("shows")), word(.swipe, .then("swipe.head")),
        word(.preview, .then("preview.name")), word(.on, .then("elements.on")),
      ])
    statement("elements.on", [words(Self.platforms, .platform), braces("elements")])
    statement("shows", [name(.command)])
    statement("background.head", [braces("elements")])
    statement(
      "swipe.head", [words(Self.keywords(in: .swipeHeader), .attribute), braces("menu")])
    statement("button.name", [name(.type, .then("menu.header"))])
    statement("more.head", [word(.button, .then("menu.header"))])
    statement("no.head", [word(.menu), plainText()])

    statement("context.head", [word(.menu, .then("context.traits"))])
    statement(
      "context.traits",
      [text()] + Self.pluralForms("context.traits") + [attribute(.fixed), braces("menu")])
    addCounting("context.traits")

    func options(_ isWanted: (Construct.Operand) -> Bool) -> [Keyword] {
      Self.keywords(in: .editMenuHeader, where: isWanted)
    }
    statement("edit.head", [word(.menu, .then("edit.traits"))])
    statement(
      "edit.traits",
      [
        words(options { $0.isCondition }, .attribute, .then("edit.traits.condition")),
        words(options { $0.isNothing }, .attribute),
        words(options { !$0.words.isEmpty }, .attribute, .then("edit.value")),
        braces("menu"),
      ] + operators("edit.traits"))
    statement(
      "edit.value",
      [
        words(
          Construct.all(in: .editMenuHeader).flatMap(\.operand.words), .constant,
          .then("edit.traits"))
      ])
    addOperand("edit.traits")

    statement("preview.name", [name(.type, .then("preview.traits"))])
    statement(
      "preview.traits",
      [
        words(Self.keywords(in: .preview) { $0.isNothing || $0.isNumber }, .attribute), number(),
        attribute(.opens, .then("preview.opens")),
      ])
    statement("preview.opens", [name(.command, .then("preview.traits"))])

    statement("toolbar.name", [name(.type), braces("toolbars")])
    block("toolbars", [words(Self.platforms, .platform, .then("toolbar.traits"))])
    statement(
      "toolbar.traits",
      [
        words(Self.platforms, .platform),
        words(Self.keywords(in: [.macToolbarHeader, .iPadToolbarHeader]), .attribute),
        braces("toolbar"),
      ])
  }

  mutating func addBar() {
    statement("menu.name", [name(.type, .then("menu.header"))])
    statement("bar.head", [word(.bar), braces("bar")])
    statement("icon.head", [word(.actions), word(.menu), braces("menu")])
    statement("status.head", [word(.item, .then("status.name"))])
    statement("status.name", [name(.type, .then("bar.header"))])
    block(
      "bar",
      [
        words(
          Self.keywords(in: .menuBar) { $0.isNothing }, .keyword, .then("bar.system")),
        word(.menu, .then("bar.menu")), word(.on, .then("bar.on")),
      ])
    let only = words(
      [.only], .attribute, follow: .word(Keyword.when.text), .then("bar.header.only"))
    statement("bar.system", [attribute(.standard), only, braces("menu")])
    statement("bar.on", [words(Self.platforms, .platform), braces("bar")])
    let host = "bar.header"
    let header =
      [
        attribute(.symbol, .then("\(host).symbol")), attribute(.image, .then("\(host).image")),
        words(
          Construct.all(in: .header).filter { $0.operand.isCondition }.map(\.keyword), .attribute),
        attribute(.when, .then("\(host).condition")),
        only, attribute(.tap, .then("\(host).tap")), text(), braces("menu"),
      ] + Self.pluralForms(host) + operators(host)
    statement("\(host).tap", [name(.command, .then(host))])
    statement(
      "bar.menu",
      header.filter {
        $0.begins(with: Self.keywords(in: [.header, .ownMenuHeader])) || $0.isNoWord
      }
        + [name(.type, .then(host))])
    statement(host, header)
    statement("\(host).only", [attribute(.when, .then("\(host).presence"))])
    addCounting(host)
    addPictures(host, header, none: true)
    addOperand(host)
    addPresence(host)
  }

  /// The parts of a header, and what changes a command where it is placed.
  private func header(_ place: String) -> [HighlightRule] {
    let host = "\(place).header"
    return [
      attribute(.symbol, .then("\(host).symbol")), attribute(.image, .then("\(host).image")),
      words(
        Construct.all(in: .header).filter { $0.operand.isCondition }.map(\.keyword), .attribute),
      attribute(.when, .then("\(host).condition")),
      attribute(.subtitle), attribute(.tap, .then("\(host).tap")),
      attribute(.as, .then("\(host).as")),
      words(
        Construct.all(in: .toolbarEntry).filter { $0.second == nil }.map(\.keyword), .attribute),
      attribute(.clicks, .then("\(host).clicks")),
      attribute(.alternate, .then("\(host).alternate")), text(),
      braces(place),
    ] + Self.pluralForms(host) + operators(host)
  }

  /// The entries of menus or of toolbars.
  mutating func addEntries(in place: String) {
    let host = "\(place).header"
    let isToolbar = place == "toolbar"
    let header = header(place)
    let ifName: HighlightFollow = isToolbar ? .name : .anything
    let ifBlock: HighlightFollow = isToolbar ? .titleOrBlock : .anything
    let ifMenu: HighlightFollow = .word(Keyword.menu.text)

    var entries = [
      HighlightRule(token: .separator, style: .separator),
      word(.each, follow: ifName, .then("\(host).tap")), word(.menu, .then("menu.entry")),
      word(.text, follow: .text, .then("menu.header")),
      word(.section, follow: ifBlock, .then("menu.header")),
      word(.row, follow: ifBlock, .then("row.head")),
      word(.palette, follow: ifBlock, .then("menu.header")),
      word(.include, follow: ifName, .then("\(place).type")),
      word(.standard, .then("\(place).standard")),
      word(.when, .then("\(host).presence")),
      word(.on, .then("\(place).on")),
      word(.view, follow: isToolbar ? .anything : .name, .then("\(place).type")),
      words(
        [.group], .keyword, follow: isToolbar ? .anything : .titleOrBlock,
        .then("toolbar.group")),
      word(
        .segmented, follow: isToolbar ? .anything : .name, .then("\(place).segmented")),
      word(.search, follow: isToolbar ? .anything : .text, .then(host)),
      word(.title, follow: ifMenu, .then("title.head")),
      words(
        [.leading, .center, .trailing], .keyword,
        follow: isToolbar ? .anything : .titleOrBlock, .then("toolbar.area")),
      words([.bottom], .keyword, follow: .titleOrBlock, .then("toolbar.area")),
      word(.edit, follow: ifMenu, .then("edit.head")),
    ]
    if isToolbar { entries.append(words([.space, .flexible], .keyword)) }
    entries.append(name(.command, .then(host)))
    block(place, entries)

    statement(host, header)
    addCounting(host)
    addPictures(host, header, none: true)
    addOperand(host)
    addPresence(host)
    statement("\(host).tap", [name(.command, .then(host))])
    statement("\(host).as", [text(.then(host)), name(.type, .then(host))])
    statement("\(host).clicks", [attribute(.through, .then(host))])
    statement(
      "\(host).alternate",
      [words([.cmd, .ctrl, .opt, .shift, .fn], .key, .then(host))]
        + header.map { $0.returning(to: host) })
    statement("\(place).type", [name(.type, .then(host))])
    statement("\(place).segmented", [name(.variable, .then(host))])
    statement("\(place).on", [words(Self.platforms, .platform), braces(place)])
    if !isToolbar {
      statement("row.head", [words(Self.keywords(in: .rowHeader), .attribute), braces("menu")])
    }

    let standard = HighlightRule(
      token: .words(standardNames, follow: .anything), style: .standard,
      next: .then("\(place).standards"))
    statement("\(place).standard", [standard, name(nil, .then("\(place).standards"))])
    statement(
      "\(place).standards",
      [sign(",", .then("\(place).standard")), attribute(.key, .then("\(host).key"))]
        + header.map { $0.returning(to: host) })
    statement(
      "\(host).key",
      [
        words([.none], .constant, .then("\(place).standards")),
        HighlightRule(token: .keyChord, style: .key, next: .then("\(host).keys")),
      ])
    statement(
      "\(host).keys",
      [sign(",", .then("\(host).key")), words(Self.keywords(in: .shortcut), .attribute)]
        + header.map { $0.returning(to: host) })

    if isToolbar {
      statement("title.head", [word(.menu, .then("menu.header"))])
      statement("toolbar.area", [attribute(.customizable), braces("toolbar")])
      let after: [Keyword] = [
        .symbol, .image, .hidden, .essential, .prominent, .selectable, .springs, .clicks,
      ]
      statement(
        "toolbar.group",
        header.filter { $0.begins(with: after) || $0.isNoWord }.map { $0.returning(to: host) }
          + [name(.type, .then(host))])
    } else {
      let after = Construct.all(in: .submenuHeader).map(\.keyword)
      statement(
        "menu.entry",
        header.filter { $0.begins(with: after) || $0.isNoWord }.map { $0.returning(to: host) }
          + [name(.type, .then(host))])
    }
  }
}

extension HighlightRule {
  fileprivate func begins(with keywords: [Keyword]) -> Bool {
    guard case .words(let words, _) = token else { return false }
    return words.allSatisfy { word in keywords.contains { $0.text == word } }
  }

  fileprivate var isNoWord: Bool {
    switch token {
    case .text, .sign: return true
    default: return false
    }
  }
}
