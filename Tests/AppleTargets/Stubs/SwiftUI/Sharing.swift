// developer.apple.com/documentation/swiftui/sharelink

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: PrimitiveView
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  let items: Data
  let label: Label

  nonisolated init(_ items: Data, _ label: Label) { (self.items, self.label) = (items, label) }
}

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(items, label()) }
}

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(items, label()) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Never: Transferable {}

#if !canImport(ObjectiveC)
  extension ShareLink: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.shareLink)
      node.label = viewTree(of: label)
      node.changes = [Change("shared", items.map { "\($0)" })]
      return [node]
    }
  }
#endif
