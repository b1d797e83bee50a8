extension String {
  /// This as a word of a shell's command, in quotes where it needs them.
  package var shellWord: String {
    let isPlain = { (byte: UInt8) in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+,:@%".utf8.contains(byte)
    }
    if !isEmpty && utf8.allSatisfy(isPlain) { return self }
    var word = ""
    for scalar in unicodeScalars {
      word += scalar == "'" ? #"'\''"# : String(scalar)
    }
    return "'\(word)'"
  }
}
