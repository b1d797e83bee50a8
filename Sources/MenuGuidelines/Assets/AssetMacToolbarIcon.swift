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
          Bilingual(
            "“\(file.name)” is \(header.width) × \(header.height) pixels; an icon of a Mac toolbar is at most \(largest * scale) at \(scale)x",
            ko:
              "“\(file.name)” 파일은 \(header.width) × \(header.height)픽셀입니다. Mac 도구 막대의 아이콘은 \(scale)x에서 많아야 \(largest * scale)픽셀입니다"
          ))
        break
      }
    }
  }
}
