import MenuCommandLine

// What builds run: `menugen generate` alone. An app would compile the rest for nothing.
Program.main()
