// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-menu-generator",
  platforms: [
    .macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1), .macCatalyst(.v15),
  ],
  products: [
    .library(name: "MenuRuntime", targets: ["MenuRuntime"]),
    .executable(name: "menugen", targets: ["menugen"]),
    .plugin(name: "MenuGenerator", targets: ["MenuGeneratorPlugin"]),
    .plugin(name: "GenerateMenus", targets: ["GenerateMenusPlugin"]),
    .plugin(name: "CheckMenus", targets: ["CheckMenusPlugin"]),
    .plugin(name: "PreviewMenus", targets: ["PreviewMenusPlugin"]),
  ],
  traits: [
    .trait(
      name: "QuickBuild",
      description: """
        Leaves the tool unoptimized in release builds, as it is in debug builds, and without \
        information for a debugger in both. A clean release build takes less than half the time, \
        and Swift for 1,000 commands half a second instead of a tenth.
        """)
  ],
  targets: [
    .target(name: "MenuRuntime"),
    .target(name: "MenuJSON"),
    .target(name: "MenuSyntax"),
    .target(name: "MenuModel", dependencies: ["MenuSyntax"]),
    .target(name: "MenuGuidelines", dependencies: ["MenuJSON", "MenuModel", "MenuSyntax"]),
    .target(name: "MenuEmission", dependencies: ["MenuModel", "MenuSyntax"]),
    .target(
      name: "MenuTooling",
      dependencies: ["MenuJSON", "MenuSyntax", "MenuModel", "MenuGuidelines", "MenuEmission"]),
    .target(
      name: "MenuImport",
      dependencies: [
        "MenuEmission", "MenuGuidelines", "MenuJSON", "MenuModel", "MenuSyntax", "MenuTooling",
      ]),
    .target(
      name: "MenuPreview",
      dependencies: ["MenuGuidelines", "MenuJSON", "MenuModel", "MenuSyntax", "MenuTooling"],
      resources: [
        .embedInCode("Resources/acting.js"), .embedInCode("Resources/editor.js"),
        .embedInCode("Resources/menus.js"), .embedInCode("Resources/outlines.js"),
        .embedInCode("Resources/page.css"), .embedInCode("Resources/page.js"),
        .embedInCode("Resources/state.js"), .embedInCode("Resources/surfaces.js"),
      ]),
    .target(
      name: "MenuLanguageServer",
      dependencies: [
        "MenuPreview", "MenuTooling", "MenuGuidelines", "MenuModel", "MenuJSON", "MenuSyntax",
      ]),
    .target(
      name: "MenuCommandLine",
      dependencies: [
        "MenuTooling", "MenuEmission", "MenuGuidelines", "MenuModel", "MenuSyntax",
      ]),
    .executableTarget(
      name: "menugen",
      dependencies: [
        "MenuCommandLine", "MenuEmission", "MenuGuidelines", "MenuImport", "MenuJSON",
        "MenuLanguageServer", "MenuModel", "MenuPreview", "MenuSyntax", "MenuTooling",
      ],
      resources: [.embedInCode("Resources/SKILL.md")]),
    .executableTarget(name: "menugen-build", dependencies: ["MenuCommandLine"]),
    .plugin(
      name: "MenuGeneratorPlugin",
      capability: .buildTool(),
      dependencies: ["menugen-build"],
      path: "Sources/MenuGeneratorPlugin"),
    .plugin(
      name: "GenerateMenusPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-menus", description: "Write Swift for .menu files into the package."),
        permissions: [
          .writeToPackageDirectory(reason: "The Swift of .menu files goes beside them.")
        ]),
      dependencies: ["menugen-build"],
      path: "Sources/GenerateMenusPlugin"),
    .plugin(
      name: "CheckMenusPlugin",
      capability: .command(
        intent: .custom(
          verb: "check-menus", description: "Check .menu files against the guidelines.")),
      dependencies: ["menugen"],
      path: "Sources/CheckMenusPlugin"),
    .plugin(
      name: "PreviewMenusPlugin",
      capability: .command(
        intent: .custom(
          verb: "preview-menus", description: "Show what the menus of .menu files look like.")),
      dependencies: ["menugen"],
      path: "Sources/PreviewMenusPlugin"),
    .executableTarget(
      name: "MenuBenchmarks",
      dependencies: ["MenuSyntax", "MenuModel", "MenuGuidelines"],
      path: "Tests/Benchmarks/MenuBenchmarks"),
    .target(
      name: "MenuTestSupport", dependencies: ["MenuSyntax"],
      path: "Tests/Support/MenuTestSupport"),
    .testTarget(name: "MenuRuntimeTests", dependencies: ["MenuRuntime", "MenuModel"]),
    .testTarget(name: "MenuJSONTests", dependencies: ["MenuJSON"]),
    .testTarget(name: "MenuSyntaxTests", dependencies: ["MenuSyntax"]),
    .testTarget(
      name: "MenuModelTests", dependencies: ["MenuModel", "MenuSyntax", "MenuTestSupport"]),
    .testTarget(
      name: "MenuGuidelinesTests",
      dependencies: ["MenuGuidelines", "MenuModel", "MenuSyntax", "MenuTooling"]),
    .testTarget(
      name: "MenuEmissionTests",
      dependencies: [
        "MenuEmission", "MenuGuidelines", "MenuModel", "MenuSyntax", "MenuTestSupport",
      ]),
    .testTarget(
      name: "MenuToolingTests",
      dependencies: [
        "MenuEmission", "MenuGuidelines", "MenuJSON", "MenuModel", "MenuSyntax", "MenuTooling",
      ]),
    .testTarget(
      name: "MenuImportTests",
      dependencies: ["MenuGuidelines", "MenuImport", "MenuModel", "MenuSyntax", "MenuTooling"]),
    .testTarget(
      name: "MenuPreviewTests",
      dependencies: ["MenuJSON", "MenuModel", "MenuPreview", "MenuSyntax", "MenuTooling"]),
    .testTarget(
      name: "MenuLanguageServerTests",
      dependencies: [
        "MenuEmission", "MenuJSON", "MenuLanguageServer", "MenuModel", "MenuPreview", "MenuSyntax",
        "MenuTestSupport", "MenuTooling",
      ]),
    .testTarget(name: "MenugenTests", dependencies: ["menugen", "menugen-build"]),
  ]
)

let toolSettings: [SwiftSetting] = [
  // Each batch of files reads the whole module, so there are no more batches than cores.
  .unsafeFlags(["-driver-batch-size-limit", "1000"]),
  .unsafeFlags(["-Onone"], .when(configuration: .release, traits: ["QuickBuild"])),
  // SwiftPM's own `-g` comes behind these flags, and before those of the frontend.
  .unsafeFlags(
    ["-Xfrontend", "-gnone", "-index-ignore-system-modules"], .when(traits: ["QuickBuild"])),
]

for target in package.targets where target.type == .regular || target.type == .executable {
  var settings: [SwiftSetting] = target.name == "MenuRuntime" ? [] : toolSettings
  // A file imports each module whose members it uses, as builds with Xcode's newer settings demand.
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
  // Unsafe memory is for MenuSyntax alone; in the others the compiler warns of it.
  if target.name != "MenuSyntax" && target.name != "MenuBenchmarks" {
    settings.append(.strictMemorySafety())
  }
  target.swiftSettings = settings
}
