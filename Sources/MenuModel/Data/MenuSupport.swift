/// What becomes of menus on a platform.
///
/// Sources: Apple's reference, which has `UIMenu` for all of these but watchOS and `UIMenuBuilder` and `CommandMenu` for
/// neither tvOS nor watchOS; "The menu bar" in the Human Interface Guidelines, which an iPad and a Mac show; "Conditional
/// Compilation Block" in The Swift Programming Language.
package struct MenuSupport: Sendable {
  /// What a platform makes of a menu bar.
  package enum MenuBar: Sendable {
    case shown
    /// Only its keyboard shortcuts work.
    case keys
  }

  /// The condition under which Swift is compiled for the platform. `os(iOS)` includes Mac Catalyst.
  package var condition: String
  package var showsMenus = true
  package var menuBar: MenuBar?
}

extension Platform {
  /// What becomes of menus on the platform.
  package var menuSupport: MenuSupport {
    switch self {
    case .iOS: return MenuSupport(condition: "os(iOS)", menuBar: .keys)
    case .iPadOS: return MenuSupport(condition: "os(iOS)", menuBar: .shown)
    case .macOS: return MenuSupport(condition: "os(macOS)", menuBar: .shown)
    case .macCatalyst:
      return MenuSupport(condition: "targetEnvironment(macCatalyst)", menuBar: .shown)
    case .tvOS: return MenuSupport(condition: "os(tvOS)")
    case .watchOS: return MenuSupport(condition: "os(watchOS)", showsMenus: false)
    case .visionOS: return MenuSupport(condition: "os(visionOS)", menuBar: .keys)
    }
  }

  /// The platforms that show a menu bar.
  package static let withMenuBar: [Platform] = allCases.filter { $0.menuSupport.menuBar == .shown }
}
