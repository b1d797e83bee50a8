/// How the cases of an enum are compared.
///
/// The comparisons that the compiler derives take time that grows with the square of the number of cases. A large enum gets a switch that
/// numbers its cases, and comparisons over the numbers.
struct EnumShape {
  /// The patterns of the cases: `.pin`.
  var cases: [CodePiece]
  /// The patterns of those that carry a value.
  var payloads: [String] = []
  /// What stands before declarations that apps use.
  var access: String
  /// Whether the cases have an order: that of their declaration.
  var isComparable = false
  /// Whether the enum has the numbers of its cases, however many there are.
  var isNumbered = false

  /// Whether the comparisons are written out.
  private var isLarge: Bool { isNumbered || cases.count > CommandGroup.plainLimit }

  /// Appends what the shape needs beyond the cases.
  func append(to code: inout CodeTree) {
    guard isLarge || isComparable else { return }
    if isComparable {
      code.blank()
      code.documentation(["The order is the one in which the options are declared."])
      code.function(access + "static func < ", ["left: Self", "right: Self"], "-> Bool") { code in
        code.return(.code("left.index < right.index"))
      }
    }
    if isLarge {
      code.blank()
      appendEquality(to: &code)
      code.blank()
      appendHash(to: &code)
    }
    code.blank()
    code.documentation(["The place of the case in the declaration, from 0."])
    // Or else an optimizing compiler has the switch again in every fact and comparison.
    if isLarge { code.line("@inline(never)") }
    code.block("private var index: Int") { code in
      code.switchOver(.code("self")) { code in
        if isLarge {
          code.numberedCases(cases)
          return
        }
        for index in cases.indices {
          code.case(cases[index], returning: .code(String(index)))
        }
      }
    }
  }

  private func appendEquality(to code: inout CodeTree) {
    code.function(access + "static func == ", ["left: Self", "right: Self"], "-> Bool") { code in
      if payloads.isEmpty {
        code.return(.code("left.index == right.index"))
        return
      }
      code.switchOver(.code("(left, right)")) { code in
        for item in payloads {
          let pattern = "(\(item)(let left), \(item)(let right))"
          code.case(pattern, returning: .code("left == right"))
        }
        code.defaultCase(returning: .code("left.index == right.index"))
      }
    }
  }

  private func appendHash(to code: inout CodeTree) {
    code.function(access + "func hash", ["into hasher: inout Hasher"]) { code in
      code.line("hasher.combine(index)")
      if payloads.isEmpty { return }
      code.switchOver(.code("self")) { code in
        for item in payloads {
          code.case([item + "(let payload)"]) { code in
            code.line("hasher.combine(payload)")
          }
        }
        code.defaultCase { code in
          code.line("break")
        }
      }
    }
  }
}
