import MenuEmission
import MenuModel
import MenuSyntax
import MenuTooling

#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax
#endif

/// A module without errors is generated, twice the same, and the Swift has its braces and quotes in pairs; some of it is read
/// by the compiler's parser, too, which is slow.
func fuzzEmission(_ input: FuzzInput) {
  var random = input.random
  let options = AnalysisOptions(generates: true, checksGuidelines: random.number(below: 8) == 0)
  let analysis = ModuleAnalysis(input.sources, options: options)
  if analysis.hasErrors { return }
  var emission = EmissionOptions()
  emission.printsPlaces = random.number(below: 2) == 0
  let files = analysis.emitter(options: emission).files()
  for file in files {
    var pairs = SwiftPairs(file.text)
    if let problem = pairs.problem() { require(false, "\(file.name): \(problem)\n\(file.text)") }
    #if canImport(SwiftParser)
      if random.number(below: 8) == 0 {
        let isSound = !Parser.parse(source: file.text).hasError
        require(isSound, "\(file.name) is no Swift\n\(file.text)")
      }
    #endif
  }
  let entries = SwiftEmitter.localizedEntries(of: analysis.module)
  require(Set(entries.map(\.key)).count == entries.count, "two texts have one key")

  // Fresh values, so that the order in a dictionary or a set may be another.
  let again = ModuleAnalysis(input.sources, options: options)
  let plain = analysis.generatedFiles()
  require(plain.map(\.name) == again.generatedFiles().map(\.name), "other files the second time")
  require(plain.map(\.text) == again.generatedFiles().map(\.text), "other Swift the second time")
}

/// Reads Swift as far as comments, strings, and what is in pairs.
struct SwiftPairs {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The first error; nil if all is in pairs.
  mutating func problem() -> String? {
    while index < bytes.count {
      if let problem = step() { return "\(problem) at offset \(index)" }
    }
    return open.isEmpty ? nil : "\(open.count) pairs stay open"
  }

  private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func step() -> String? {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where isNext("//"):
      index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    case UInt8(ascii: "/") where isNext("/*"): return skipComment()
    case UInt8(ascii: "\""): return skipString()
    case UInt8(ascii: "`"):
      guard let end = bytes[(index + 1)...].firstIndex(of: byte),
        !bytes[index...end].contains(0x0A)
      else { return "an open backtick" }
      index = end + 1
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      open.append(byte)
      index += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      // In ASCII a closing sign comes one or two after the opening one.
      guard let last = open.popLast(), byte - last == 1 || byte - last == 2 else {
        return "nothing that this closes"
      }
      index += 1
    default:
      if byte < 0x20 && byte != 0x0A && byte != 0x09 { return "a control character" }
      index += 1
    }
    return nil
  }

  private mutating func skipComment() -> String? {
    var depth = 0
    while index < bytes.count {
      if isNext("/*") {
        (depth, index) = (depth + 1, index + 2)
      } else if isNext("*/") {
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return nil }
      } else {
        index += 1
      }
    }
    return "an open comment"
  }

  private mutating func skipString() -> String? {
    let isLong = isNext("\"\"\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"") where !isLong:
        index += 1
        return nil
      case UInt8(ascii: "\"") where isNext("\"\"\""):
        index += 3
        return nil
      case UInt8(ascii: "\\") where isNext("\\("):
        let depth = open.count
        index += 1
        repeat {
          if index == bytes.count { return "an open interpolation" }
          if let problem = step() { return problem }
        } while open.count > depth
      case UInt8(ascii: "\\"): index += 2
      case 0x0A where !isLong: return "a string over two lines"
      default: index += 1
      }
    }
    return "an open string"
  }
}
