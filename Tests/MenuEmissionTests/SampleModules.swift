import MenuModel
import MenuSyntax
import Testing

/// The modules that tests generate code from.
enum SampleModules {
  /// The module of these files. Errors in them fail the test.
  static func module(_ files: [(path: String, text: String)]) -> MenuModule {
    let trees = files.map { SyntaxTree(parsing: Source(path: $0.path, text: $0.text)) }
    for (number, tree) in trees.enumerated() {
      for diagnostic in SyntaxDiagnoser.diagnose(tree, source: Int32(number)) {
        Issue.record("\(files[number].path): \(diagnostic.message)")
      }
    }
    let resolved = ModuleResolver.resolve(trees, fallbackName: "App")
    for diagnostic in resolved.diagnostics where diagnostic.severity == .error {
      Issue.record("\(files[Int(diagnostic.place.source)].path): \(diagnostic.message)")
    }
    return resolved.module
  }

  /// Swift's keywords, and the names of generated members, used for every kind of name.
  static var words: MenuModule {
    let names = [
      "default", "init", "self", "in", "repeat", "class", "where", "inout", "true", "nil", "is",
      "id", "title", "index", "hash", "none", "some", "help", "shortcut", "allCommands", "state",
      "option", "command", "left", "right", "hasher", "hashValue", "description", "places",
      "actor", "await", "any", "isOn", "commands", "optionTitle", "idText", "block",
    ]
    func lines(_ line: (String) -> String) -> String { names.map(line).joined(separator: "\n") }
    return module([
      (
        "folder with blanks/Wörter.menu",
        """
        app Words { }
        state {
        \(lines { $0 == "hashValue" ? "" : "`\($0)`: Bool" })
          word: Word
        }
        choice Word {
        \(lines { "`\($0)` \"Option \($0)\"" })
        }
        list Thing as switch
        commands {
        \(lines { "`\($0)` \"Do \($0)\" / \"Undo \($0)\" on when `\($0 == "hashValue" ? "hash" : $0)`" })
          choose "Choose" choose word
          `for` "Pick" pick Thing enabled when word < .`in`
        }
        """
      )
    ])
  }

  /// Features that the other modules omit: public access, plain literals, named blocks, two files, every kind of text.
  static var gallery: MenuModule {
    module([
      (
        "Gallery.menu",
        #"""
        /// Pictures and albums.
        app Gallery {
          access public
          strings none
        }
        state {
          count: Int
          name: String
          /// Whether the picture that is open is one of the favorites.
          isFavorite: Bool
          size: Size
        }
        choice Size {
          small "Small" key cmd+1
          large "Larger Than {count}" image "LargeIcon" help "Larger than {name}."
        }
        list Album
        commands {
          open "Open" {
            asks
            help "Opens “{name}”."
            subtitle "{count} pictures"
            shown when isFavorite && !isFavorite || name != "a \"b\" \\(c)"
          }
          resize "Size" choose size keeps open
        }
        /// What people can do with a picture.
        commands Photo {
          rotate "Rotate {name}" {
            key ctrl+opt+shift+cmd+fn+F12
            enabled when (isFavorite || true) && !(count <= -1000000)
          }
          /// Marks the picture.
          ///
          /// Ends a comment: */ and begins one: /*
          favorite "Add to Favorites" / "Remove from Favorites" {
            on when isFavorite
            image "Heart" / "HeartSlash"
            key space
          }
        }
        """#
      ),
      (
        "More.menu",
        """
        commands Album { openAlbum "Open" pick Album }
        commands Many {
          addTo "Add to Album" pick Album
          explain "Explain" {
            subtitle "그림 {count}장에 대해 자세히 알아봅니다. 그림마다 이름과 날짜와 크기가 있습니다. 이름은 바꿀 수 있고 날짜는 바꿀 수 없습니다."
            help "Tells what is known about each of the {count} pictures, among them “{name}”: its date, its size, its place, and who is in it."
          }
          removeAll "Remove {count} Pictures…" {
            asks
            destructive
            confirm "Remove {count} pictures from “{name}”?"
            on when (isFavorite && isFavorite) == true
            enabled when size >= .large
          }
        }
        screen Photos {
          item Picture {
            context menu { favorite; --- ; include Rest }
          }
        }
        menu Rest { menu "More" { rotate; addTo } ; on iOS { when isFavorite { removeAll } } }
        """
      ),
    ])
  }

  /// A module of two files without declarations.
  static var empty: MenuModule {
    module([("Empty.menu", ""), ("Other.menu", "// nothing\n")])
  }

  /// A large module: many commands, in menus of 20.
  ///
  /// - Parameters:
  ///   - count: The number of commands.
  ///   - blockSize: The number of commands in a named block, or nil for a single enum.
  static func large(_ count: Int, blockSize: Int? = nil) -> MenuModule {
    var text = """
      app Large { platforms iOS 17, macOS 14 }
      state { isOpen: Bool; itemCount: Int; selectedName: String; order: Order }
      choice Order { byName "Name"; byDate "Date" symbol calendar }
      list Window
      commands {

      """
    for index in 0..<count {
      if let blockSize, index % blockSize == 0 {
        text += "}\ncommands Group\(index / blockSize) {\n"
      }
      text += "  command\(index) \"Command Number \(index)\""
      if index % 25 == 3 { text += " / \"Other Command \(index)\" on when isOpen" }
      text += " symbol square.\(index)"
      if index % 10 == 0 { text += " enabled when isOpen" }
      if index % 40 == 7 { text += " choose order" }
      if index % 100 == 11 { text += " pick Window" }
      if index % 50 == 13 {
        text += " destructive confirm \"Delete {itemCount} of “{selectedName}”?\""
      }
      if index % 20 == 1 {
        text += " key cmd+shift+\(Character(UnicodeScalar(97 + UInt8(index % 26))))"
      }
      text += "\n"
    }
    text += "}\nscreen Main {\n"
    for start in stride(from: 0, to: count, by: 20) {
      text += "  item Item\(start / 20) { context menu {\n"
      for index in start..<min(start + 20, count) { text += "    command\(index)\n" }
      text += "  } }\n"
    }
    return module([("Large.menu", text + "}\n")])
  }

  /// A module of many commands without payloads, some with multiline texts, or with names that generated Swift uses,
  /// too.
  static let plain: MenuModule = {
    var text = #"""
      app Plain { platforms iOS 17, macOS 14 }
      commands Odd {
        titleLines "Blank at End " help "  Blanks before"
        nameLines "Two\nLines" help "C:\\new"
        twoLines "Say \"\"\"Three\"\"\"" asks
        allLines "\\" confirm "Sure?" destructive

      """#
    for index in 0..<150 {
      text += "  odd\(index) \"Odd \(index)\" help \"Help \(index % 2 == 0 ? "none" : "one")\"\n"
    }
    text += "}\ncommands Listed {\n  allCases \"All\"\n"
    for index in 0..<150 { text += "  listed\(index) \"Listed \(index)\"\n" }
    return module([("Plain.menu", text + "}\n")])
  }()
}
