// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Timer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-menu-generator", path: "../..", traits: ["QuickBuild"])
  ],
  targets: [
    .executableTarget(
      name: "Timer",
      dependencies: [.product(name: "MenuRuntime", package: "swift-menu-generator")],
      plugins: [.plugin(name: "MenuGenerator", package: "swift-menu-generator")])
  ]
)
