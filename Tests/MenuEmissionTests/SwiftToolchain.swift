import Foundation
import MenuEmission
import MenuModel

/// Runs the Swift tools on generated code.
enum SwiftToolchain {
  /// What a tool said and how it ended.
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs a tool and waits for it; its errors are in the output.
  static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// An empty folder for one test.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "menugen-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes files, each name behind a prefix, and gives their names.
  static func write(_ files: [GeneratedFile], prefix: String = "", to folder: URL) throws
    -> [String]
  {
    try files.map { file in
      let name = prefix + file.name
      try file.text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
      return name
    }
  }
}

extension MenuModule {
  /// The facts of the module, without the surfaces of the frameworks.
  var facts: [GeneratedFile] {
    var module = self
    module.app.frameworks = []
    let names = sources.map { source in
      (source.path.split(separator: "/").last.map(String.init) ?? "") + ".swift"
    }
    return SwiftEmitter(module: module, outputNames: names).files()
  }
}
