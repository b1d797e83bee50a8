import MenuSyntax

/// The names of symbols: the literal in Swift, an attribute in XML.
extension PlaceMender {
  func symbolEdits(_ image: FoundImage, _ name: String) throws(Refusal) -> [Edit] {
    let place = image.place
    if ImportPaths.fileExtension(source(of: place).path) != "swift" {
      return try interfaceEdits(image, name)
    }
    guard code(at: place) == "\"\(image.name)\"" else {
      throw Refusal("the name of the symbol is not written there")
    }
    let inner = Place(source: place.source, span: Span(place.span.start + 1, place.span.end - 1))
    return [Edit(place: inner, text: name)]
  }

  /// The edits of the item, and of what the file says of its images at the end.
  private func interfaceEdits(
    _ image: FoundImage, _ name: String
  ) throws(Refusal) -> [Edit] {
    let number = image.place.source
    guard let document = document(number), code(at: image.place) == image.name else {
      throw Refusal("the name of the symbol is not written there")
    }
    let listed = document.elements.filter { $0.name == "image" && $0["catalog"] == "system" }
    let isUsedElsewhere = document.elements.contains { element in
      element.attributes.contains {
        $0.name != "name" && $0.value == image.name && $0.span != image.place.span
      }
    }
    if isUsedElsewhere { throw Refusal("something else in the file shows `\(image.name)`") }
    var edits = [Edit(place: image.place, text: name)]
    if !listed.contains(where: { $0["name"] == name }),
      let own = listed.first(where: { $0["name"] == image.name })?.attribute("name")
    {
      edits.append(Edit(place: Place(source: number, span: own.span), text: name))
    }
    return edits
  }
}
