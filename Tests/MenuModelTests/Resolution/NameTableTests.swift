import Testing

@testable import MenuModel

@Suite("Names found by their bytes")
struct NameTableTests {
  @Test("Names of any length that differ in one byte or in their scope are told apart")
  func lengths() {
    var table = NameTable()
    var names: [String] = []
    for length in 1...33 {
      let plain = String(repeating: "a", count: length)
      names.append(plain)
      for position in 0..<length {
        var bytes = Array(plain.utf8)
        bytes[position] = UInt8(ascii: "b")
        names.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    for (number, name) in names.enumerated() {
      let known = table.find(name)
      #expect(known == nil)
      table.insert(copying: name, number)
      table.insert(copying: name, -number, in: 7)
    }
    for (number, name) in names.enumerated() {
      let values = [
        table.find(name), table.find(name, in: 7), table.find(name, in: 8), table.find(name + "c"),
      ]
      #expect(values == [number, -number, nil, nil])
    }
  }

  @Test("Spellings of one name in different bytes are one name, also past the first bytes")
  func spellings() {
    for prefix in ["", "abcdefg", "abcdefgh", "abcdefghijklmnopq"] {
      var table = NameTable()
      table.insert(copying: prefix + "e\u{301}", 3)
      let values = [table.find(prefix + "\u{E9}"), table.find(prefix + "e")]
      #expect(values == [3, nil])
    }
  }
}
