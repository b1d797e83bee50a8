import MenuJSON

extension LSP {
  /// A place between two characters: line and character from 0, the character in units of the position encoding.
  struct Position: Hashable, JSONDecodable, JSONObjectEncodable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    init(json: JSONValue) throws(JSONDecodingError) {
      line = try json.required("line")
      character = try json.required("character")
    }

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("line", line)
      json.member("character", character)
    }
  }

  struct Range: Hashable, JSONDecodable, JSONObjectEncodable {
    var start: Position
    var end: Position

    init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    init(json: JSONValue) throws(JSONDecodingError) {
      start = try json.required("start")
      end = try json.required("end")
    }

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("start", start)
      json.member("end", end)
    }
  }

  struct Location: Hashable, JSONObjectEncodable {
    var uri: String
    var range: Range

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("uri", uri)
      json.member("range", range)
    }
  }
}

extension LSP.Position: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.line != right.line ? left.line < right.line : left.character < right.character
  }
}
