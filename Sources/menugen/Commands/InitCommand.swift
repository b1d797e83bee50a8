import MenuCommandLine
import MenuTooling

/// `menugen init`: writes a first `.menu` file, by itself or in a package that builds.
enum InitCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if invocation.operands.count > 1 {
      throw UsageError(
        "'init' takes one path", hint: "it writes one file, or with --package one package")
    }
    let operand = invocation.operands.first ?? "."
    let isFile = operand.utf8.suffix(5).elementsEqual(".menu".utf8)
    let folder = isFile ? WorkingFolder.path ?? "" : operand
    let parts = WorkingFolder.names(in: WorkingFolder.absolute(folder)).filter { $0 != "." }
    let name =
      try AnalysisOptions.appName(invocation)
      ?? OutputNames.appName(forTarget: parts.last ?? "")
    if let address = invocation.value("package") {
      if isFile || operand == "-" {
        throw UsageError("'--package' needs a folder to write the package into, not '\(operand)'")
      }
      if address.isEmpty {
        throw UsageError("'--package' needs the folder or the address of swift-menu-generator")
      }
      try writePackage(FirstPackage(app: name, address: address, folder: operand), in: operand)
      return 0
    }
    let text = FirstFile.text(app: name)
    if operand == "-" {
      try Streams.writeOutput(text)
      return 0
    }
    let path = isFile ? operand : WorkingFolder.relative("\(operand)/\(name).menu")
    let output = try Output(path, .new(ending: nil), makesFolder: !isFile)
    if !isFile { try FileSystem.makeFolder(operand) }
    try output.write(text)
    try Streams.writeNotice("wrote '\(path)'; `menugen check \(path.shellWord)` checks it")
    return 0
  }

  private static func writePackage(
    _ package: FirstPackage, in folder: String
  ) throws(UsageError) {
    var outputs: [(Output, text: String)] = []
    for file in package.files {
      let path = WorkingFolder.relative("\(folder)/\(file.path)")
      outputs.append((try Output(path, .new(ending: nil), makesFolder: true), file.text))
    }
    for (output, text) in outputs {
      try FileSystem.makeFolder(PendingFile.folder(of: output.path))
      try output.write(text)
    }
    let shown = WorkingFolder.relative(folder)
    try Streams.writeNotice(
      "wrote a package into '\(shown)'; `swift run --package-path \(shown.shellWord)` shows its menus"
    )
  }
}

/// The file that `init` writes: small, with an example of each part, and without findings.
enum FirstFile {
  static func text(app name: String) -> String {
    """
    // The commands of \(name), and where people meet them.
    // `menugen check` reads this file, `menugen generate -o DIR` makes Swift of it.

    app \(name) { platforms iOS 17, macOS 14 }

    guidelines 2026

    // What the app tells its menus.
    state {
      isPinned: Bool
      itemCount: Int
    }

    commands {
      newItem  "New Item"       symbol square.and.pencil    key cmd+N
      share    "Share…"         symbol square.and.arrow.up  asks
      pin      "Pin" / "Unpin"  symbol pin / pin.slash      on when isPinned
      delete   "Delete Item"  {
        symbol trash
        enabled when itemCount > 0
        destructive
        confirm "Delete Item?"
      }
    }

    screen ItemList {
      item Item {
        preview ItemPreview
        context menu { share; pin; --- ; delete }
      }
      toolbar {
        iOS    { newItem; share; pin; delete }
        macOS  { newItem; share; pin; delete }
      }
    }

    menu bar {
      app standard
      file { newItem; share; --- ; standard close }
      edit standard
      view { standard fullScreen }
      menu Item "Item" { pin; --- ; delete }
      window standard
      help standard
    }

    """
  }
}
