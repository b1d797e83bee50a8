// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "swift-menu-generator",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "menugen", targets: ["menugen"]),
    .plugin(name: "MenuGenerator", targets: ["MenuGeneratorPlugin"]),
  ],
  targets: [
    .target(name: "MenuSyntax"),
    .target(name: "MenuModel", dependencies: ["MenuSyntax"]),
    .target(name: "MenuGuidelines", dependencies: ["MenuModel"]),
    .target(name: "MenuEmission", dependencies: ["MenuModel"]),
    .target(
      name: "MenuTooling",
      dependencies: ["MenuSyntax", "MenuModel", "MenuGuidelines", "MenuEmission"]),
    .target(
      name: "MenuLanguageServer",
      dependencies: ["MenuTooling", "MenuGuidelines", "MenuModel", "MenuSyntax"]),
    .executableTarget(
      name: "menugen",
      dependencies: [
        "MenuLanguageServer", "MenuTooling", "MenuEmission", "MenuGuidelines", "MenuModel",
        "MenuSyntax",
      ]),
    .plugin(
      name: "MenuGeneratorPlugin",
      capability: .buildTool(),
      dependencies: ["menugen"],
      path: "Sources/MenuGeneratorPlugin"),
    .executableTarget(
      name: "MenuBenchmarks",
      dependencies: ["MenuSyntax"],
      path: "Tests/Benchmarks/MenuBenchmarks"),
    .testTarget(name: "MenuSyntaxTests", dependencies: ["MenuSyntax"]),
    .testTarget(name: "MenuModelTests", dependencies: ["MenuModel"]),
    .testTarget(name: "MenuGuidelinesTests", dependencies: ["MenuGuidelines", "MenuTooling"]),
    .testTarget(name: "MenuEmissionTests", dependencies: ["MenuEmission"]),
    .testTarget(name: "MenuToolingTests", dependencies: ["MenuTooling"]),
    .testTarget(name: "MenuLanguageServerTests", dependencies: ["MenuLanguageServer"]),
    .testTarget(name: "MenugenTests", dependencies: ["menugen"]),
  ]
)
