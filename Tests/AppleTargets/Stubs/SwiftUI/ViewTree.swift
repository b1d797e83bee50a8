// For programs that run: the views on screen and their actions.

#if !canImport(ObjectiveC)
  /// A view without its containers: a button, a menu, a text.
  @MainActor public struct ViewNode {
    public enum Kind: String {
      case button, color, controlGroup, divider, element, image, label, menu, picker, section
      case shareLink, spacer, text, toggle
    }
    public var kind: Kind
    /// The text of a `Text`. Nil for all other views, whose texts are in `label`.
    public var text: String?
    public var symbol: String?
    public var asset: String?
    /// `destructive`, `cancel`, `close` or `confirm`.
    public var role: String?
    public var label: [ViewNode] = []
    public var children: [ViewNode] = []
    /// The modifiers applied to it and its containers, innermost first.
    public var changes: [Change] = []
    /// What distinguishes it in its container, as "Demystify SwiftUI" (WWDC21) tells: the IDs of `ForEach` and the
    /// branches of conditions around it, outermost first. With another identity or kind it is another view.
    public var identity: [AnyHashable] = []
    /// The tap action; for a menu, its primary action.
    public var press: (@MainActor () -> Void)?
    public var isOn: Binding<Bool>?
    /// Whether a toggle shows a dash.
    public var isMixed = false
    public var selection: PickerSelection?

    init(_ kind: Kind) { self.kind = kind }

    /// Its own text, or its label's.
    public var title: String {
      if let text { return text }
      return label.map(\.title).joined()
    }
    /// Its own symbol, or its label's.
    public var symbolName: String? {
      symbol ?? label.lazy.compactMap(\.symbolName).first
    }
    public func change(_ name: String) -> Change? { changes.last { $0.name == name } }
    public var isDisabled: Bool {
      changes.contains { $0.name == "disabled" && $0.value as? Bool == true }
    }
    public var shortcut: KeyboardShortcut? {
      change("keyboardShortcut")?.value as? KeyboardShortcut
    }
    public var tag: AnyHashable? { change("tag")?.value as? AnyHashable }
    /// The views passed to a modifier, such as `menuItems` of `contextMenu`.
    public func views(of name: String, _ label: String) -> [ViewNode] {
      change(name)?.tree(label) ?? []
    }
    /// The views in the backgrounds of the view.
    public var backgrounds: [ViewNode] {
      changes.filter { $0.name == "background" }.flatMap { $0.tree("background") }
    }
    func identified(by id: AnyHashable) -> ViewNode {
      var node = self
      node.identity.insert(id, at: 0)
      return node
    }
    /// The view and all its descendants, in the order shown.
    public var all: [ViewNode] { [self] + children.flatMap(\.all) }
  }

  extension Change {
    /// The views passed to the modifier under this label.
    @MainActor package func tree(_ label: String) -> [ViewNode] {
      guard let view = views.first(where: { $0.label == label }) else { return [] }
      return walking { viewTree(of: view.build()) }
    }

    /// Walks what was passed to the modifier, with the environment of the view.
    @MainActor package func walking<T>(_ walk: () -> T) -> T {
      (environment ?? EnvironmentValues()).walking(walk)
    }
  }

  /// The selection of a picker, and a function to change it.
  public struct PickerSelection {
    public let value: () -> AnyHashable
    /// Selects a tag. Does nothing if it has a different type.
    public let choose: (AnyHashable) -> Void
  }

  /// The views that `view` shows, after resolving bodies, groups, conditions and modifiers.
  @MainActor public func viewTree(of view: any View) -> [ViewNode] {
    if let view = view as? any WalkableView { return view.nodes }
    return bodyTree(of: view)
  }

  @MainActor private func bodyTree<V: View>(of view: V) -> [ViewNode] {
    // A view of AppKit or UIKit has no body.
    V.Body.self == Never.self ? [] : viewTree(of: view.body)
  }

  @MainActor protocol WalkableView {
    var nodes: [ViewNode] { get }
  }

  extension EmptyView: WalkableView {
    var nodes: [ViewNode] { [] }
  }
  extension TupleView: WalkableView {
    var nodes: [ViewNode] { views.flatMap { viewTree(of: $0) } }
  }
  extension _ConditionalContent: WalkableView where TrueContent: View, FalseContent: View {
    var nodes: [ViewNode] { viewTree(of: chosen).map { $0.identified(by: branch) } }
  }
  extension Optional: WalkableView where Wrapped: View {
    var nodes: [ViewNode] { map { viewTree(of: $0) } ?? [] }
  }
  extension AnyView: WalkableView {
    var nodes: [ViewNode] { viewTree(of: content) }
  }
  extension Group: WalkableView where Content: View {
    var nodes: [ViewNode] { viewTree(of: content) }
  }
  extension VStack: WalkableView {
    var nodes: [ViewNode] { viewTree(of: content) }
  }
  extension ForEach: WalkableView where Content: View {
    var nodes: [ViewNode] {
      data.flatMap { element in
        viewTree(of: content(element)).map { $0.identified(by: identity(element)) }
      }
    }
  }
  extension _ViewModifier_Content: WalkableView {
    var nodes: [ViewNode] { viewTree(of: content) }
  }
  extension Modified: WalkableView {
    var nodes: [ViewNode] {
      var change = change
      change.environment = EnvironmentValues.current
      let nodes = viewTree(of: content)
      change.count = nodes.count
      return nodes.map { node in
        var node = node
        node.changes.append(change)
        return node
      }
    }
  }
  extension AccessibilityElement: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.element)
      node.children = viewTree(of: content)
      return [node]
    }
  }
  extension Text: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.text)
      node.text = text
      return [node]
    }
  }
  extension Image: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.image)
      if isSymbol { node.symbol = name } else { node.asset = name }
      return [node]
    }
  }
  extension Color: WalkableView {
    var nodes: [ViewNode] { [ViewNode(.color)] }
  }
  extension Label: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.label)
      node.label = viewTree(of: title) + viewTree(of: icon)
      return [node]
    }
  }
  extension Divider: WalkableView {
    var nodes: [ViewNode] { [ViewNode(.divider)] }
  }
  extension Button: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.button)
      node.role = role
      node.label = viewTree(of: label)
      node.press = action
      return [node]
    }
  }
  extension Section: WalkableView where Parent: View, Content: View, Footer: View {
    var nodes: [ViewNode] {
      var node = ViewNode(.section)
      node.label = viewTree(of: parent)
      node.children = viewTree(of: content)
      return [node]
    }
  }
  extension Toggle: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.toggle)
      node.label = viewTree(of: label)
      node.isOn = isOn
      node.isMixed = Set(sources.map(\.wrappedValue)).count > 1
      return [node]
    }
  }
  extension Picker: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.picker)
      node.label = viewTree(of: label)
      node.children = viewTree(of: content)
      node.selection = PickerSelection(
        value: { AnyHashable(selection.wrappedValue) },
        choose: { tag in
          guard let value = tag.base as? SelectionValue else { return }
          selection.wrappedValue = value
        })
      return [node]
    }
  }
  extension ControlGroup: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.controlGroup)
      if let labeled = content as? any LabeledGroup {
        node.label = viewTree(of: labeled.anyLabel)
        node.children = viewTree(of: labeled.anyContent)
      } else {
        node.children = viewTree(of: content)
      }
      return [node]
    }
  }
  @MainActor protocol LabeledGroup {
    var anyLabel: any View { get }
    var anyContent: any View { get }
  }
  extension LabeledControlGroupContent: LabeledGroup {
    var anyLabel: any View { label }
    var anyContent: any View { content }
  }
  extension Menu: WalkableView {
    var nodes: [ViewNode] {
      var node = ViewNode(.menu)
      node.label = viewTree(of: label)
      node.children = viewTree(of: content)
      if let primaryAction { node.press = { primaryAction() } }
      return [node]
    }
  }
#endif
