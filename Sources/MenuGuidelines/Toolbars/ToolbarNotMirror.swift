import MenuModel
import MenuSyntax

/// A toolbar does not repeat the menu bar. The figure is the share of the commands in per cent, and from 30
/// commands on it counts.
struct ToolbarNotMirror: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-not-mirror",
    title: Bilingual(
      "A toolbar that repeats the menu bar",
      ko: "메뉴 막대를 되풀이하는 도구 막대"),
    what: Bilingual(
      "A Mac toolbar with its palette has a choice of the commands in the menu bar, not most of them.",
      ko: "팔레트를 포함한 Mac 도구 막대는 메뉴 막대의 명령을 골라 담으며, 대부분을 담지 않습니다."),
    why: Bilingual(
      "Not every command deserves a place in the toolbar, and a palette with all of them is hard to search.",
      ko: "모든 명령이 도구 막대에 있을 만한 것은 아니며, 모두 담은 팔레트에서는 찾기 어렵습니다."),
    remedy: Bilingual(
      "Keep what people use most.",
      ko: "사람들이 가장 많이 쓰는 것만 남기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS,
    severity: .note,
    threshold: .max(50))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Draw { platforms macOS 14 }
      commands {
        edit1 "Blur" symbol drop
        edit2 "Crop" symbol crop
        edit3 "Rotate" symbol rotate.left
        edit4 "Flip" symbol arrow.left.and.right.righttriangle.left.righttriangle.right
        edit5 "Sharpen" symbol triangle
        edit6 "Brighten" symbol sun.max
        edit7 "Darken" symbol moon
        edit8 "Resize" symbol arrow.up.left.and.arrow.down.right
        edit9 "Align" symbol ruler
        edit10 "Outline" symbol square.dashed
        edit11 "Merge" symbol arrow.triangle.merge
        edit12 "Split" symbol arrow.triangle.branch
        edit13 "Duplicate Layer" symbol square.stack
        edit14 "Hide Layer" symbol eye.slash
        edit15 "Lock Layer" symbol lock
        edit16 "Invert Colors" symbol 16.circle
        edit17 "Trace Edges" symbol 17.circle
        edit18 "Smooth Edges" symbol 18.circle
        edit19 "Fill Shape" symbol 19.circle
        edit20 "Stroke Shape" symbol 20.circle
        edit21 "Scale Shape" symbol 21.circle
        edit22 "Skew Shape" symbol 22.circle
        edit23 "Mask Layer" symbol 23.circle
        edit24 "Clip Layer" symbol 24.circle
        edit25 "Rasterize Layer" symbol 25.circle
        edit26 "Simplify Path" symbol 26.circle
        edit27 "Reverse Path" symbol 27.circle
        edit28 "Join Paths" symbol 28.circle
        edit29 "Close Path" symbol 29.circle
        edit30 "Open Path" symbol 30.circle
      }
      screen Canvas {
        toolbar { macOS customizable { edit1; edit2; group { edit3; edit4 }; edit5 hidden; edit6 hidden; edit7 hidden; edit8 hidden; edit9 hidden; edit10 hidden; edit11 hidden; edit12 hidden; edit13 hidden; edit14 hidden; edit15 hidden; edit16 hidden } }
      }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        menu Image "Image" { edit1; edit2; edit3; edit4; edit5; edit6; edit7; edit8; edit9; edit10 }
        menu Layer "Layer" { edit11; edit12; edit13; edit14; edit15; edit16; edit17; edit18; edit19; edit20 }
        menu Path "Path" { edit21; edit22; edit23; edit24; edit25; edit26; edit27; edit28; edit29; edit30 }
        window standard
        help standard
      }
      """),
    .good(
      ExampleApp.mail(
        toolbar: "macOS customizable { compose; reply; forward; archive hidden }",
        menu: "reply; forward; archive")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  /// A smaller app may well offer all it has.
  private static let fewestCommands = 30

  @Sendable static func check(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    let bars = expanded.toolbars.filter { $0.platform == .macOS && !$0.isSettings }
    guard expanded.hasMenuBar, bars.contains(where: { $0.allItems.count > fewestCommands / 2 })
    else {
      return
    }
    var isInMenuBar = Set<CommandID>()
    for menu in expanded.menus(of: .bar) where menu.platforms.contains(.macOS) {
      for entry in menu.entries { if let command = entry.command { isInMenuBar.insert(command) } }
    }
    let count = isInMenuBar.count
    guard count >= fewestCommands else { return }
    for toolbar in bars {
      let both = Set(toolbar.allItems.compactMap(\.command)).intersection(isInMenuBar).count
      guard both * 100 > count * report.limit else { continue }
      report.finding(
        at: toolbar.header,
        Bilingual(
          "This toolbar and its palette hold \(both) of the \(count) commands in the menu bar; not every command needs a toolbar item",
          ko:
            "이 도구 막대와 팔레트에 메뉴 막대의 명령 \(count)개 중 \(both)개가 있습니다. 모든 명령에 도구 막대 항목이 필요한 것은 아닙니다"
        ),
        platforms: .macOS)
    }
  }
}
