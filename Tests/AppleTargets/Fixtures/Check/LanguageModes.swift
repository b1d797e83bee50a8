// passes: ios16 macos13 --swift-version 5
// passes: ios16 macos13 --flag=-default-isolation --flag=MainActor
// passes: ios16 macos13 --flag=-enable-upcoming-feature --flag=InternalImportsByDefault --flag=-enable-upcoming-feature --flag=MemberImportVisibility
// fails: ios15: is only available in iOS 16 or newer
import Foundation
public import SwiftUI

public struct Row: View {
  public let title: LocalizedStringResource

  public var body: some View {
    Text(title).contextMenu { Button(title, systemImage: "pin") {} }
  }
}

nonisolated func title(_ count: Int) -> String {
  String(
    localized: "notes.title", defaultValue: "\(count) Notes", table: "Menus", bundle: .main,
    comment: "Notes.menu:3")
}
