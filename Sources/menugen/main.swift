import MenuCommandLine

Program.main(adding: [
  "check": Program.Command(CheckCommand.run),
  "completions": Program.Command(CompletionsCommand.run),
  "explain": Program.Command(ExplainCommand.run),
  "format": Program.Command(FormatCommand.run),
  "help": Program.Command(HelpCommand.run),
  "import": Program.Command(ImportCommand.run),
  "init": Program.Command(InitCommand.run),
  "lsp": Program.Command(LanguageServerCommand.run),
  "preview": Program.Command(PreviewCommand.run),
  "skill": Program.Command(SkillCommand.run),
  "strings": Program.Command(StringsCommand.run),
])
