import MenuSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of a module as trees, with what is wrong with the syntax of each: all that is known of a file by itself.
///
/// Large modules are read by several threads of the system. Not by tasks, whose library every start of the program would
/// pay for. Each thread takes files that stand together and writes only their results, so that the order of the results
/// is that of the sources, however many threads there are.
struct ParsedFiles: Sendable {
  let trees: [SyntaxTree]
  /// In the order of the sources and of the text in them.
  let diagnostics: [Diagnostic]

  /// Where threads begin to pay, in bytes of all sources: a file of this size takes a thousandth of a second.
  static let threadedSize = 1_000_000

  /// Reads `sources` by as many threads as pay.
  init(_ sources: [Source]) {
    var size = 0
    for source in sources { size += source.count }
    let isLarge = size >= Self.threadedSize && sources.count > 1
    self.init(sources, threads: isLarge ? min(Self.processors, 8) : 1)
  }

  /// Reads `sources` by a number of threads, this one among them.
  init(_ sources: [Source], threads: Int) {
    let parts = threads > 1 ? Self.parts(of: sources, count: threads) : []
    guard parts.count > 1 else {
      self.init(sources.enumerated().map { ParsedFile($1, number: $0) })
      return
    }
    let work = Work(sources)
    var running: [pthread_t] = []
    for part in parts.dropFirst() {
      if let thread = Self.start(Piece(work, part)) {
        running.append(thread)
      } else {
        work.parse(part)
      }
    }
    work.parse(parts[0])
    for thread in running { pthread_join(thread, nil) }
    self.init(work.takeResults())
  }

  private init(_ files: [ParsedFile]) {
    trees = files.map { $0.tree }
    diagnostics = files.flatMap { $0.diagnostics }
  }

  /// A file's tree and diagnostics.
  private struct ParsedFile {
    let tree: SyntaxTree
    let diagnostics: [Diagnostic]

    init(_ source: Source, number: Int) {
      tree = SyntaxTree(parsing: source)
      diagnostics = SyntaxDiagnoser.diagnose(tree, source: Int32(number))
    }
  }

  /// Sources and the places for their results.
  ///
  /// Sendable, unchecked: the sources do not change, no two threads write to one place, and none is read before every
  /// thread has ended.
  private final class Work: @unchecked Sendable {
    private let sources: [Source]
    private let results: UnsafeMutablePointer<ParsedFile?>

    init(_ sources: [Source]) {
      self.sources = sources
      results = .allocate(capacity: sources.count)
      results.initialize(repeating: nil, count: sources.count)
    }

    deinit {
      results.deinitialize(count: sources.count)
      results.deallocate()
    }

    func parse(_ part: Range<Int>) {
      for number in part { results[number] = ParsedFile(sources[number], number: number) }
    }

    func takeResults() -> [ParsedFile] {
      sources.indices.compactMap { results[$0] }
    }
  }

  /// What one thread has to do.
  private final class Piece: Sendable {
    private let work: Work
    private let part: Range<Int>

    init(_ work: Work, _ part: Range<Int>) {
      self.work = work
      self.part = part
    }

    func run() { work.parse(part) }
  }

  /// Starts a thread, or gives nil where the system has none left.
  private static func start(_ piece: Piece) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    // As large as the first thread's, which parses deep nesting too; Darwin gives others a sixteenth.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let argument = Unmanaged.passRetained(piece)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          Unmanaged<Piece>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, argument.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          if let argument { Unmanaged<Piece>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, argument.toOpaque())
    #endif
    if status == 0 { return thread }
    argument.release()
    return nil
  }

  /// The sources in at most `count` runs of about as many bytes each.
  private static func parts(of sources: [Source], count: Int) -> [Range<Int>] {
    var size = 0
    for source in sources { size += source.count }
    let share = size / max(count, 1) + 1
    var parts: [Range<Int>] = []
    var start = 0
    var bytes = 0
    for (number, source) in sources.enumerated() {
      bytes += source.count
      if bytes < share * (parts.count + 1) && number + 1 < sources.count { continue }
      parts.append(start..<(number + 1))
      start = number + 1
    }
    return parts
  }

  /// The number of processors that are at work.
  private static var processors: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
