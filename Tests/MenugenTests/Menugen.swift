import Foundation

/// The built `menugen`, and folders to run it in.
struct Menugen {
  /// What a run leaves behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// A new folder, which the caller removes.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "menugen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file in the folder, and the folders above it.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file in the folder.
  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The names in a folder below, sorted.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())
      .sorted()
  }

  /// Runs `menugen` in the folder.
  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  /// Runs `menugen` in the folder.
  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = try (0..<3).map { number in
      let file = folder.appending(path: ".stream\(number)-\(UUID().uuidString)")
      try Data(number == 0 ? input.utf8 : "".utf8).write(to: file)
      return file
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let output = try String(contentsOf: files[1], encoding: .utf8)
    let errors = try String(contentsOf: files[2], encoding: .utf8)
    for file in files { try FileManager.default.removeItem(at: file) }
    return Outcome(status: process.terminationStatus, output: output, errors: errors)
  }

  private struct NotBuilt: Error {}

  /// `menugen` stands beside the tests, or in a folder above their bundle.
  private static func executable() throws -> URL {
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL
    }
    for _ in 0..<4 {
      let file = folder.appending(path: "menugen")
      if FileManager.default.isExecutableFile(atPath: file.path()) { return file }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
  }
}
