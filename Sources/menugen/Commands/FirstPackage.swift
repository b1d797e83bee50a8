import MenuCommandLine
import MenuEmission
import MenuSyntax

/// The package that `init --package` writes: a program whose menus come from a `.menu` file, with a test of them.
struct FirstPackage {
  let app: String
  /// Where this package is: an address, or a folder as the new manifest names it.
  private let dependency: String

  /// - Parameters:
  ///   - app: The name of the app, its target and its package.
  ///   - address: Where this package is: an address with a scheme, or a folder.
  ///   - folder: The folder of the new package.
  init(app: String, address: String, folder: String) {
    self.app = app
    if address.includes("://") || address.hasPrefix("git@") {
      dependency = #"url: "\#(StringLiteral.escaped(address))", from: "\#(Program.version)""#
    } else {
      let path = StringLiteral.escaped(WorkingFolder.path(from: folder, to: address))
      // The name of a package in a folder is that of the folder.
      dependency = #"name: "swift-menu-generator", path: "\#(path)""#
    }
  }

  /// The files, by their paths in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/\(app)/\(app).menu", FirstFile.text(app: app)),
      ("Sources/\(app)/main.swift", program),
      ("Tests/\(app)Tests/\(app)Tests.swift", tests),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(app)",
      platforms: [.macOS(.v14)],
      dependencies: [
        .package(\(dependency), traits: ["QuickBuild"])
      ],
      targets: [
        .executableTarget(
          name: "\(app)",
          dependencies: [.product(name: "MenuRuntime", package: "swift-menu-generator")],
          plugins: [.plugin(name: "MenuGenerator", package: "swift-menu-generator")]),
        .testTarget(name: "\(app)Tests", dependencies: ["\(app)"]),
      ]
    )

    """
  }

  private var program: String {
    """
    // What \(app).menu makes, shown in the terminal. An app gives its menus to its views: see the pages on whole apps.

    let state = \(app)State(isPinned: false, itemCount: 3)
    print(ItemContextMenu.description(in: state))

    for menu in \(app)MenuBar.menus(in: state) where !menu.title.isEmpty {
      print(menu.title)
    }

    """
  }

  private var tests: String {
    """
    import Testing

    @testable import \(app)

    @Suite("The menus of \(app)")
    struct \(app)Tests {
      @Test("An item's context menu, as people read it")
      func contextMenu() {
        let state = \(app)State(isPinned: true, itemCount: 1)
        #expect(
          ItemContextMenu.description(in: state) == \"""
            Share…
            Unpin
            ---
            Delete Item
            \""")
      }
    }

    """
  }
}
