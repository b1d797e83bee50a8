import MenuSyntax

/// What views of SwiftUI present while a variable of theirs says so: `.fileImporter(isPresented: $isImporting, …)`.
struct Presentations {
  private struct Presentation {
    /// The names that lead to the variable: `["model", "isImporting"]`.
    var path: [String]
    var call: SwiftCall
    var scope: SwiftScope
  }

  private let index: ProjectIndex
  /// By the name of the variable.
  private var presentations: [String: [Presentation]] = [:]
  /// The types that declare a variable of a name and do not get it from others.
  private var owners: [String: Set<String>] = [:]
  /// The calls that make the app's views, by the names of these.
  private var views: [String: [(call: SwiftCall, scope: SwiftScope)]] = [:]

  init(_ index: ProjectIndex) {
    self.index = index
    for file in index.files where file.source.bytes.firstPlace(of: "SwiftUI".utf8) != nil {
      collect(file.statements, in: SwiftScope(file: file, typePath: []))
    }
  }

  private mutating func collect(_ statements: [SwiftStatement], in scope: SwiftScope) {
    for statement in statements {
      switch statement.kind {
      case .type(let type):
        let names = type.name.split(separator: ".").map(String.init)
        collect(type.members, in: SwiftScope(file: scope.file, typePath: scope.typePath + names))
      case .compiled(let branches): for branch in branches { collect(branch.statements, in: scope) }
      default:
        if case .variable(let variable) = statement.kind, let owner = scope.typePath.last,
          !variable.modifiers.attributes.contains(where: { $0.includes("Bind") })
        {
          owners[variable.name, default: []].insert(owner)
        }
        statement.forEachExpression { expression in
          for call in expression.allCalls { collect(call, in: scope) }
        }
      }
    }
  }

  private mutating func collect(_ call: SwiftCall, in scope: SwiftScope) {
    if call.name.first?.isUppercase ?? false, index.isDeclared(type: call.name) {
      views[call.name, default: []].append((call, scope))
    }
    let labels = ["isPresented", "item", "presenting", "isActive"]
    for argument in call.arguments where labels.contains(argument.label ?? "") {
      guard let path = Self.variable(argument.value), let name = path.last else { continue }
      presentations[name, default: []].append(Presentation(path: path, call: call, scope: scope))
    }
  }

  /// Whether something other than an inspector, which people show and hide, is presented while a variable says so.
  func presents(_ name: String) -> Bool {
    (presentations[name] ?? []).contains { $0.call.name != "inspector" }
  }

  /// What the code that makes a view gives it for a property: `rename` of `Row(onRename: rename)`, each with where it is.
  func arguments(
    for property: String, of type: String
  ) -> [(value: SwiftExpression, scope: SwiftScope)] {
    (views[type] ?? []).compactMap { view in
      view.call.arguments.first { $0.label == property }.map { ($0.value, view.scope) }
    }
  }

  /// The names of the variable that a binding is for: `["model", "isImporting"]` of `$model.isImporting`.
  private static func variable(_ binding: SwiftExpression) -> [String]? {
    guard let path = binding.plainPath, path.contains(where: { $0.hasPrefix("$") }) else {
      return nil
    }
    return path.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }

  /// What is presented once code in a type has set a variable; nil if nothing is seen to depend on it.
  ///
  /// - Parameter value: What it is set to; nil for `toggle()`.
  func effect(
    ofSetting path: [String], to value: SwiftExpression?, in scope: SwiftScope
  ) -> ActionEffect? {
    guard let name = path.last, let all = presentations[name] else { return nil }
    let own = all.filter { $0.path == path && $0.scope.typePath.last == scope.typePath.last }
    let isOnly = owners[name, default: []].count == 1
    let known = own.isEmpty && isOnly ? all : own
    // Two types have each a variable of this name, and whose it is is not known.
    if known.isEmpty { return .unseen }
    return .either(known.map { effect(of: $0, value) })
  }

