// What the plugins use of PackagePlugin. `facts` holds it against the module of that name in the toolchain.
import Foundation

public protocol Plugin {
  init()
}
extension Plugin {
  public static func main() async throws {}
}

public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}

public protocol CommandPlugin: Plugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws
}

public enum Command {
  case buildCommand(
    displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
    inputFiles: [URL] = [], outputFiles: [URL] = [])
}

public struct PluginContext {
  public let package: Package
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { try tool(named: name) }

  public struct Tool {
    public let name: String
    public let url: URL
  }
}

public struct Package {
  public let directoryURL: URL
  public let products: [any Product]
  public let targets: [any Target]
}
extension Package {
  public func targets(named targetNames: [String]) throws -> [any Target] { [] }
}

public protocol Product {
  var name: String { get }
  var targets: [any Target] { get }
}

public protocol Target {
  var name: String { get }
  var directoryURL: URL { get }
}
extension Target {
  public var recursiveTargetDependencies: [any Target] { [] }
}

public protocol SourceModuleTarget: Target {
  var kind: ModuleKind { get }
  var sourceFiles: FileList { get }
}

public enum ModuleKind {
  case generic
  case executable
  case test
}

public struct File {
  public let url: URL
}

public struct FileList {}
extension FileList: Sequence {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> File? { nil }
  }
  public func makeIterator() -> FileList.Iterator { Iterator() }
}

public struct ArgumentExtractor {
  public init(_ arguments: [String]) {}
  public mutating func extractOption(named name: String) -> [String] { [] }
  public mutating func extractFlag(named name: String) -> Int { 0 }
  public var remainingArguments: [String] { [] }
}

public struct Diagnostics {
  public static func error(_ message: String, file: String? = #file, line: Int? = #line) {}
  public static func warning(_ message: String, file: String? = #file, line: Int? = #line) {}
}
