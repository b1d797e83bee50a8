import MenuCommandLine

/// Completion scripts for shells, made from `CommandDescription`.
enum Completions {
  /// The completion script for a shell.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: return bash()
    case .zsh: return zsh()
    case .fish: return fish()
    }
  }

  /// A command that lists the ids of the rules, one a line.
  private static let rules = "menugen explain 2>/dev/null | cut -d' ' -f1"

  private static var names: [String] { CommandDescription.all.map(\.name) }

  /// The kind of an option's value.
  private static func kind(of option: OptionDescription) -> CommandDescription.Kind {
    option.choices.map { .words($0) } ?? option.valueKind
  }

  // MARK: bash

  private static func bash() -> String {
    var text = """
      # Completions of menugen for bash. Made by `menugen completions bash`.

      # Completes the current word with files whose names match a pattern, and folders.
      _menugen_paths() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do
          if [[ -d $path || $path == $2 ]]; then COMPREPLY+=("$path"); fi
        done < <(compgen -f -- "$1")
      }

      _menugen() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in

      """
    for command in CommandDescription.all {
      text += "    \(command.name))\n      case $previous in\n"
      for option in command.options where option.value != nil {
        let spellings = option.spellings.joined(separator: " | ")
        text += "        \(spellings)) \(bash(kind(of: option))); return ;;\n"
      }
      let options = command.options.flatMap(\.spellings).joined(separator: " ")
      text += """
              esac
              if [[ $word == -* ]]; then
                COMPREPLY=($(compgen -W "\(options)" -- "$word"))
              else
                \(command.operandKind.map(bash) ?? ":")
              fi
              ;;

        """
    }
    return text + "  esac\n}\ncomplete -F _menugen menugen\n"
  }

  private static func bash(_ kind: CommandDescription.Kind) -> String {
    switch kind {
    case .text: return ":"
    case .file: return "_menugen_paths \"$word\" '*'"
    case .folder: return "_menugen_paths \"$word\" ''"
    case .menuFiles: return "_menugen_paths \"$word\" '*.menu'"
    case .rule: return "COMPREPLY=($(compgen -W \"$(\(rules))\" -- \"$word\"))"
    case .command: return bash(.words(names))
    case .words(let words):
      return "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    }
  }

  // MARK: zsh

  private static func zsh() -> String {
    var text = """
      #compdef menugen
      # Completions of menugen for zsh. Made by `menugen completions zsh`.

      _menugen_rules() {
        local -a rules
        rules=(${(f)"$(\(rules))"})
        compadd -a rules
      }

      _menugen() {
        local -a commands
        local state line
        commands=(

      """
    for command in CommandDescription.all {
      text += "    \(quoted("\(command.name):\(zshEscaped(command.summary))"))\n"
    }
    text += """
        )
        _arguments -C '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            case $line[1] in

      """
    for command in CommandDescription.all {
      text += "        \(command.name))\n          _arguments -s"
      for option in command.options {
        for spelling in option.spellings {
          let others = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
          let end = option.value == nil ? "" : spelling.utf8.count > 2 ? "=" : "+"
          var word = "\(others)\(spelling)\(end)[\(zshEscaped(option.help))]"
          if let value = option.value { word += ":\(value):\(zsh(kind(of: option)))" }
          text += " \\\n            \(quoted(word))"
        }
      }
      if let kind = command.operandKind {
        text += " \\\n            \(quoted("*:\(command.operands.lowercased()):\(zsh(kind))"))"
      }
      text += "\n          ;;\n"
    }
    return text + """
            esac
            ;;
        esac
      }

      if [[ $funcstack[1] == _menugen ]]; then _menugen "$@"; else compdef _menugen menugen; fi

      """
  }

  private static func zsh(_ kind: CommandDescription.Kind) -> String {
    switch kind {
    case .text: return " "
    case .file: return "_files"
    case .folder: return "_files -/"
    case .menuFiles: return "_files -g \"*.menu\""
    case .rule: return "_menugen_rules"
    case .command: return zsh(.words(names))
    case .words(let words): return "(\(words.joined(separator: " ")))"
    }
  }

  /// A text in a description, where colons and brackets mean something.
  private static func zshEscaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == ":" || character == "[" || character == "]" || character == "\\" {
        result += "\\"
      }
      result.append(character)
    }
    return result
  }

  // MARK: fish

  private static func fish() -> String {
    var text = """
      # Completions of menugen for fish. Made by `menugen completions fish`.

      complete -c menugen -f
      set -l commands \(names.joined(separator: " "))

      """
    for command in CommandDescription.all {
      text += "complete -c menugen -n \"not __fish_seen_subcommand_from $commands\""
      text += " -a \(command.name) -d \(quoted(command.summary))\n"
    }
    for command in CommandDescription.all {
      let start = "complete -c menugen -n \"__fish_seen_subcommand_from \(command.name)\""
      for option in command.options {
        text += start
        for spelling in option.spellings {
          let isLong = spelling.utf8.starts(with: "--".utf8)
          text += isLong ? " -l \(spelling.dropFirst(2))" : " -s \(spelling.dropFirst())"
        }
        if option.value != nil { text += " -r" + fish(kind(of: option)) }
        text += " -d \(quoted(option.help))\n"
      }
      if let kind = command.operandKind { text += start + fish(kind) + "\n" }
    }
    return text
  }

  private static func fish(_ kind: CommandDescription.Kind) -> String {
    switch kind {
    case .text: return " -f"
    case .file: return " -F"
    case .folder: return " -f -a \"(__fish_complete_directories)\""
    case .menuFiles: return " -f -a \"(__fish_complete_suffix .menu)\""
    case .rule: return " -f -a \"(\(rules))\""
    case .command: return fish(.words(names))
    case .words(let words): return " -f -a \"\(words.joined(separator: " "))\""
    }
  }

  /// A text in single quotes, as all three shells read it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
