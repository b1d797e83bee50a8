import MenuModel
import MenuSyntax

/// A XIB or a storyboard, with what is looked up in it.
struct InterfaceBuilderFile {
  /// The number of the source among those that are read.
  let source: Int32
  let xml: XMLDocument
  let framework: Framework
  /// The table of its texts in translations: the file's name without extension.
  let table: String
  /// The numbers of elements by their `id`.
  private let numbers: [String: Int]
  /// The outlets to an object, by its `id`, in the order of the file.
  private let outlets: [String: [Outlet]]
  /// The number of the controller of each scene, by the number of the scene's list of objects.
  private let controllers: [Int: Int]
  /// The names of images that the file lists as SF Symbols.
  let symbols: Set<String>

  /// A property of an object that is another object.
  struct Outlet {
    var property: String
    var owner: XMLElement
  }

  init(_ xml: XMLDocument, source: Int32, framework: Framework, table: String) {
    self.source = source
    self.xml = xml
    self.framework = framework
    self.table = table
    var numbers: [String: Int] = [:]
    var outlets: [String: [Outlet]] = [:]
    var controllers: [Int: Int] = [:]
    var symbols: Set<String> = []
    for element in xml.elements {
      if let id = element["id"], numbers[id] == nil { numbers[id] = element.number }
      if element.name == "outlet", let property = element["property"],
        let id = element["destination"],
        let owner = xml.parent(of: element).flatMap({ xml.parent(of: $0) })
      {
        outlets[id, default: []].append(Outlet(property: property, owner: owner))
      }
      if element["sceneMemberID"] == "viewController", let objects = element.parent,
        controllers[objects] == nil
      {
        controllers[objects] = element.number
      }
      if element.name == "image", element["catalog"] == "system", let name = element["name"] {
        symbols.insert(name)
      }
    }
    self.numbers = numbers
    self.outlets = outlets
    self.controllers = controllers
    self.symbols = symbols
  }

  func element(withID id: String) -> XMLElement? { numbers[id].map { xml.elements[$0] } }

  /// The outlets that an element is the destination of.
  func outlets(to element: XMLElement) -> [Outlet] {
    guard let id = element["id"], numbers[id] == element.number else { return [] }
    return outlets[id] ?? []
  }

  func place(_ span: Span) -> Place { Place(source: source, span: span) }

  // MARK: - Classes

  /// The class of the object with an `id`; nil for the first responder, and for an object that the file doesn't have.
  func className(ofTarget id: String) -> String? {
    guard id != "-1", let element = element(withID: id) else { return nil }
    if element["sceneMemberID"] == "firstResponder" || element["customClass"] == "FirstResponder" {
      return nil
    }
    return className(of: element)
  }

  /// The class that Interface Builder has for an object: its custom class, or the one of its element.
  private func className(of element: XMLElement) -> String {
    if let name = element["customClass"] { return name }
    let first = element.name.prefix(1).uppercased()
    return (framework == .uikit ? "UI" : "NS") + first + element.name.dropFirst()
  }

  /// The app's own class that has an element: its scene's controller or the file's owner, or the nearest view around it.
  ///
  /// Classes of views come last, since one is often used in several places.
  func owner(of element: XMLElement) -> String? {
    var nearest: String?
    var current: XMLElement? = element
    while let candidate = current {
      if let controller = controllers[candidate.number] {
        return ownClass(xml.elements[controller]) ?? nearest
      }
      nearest = nearest ?? ownClass(candidate)
      current = xml.parent(of: candidate)
    }
    return self.element(withID: "-2").flatMap { ownClass($0) } ?? nearest
  }

  private func ownClass(_ element: XMLElement) -> String? {
    guard let name = element["customClass"], !name.hasPrefix("NS"), !name.hasPrefix("UI") else {
      return nil
    }
    // Menus have classes, too, which say nothing of where they are, and so does the application.
    let isApplication = element.name == "application" || name.hasSuffix("Application")
    return isApplication || element.name == "menu" || element.name == "menuItem" ? nil : name
  }
}
