/// Scalars that join the sign after them, or the one before, into one `Character`: each value of Unicode's property
/// Grapheme_Cluster_Break, and those that join only in some texts.
enum GraphemeSamples {
  static let scalars: [(name: String, text: String)] = [
    ("Prepend, Arabic", "\u{600}"), ("Prepend, Malayalam", "\u{D4E}"),
    ("Prepend, Sharada", "\u{111C2}"), ("Prepend, Kaithi", "\u{110BD}"),
    ("Prepend, Zanabazar", "\u{11A3A}"), ("Prepend, Syriac", "\u{70F}"),
    ("Prepend twice", "\u{600}\u{D4E}"), ("Control", "\u{200B}"), ("soft hyphen", "\u{AD}"),
    ("line separator", "\u{2028}"), ("tag", "\u{E0001}"), ("Extend", "\u{301}"),
    ("ZWNJ", "\u{200C}"), ("ZWJ", "\u{200D}"), ("variation selector", "\u{FE0F}"),
    ("emoji modifier", "\u{1F3FB}"), ("SpacingMark", "\u{903}"), ("Thai", "\u{E33}"),
    ("L", "\u{1100}"), ("V", "\u{1161}"), ("T", "\u{11A8}"), ("LV", "\u{AC00}"),
    ("LVT", "\u{AC01}"),
    ("Regional_Indicator", "\u{1F1E6}"), ("two of them", "\u{1F1E6}\u{1F1E7}"),
    ("Extended_Pictographic", "\u{1F468}"), ("pictograph and ZWJ", "\u{1F468}\u{200D}"),
    ("Devanagari conjunct", "\u{915}\u{94D}"), ("virama and ZWJ", "\u{915}\u{94D}\u{200D}"),
    ("letter", "\u{E9}"), ("none", ""),
  ]
}
