import MenuModel
import MenuSyntax

/// The calls in Swift files that make a menu, an entry or an item of a toolbar, whether or not code leads to them.
///
/// They show what no reader has reached. The action of a control has neither a title nor an image, and is left out.
struct MenuCalls {
  enum Kind {
    case entry, menu, keyCommand, barItem
  }

  struct Call {
    var kind: Kind
    var code: SwiftCall
    var place: Place
    /// The number of the innermost body that it is in.
    var body: Int
  }

  /// The statements of a function, a closure or a property, which are run together.
  struct Body {
    var statements: [SwiftStatement]
    var owner: [String]
    var name: String
    var platforms: Set<Platform>
  }

  private(set) var calls: [Call] = []
  private(set) var bodies: [Body]
  private let file: SwiftFile
  private let index: ProjectIndex
  private var body = 0

  init(in file: SwiftFile, _ index: ProjectIndex) {
    self.file = file
    self.index = index
    bodies = [
      Body(
        statements: file.statements, owner: [], name: "", platforms: ConditionalPlatforms.all)
    ]
    visit(file.statements)
  }

  // MARK: Calls

  private mutating func add(_ call: SwiftCall) {
    guard let kind = kind(of: call) else { return }
    calls.append(Call(kind: kind, code: call, place: file.place(of: call.span), body: body))
  }

  private func kind(of call: SwiftCall) -> Kind? {
    let path = call.path.last == "init" ? Array(call.path.dropLast()) : call.path
    guard let name = path.last else { return nil }
    let labels = call.labels
    switch name {
    case "addItem", "insertItem": return labels.first == "withTitle" ? .entry : nil
    case "": return labels.contains("keyEquivalent") && labels.contains("title") ? .entry : nil
    case "NSMenuItem": return .entry
    case "NSMenu", "UIMenu": return .menu
    case "UIAction", "UICommand", "UIKeyCommand":
      let shown = ["title", "discoverabilityTitle", "image"].compactMap { call.argument($0) }
      // A button's `UIAction { … }` has none of these.
      if shown.contains(where: { !$0.isNil && $0.string?.literal != "" }) { return .entry }
      return name == "UIKeyCommand" && labels.contains("input") ? .keyCommand : nil
    // Without arguments it is filled on the next lines, or is a space.
    case "UIBarButtonItem": return Self.isSpace(call) || labels.isEmpty ? nil : .barItem
    case "NSToolbarItem", "NSMenuToolbarItem", "NSToolbarItemGroup", "NSSearchToolbarItem":
      return .barItem
    default:
      guard name.first?.isUppercase == true, path.count <= 2, index.isDeclared(type: name) else {
        return nil
      }
      return index.type(name, inherits: "NSMenuItem") ? .entry : nil
    }
  }

  /// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, …)`
  private static func isSpace(_ call: SwiftCall) -> Bool {
    guard let name = call.argument("barButtonSystemItem")?.path?.last else { return false }
    return name == "flexibleSpace" || name == "fixedSpace"
  }

  // MARK: Statements

  private mutating func visit(_ statements: [SwiftStatement]) {
    for statement in statements { visit(statement) }
  }

  /// Visits what is run together, with the name of the function or property that it is in.
  private mutating func visitBody(_ statements: [SwiftStatement], named name: String? = nil) {
    let outer = body
    var inner = bodies[outer]
    inner.statements = statements
    if let name { inner.name = name }
    body = bodies.count
    bodies.append(inner)
    visit(statements)
    body = outer
  }

