import MenuModel
import MenuSyntax

/// Icons of a Mac toolbar have the size of the system’s.
enum AssetMacToolbarIcon: Guideline {
  static let rule = Rule(
    "asset-mac-toolbar-icon", kind: .asset, sources: [.toolbarsIPadOS16], platforms: .macOS,
    severity: .error, checks: [.toolbars(check)])

  /// In points, which are pixels at 1x.
  private static let largest = 19

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let assets = report.assets else { return }
    for image in toolbar.images(in: report.expanded) {
      guard case .asset(let name) = image, let asset = assets[name.text],
        asset.macKind == .icon
      else { continue }
      for file in asset.files(for: "mac") {
        let scale = file.scale ?? 1
        guard case .png(let header) = file.content, header.side > largest * scale else { continue }
        report.finding(
          at: name.place,
          "“\(file.name)” is \(header.width) × \(header.height) pixels; an icon of a Mac toolbar is at most \(largest * scale) at \(scale)x"
        )
        break
      }
    }
  }
}
