import MenuModel
import MenuSyntax

extension ExpandedToolbar {
  /// The images of the items and groups, each place where one is written once.
  func images(in expanded: ExpandedModule) -> [Image] {
    var images: [Image] = []
    var places: Set<Place> = []
    func add(_ image: Image?) {
      if let image, places.insert(image.name.place).inserted { images.append(image) }
    }
    for entry in allItems {
      add(expanded.image(of: entry))
      switch entry.kind {
      case .command(let command) where entry.image == nil && !entry.hidesImage:
        add(expanded.command(command).imageWhenOn)
        for image in expanded.command(command).imagesWhen { add(image.value) }
      case .segmented(_, let choice):
        for option in expanded.module.choices[choice.index].options { add(option.symbol) }
      default: break
      }
    }
    for group in filledGroups { add(groups[group].image) }
    return images
  }
}

extension AssetImage {
  /// The kinds of images in a Mac toolbar.
  enum MacKind {
    /// A shape that takes the bar's colour.
    case icon
    /// An image with colours of its own.
    case color
  }

  /// The kind of image in a Mac toolbar; nil if no file tells.
  ///
  /// Where the catalogue does not say, grey pixels make an icon, and so does the size of one: a shape is often exported
  /// with colour channels that it does not use.
  var macKind: MacKind? {
    switch rendering {
    case .template: return .icon
    case .original: return .color
    case .automatic: break
    }
    for file in files(for: "mac") {
      guard case .png(let header) = file.content else { continue }
      let side = header.side / (file.scale ?? 1)
      // The page wants at most 19 points for a shape, and 32 for a picture in colour.
      return header.hasColor && side > 24 ? .color : .icon
    }
    return nil
  }
}
