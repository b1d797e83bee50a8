// swift-tools-version: 6.2
import PackageDescription

// A package with a target of each kind that `check --tool` checks.
let package = Package(
  name: "names",
  platforms: [.macOS(.v12)],
  targets: [
    .executableTarget(
      name: "names-tool", dependencies: ["Names", "Words"], swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "Names", dependencies: ["Words"], resources: [.embedInCode("Resources/names.txt")]),
    .target(name: "Words"),
    .plugin(name: "NamesPlugin", capability: .buildTool(), dependencies: ["names-tool"]),
  ]
)
