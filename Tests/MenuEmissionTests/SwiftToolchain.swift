import Foundation
import MenuEmission

/// Runs the Swift tools on generated code.
enum SwiftToolchain {
  /// The output of a tool and its exit status.
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Thrown when a tool exits with an error.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a tool and waits for it. The output includes its errors.
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

  /// Creates an empty folder for one test.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("menugen-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes files, each name with a prefix, and returns their names.
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

  /// A folder with the `MenuRuntime` module and dynamic library, compiled once for all tests.
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

  /// The swiftc options to find the library's module.
  static func libraryOptions() throws -> [String] { ["-I", try library.get().path] }

  /// The swiftc options to link a program with the library.
  static func linkOptions() throws -> [String] {
    let folder = try library.get().path
    return ["-I", folder, "-L", folder, "-lMenuRuntime", "-Xlinker", "-rpath", "-Xlinker", folder]
  }
}
