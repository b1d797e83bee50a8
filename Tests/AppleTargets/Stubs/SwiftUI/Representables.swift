// developer.apple.com/documentation/swiftui/nsviewrepresentable, uiviewrepresentable: views of AppKit and UIKit. On Linux
// these stubs know neither, so the type of the view is any there.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#endif

#if os(macOS) || !canImport(ObjectiveC)
  @available(macOS 10.15, *)
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    #if canImport(ObjectiveC)
      associatedtype NSViewType: NSView
    #else
      associatedtype NSViewType: AnyObject
    #endif
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    typealias Context = NSViewRepresentableContext<Self>
  }
  @available(macOS 10.15, *)
  extension NSViewRepresentable {
    public var body: Never { fatalError("this view has no body") }
  }
  @available(macOS 10.15, *)
  @MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {}
#endif

#if !os(macOS) && !os(watchOS) || !canImport(ObjectiveC)
  @available(iOS 13, tvOS 13, *)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    #if canImport(ObjectiveC)
      associatedtype UIViewType: UIView
    #else
      associatedtype UIViewType: AnyObject
    #endif
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    typealias Context = UIViewRepresentableContext<Self>
  }
  @available(iOS 13, tvOS 13, *)
  extension UIViewRepresentable {
    public var body: Never { fatalError("this view has no body") }
  }
  @available(iOS 13, tvOS 13, *)
  @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> {}
#endif

#if !canImport(ObjectiveC)
  extension ViewNode {
    /// Makes the views of AppKit or UIKit in the backgrounds of the view. A program puts them into a window.
    public var platformViews: [AnyObject] {
      changes.filter { $0.name == "background" }.flatMap(\.views).compactMap {
        $0.build().platformView
      }
    }
  }

  extension View {
    /// Makes the views of AppKit or UIKit of which this consists, as where it appears.
    @MainActor public var platformViews: [AnyObject] {
      if let view = platformView { return [view] }
      if let stack = self as? any Stack {
        defer { stack.appear() }
        return stack.views.flatMap(\.platformViews)
      }
      return Body.self == Never.self ? [] : body.platformViews
    }

    @MainActor fileprivate var platformView: AnyObject? {
      if let view = self as? any NSViewRepresentable { return made(view) }
      if let view = self as? any UIViewRepresentable { return made(view) }
      return nil
    }
  }

  /// A view around others, which may be views of AppKit or UIKit.
  @MainActor private protocol Stack {
    var views: [any View] { get }
    func appear()
  }
  extension Stack {
    func appear() {}
  }
  extension VStack: Stack {
    var views: [any View] { [content] }
  }
  extension TupleView: Stack {}
  extension Modified: Stack {
    var views: [any View] { [content] }
    func appear() {
      if change.name == "onAppear", let action = change.value as? () -> Void { action() }
    }
  }

  @MainActor private func made<V: NSViewRepresentable>(_ representable: V) -> AnyObject {
    let view = representable.makeNSView(context: NSViewRepresentableContext())
    representable.updateNSView(view, context: NSViewRepresentableContext())
    return view
  }

  @MainActor private func made<V: UIViewRepresentable>(_ representable: V) -> AnyObject {
    let view = representable.makeUIView(context: UIViewRepresentableContext())
    representable.updateUIView(view, context: UIViewRepresentableContext())
    return view
  }
#endif
