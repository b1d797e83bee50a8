import MenuTooling
import Testing

@Suite("Differences of texts")
struct LineDiffTests {
  @Test("Changes far apart have hunks of their own, with three lines around")
  func hunks() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "third\n").replacing("line 18\n", with: "")
    #expect(
      LineDiff(from: old, to: new).unified("a", "b") == """
        --- a
        +++ b
        @@ -1,6 +1,6 @@
         line 1
         line 2
        -line 3
        +third
         line 4
         line 5
         line 6
        @@ -15,6 +15,5 @@
         line 15
         line 16
         line 17
        -line 18
         line 19
         line 20

        """)
  }

  @Test("Texts that are the same have none; a missing line end and an empty text are told")
  func edges() {
    #expect(LineDiff(from: "a\n", to: "a\n").unified("a", "b").isEmpty)
    #expect(
      LineDiff(from: "a\n", to: "a").unified("a", "b")
        == "--- a\n+++ b\n@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file\n")
    #expect(
      LineDiff(from: "", to: "a\n").unified("a", "b") == "--- a\n+++ b\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test("Applying the steps to random texts gives the new text", arguments: 0..<200)
  func random(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let old = (0..<next(30)).map { _ in "\(next(5))\n" }
    let new = (0..<next(30)).map { _ in "\(next(5))\n" }
    let diff = LineDiff(from: old.joined(), to: new.joined()).unified("a", "b")
    // Hunks are applied as `patch` does: each replaces lines from its start.
    var result: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        while position < start {
          result.append(old[position])
          position += 1
        }
      } else if line.hasPrefix("+") {
        result.append(line.dropFirst() + "\n")
      } else {
        #expect(old[position] == line.dropFirst() + "\n")
        if line.hasPrefix(" ") { result.append(old[position]) }
        position += 1
      }
    }
    result += old[position...]
    #expect(result == new)
  }

  @Test("Changes far apart in a long file are small, also where many lines are alike")
  func longFiles() {
    func text(_ changed: Set<Int>) -> String {
      (0..<30_000).map { number in
        "\"key\(number)\": {\n  \"value\": \(changed.contains(number) ? "new" : "old")\n},\n"
      }.joined()
    }
    let diff = LineDiff(from: text([]), to: text([10, 15_000, 29_990])).unified("a", "b")
    #expect(
      diff.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }.count == 6)
    #expect(diff.split(separator: "\n").count == 2 + 3 * 9)
  }
}
