import MenuGuidelines
import MenuModel
import MenuSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// usage: MenuBenchmarks [--rules] FILE ROUNDS
//
// Lexes, parses and formats FILE, ROUNDS times each, and prints a line for each: its name and the
// median rate in megabytes per second of processor time. `parse-first` is the rate of the first
// round, in which the system clears the memory pages of the tree; `format` is the rate of parsing
// and formatting together. With --rules, resolves the module in FILE and checks it against all
// guidelines.

var arguments = Array(CommandLine.arguments.dropFirst())
let measuresRules = arguments.first == "--rules"
if measuresRules { arguments.removeFirst() }
guard arguments.count == 2, let rounds = Int(arguments[1]), rounds > 0,
  let bytes = contents(of: arguments[0])
else {
  print("usage: MenuBenchmarks [--rules] FILE ROUNDS")
  exit(2)
}

let source = Source(path: arguments[0], bytes: bytes)
let megabytes = Double(bytes.count) / 1e6
if measuresRules {
  let trees = [SyntaxTree(parsing: source)]
  let resolving = times(rounds: rounds) { ModuleResolver.resolve(trees, fallbackName: "Bench") }
  let module = ModuleResolver.resolve(trees, fallbackName: "Bench").module
  let checking = times(rounds: rounds) { GuidelineChecker.findings(in: module) }
  print("resolve", megabytes / resolving.median)
  print("rules", megabytes / checking.median)
  print("findings", GuidelineChecker.findings(in: module).count)
} else {
  let parsing = times(rounds: rounds) { SyntaxTree(parsing: source) }
  let lexing = times(rounds: rounds) { Lexer.lex(source) }
  let formatting = times(rounds: rounds) { SourceFormatter.format(SyntaxTree(parsing: source)) }
  print("lex", megabytes / lexing.median)
  print("parse", megabytes / parsing.median)
  print("parse-first", megabytes / parsing.first)
  print("format", megabytes / formatting.median)
}

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

/// The processor time of `work` in seconds: of the first round, and the median of the others.
func times<Result>(rounds: Int, _ work: () -> Result) -> (first: Double, median: Double) {
  var times: [Double] = []
  for _ in 0...rounds {
    let start = processorTime()
    withExtendedLifetime(work()) {
      times.append(processorTime() - start)
    }
  }
  let first = times.removeFirst()
  times.sort()
  return (first, times[rounds / 2])
}

/// The processor time of this process so far, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
