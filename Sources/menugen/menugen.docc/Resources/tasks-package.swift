// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tasks",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(path: "../swift-menu-generator", traits: ["QuickBuild"])
  ],
  targets: [
    .executableTarget(
      name: "Tasks",
      dependencies: [.product(name: "MenuRuntime", package: "swift-menu-generator")],
      plugins: [.plugin(name: "MenuGenerator", package: "swift-menu-generator")])
  ]
)
