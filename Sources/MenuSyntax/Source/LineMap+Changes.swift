extension LineMap {
  /// The lines of a source after a part of it was replaced: only those around the change are read.
  ///
  /// - Parameters:
  ///   - old: The lines before.
  ///   - span: The bytes that were replaced, as they were before.
  ///   - count: How many bytes are there instead.
  ///   - source: The source after the change.
  package init(_ old: LineMap, replacing span: Span, by count: Int, in source: Source) {
    let shift = count - span.count
    // A CR before the change may have got its LF, or lost it.
    let first = old.position(of: span.start > 0 ? span.start - 1 : 0).line - 1
    // What ended lines after the change still does.
    var last = first + 1
    while last < old.starts.count && old.starts[last] <= span.end { last += 1 }
    var starts: [UInt32] = []
    starts.reserveCapacity(old.starts.count + 1 + count / 24)
    starts += old.starts[...first]
    source.storage.withUnsafeBufferPointer { bytes in
      var index = Int(old.starts[first])
      let end = Int(span.start) + count
      while index < end {
        let byte = bytes[index]
        index += 1
        // A source's bytes end in a NUL, so there is one after each of them.
        if byte == 0x0A || byte == 0x0D && bytes[index] != 0x0A { starts.append(UInt32(index)) }
      }
    }
    for start in old.starts[last...] { starts.append(UInt32(Int(start) + shift)) }
    self.starts = starts
  }
}