  private func effect(of presentation: Presentation, _ value: SwiftExpression?) -> ActionEffect {
    let call = presentation.call
    switch call.name {
    case "fileImporter", "fileExporter", "fileMover", "photosPicker": return .asking
    case "confirmationDialog", "actionSheet", "alert":
      var form = PresentedForm(index)
      for argument in call.arguments {
        argument.value.closure.map { form.read($0.statements, in: presentation.scope) }
      }
      // A field in an alert is what it asks for.
      return form.hasField ? .asking : .questioning(question(of: call, in: presentation.scope))
    case "sheet", "popover", "fullScreenCover":
      guard let content = call.content() else { return .unseen }
      var form = PresentedForm(index)
      form.read(chosen(of: content.statements, by: value), in: presentation.scope)
      return form.asks ? .asking : .unseen
    default: return .unseen
    }
  }

  /// Of content that shows another view for each case, what shows the case that a variable is set to.
  private func chosen(
    of statements: [SwiftStatement], by value: SwiftExpression?
  ) -> [SwiftStatement] {
    guard statements.count == 1, case .switched(_, let cases) = statements[0].kind else {
      return statements
    }
    let name = value?.path?.last ?? value?.call?.name
    let own = cases.filter { one in
      one.patterns.contains { ($0.path?.last ?? $0.call?.name) == name }
    }
    return own.count == 1 ? own[0].statements : []
  }

  private func question(of call: SwiftCall, in scope: SwiftScope) -> FoundText? {
    var title = call.argument()
    if title == nil || title?.closure != nil {
      // `Alert(title: Text("…"))`
      call.trailingClosure?.statements.forEachExpression { expression in
        if let alert = expression.call, ["Alert", "ActionSheet"].contains(alert.name) {
          title = alert.argument("title")
        }
      }
    }
    guard let title, title.closure == nil else { return nil }
    let evaluator = Evaluator(index)
    let shown = title.call.flatMap { $0.name == "Text" ? $0.argument() : nil } ?? title
    let text = evaluator.plainTitle(of: shown, in: scope, literalIs: .key(table: nil))
    return text.segments == nil ? nil : text
  }
}

/// What a sheet or an alert has to fill in.
struct PresentedForm {
  private let index: ProjectIndex
  private var read: Set<String> = []
  /// Whether it has something to type into.
  private(set) var hasField = false
  private var hasControl = false
  private var hasCancel = false

  init(_ index: ProjectIndex) { self.index = index }

  /// Whether it asks for input: it has something to fill in, and a way to leave that alone.
  var asks: Bool { (hasField || hasControl) && hasCancel }

  private static let fields: Set = ["TextField", "SecureField", "TextEditor"]
  private static let controls: Set = [
    "Picker", "DatePicker", "Stepper", "Slider", "Toggle", "ColorPicker",
  ]

  mutating func read(_ statements: [SwiftStatement], in scope: SwiftScope) {
    var calls: [SwiftCall] = []
    statements.forEachExpression { calls += $0.allCalls }
    for call in calls {
      if Self.fields.contains(call.name) { hasField = true }
      if Self.controls.contains(call.name) { hasControl = true }
      if Self.cancels(call, in: scope) { hasCancel = true }
      guard call.name.first?.isUppercase ?? false, read.count < 20,
        index.isOwnView(call.name, near: scope.file), read.insert(call.name).inserted
      else { continue }
      for declared in index.types([call.name], near: scope.file) {
        read(
          declared.type.members, in: SwiftScope(file: declared.file, typePath: declared.path))
      }
    }
  }

  /// Whether a call makes a button that cancels, or says so of one.
  private static func cancels(_ call: SwiftCall, in scope: SwiftScope) -> Bool {
    switch call.name {
    case "Button":
      if call.argument("role")?.path?.last == "cancel" { return true }
      return call.argument().map { scope.code($0.span).lowercased().includes("cancel") } ?? false
    case "ToolbarItem", "ToolbarItemGroup":
      return call.argument("placement")?.path?.last == "cancellationAction"
    case "keyboardShortcut": return call.argument()?.path?.last == "cancelAction"
    case "Text", "Label":
      return call.argument()?.string?.literal?.lowercased() == "cancel"
    default: return false
    }
  }
}
