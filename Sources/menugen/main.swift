import MenuCommandLine

Program.main(adding: [
  "lsp": Program.Command(LanguageServerCommand.run),
  "preview": Program.Command(PreviewCommand.run),
])