  private mutating func visit(_ statement: SwiftStatement) {
    switch statement.kind {
    case .expression(let expression), .returned(let expression?): visit(expression)
    case .assignment(let target, _, let value):
      visit(target)
      visit(value)
    case .variable(let variable): visit(variable)
    case .function(let function):
      for parameter in function.parameters { parameter.value.map { visit($0) } }
      visitBody(function.body ?? [], named: SwiftMenuReader.signature(function))
    case .type(let type): visit(type)
    case .conditional(let branches):
      for branch in branches { visit(branch) }
    case .guarded(let branch): visit(branch)
    case .switched(let subject, let cases):
      visit(subject)
      for one in cases { visit(one.statements) }
    case .loop(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .block(let body): visit(body)
    case .compiled(let branches):
      for branch in branches {
        let outer = bodies[body].platforms
        bodies[body].platforms.formIntersection(branch.condition.platforms)
        visit(branch.statements)
        bodies[body].platforms = outer
      }
    case .enumCases, .returned, .other: break
    }
  }

  private mutating func visit(_ branch: SwiftBranch) {
    for condition in branch.conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(let variable): visit(variable)
      case .pattern: continue
      }
    }
    visit(branch.statements)
  }

  private mutating func visit(_ variable: SwiftVariable) {
    if let value = variable.value { visit(value) }
    if let getter = variable.body { visitBody(getter, named: variable.name) }
    if !variable.observers.isEmpty { visitBody(variable.observers, named: variable.name) }
  }

  private mutating func visit(_ type: SwiftType) {
    // Xcode shows previews, and the app does not.
    if type.inherited.contains("PreviewProvider") { return }
    let outer = body
    var inner = bodies[outer]
    inner.statements = type.members
    inner.owner += type.name.split(separator: ".").map(String.init)
    body = bodies.count
    bodies.append(inner)
    visit(type.members)
    body = outer
  }

  // MARK: Expressions

  private mutating func visit(_ expression: SwiftExpression) {
    // Xcode shows previews, and the app does not.
    if case .name("#Preview") = expression.kind { return }
    for call in expression.calls { add(call) }
    switch expression.kind {
    case .array(let elements), .sequence(let elements, _):
      for element in elements { visit(element) }
    case .dictionary(let members):
      for member in members { visit(member.value) }
    case .closure(let closure): visitBody(closure.statements)
    case .tuple(let arguments):
      for argument in arguments { visit(argument.value) }
    case .prefixed(_, let inner): visit(inner)
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { visit(part) }
    case .branches(let statement): visit(statement)
    case .name, .string, .number, .bool, .absent, .other: break
    }
    visit(expression.steps)
  }

  private mutating func visit(_ steps: [SwiftExpression.Step]) {
    for step in steps {
      switch step {
      case .call(let arguments, _), .subscripted(let arguments):
        for argument in arguments { visit(argument.value) }
      case .compiled(let branches):
        for branch in branches { visit(branch.steps) }
      case .member, .unwrapped: continue
      }
    }
  }
}

extension MenuCalls {
  /// The items of UIKit's bars that have an image, and that no code near them gives words.
  var buttonsWithoutTitles: [Place] {
    calls.filter { call in
      guard call.kind == .barItem, call.code.path.last == "UIBarButtonItem",
        let image = call.code.argument("image"), Self.makesImage(image),
        !call.code.hasArgument("title"), !call.code.hasArgument("primaryAction"),
        !(call.code.argument("action")?.isNil ?? false)
      else { return false }
      return !isNamed(call)
    }
    .map(\.place)
  }

  /// Whether an expression makes an image by its name, so that the item has one and no other face.
  private static func makesImage(_ image: SwiftExpression) -> Bool {
    guard let call = image.call else { return false }
    let isImage = ["UIImage", "", "init"].contains(call.path.first ?? "")
    return isImage && (call.hasArgument("systemName") || call.hasArgument("named"))
  }

  /// Whether what is run with a call, or the variable that it is given to, says what VoiceOver reads or what it is called.
  private func isNamed(_ call: Call) -> Bool {
    let statements = bodies[call.body].statements
    let isType = statements.contains { statement in
      if case .function = statement.kind { return true }
      return false
    }
    if !isType, let first = statements.first, let last = statements.last,
      file.text(of: Span(first.span.start, last.span.end)).includes("accessibilityLabel")
    {
      return true
    }
    guard let name = variable(of: call) else { return false }
    let text = file.text(of: Span(0, UInt32(file.source.count)))
    return ["?.", "."].contains { sign in
      ["accessibilityLabel", "title", "menuRepresentation"].contains {
        text.includes(name + sign + $0)
      }
    }
  }

  /// The name before `=` or `: UIBarButtonItem =` in the line of a call.
  private func variable(of call: Call) -> String? {
    let before = file.text(of: Span(0, call.place.span.start))
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard let sign = line.lastIndex(of: "=") else { return nil }
    let left = line[..<sign].split { " :.".contains($0) }.filter { $0 != "UIBarButtonItem" }
    return left.last.map(String.init)
  }
}
