import Foundation
import MenuModel
import MenuSyntax
import Testing

@testable import MenuEmission

/// The settings of projects, for the sample that has every surface, and for a module of many files.
@Suite("The compiler settings of projects")
struct CompilerSettingsTests {
  private static let targets = ["ios17", "macos26"]
  private static let features = [
    "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  ]

  /// The module of the Mail sample, with another access level.
  private static func mail(access: AccessLevel) throws -> MenuModule {
    var module = try SampleFilesTests.module("Mail")
    module.app.access = access
    return module
  }

  @Test(
    "No error and no warning with complete checking, whatever the default isolation and the access",
    arguments: ["5", "6"], [AccessLevel.internal, .package, .public])
  func settings(mode: String, access: AccessLevel) throws {
    var flags = ["--swift-version", mode, "--warnings-as-errors"]
    flags += ["-strict-concurrency=complete", "-package-name", "mail"].map { "--flag=" + $0 }
    let files = MenuSamples.files(try Self.mail(access: access))
    let features = Self.features.flatMap { ["--flag=-enable-upcoming-feature", "--flag=" + $0] }
    for variant in [features, features + ["--flag=-default-isolation", "--flag=MainActor"]] {
      let outcome = try AppleCheck.run(files, flags + variant + Self.targets)
      #expect(outcome.status == 0, "\(variant): \(outcome.output)")
      let systems = outcome.output.split(separator: "\n").filter { $0.hasSuffix(" ok") }
      #expect(systems.count == Self.targets.count, "\(outcome.output)")
    }
  }

  @Test("Every surface stands in that module")
  func surfaces() throws {
    let text = MenuSamples.files(try Self.mail(access: .internal)).map(\.text).joined()
    for name in ["ContextMenu", "BackgroundMenu", "Button", "EditMenu", "Toolbar", "MenuBar"] {
      #expect(text.contains(try Regex("(struct|final class) \\w*\(name)\\b")), "\(name)")
    }
    for module in ["UIKit", "AppKit", "SwiftUI"] { #expect(text.contains("import " + module)) }
  }

  /// A module of forty files, of which each uses what others declare.
  private static var manyFiles: MenuModule {
    var sources = [
      """
      app Many { platforms iOS 17, iPadOS 17, macOS 14
        access public }
      state { isOpen: Bool; order: Order }
      choice Order { name "Name"; date "Date" }
      list Folder
      commands { sort "Sort By" choose order; move "Move To" pick Folder }
      menu bar { app standard; file { open0; open1 }; menu Items "Items" { each sort; erase2 } }
      """
    ]
    for number in 0..<40 {
      sources.append(
        """
        commands Block\(number) {
          open\(number) "Open \(number)" symbol folder key ctrl+opt+cmd+\(number % 10) enabled when isOpen
          erase\(number) "Erase \(number)" destructive confirm "Erase it?"
        }
        menu Shared\(number) "Shared \(number)" { open\(number)\(number > 0 ? "; ---; include Shared0" : "") }
        screen Screen\(number) scrolls {
          item Item\(number) { context menu { open\((number + 7) % 40); menu Shared\(number); sort } }
          background { context menu { each sort } }
          toolbar { iOS { open\(number); flexible; erase\(number) }; macOS { open\(number); sort } }
        }
        """)
    }
    let trees = sources.enumerated().map { number, text in
      SyntaxTree(parsing: Source(path: "Part\(number).menu", text: text))
    }
    let resolved = ModuleResolver.resolve(trees, fallbackName: "Many")
    for diagnostic in resolved.diagnostics where diagnostic.severity == .error {
      Issue.record("Part\(diagnostic.place.source).menu: \(diagnostic.message)")
    }
    return resolved.module
  }

  @Test("A module of many files compiles, each file with what it needs")
  func many() throws {
    let files = MenuSamples.files(Self.manyFiles)
    #expect(files.count == 42)
    let flags = Self.features.flatMap { ["--flag=-enable-upcoming-feature", "--flag=" + $0] }
    let outcome = try AppleCheck.run(files, flags + ["ios17", "macos26"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome.output)")
  }
}
