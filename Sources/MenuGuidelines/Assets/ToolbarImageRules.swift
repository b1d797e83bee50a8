import MenuModel
import MenuSyntax

/// Icons of an iOS toolbar have the size of the system’s.
enum AssetIosToolbarIcon: Guideline {
  static let rule = Rule(
    "asset-ios-toolbar-icon", kind: .asset, sources: [.toolbarsIPadOS16], platforms: .iOS,
    severity: .error, otherSeverities: [.warning], checks: [.toolbars(check)])

  /// In points. The page of iPadOS 16 gives the size to aim at and the largest; between them the look decides.
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
      // A vector is drawn at the size that the bar wants.
      guard case .png(let header) = file.content else { continue }
      let scale = file.scale ?? 1
      if header.side > largest * scale {
        report.finding(
          at: name.place,
          "“\(file.name)” is \(header.width) × \(header.height) pixels; an icon of an iOS toolbar is at most \(largest * scale) at \(scale)x, and \(target * scale) is right"
        )
        return
      }
      // No error: a round glyph may be larger than a square one to look as heavy.
      if odd == nil && header.side != target * scale { odd = (file, header.side, scale) }
    }
    if let (file, side, scale) = odd {
      report.finding(
        at: name.place,
        "“\(file.name)” is \(side) pixels wide or high; \(target * scale) is right for an icon of an iOS toolbar at \(scale)x",
        severity: .warning)
      return
    }
    let scales = files.compactMap(\.scale)
    // A file for all scales is a vector, or says that it needs no others.
    guard scales.count == files.count, !files.isEmpty,
      // No device with today's iOS has a screen of 1x.
      let missing = [2, 3].first(where: { !scales.contains($0) })
    else { return }
    report.finding(
      at: name.place,
      "The image “\(name.text)” has no file for \(missing)x; an icon of an iOS toolbar has \(target * missing) pixels there",
      severity: .warning)
  }
}

/// Full-colour icons of a Mac toolbar are PNG files of 32 and 64 pixels.
enum AssetMacToolbarColor: Guideline {
  static let rule = Rule(
    "asset-mac-toolbar-color", kind: .asset, sources: [.toolbarsIPadOS16], platforms: .macOS,
    severity: .error, checks: [.toolbars(check)])

  /// In points, which are pixels at 1x.
  private static let side = 32

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let assets = report.assets else { return }
    for image in toolbar.images(in: report.expanded) {
      // A shape in the bar's colour is for `asset-mac-toolbar-icon`.
      guard case .asset(let name) = image, let asset = assets[name.text], asset.macKind == .color
      else { continue }
      check(asset, at: name, &report)
    }
  }

  private static func check(
    _ asset: AssetImage, at name: ImageName, _ report: inout GuidelineReport
  ) {
    let files = asset.files(for: "mac")
    for file in files {
      let scale = file.scale ?? 1
      guard case .png(let header) = file.content else {
        report.finding(
          at: name.place,
          "“\(file.name)” is not a PNG file, which a full-colour icon of a Mac toolbar has to be")
        return
      }
      // AppKit has no 3x.
      if scale > 2 || header.width == side * scale && header.height == side * scale { continue }
      report.finding(
        at: name.place,
        "“\(file.name)” is \(header.width) × \(header.height) pixels; an icon in full colour of a Mac toolbar has \(side * scale) × \(side * scale) at \(scale)x"
      )
      return
    }
    guard !files.isEmpty,
      // A Mac may have screens of both scales, and a scaled picture in full colour is blurred.
      let missing = [1, 2].first(where: { scale in !files.contains { ($0.scale ?? 1) == scale } })
    else { return }
    report.finding(
      at: name.place,
      "The image “\(name.text)” has no file for \(missing)x; an icon in full colour of a Mac toolbar has \(side * missing) × \(side * missing) pixels there"
    )
  }
}

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
        // The page names a maximum alone, so a smaller icon is right, and a vector has no pixels to count.
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
