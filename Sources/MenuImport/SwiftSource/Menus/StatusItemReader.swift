import MenuModel
import MenuSyntax

/// An `NSStatusItem` that code makes.
struct FoundStatusItem: Sendable {
  /// The type whose code makes it.
  var owner: String?
  /// What its button shows, as far as is known. A text that only VoiceOver has says so.
  var title: FoundText?
  var image: FoundImage?
  /// Whether code gives it the name by which the system keeps its place.
  var hasName: Bool
  /// Where its button gets an image that nothing says in words; nil for a button with words, and for one of which that is
  /// not known.
  var unspokenImage: Place?
  /// Where it is made.
  var place: Place
}

/// Finds the items at the end of the Mac's menu bar: what `statusItem(withLength:)` makes, and what code sets on them.
struct StatusItemReader {
  /// The code of a type, in one file or more.
  private struct Code {
    var owner: String?
    var parts: [(scope: SwiftScope, statements: [SwiftStatement])] = []
  }

  private let index: ProjectIndex
  private let code: Code
  private var made: [Place] = []
  private var names: Set<String> = []
  /// The local names of buttons: `if let button = statusItem.button`.
  private var buttons: Set<String> = []
  /// The values of names that are given one.
  private var values: [String: [SwiftExpression]] = [:]
  private var hasName = false
  private var titles: [(value: SwiftExpression, scope: SwiftScope)] = []
  private var images: [(value: SwiftExpression, scope: SwiftScope)] = []
  /// Words for VoiceOver, and views of the app's own, which may have some.
  private var mayBeSpoken = false

  /// The status items of an app.
  static func read(_ index: ProjectIndex) -> [FoundStatusItem] {
    var types: [String: Code] = [:]
    var order: [String] = []
    let files = index.files.filter { $0.source.bytes.firstPlace(of: "tatusItem".utf8) != nil }
    func add(_ statements: [SwiftStatement], _ owner: [String], in file: SwiftFile) {
      let name = owner.last ?? file.source.path
      if types[name] == nil { order.append(name) }
      types[name, default: Code(owner: owner.last)].parts.append(
        (SwiftScope(file: file, typePath: owner), statements))
    }
    func visit(_ statements: [SwiftStatement], _ owner: [String], in file: SwiftFile) {
      for case .type(let type) in statements.map(\.kind) {
        let names = owner + type.name.split(separator: ".").map(String.init)
        add(type.members, names, in: file)
        visit(type.members, names, in: file)
      }
    }
    for file in files {
      visit(file.statements, [], in: file)
      let others = file.statements.filter { statement in
        if case .type = statement.kind { return false }
        return true
      }
      if !others.isEmpty { add(others, [], in: file) }
    }
    var seen: Set<Place> = []
    return order.compactMap { types[$0] }.reversed().flatMap { code in
      StatusItemReader(index, code).items
    }
    // An inner type's are those of the outer one, too.
    .filter { seen.insert($0.place).inserted }
    .sorted { ($0.place.source, $0.place.span.start) < ($1.place.source, $1.place.span.start) }
  }

  private init(_ index: ProjectIndex, _ code: Code) {
    self.index = index
    self.code = code
    for (scope, statements) in code.parts {
      statements.forEachExpression { expression in
        for call in expression.calls {
          if call.name == "statusItem", call.hasArgument("withLength") {
            made.append(scope.place(call.span))
          }
          let name = call.name.lowercased()
          if name.includes("accessibility") || name == "addsubview" { mayBeSpoken = true }
        }
      }
    }
    if made.isEmpty { return }
    for (_, statements) in code.parts {
      statements.forEachStatement { note($0) }
    }
    for (scope, statements) in code.parts {
      statements.forEachStatement { statement in
        guard case .assignment(let target, "=", let value) = statement.kind,
          let path = target.path, let property = path.last
        else { return }
        take(value, for: property, of: Array(path.dropLast()), in: scope)
      }
    }
  }

