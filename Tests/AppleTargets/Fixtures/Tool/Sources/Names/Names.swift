import Words

package struct Names {
  package let words: Words
  package let letters: [UInt8] = PackageResources.names_txt

  package init(_ text: String) { words = Words(text) }

  package var count: Int { words.all.count }
}
