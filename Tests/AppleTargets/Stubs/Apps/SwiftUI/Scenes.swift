// What apps of the documentation use of SwiftUI, besides what the library uses. Scenes:
// developer.apple.com/documentation/swiftui/app, windowgroup, settings and documentgroup
public import UniformTypeIdentifiers

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension App {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PresentedWindowContent<Data, Content: View>: PrimitiveView
where Data: Codable & Hashable {
  let content: (Binding<Data?>) -> Content
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension WindowGroup {
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    content = makeContent()
  }
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) { content = makeContent() }
  nonisolated public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) { content = makeContent() }
}
@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }
}

@available(macOS 11, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct Settings<Content: View>: Scene {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("no body") }
}

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var openWindow: OpenWindowAction { fatalError("not run") }
}

// Documents

@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol FileDocument: Sendable {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DocumentGroup<Document, Content: View>: Scene {
  public var body: Never { fatalError("no body") }
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DocumentGroup where Document: FileDocument {
  nonisolated public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}
