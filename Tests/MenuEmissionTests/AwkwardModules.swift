import MenuModel

extension SampleModules {
  /// Swift's keywords, and the names that generated members have, as names of everything.
  static func keywords() -> MenuModule {
    let names = [
      "default", "init", "self", "in", "repeat", "class", "where", "inout", "true", "nil", "is",
      "id", "title", "index", "hash", "none", "some", "help", "shortcut", "allCommands", "state",
      "option", "command", "left", "right", "hasher", "hashValue", "description", "placements",
      "actor", "await", "any", "isOn", "commands", "optionTitle", "idText",
    ]
    var words = ModuleFactory(
      app: "Words", path: "folder with blanks/Wörter.menu",
      source: "app Words\n" + names.joined(separator: " \n"))
    for name in names { words.state(name, .bool) }
    words.choice("Word", names.map { ($0, "Option \($0)", $0 == "self" ? "star" : nil) })
    words.state("word", .choice(words.choice("Word")))
    words.list("Thing", field: "switch")
    words.block()
    for name in names {
      words.command(name, "Do \(name)") { command, words in
        command.on = words.variable(name)
        command.titleWhenOn = words.text("Undo \(name)")
      }
    }
    words.command("choose", "Choose") { command, words in
      command.payload = .choice(words.state("word"), words.choice("Word"))
    }
    words.command("for", "Pick") { command, words in
      command.payload = .list(ListID(0))
      command.enabled = .comparison(
        .less, .variable(words.state("word")), .option(words.choice("Word"), 3))
    }
    return words.module
  }

  /// What the other modules leave out: public access, plain literals, named blocks, two files, every kind of text.
  static func gallery() -> MenuModule {
    var gallery = ModuleFactory(
      app: "Gallery", path: "Gallery.menu",
      source: "app Gallery\ncommands Photo\nrotate \nfavorite \nlist Album\n")
    gallery.module.app.access = .public
    gallery.module.app.stringsTable = nil
    gallery.module.app.documentation = ["Pictures and albums."]
    gallery.state("count", .int)
    gallery.state("name", .string)
    gallery.state("isFavorite", .bool)
    gallery.choice("Size", [("small", "Small", nil), ("large", "Larger Than {count}", nil)])
    gallery.state("size", .choice(gallery.choice("Size")))
    gallery.module.choices[0].options[0].key = KeyChord([.command], "1")
    gallery.module.choices[0].options[1].help = gallery.text("Larger than {name}.")
    gallery.module.choices[0].options[1].symbol = .asset(gallery.name("LargeIcon"))
    gallery.list("Album", field: "albums")
    gallery.block()
    gallery.command("open", "Open") { command, gallery in
      command.asks = true
      command.help = gallery.text("Opens “{name}”.")
      command.subtitle = gallery.text("{count} pictures")
      command.shown = .or(
        .and(gallery.variable("isFavorite"), .not(gallery.variable("isFavorite"))),
        .comparison(.notEqual, .variable(gallery.state("name")), .string("a \"b\" \\(c)")))
    }
    gallery.command("resize", "Size") { command, gallery in
      command.payload = .choice(gallery.state("size"), gallery.choice("Size"))
      command.keepsOpen = true
    }
    gallery.block("Photo")
    gallery.command("rotate", "Rotate {name}") { command, gallery in
      command.key = KeyChord([.control, .option, .shift, .command, .function], NamedKey.f12)
      command.enabled = .and(
        .or(gallery.variable("isFavorite"), .constant(true)),
        .not(.comparison(.lessOrEqual, .variable(gallery.state("count")), .integer(-1_000_000))))
    }
    gallery.command("favorite", "Add to Favorites") { command, gallery in
      command.documentation = ["Marks the picture.", "", "Ends a comment: */ and begins one: /*"]
      command.titleWhenOn = gallery.text("Remove from Favorites")
      command.on = gallery.variable("isFavorite")
      command.image = .asset(gallery.name("Heart"))
      command.imageWhenOn = .symbol(gallery.name("heart.slash"))
      command.key = KeyChord([], NamedKey.space)
    }
    gallery.source("More.menu", "commands Photo\naddTo \nremoveAll \n")
    gallery.block("Photo")
    gallery.command("addTo", "Add to Album") { command, _ in command.payload = .list(ListID(0)) }
    gallery.command("removeAll", "Remove {count} Pictures…") { command, gallery in
      command.asks = true
      command.isDestructive = true
      command.confirmation = gallery.text("Remove {count} pictures from “{name}”?")
      command.on = .comparison(
        .equal, .condition(.and(gallery.variable("isFavorite"), gallery.variable("isFavorite"))),
        .boolean(true))
      command.enabled = .comparison(
        .equal, .option(gallery.choice("Size"), 0), .option(gallery.choice("Size"), 1))
    }
    return gallery.module
  }

  /// A module that declares nothing, of two files.
  static func empty() -> MenuModule {
    var empty = ModuleFactory(app: "Empty", path: "Empty.menu", source: "")
    empty.source("Other.menu", "// nothing\n")
    return empty.module
  }
}
