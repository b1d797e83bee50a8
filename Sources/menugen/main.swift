import MenuCommandLine

Program.main(adding: ["lsp": LanguageServerCommand.run, "preview": PreviewCommand.run])
