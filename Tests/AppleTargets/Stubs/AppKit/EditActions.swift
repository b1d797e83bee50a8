// The edit actions that AppKit's text views declare (API facts 2.5).

@MainActor open class NSText: NSView {
  @objc open func cut(_ sender: Any?) {}
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
}
