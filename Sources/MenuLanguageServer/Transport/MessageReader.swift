/// Splits a stream of bytes into the contents of its frames.
///
/// A frame is header lines that end in CRLF, an empty line, and as many bytes as `Content-Length` says. After an unusable
/// header, bytes are skipped up to the next `Content-Length`.
struct MessageReader {
  /// A frame that was read.
  enum Frame: Equatable {
    case content([UInt8])
    /// Header lines without a usable length.
    case badHeader
  }

  /// The longest message in bytes: room for a file of the largest size with each byte escaped.
  static let maximumLength = 128 << 20
  private static let maximumHeader = 4096

  private var buffer: [UInt8] = []
  private var start = 0

  init() {}

  /// Takes bytes that have arrived.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 && start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole frame; nil until more bytes arrive.
  mutating func next() -> Frame? {
    guard let headerEnd = endOfHeader() else {
      guard buffer.count - start > Self.maximumHeader else { return nil }
      resynchronize(from: start + 1)
      return .badHeader
    }
    guard let length = contentLength(in: start..<headerEnd.end) else {
      // The rest of a message with a wrong length may come before the next header.
      resynchronize(from: start + 1)
      return .badHeader
    }
    guard buffer.count - headerEnd.next >= length else { return nil }
    let content = Array(buffer[headerEnd.next..<headerEnd.next + length])
    start = headerEnd.next + length
    if start > 1 << 16 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    return .content(content)
  }

  /// The end of the header lines, and the start of the content. A client may end lines with LF alone.
  private func endOfHeader() -> (end: Int, next: Int)? {
    var index = start
    let bound = min(buffer.count, start + Self.maximumHeader)
    while index < bound {
      if buffer[index] == 0x0A {
        if index + 1 < buffer.count && buffer[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < buffer.count && buffer[index + 1] == 0x0D && buffer[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  private func contentLength(in header: Range<Int>) -> Int? {
    var length: Int?
    for line in buffer[header].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
      guard let value = Int(String(decoding: digits, as: UTF8.self)), value >= 0,
        value <= Self.maximumLength
      else { return nil }
      length = value
    }
    return length
  }

  /// Drops bytes up to the next header that looks like one.
  private mutating func resynchronize(from offset: Int) {
    let mark = Array("Content-Length:".utf8)
    var index = offset
    while index + mark.count <= buffer.count {
      if buffer[index] == mark[0] && buffer[index..<index + mark.count].elementsEqual(mark) {
        start = index
        return
      }
      index += 1
    }
    // The last bytes may be the beginning of the mark.
    start = max(offset, buffer.count - mark.count + 1)
    start = min(start, buffer.count)
  }
}
