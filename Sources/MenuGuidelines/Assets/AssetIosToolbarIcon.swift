import MenuModel
import MenuSyntax

/// Icons of an iOS toolbar have the size of the system’s.
struct AssetIosToolbarIcon: Guideline {
  static let page = GuidelinePage(
    id: "asset-ios-toolbar-icon",
    kind: .asset,
    title: Bilingual(
      "The size of an icon in an iOS toolbar",
      ko: "iOS 도구 막대 아이콘의 크기"),
    what: Bilingual(
      "An icon of the app’s own in an iOS toolbar is 24 × 24 points (48 pixels at 2x, 72 at 3x), and never more than 28 (56, 84).",
      ko: "iOS 도구 막대에 쓰는 앱 고유의 아이콘은 24 × 24포인트(2x에서 48픽셀, 3x에서 72픽셀)이고, 28포인트(56, 84픽셀)를 넘지 않습니다."),
    why: Bilingual(
      "The icon is next to system symbols, and looks too heavy or too small in another size; without a file for a scale it is blurred.",
      ko: "아이콘은 시스템 기호 옆에 있어 크기가 다르면 너무 무겁거나 작아 보이고, 배율에 맞는 파일이 없으면 흐려집니다."),
    remedy: Bilingual(
      "Export the icon in 48 and 72 pixels, or as a PDF or SVG.",
      ko: "아이콘을 48픽셀과 72픽셀로, 또는 PDF나 SVG로 내보내세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS,
    severity: .error, otherSeverities: [.warning])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mailWithStamp("iOS 17", note: "Stamp.imageset: 30 points wide"),
      assets: ExampleApp.stamp(.template, sides: [2: 60, 3: 90])),
    .bad(
      ExampleApp.mailWithStamp("iOS 17", note: "Stamp.imageset: no file for 3x"),
      assets: ExampleApp.stamp(.template, sides: [2: 48])),
    .good(
      ExampleApp.mailWithStamp("iOS 17"),
      assets: ExampleApp.stamp(.template, sides: [2: 48, 3: 72])),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  /// In points.
  private static let target = 24
  private static let largest = 28

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let assets = report.assets else { return }
    for image in toolbar.images(in: report.expanded) {
      guard case .asset(let name) = image, let asset = assets[name.text] else { continue }
      check(asset, at: name, &report)
    }
  }

  private static func check(
    _ asset: AssetImage, at name: ImageName, _ report: inout GuidelineReport
  ) {
    let files = asset.files(for: "iphone")
    var odd: (file: AssetImage.File, side: Int, scale: Int)?
    for file in files {
      guard case .png(let header) = file.content else { continue }
      let scale = file.scale ?? 1
      if header.side > largest * scale {
        report.finding(
          at: name.place,
          Bilingual(
            "“\(file.name)” is \(header.width) × \(header.height) pixels; an icon of an iOS toolbar is at most \(largest * scale) at \(scale)x, and \(target * scale) is right",
            ko:
              "“\(file.name)” 파일은 \(header.width) × \(header.height)픽셀입니다. iOS 도구 막대의 아이콘은 \(scale)x에서 많아야 \(largest * scale)픽셀이고 \(target * scale)픽셀이 알맞습니다"
          ))
        return
      }
      if odd == nil && header.side != target * scale { odd = (file, header.side, scale) }
    }
    if let (file, side, scale) = odd {
      report.finding(
        at: name.place,
        Bilingual(
          "“\(file.name)” is \(side) pixels wide or high; \(target * scale) is right for an icon of an iOS toolbar at \(scale)x",
          ko:
            "“\(file.name)” 파일은 \(side)픽셀입니다. iOS 도구 막대의 아이콘은 \(scale)x에서 \(target * scale)픽셀이 알맞습니다"
        ),
        severity: .warning)
      return
    }
    let scales = files.compactMap(\.scale)
    // A file for all scales is a vector, or says that it needs no others.
    guard scales.count == files.count, !files.isEmpty,
      let missing = [2, 3].first(where: { !scales.contains($0) })
    else { return }
    report.finding(
      at: name.place,
      Bilingual(
        "The image “\(name.text)” has no file for \(missing)x; an icon of an iOS toolbar has \(target * missing) pixels there",
        ko: "이미지 “\(name.text)”에 \(missing)x 파일이 없습니다. iOS 도구 막대의 아이콘은 여기서 \(target * missing)픽셀입니다"
      ),
      severity: .warning)
  }
}
