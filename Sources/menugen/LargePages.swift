#if canImport(Glibc)
  import Glibc
#endif

/// Memory in large pages, for runs over large modules.
///
/// Linux clears memory when it is first touched, 4 KB at a time unless asked for more. Those stops were a third of the time of
/// a run; in pages of 2 MB they are few. Other systems choose for themselves, and nothing here is done there.
enum LargePages {
  /// Sources from this number of bytes on are worth it: a page has to be cleared whole.
  private static let smallest = 1 << 16
  /// What a run takes of the heap for each byte of the sources, about: `check` the most.
  private static let perByte = 18
  private static let page = 2 << 20
  /// The most bytes that glibc takes from its heap at once; larger pieces are mapped one by one.
  private static let largestPiece = 30 << 20

  /// Asks for large pages where the allocator will take memory from.
  ///
  /// - Parameter bytes: The size of all sources.
  static func prepare(forSources bytes: Int) {
    #if canImport(Glibc)
      guard bytes >= smallest else { return }
      // When a large piece is given back, glibc learns to take pieces up to that size from its heap and to keep what is given
      // back there. None of it is touched.
      allocate((32 << 20) - (1 << 14)).deallocate()
      var left = min(bytes, 1 << 30) * perByte + 2 * page
      var pieces: [UnsafeMutableRawPointer] = []
      while left > 0 {
        let size = min(left, largestPiece)
        let piece = allocate(size)
        let start = (UInt(bitPattern: piece) + UInt(page - 1)) & ~UInt(page - 1)
        let end = (UInt(bitPattern: piece) + UInt(size)) & ~UInt(page - 1)
        if start < end, let first = UnsafeMutableRawPointer(bitPattern: start) {
          // Where the system has no large pages, the small ones do.
          madvise(first, Int(end - start), MADV_HUGEPAGE)
        }
        pieces.append(piece)
        left -= size
        // Stays, so that the pieces remain apart: one large piece at the end of the heap would go back to the system.
        if left > 0 { _ = allocate(64) }
      }
      for piece in pieces { piece.deallocate() }
      // Stays too, and is never touched: the heap goes on where the first large page begins.
      let start = UInt(bitPattern: pieces[0])
      let gap = (0 &- start) & UInt(page - 1)
      if gap > 4096 { _ = allocate(Int(gap) - 64) }
    #endif
  }

  /// Not `malloc`: the compiler leaves out pairs of `malloc` and `free` that do nothing in between.
  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: count, alignment: 16)
  }
}
