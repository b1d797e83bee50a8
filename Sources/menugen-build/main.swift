import MenuCommandLine

// What builds run: `menugen` without the language server and previews, which an app would compile for nothing.
Program.main()