  /// Notes the names that a statement gives to status items and their buttons.
  private mutating func note(_ statement: SwiftStatement) {
    func note(_ name: String, _ value: SwiftExpression?) {
      guard let value else { return }
      values[name, default: []].append(value)
      if value.path?.last == "button" { buttons.insert(name) }
      if value.calls.contains(where: { $0.name == "statusItem" }) { names.insert(name) }
    }
    switch statement.kind {
    case .variable(let variable): note(variable.name, variable.value)
    case .assignment(let target, "=", let value):
      // What is set on another object has that object's name.
      let path = target.path?.filter { $0 != "self" } ?? []
      if path.count == 1 { note(path[0], value) }
    case .conditional(let branches):
      for condition in branches.flatMap(\.conditions) {
        if case .binding(let variable) = condition { note(variable.name, variable.value) }
      }
    case .guarded(let branch):
      for condition in branch.conditions {
        if case .binding(let variable) = condition { note(variable.name, variable.value) }
      }
    default: return
    }
  }

  private mutating func take(
    _ value: SwiftExpression, for property: String, of object: [String], in scope: SwiftScope
  ) {
    let owner = object.filter { $0 != "self" }
    let isItem =
      owner.last.map { names.contains($0) || $0.lowercased().includes("status") } ?? false
    let isButton =
      owner.count == 1 && buttons.contains(owner[0]) || owner.count > 1 && owner.last == "button"
    switch property {
    case "autosaveName": if isItem || owner.count == 1 { hasName = true }
    case "view": if isItem { mayBeSpoken = true }
    case "accessibilityDescription": mayBeSpoken = true
    case "title", "attributedTitle": if isItem || isButton { titles.append((value, scope)) }
    case "image": if isItem || isButton { images.append((value, scope)) }
    default: if property.lowercased().includes("accessibility") { mayBeSpoken = true }
    }
  }

  // MARK: Items

  private var items: [FoundStatusItem] {
    made.map { place in
      // Of several items of one type, which is which is not worked out.
      let isOne = made.count == 1
      return FoundStatusItem(
        owner: code.owner, title: isOne ? title : nil, image: isOne ? image : nil,
        hasName: hasName, unspokenImage: isOne ? unspokenImage : nil, place: place)
    }
  }

  private var title: FoundText? {
    let known = titles.lazy.map { Evaluator(index).plainTitle(of: $0.value, in: $0.scope) }
    if let title = known.first(where: { !($0.literal ?? "").isEmpty }) { return title }
    return images.lazy.compactMap { image -> FoundText? in
      guard let words = call(of: image.value)?.argument("accessibilityDescription"), !words.isNil
      else { return nil }
      var text = Evaluator(index).plainTitle(of: words, in: image.scope)
      text.isSpoken = true
      return (text.literal ?? "").isEmpty ? nil : text
    }.first
  }

  private var image: FoundImage? {
    images.lazy.compactMap { image in
      Evaluator(index).image(of: resolved(image.value), in: image.scope)?.value
    }.first
  }

  /// The image, if all that the button may have are made without words, and nothing else says what it is.
  private var unspokenImage: Place? {
    guard let first = images.first, titles.isEmpty, !mayBeSpoken else { return nil }
    for image in images {
      guard let call = call(of: image.value), ["NSImage", "init"].contains(call.name) else {
        return nil
      }
      if call.path.count == 2, call.path[0] != "" && call.path[0] != "NSImage" { return nil }
      let hasName = ["systemSymbolName", "named", "resource"].contains { call.hasArgument($0) }
      let words = call.argument("accessibilityDescription")
      let isUnspoken = words.map { $0.isNil || $0.string?.literal == "" } ?? true
      if !hasName || !isUnspoken { return nil }
    }
    return first.scope.place(first.value.span)
  }

  private func call(of value: SwiftExpression) -> SwiftCall? {
    let value = resolved(value)
    return value.calls.count == 1 ? value.call : nil
  }

  /// The value of a name that is given one only, or the expression itself.
  private func resolved(_ expression: SwiftExpression) -> SwiftExpression {
    guard let path = expression.path, path.count == 1, let known = values[path[0]],
      known.count == 1
    else { return expression }
    return known[0]
  }
}

extension [FoundSurface] {
  /// Says of the menus of status items what the items show.
  mutating func take(_ items: [FoundStatusItem]) {
    for number in indices where self[number].isStatusMenu && self[number].framework == .appkit {
      let own = items.filter { $0.owner == self[number].owner }
      guard let item = own.count == 1 ? own[0] : items.count == 1 ? items[0] : nil else { continue }
      self[number].kind = .statusMenu(title: item.title, image: item.image)
    }
  }
}
