import MenuSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// usage: MenuBenchmarks FILE ROUNDS
//
// Reads FILE, cuts it into tokens and parses it, ROUNDS times each, and prints a line for each:
// its name and the median rate in megabytes for a second of processor time.

guard CommandLine.arguments.count == 3, let rounds = Int(CommandLine.arguments[2]), rounds > 0,
  let bytes = contents(of: CommandLine.arguments[1])
else {
  print("usage: MenuBenchmarks FILE ROUNDS")
  exit(2)
}

let source = Source(path: CommandLine.arguments[1], bytes: bytes)
let lexing = medianTime(rounds: rounds) { Lexer.lex(source) }
let parsing = medianTime(rounds: rounds) { SyntaxTree(parsing: source) }
print("lex", Double(bytes.count) / 1e6 / lexing)
print("parse", Double(bytes.count) / 1e6 / parsing)

/// The bytes of a file, or nil if it cannot be read.
func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

/// The median of the processor time that `work` takes, in seconds. One round more goes before, to
/// have the memory ready.
func medianTime<Result>(rounds: Int, _ work: () -> Result) -> Double {
  var times: [Double] = []
  for round in 0...rounds {
    let start = processorTime()
    withExtendedLifetime(work()) {
      if round > 0 { times.append(processorTime() - start) }
    }
  }
  times.sort()
  return times[rounds / 2]
}

/// The processor time of this process so far, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
