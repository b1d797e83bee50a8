import Foundation
import MenuSyntax

/// A function to try with inputs. libFuzzer runs one of them in a process, which `FUZZ_TARGET` names.
enum FuzzTarget: String, CaseIterable {
  case format, changes, check, emission, server, readers, `import`

  static let current =
    ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Self.init) ?? .format

  func run(_ input: FuzzInput) {
    switch self {
    case .format: fuzzFormatting(input)
    case .changes: fuzzChanges(input)
    case .check: fuzzChecks(input)
    case .emission: fuzzEmission(input)
    case .server: fuzzServer(input)
    case .readers: fuzzReaders(input)
    case .import: fuzzImport(input)
    }
  }
}

/// An input: the files of a module, and the seed of whatever is chosen at random for them.
///
/// The byte 0x1D separates files; the bytes after the last 0x1E make the seed. So a sample is an input as it is,
/// and a smaller input keeps the choices of the one that it came from.
struct FuzzInput {
  static let fileSeparator: UInt8 = 0x1D
  static let seedMark: UInt8 = 0x1E

  /// All but the seed.
  var bytes: [UInt8]
  var seed: UInt64

  init(_ bytes: [UInt8]) {
    let mark = bytes.lastIndex(of: Self.seedMark) ?? bytes.count
    self.bytes = Array(bytes[..<mark])
    // FNV-1a.
    seed = bytes[mark...].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  var random: SeededGenerator { SeededGenerator(seed: seed) }

  /// The files, which are `a.menu`, `b.menu` and so on.
  var sources: [Source] {
    let names = "abcdefgh"
    let files = bytes.split(
      separator: Self.fileSeparator, maxSplits: names.count - 1, omittingEmptySubsequences: false)
    return zip(names, files).map { Source(path: "\($0).menu", bytes: Array($1)) }
  }
}

/// Ends the process if something does not hold; libFuzzer keeps the input.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }  // A trap is what libFuzzer takes for a failure.
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  FuzzTarget.current.run(FuzzInput(bytes))
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutatedByLibFuzzer(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int
) -> Int

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var random = SeededGenerator(seed: UInt64(seed))
  // Half of the readers' inputs, and a fifth of the others, are changed byte by byte.
  let isOfReaders = [.readers, .import].contains(FuzzTarget.current)
  let isByByte = random.number(below: 10) < (isOfReaders ? 5 : 2)
  if count == 0 || isByByte { return mutatedByLibFuzzer(start, count, limit) }
  var mutator = TextMutator(
    Array(UnsafeBufferPointer(start: start, count: count)), random: random)
  let mutated = mutator.mutated().prefix(limit)
  for (offset, byte) in mutated.enumerated() { start[offset] = byte }
  return mutated.count
}

@_cdecl("LLVMFuzzerCustomCrossOver")
public func cross(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>,
  _ secondCount: Int, _ out: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var mutator = TextMutator(
    Array(UnsafeBufferPointer(start: first, count: firstCount)),
    random: SeededGenerator(seed: UInt64(seed)))
  let other = Array(UnsafeBufferPointer(start: second, count: secondCount))
  let crossed = mutator.crossed(with: other).prefix(limit)
  for (offset, byte) in crossed.enumerated() { out[offset] = byte }
  return crossed.count
}
