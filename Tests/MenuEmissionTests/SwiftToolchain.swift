import Foundation
import MenuEmission

/// Runs the Swift tools on generated code.
enum SwiftToolchain {
  /// What a tool said and how it ended.
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// A tool that ended with an error.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a tool and waits for it; its errors are in the output.
  static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
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
      .appendingPathComponent("menugen-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes files, each name behind a prefix, and gives their names.
  static func write(_ files: [GeneratedFile], prefix: String = "", to folder: URL) throws
    -> [String]
  {
    try files.map { file in
      let name = prefix + file.name
      let url = folder.appendingPathComponent(name)
      try file.text.write(to: url, atomically: false, encoding: .utf8)
      return name
    }
  }

  // MARK: - The library

  /// A folder with the library `MenuRuntime` as a module and a dynamic library, compiled once for all tests.
  static let library: Result<URL, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("menugen-tests-library-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = Fixtures.project.appendingPathComponent("Sources/MenuRuntime")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let names = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".swift") }.sorted()
    let outcome = try run(
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-library", "-emit-module",
        "-module-name", "MenuRuntime",
      ] + names, in: folder)
    guard outcome.status == 0 else { throw Failure(description: outcome.output) }
    return folder
  }

  /// The options of swiftc that find the library's module.
  static func libraryOptions() throws -> [String] { ["-I", try library.get().path] }

  /// The options of swiftc for a program that runs with the library.
  static func linkOptions() throws -> [String] {
    let folder = try library.get().path
    return ["-I", folder, "-L", folder, "-lMenuRuntime", "-Xlinker", "-rpath", "-Xlinker", folder]
  }
}
