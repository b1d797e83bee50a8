/// Numbers for spellings, from 0, in the order in which they are first met.
struct SpellingInterner {
  private var numbers: [String: Int] = [:]

  /// The number of a spelling; nil if it was not met.
  func number(ofKnown spelling: String) -> Int? { numbers[spelling] }

  /// The number of a spelling, and whether it was not met before.
  mutating func number(of spelling: String) -> (number: Int, isNew: Bool) {
    if let number = numbers[spelling] { return (number, false) }
    let number = numbers.count
    numbers[spelling] = number
    return (number, true)
  }
}
