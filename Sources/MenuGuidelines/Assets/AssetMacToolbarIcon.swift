import MenuModel
import MenuSyntax

/// Icons of a Mac toolbar have the size of the system’s.
struct AssetMacToolbarIcon: Guideline {
  static let page = GuidelinePage(
    id: "asset-mac-toolbar-icon",
    kind: .asset,
    title: Bilingual(
      "The size of an icon in a Mac toolbar",
      ko: "Mac 도구 막대 아이콘의 크기"),
    what: Bilingual(
      "An interface icon of the app’s own in a Mac toolbar is at most 19 × 19 pixels, 38 × 38 at 2x.",
      ko: "Mac 도구 막대에 쓰는 앱 고유의 인터페이스 아이콘은 많아야 19 × 19픽셀, 2x에서 38 × 38픽셀입니다."),
    why: Bilingual(
      "A larger icon is scaled down, and its lines blur next to system symbols.",
      ko: "더 큰 아이콘은 축소되어 시스템 기호 옆에서 선이 흐려집니다."),
    remedy: Bilingual(
      "Export the icon in 19 and 38 pixels; an image in full colour says so in the catalogue (Render As: Original Image).",
      ko: "아이콘을 19픽셀과 38픽셀로 내보내세요. 풀컬러 이미지는 카탈로그에 표시하세요(Render As: Original Image)."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mailWithStamp("macOS 14", note: "Stamp.imageset: 24 × 24 pixels, a template"),
      assets: ExampleApp.stamp(.template, sides: [1: 24, 2: 48])),
    .good(
      ExampleApp.mailWithStamp("macOS 14"),
      assets: ExampleApp.stamp(.template, sides: [1: 19, 2: 38])),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

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
