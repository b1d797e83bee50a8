/// How deep the parts of a module nest, so that recursive passes end on any stack.
package enum Nesting {
  /// The most levels of blocks, of conditions, and of menus with what they include.
  package static let maximumDepth = 64
}
