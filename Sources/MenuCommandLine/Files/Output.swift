import MenuEmission
import MenuSyntax
import MenuTooling

/// A file that a command is about to write. What has its name stays, unless it is of the same kind and from this tool.
///
/// A command makes all its outputs before it writes the first, so that it writes all of them or none.
package struct Output {
  /// The kinds of files that commands write. Each knows its own by their first bytes.
  package enum Kind {
    /// A file that a person goes on with, such as a first `.menu` file: what is there stays, whatever it is.
    case new(ending: String?)
    case baseline
    /// A string catalog, which keeps what it has.
    case catalog
    /// A page, with the words in its head that tell where it is from.
    case page(mark: String)
    case picture
    case swift
  }

  package let path: String
  private let kind: Kind
  /// What was there when the output was made.
  private let state: State

  private enum State { case free, taken, stream }

  /// Checks that a file of a kind can be written.
  ///
  /// - Parameters:
  ///   - option: The option that names it: only then is a name of another ending refused.
  ///   - makesFolder: Whether its folder is made if it is missing.
  package init(
    _ path: String, _ kind: Kind, option: String? = nil, makesFolder: Bool = false
  ) throws(UsageError) {
    self.path = path
    self.kind = kind
    // Among the files of a build, a pipe would wait for a reader that never comes.
    if !kind.isOfBuilds && FileSystem.isStream(path) {
      state = .stream
      return
    }
    if let option { try Self.checkEnding(of: path, kind, option) }
    if FileSystem.isTaken(path) {
      try Self.checkIsOwn(path, kind)
      state = .taken
    } else {
      try FileSystem.checkFolder(of: path, isMade: makesFolder)
      state = .free
    }
  }

  /// Writes the file, all of it or nothing. A link stays, and the file it leads to changes.
  package func write(_ text: String) throws(UsageError) { try write(text.utf8) }

  package func write(_ bytes: some Collection<UInt8>) throws(UsageError) {
    switch state {
    case .stream: try FileSystem.writeToStream(bytes, at: path)
    case .free:
      // Another run may have made the file meanwhile.
      if try !PendingFile(bytes, for: path).commitIfFree() { try replace(bytes) }
    case .taken: try replace(bytes)
    }
  }

  private func replace(_ bytes: some Collection<UInt8>) throws(UsageError) {
    // It may be another file by now.
    try Self.checkIsOwn(path, kind)
    try PendingFile(bytes, for: FileSystem.resolved(path), shownAs: path).commit()
  }

  // MARK: What is there

  private static func checkEnding(
    of path: String, _ kind: Kind, _ option: String
  ) throws(UsageError) {
    let isNamed = { (ending: String) in
      path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
    if case .baseline = kind {
      if isNamed(".menu") {
        throw UsageError("'\(option)' takes a file of its own, not the .menu file '\(path)'")
      }
      return
    }
    guard let ending = kind.ending, !isNamed(ending) else { return }
    throw UsageError("'\(option)' takes a file whose name ends in '\(ending)', not '\(path)'")
  }

  /// Throws if what has a name is not of a kind and from this tool.
  private static func checkIsOwn(_ path: String, _ kind: Kind) throws(UsageError) {
    if case .new = kind {
      throw UsageError(
        "'\(path)' already exists", hint: "nothing was written: remove it, or give another name")
    }
    try FileSystem.checkIsWritableFile(path)
    let start = try FileSystem.firstBytes(of: path, count: 512)
    if start.isEmpty || kind.owns(start) { return }
    throw UsageError(
      "'\(path)' is there, and is not \(kind.description)",
      hint: "nothing was written: remove it, or give another name")
  }
}

extension Output.Kind {
  /// How names end; nil if any name will do.
  fileprivate var ending: String? {
    switch self {
    case .new(let ending): return ending
    case .baseline: return nil
    case .catalog: return ".xcstrings"
    case .page: return ".html"
    case .picture: return ".png"
    case .swift: return ".swift"
    }
  }

  fileprivate var isOfBuilds: Bool {
    if case .swift = self { return true }
    return false
  }

  /// What this tool wrote, in messages.
  fileprivate var description: String {
    switch self {
    case .new: return "what is to be written"
    case .baseline: return "a baseline of `menugen check`"
    case .catalog: return "a string catalog"
    case .page: return "a page of `menugen preview`"
    case .picture: return "a picture of `menugen preview`"
    case .swift: return "Swift that `menugen` generated"
    }
  }

  /// Whether a file that begins with these bytes may be replaced by one of this kind.
  fileprivate func owns(_ start: [UInt8]) -> Bool {
    switch self {
    case .new: return false
    case .baseline:
      return start.starts(with: Baseline.header.utf8)
        || start.starts(with: Baseline.headerOfJSON.utf8)
    // The command reads all of it, and refuses what is not a catalog.
    case .catalog: return true
    case .page(let mark): return start.firstPlace(of: mark.utf8) != nil
    case .picture: return PictureMark.isIn(start)
    case .swift: return GeneratedFile.origin(of: start) != .written
    }
  }
}

/// What a picture of `preview` begins with: PNG's signature and size, and a text that tells where it is from.
package enum PictureMark {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of the signature and of the chunk `IHDR`, which is always first and always as long.
  private static let headSize = 8 + 25
  /// A chunk `tEXt` with its length before it and its checksum after it.
  private static let chunk: [UInt8] =
    [0, 0, 0, 16] + Array("tEXtSoftware\0menugen".utf8) + [0x82, 0xAD, 0x9D, 0x48]

  static func isIn(_ start: [UInt8]) -> Bool {
    start.starts(with: signature) && start.dropFirst(headSize).starts(with: chunk)
  }

  /// A picture with the mark; nil for what is no picture.
  package static func marking(_ picture: [UInt8]) -> [UInt8]? {
    guard picture.count > headSize, picture.starts(with: signature) else { return nil }
    return Array(picture.prefix(headSize)) + chunk + picture.dropFirst(headSize)
  }
}
