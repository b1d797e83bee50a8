import MenuModel
import MenuSyntax

/// What is known of the platforms of menus in SwiftUI, which is on all.
extension ExistingMenus {
  /// The platforms that menus without any of their own may be for: those of the frameworks that the app's Swift imports. An
  /// app that imports both or none may be for either.
  static func platformChoices(of sources: [Source]) -> [Set<Platform>] {
    var forMac = false
    var forIPhone = false
    for source in sources where source.path.hasSuffix(".swift") {
      for line in String(decoding: source.bytes.prefix(lengthOfImports), as: UTF8.self).split(
        whereSeparator: \.isNewline)
      {
        switch line {
        case "import AppKit", "import Cocoa": forMac = true
        case "import UIKit": forIPhone = true
        default: break
        }
      }
    }
    let choices: [Set<Platform>] = [[.macOS], [.iOS, .iPadOS]]
    return forMac == forIPhone ? choices : forMac ? [choices[0]] : [choices[1]]
  }

  /// How far the imports of a file are looked for; a license may come before them.
  private static let lengthOfImports = 8192

  /// The findings that are the same whichever platforms menus are for.
  static func agreed(_ findings: [[Diagnostic]]) -> [Diagnostic] {
    guard let first = findings.first else { return [] }
    let others = findings.dropFirst().map { Set($0.map(Kind.init)) }
    return first.filter { finding in others.allSatisfy { $0.contains(Kind(finding)) } }
  }
}

extension FoundSurface {
  /// The surface for some platforms, if neither its file nor its framework tells which.
  func unlessKnown(for platforms: Set<Platform>) -> FoundSurface {
    guard framework == .swiftui, self.platforms.isEmpty else { return self }
    var surface = self
    surface.platforms = platforms
    return surface
  }
}
