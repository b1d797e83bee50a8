/// Keeps values in one place for as long as it lives.
///
/// What refers to them by pointer is plain bytes: copied, compared and passed on without a count of references. Rules
/// look at each entry of a module many times, and most of their time went to such counts.
final class Keep<Value> {
  private var blocks: [UnsafeMutableBufferPointer<Value>] = []
  /// Where the next value goes, in the last block.
  private var next: UnsafeMutablePointer<Value>?
  /// How many values still go there.
  private var room = 0

  /// Keeps a value; gives where it stays.
  func keep(_ value: Value) -> UnsafePointer<Value> {
    let slot = slots(1)
    slot.initialize(to: value)
    return UnsafePointer(slot)
  }

  /// Keeps some values beside each other; gives where the first stays.
  func keep(_ values: ArraySlice<Value>) -> UnsafePointer<Value>? {
    if values.isEmpty { return nil }
    return values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return nil }
      let first = slots(values.count)
      first.initialize(from: base, count: values.count)
      return UnsafePointer(first)
    }
  }

  @inline(__always)
  private func slots(_ count: Int) -> UnsafeMutablePointer<Value> {
    if count <= room, let slot = next {
      next = slot + count
      room -= count
      return slot
    }
    return slotsInNewBlock(count)
  }

  @inline(never)
  private func slotsInNewBlock(_ count: Int) -> UnsafeMutablePointer<Value> {
    closeBlock()
    let size = max(count, 16 << min(2 * blocks.count, 8))
    let base = UnsafeMutablePointer<Value>.allocate(capacity: size)
    blocks.append(UnsafeMutableBufferPointer(start: base, count: size))
    next = base + count
    room = size - count
    return base
  }

  /// Cuts the last block to what is in it.
  private func closeBlock() {
    guard let last = blocks.popLast() else { return }
    blocks.append(UnsafeMutableBufferPointer(start: last.baseAddress, count: last.count - room))
  }

  deinit {
    closeBlock()
    for block in blocks {
      block.baseAddress?.deinitialize(count: block.count)
      block.baseAddress?.deallocate()
    }
  }
}
