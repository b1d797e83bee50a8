import SwiftUI
let v = Text("a").contextMenu {
if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { if a { Button("x") {} } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
if b { Button("y") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else if c { Button("z") {} } else { Divider() }
Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Menu("m") { Button("w") { f(((((((((((((((((((((1))))))))))))))))))))) } } } } } } } } } } } } } } } } } } } } }
switch d { case .e: Button("v") {} case .e: Button("v") {} case .e: Button("v") {} case .e: Button("v") {} case .e: Button("v") {} case .e: Button("v") {} case .e: Button("v") {} case .e: Button("v") {} default: Divider() }
#if os(macOS)
#if os(macOS)
#if os(macOS)
#if os(macOS)
Button("u") {}
#else
Divider()
#endif
#else
Divider()
#endif
#else
Divider()
#endif
#else
Divider()
#endif
}
