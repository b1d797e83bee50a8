// developer.apple.com/documentation/swiftui/commands, commandgroup, commandgroupplacement, commandmenu. Not
// on tvOS and watchOS. The builder accepts at most ten children per block.

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return ModifiedScene(scenes[0], Change("scenes", scenes))
  }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: Scene {}
struct ModifiedScene: Scene {
  let content: any Scene
  let change: Change
  nonisolated init(_ content: any Scene, _ change: Change) {
    (self.content, self.change) = (content, change)
  }
  var body: Never { fatalError("no body") }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct WindowGroup<Content: View>: Scene {
  let content: Content
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    content = makeContent()
  }
  public var body: Never { fatalError("no body") }
}

#if !os(tvOS) && !os(watchOS)
  @available(iOS 14, macOS 11, *)
  @MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @MenuBarBuilder @MainActor @preconcurrency var body: Body { get }
  }
  @available(iOS 14, macOS 11, *)
  extension Never: Commands {}
  @available(iOS 14, macOS 11, *)
  extension Commands where Body == Never {
    public var body: Never { fatalError("no body") }
  }

  @available(iOS 14, macOS 11, *)
  @resultBuilder public struct CommandsBuilder {
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands {
      CommandsTuple([c0, c1])
    }
    public static func buildBlock<C0: Commands, C1: Commands, C2: Commands>(
      _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some Commands { CommandsTuple([c0, c1, c2]) }
    public static func buildBlock<C0: Commands, C1: Commands, C2: Commands, C3: Commands>(
      _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some Commands { CommandsTuple([c0, c1, c2, c3]) }
    public static func buildBlock<
      C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some Commands {
      CommandsTuple([c0, c1, c2, c3, c4])
    }
    public static func buildBlock<
      C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some Commands {
      CommandsTuple([c0, c1, c2, c3, c4, c5])
    }
    public static func buildBlock<
      C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands,
      C6: Commands
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some Commands {
      CommandsTuple([c0, c1, c2, c3, c4, c5, c6])
    }
    public static func buildBlock<
      C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands,
      C6: Commands, C7: Commands
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
      -> some Commands
    { CommandsTuple([c0, c1, c2, c3, c4, c5, c6, c7]) }
    public static func buildBlock<
      C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands,
      C6: Commands, C7: Commands, C8: Commands
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
      -> some Commands
    { CommandsTuple([c0, c1, c2, c3, c4, c5, c6, c7, c8]) }
    public static func buildBlock<
      C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands,
      C6: Commands, C7: Commands, C8: Commands, C9: Commands
    >(
      _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
      _ c9: C9
    ) -> some Commands { CommandsTuple([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9]) }

    @available(iOS 16, macOS 13, *)
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
    @available(iOS 16, macOS 13, *)
    public static func buildEither<T: Commands, F: Commands>(
      first: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(commands: first) }
    @available(iOS 16, macOS 13, *)
    public static func buildEither<T: Commands, F: Commands>(
      second: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(commands: second) }
    @available(iOS 17.5, macOS 14.5, *)
    public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
      CommandsTuple([content])
    }
  }

  @available(iOS 14, macOS 11, *)
  struct CommandsTuple: Commands {
    let contents: [any Commands]
    nonisolated init(_ contents: [any Commands]) { self.contents = contents }
  }
  @available(iOS 14, macOS 11, *)
  extension Optional: Commands where Wrapped: Commands {}
  @available(iOS 14, macOS 11, *)
  extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
  @available(iOS 14, macOS 11, *)
  extension Group: Commands where Content: Commands {
    #if !CONTENT_BUILDER
      public init(@CommandsBuilder content: () -> Content) { self.content = content() }
    #endif
  }

  @available(iOS 14, macOS 11, *)
  public struct CommandGroupPlacement {
    let name: String
    public static var appInfo: CommandGroupPlacement { CommandGroupPlacement(name: "appInfo") }
    public static var appSettings: CommandGroupPlacement {
      CommandGroupPlacement(name: "appSettings")
    }
    public static var systemServices: CommandGroupPlacement {
      CommandGroupPlacement(name: "systemServices")
    }
    public static var appVisibility: CommandGroupPlacement {
      CommandGroupPlacement(name: "appVisibility")
    }
    public static var appTermination: CommandGroupPlacement {
      CommandGroupPlacement(name: "appTermination")
    }
    public static var newItem: CommandGroupPlacement { CommandGroupPlacement(name: "newItem") }
    public static var saveItem: CommandGroupPlacement { CommandGroupPlacement(name: "saveItem") }
    public static var importExport: CommandGroupPlacement {
      CommandGroupPlacement(name: "importExport")
    }
    public static var printItem: CommandGroupPlacement { CommandGroupPlacement(name: "printItem") }
    public static var undoRedo: CommandGroupPlacement { CommandGroupPlacement(name: "undoRedo") }
    public static var pasteboard: CommandGroupPlacement {
      CommandGroupPlacement(name: "pasteboard")
    }
    public static var textEditing: CommandGroupPlacement {
      CommandGroupPlacement(name: "textEditing")
    }
    public static var textFormatting: CommandGroupPlacement {
      CommandGroupPlacement(name: "textFormatting")
    }
    public static var toolbar: CommandGroupPlacement { CommandGroupPlacement(name: "toolbar") }
    public static var sidebar: CommandGroupPlacement { CommandGroupPlacement(name: "sidebar") }
    public static var windowSize: CommandGroupPlacement {
      CommandGroupPlacement(name: "windowSize")
    }
    public static var windowArrangement: CommandGroupPlacement {
      CommandGroupPlacement(name: "windowArrangement")
    }
    public static var help: CommandGroupPlacement { CommandGroupPlacement(name: "help") }
    @available(iOS, unavailable)
    public static var windowList: CommandGroupPlacement {
      CommandGroupPlacement(name: "windowList")
    }
    @available(macOS 13, *)
    @available(iOS, unavailable)
    public static var singleWindowList: CommandGroupPlacement {
      CommandGroupPlacement(name: "singleWindowList")
    }
  }

  @available(iOS 14, macOS 11, *)
  public struct CommandGroup<Content: View>: Commands {
    enum Position { case before, after, replacing }
    let position: Position
    let placement: CommandGroupPlacement
    let content: Content
    public init(
      before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
    ) { (position, placement, content) = (.before, group, addition()) }
    public init(
      after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
    ) { (position, placement, content) = (.after, group, addition()) }
    public init(
      replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
    ) { (position, placement, content) = (.replacing, group, addition()) }
  }

  @available(iOS 14, macOS 11, *)
  public struct CommandMenu<Content: View>: Commands {
    let name: Text
    let content: Content
    public init(
      _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { (name, self.content) = (Text(nameKey), content()) }
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
      (self.name, self.content) = (name, content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
      (self.name, self.content) = (Text(name), content())
    }
    @available(iOS 16, macOS 13, *)
    @_disfavoredOverload
    public init(
      _ name: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) { (self.name, self.content) = (Text(name), content()) }
  }

  @available(iOS 14, macOS 11, *)
  public struct EmptyCommands: Commands {
    public init() {}
  }

  @available(iOS 14, macOS 11, *)
  public struct SidebarCommands: Commands {
    public init() {}
  }

  @available(iOS 14, macOS 11, *)
  public struct ToolbarCommands: Commands {
    public init() {}
  }

  @available(iOS 14, macOS 11, *)
  public struct TextEditingCommands: Commands {
    public init() {}
  }

  @available(iOS 14, macOS 11, *)
  public struct TextFormattingCommands: Commands {
    public init() {}
  }

  @available(iOS 17, macOS 14, *)
  public struct InspectorCommands: Commands {
    public init() {}
  }

  @available(macOS 12, *)
  @available(iOS, unavailable)
  public struct ImportFromDevicesCommands: Commands {
    public init() {}
  }

  @available(iOS 14, macOS 11, *)
  extension Scene {
    nonisolated public func commands<Content: Commands>(
      @CommandsBuilder content: () -> Content
    ) -> some Scene { ModifiedScene(self, Change("commands", content())) }
    @available(iOS 16, macOS 13, *)
    nonisolated public func commandsRemoved() -> some Scene {
      ModifiedScene(self, Change("commandsRemoved"))
    }
    @available(iOS 16, macOS 13, *)
    nonisolated public func commandsReplaced<Content: Commands>(
      @CommandsBuilder content: () -> Content
    ) -> some Scene { ModifiedScene(self, Change("commandsReplaced", content())) }
  }
#endif
