// swift-tools-version: 6.2
import PackageDescription

// The library and the plugins with `menugen` as a program, so that no app builds the tool. `.ci/release` puts the
// program and the sources next to this file.
let package = Package(
  name: "swift-menu-generator",
  platforms: [
    .macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1), .macCatalyst(.v15),
  ],
  products: [
    .library(name: "MenuRuntime", targets: ["MenuRuntime"]),
    .plugin(name: "MenuGenerator", targets: ["MenuGeneratorPlugin"]),
    .plugin(name: "GenerateMenus", targets: ["GenerateMenusPlugin"]),
    .plugin(name: "CheckMenus", targets: ["CheckMenusPlugin"]),
    .plugin(name: "PreviewMenus", targets: ["PreviewMenusPlugin"]),
  ],
  traits: [
    .trait(
      name: "QuickBuild",
      description: "Has no effect here, where the tool is built; apps name it for the sources.")
  ],
  targets: [
    .target(name: "MenuRuntime", swiftSettings: [.strictMemorySafety()]),
    .binaryTarget(name: "menugen", path: "menugen.artifactbundle"),
    .plugin(name: "MenuGeneratorPlugin", capability: .buildTool(), dependencies: ["menugen"]),
    .plugin(
      name: "GenerateMenusPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-menus", description: "Write Swift for .menu files into the package."),
        permissions: [
          .writeToPackageDirectory(reason: "The Swift of .menu files goes beside them.")
        ]),
      dependencies: ["menugen"]),
    .plugin(
      name: "CheckMenusPlugin",
      capability: .command(
        intent: .custom(
          verb: "check-menus", description: "Check .menu files against the guidelines.")),
      dependencies: ["menugen"]),
    .plugin(
      name: "PreviewMenusPlugin",
      capability: .command(
        intent: .custom(
          verb: "preview-menus", description: "Show what the menus of .menu files look like.")),
      dependencies: ["menugen"]),
  ]
)
