// For programs that run: the contents of toolbars and the menu bar.

#if !canImport(ObjectiveC)
  /// An item of a toolbar.
  @MainActor public struct ToolbarNode {
    public enum Kind: String { case item, group, spacer, system, titleMenu }
    public var kind: Kind
    /// The name of the placement: `primaryAction`.
    public var placement: String
    public var id: String?
    public var showsByDefault = true
    public var label: [ViewNode] = []
    public var views: [ViewNode] = []
    /// The modifiers applied to it, innermost first.
    public var changes: [Change] = []

    init(_ kind: Kind, _ placement: String) { (self.kind, self.placement) = (kind, placement) }
    public func change(_ name: String) -> Change? { changes.last { $0.name == name } }
  }

  extension ViewNode {
    /// The toolbar added with `toolbar` or `toolbar(id:)`.
    public var toolbar: [ToolbarNode] {
      (change("toolbar(id:)") ?? change("toolbar"))?.toolbar ?? []
    }
    /// The items of all toolbars that were added.
    public var toolbars: [ToolbarNode] { changes.flatMap(\.toolbar) }
  }

  extension Change {
    /// The items that the modifier adds to a bar.
    @MainActor package var toolbar: [ToolbarNode] {
      guard let content = value as? any ToolbarContent else { return [] }
      return walking { toolbarTree(of: content) }
    }
  }

  @MainActor public func toolbarTree(of content: any ToolbarContent) -> [ToolbarNode] {
    if let content = content as? any WalkableToolbar { return content.items }
    return bodyTree(of: content)
  }
  @MainActor private func bodyTree<C: ToolbarContent>(of content: C) -> [ToolbarNode] {
    toolbarTree(of: content.body)
  }

  @MainActor protocol WalkableToolbar {
    var items: [ToolbarNode] { get }
  }

  extension ToolbarTuple: WalkableToolbar {
    var items: [ToolbarNode] { contents.flatMap(toolbarTree(of:)) }
  }
  extension Optional: WalkableToolbar where Wrapped: ToolbarContent {
    var items: [ToolbarNode] { map { toolbarTree(of: $0) } ?? [] }
  }
  extension _ConditionalContent: WalkableToolbar
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    var items: [ToolbarNode] { (content as? any ToolbarContent).map(toolbarTree(of:)) ?? [] }
  }
  extension Group: WalkableToolbar where Content: ToolbarContent {
    var items: [ToolbarNode] { toolbarTree(of: content) }
  }
  extension ModifiedToolbar: WalkableToolbar {
    var items: [ToolbarNode] {
      toolbarTree(of: content).map { item in
        var item = item
        item.changes.append(change)
        return item
      }
    }
  }
  extension ToolbarItem: WalkableToolbar {
    var items: [ToolbarNode] {
      var item = ToolbarNode(.item, placement.name)
      item.id = id as? String
      item.showsByDefault = showsByDefault
      item.views = viewTree(of: content)
      return [item]
    }
  }
  extension ToolbarItemGroup: WalkableToolbar {
    var items: [ToolbarNode] {
      var item = ToolbarNode(.group, placement.name)
      if let labeled = content as? any LabeledGroup {
        item.label = viewTree(of: labeled.anyLabel)
        item.views = viewTree(of: labeled.anyContent)
      } else {
        item.views = viewTree(of: content)
      }
      return [item]
    }
  }
  extension LabeledToolbarItemGroupContent: LabeledGroup {
    var anyLabel: any View { label }
    var anyContent: any View { content }
  }
  extension ToolbarSpacer: WalkableToolbar {
    var items: [ToolbarNode] {
      var item = ToolbarNode(.spacer, placement.name)
      item.id = sizing.name
      return [item]
    }
  }
  extension DefaultToolbarItem: WalkableToolbar {
    var items: [ToolbarNode] {
      var item = ToolbarNode(.system, placement.name)
      item.id = kind.name
      return [item]
    }
  }
  extension ToolbarTitleMenu: WalkableToolbar {
    var items: [ToolbarNode] {
      var item = ToolbarNode(.titleMenu, "automatic")
      item.views = viewTree(of: content)
      return [item]
    }
  }

  /// A menu in the menu bar, or an addition to one.
  @MainActor public struct CommandNode {
    /// `menu`, `before`, `after`, `replacing`, or the name of a set of standard commands.
    public var kind: String
    /// A menu's title, or the name of the placement: `newItem`.
    public var name: String
    public var views: [ViewNode]
  }

  @MainActor public func commandTree(of commands: any Commands) -> [CommandNode] {
    if let commands = commands as? any WalkableCommands { return commands.menus }
    return bodyTree(of: commands)
  }
  @MainActor private func bodyTree<C: Commands>(of commands: C) -> [CommandNode] {
    // The standard sets have no body.
    if C.Body.self == Never.self {
      return [CommandNode(kind: "\(C.self)", name: "", views: [])]
    }
    return commandTree(of: commands.body)
  }

  @MainActor protocol WalkableCommands {
    var menus: [CommandNode] { get }
  }

  extension EmptyCommands: WalkableCommands {
    var menus: [CommandNode] { [] }
  }
  extension CommandsTuple: WalkableCommands {
    var menus: [CommandNode] { contents.flatMap(commandTree(of:)) }
  }
  extension Optional: WalkableCommands where Wrapped: Commands {
    var menus: [CommandNode] { map { commandTree(of: $0) } ?? [] }
  }
  extension _ConditionalContent: WalkableCommands
  where TrueContent: Commands, FalseContent: Commands {
    var menus: [CommandNode] { (content as? any Commands).map(commandTree(of:)) ?? [] }
  }
  extension Group: WalkableCommands where Content: Commands {
    var menus: [CommandNode] { commandTree(of: content) }
  }
  extension CommandMenu: WalkableCommands {
    var menus: [CommandNode] {
      [CommandNode(kind: "menu", name: name.text, views: viewTree(of: content))]
    }
  }
  extension CommandGroup: WalkableCommands {
    var menus: [CommandNode] {
      [CommandNode(kind: "\(position)", name: placement.name, views: viewTree(of: content))]
    }
  }
#endif
