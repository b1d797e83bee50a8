import AppKit
let a = [#"raw \#(b) \n"#, """
  many \
  lines \("x" + "\(y)")
  """, "\u{1F600}\t\"", "\(f("\(g)"))"]
let item = NSMenuItem(title: "Save \(name)…", action: #selector(save(_:)), keyEquivalent: "s")
menu.addItem(withTitle: NSLocalizedString("k", comment: ""), action: nil, keyEquivalent: "")
menu.addItem(item)
