import MenuSyntax

/// The role of what deletes: `role: .destructive` of SwiftUI, `attributes: .destructive` of UIKit.
extension PlaceMender {
  /// What becomes of a fix that marks a command as destructive; nil for another fix.
  ///
  /// It changes how an entry looks and where SwiftUI puts it, so it counts as unsafe; and only a title that begins with
  /// “Delete” is sure.
  func roleOutcome(
    of fix: Fix, of finding: Diagnostic, in written: WrittenMenus
  ) -> Outcome? {
    guard fix.edits.count == 1, let edit = fix.edits.first, edit.place.span.isEmpty,
      edit.text.split(separator: " ") == ["destructive"]
    else { return nil }
    guard let place = written.places.origin(of: finding.place.span.start),
      let part = written.places.parts.first(where: {
        $0.span.end == edit.place.span.start && $0.isCommand
      }), case .command(let title) = part.subject,
      title.literal?.split(separator: " ").first == "Delete"
    else { return Outcome.none }
    do throws(Refusal) {
      let (edit, code) = try roleEdit(at: place)
      return try made(fix, "Write `\(code)`", [edit], .unsafe)
    } catch {
      return .refused(error.reason)
    }
  }

  private func roleEdit(at place: Place) throws(Refusal) -> (Edit, String) {
    let source = source(of: place)
    let whole = SwiftFile(source: source, number: place.source, statements: [])
    let part = SwiftParser.parse(place.span, of: whole)
    guard ImportPaths.fileExtension(source.path) == "swift", part.statements.count == 1,
      case .expression(let expression) = part.statements[0].kind, let call = expression.call,
      let code = Self.roles[call.name], call.path.count == 1
    else { throw Refusal("a function or a view makes it") }
    let label = code.label
    let argument = "\(label): .destructive"
    if call.hasArgument(label) { throw Refusal("it has `\(label):` already") }
    let given = call.arguments.filter { !$0.isTrailing }
    guard given.allSatisfy({ code.known.contains($0.label ?? "") }) else {
      throw Refusal("`\(call.name)` has arguments that are not known")
    }
    // The name alone is as long as the chain that it begins.
    let nameEnd = expression.span.start + UInt32(call.name.utf8.count)
    let before = given.last { !code.after.contains($0.label ?? "") }
    let after = given.first { code.after.contains($0.label ?? "") }
    if let before {
      let end = before.value.span.end
      return (Edit(place: part.place(of: Span(end, end)), text: ", " + argument), argument)
    }
    if let after, let label = after.label {
      // The label comes before the value, with a colon and blanks between them.
      let head = part.text(of: Span(nameEnd, after.value.span.start))
      guard let found = head.firstPlace(of: label) else { throw Refusal("it has no place for it") }
      let offset = head.utf8.distance(from: head.startIndex, to: found.lowerBound)
      let start = nameEnd + UInt32(offset)
      return (Edit(place: part.place(of: Span(start, start)), text: argument + ", "), argument)
    }
    let rest = part.text(of: Span(nameEnd, UInt32(part.source.count)))
    let start = rest.hasPrefix("()") ? nameEnd + 1 : nameEnd
    let text = rest.hasPrefix("()") ? argument : "(\(argument))"
    return (Edit(place: part.place(of: Span(start, start)), text: text), argument)
  }

  private struct Role {
    var label: String
    /// The labels of the arguments that Apple's initializers have.
    var known: Set<String>
    /// Those of them that come after the role.
    var after: Set<String>
  }

  /// Sources: Apple's reference of `Button`, `UIAction`, `UICommand` and `UIKeyCommand`.
  private static let roles: [String: Role] = [
    "Button": Role(
      label: "role", known: ["", "systemImage", "image", "action"], after: ["action"]),
    "UIAction": Role(
      label: "attributes",
      known: [
        "title", "subtitle", "image", "selectedImage", "identifier", "discoverabilityTitle",
        "state", "handler",
      ], after: ["state", "handler"]),
    "UICommand": Role(
      label: "attributes",
      known: [
        "title", "image", "action", "propertyList", "alternates", "discoverabilityTitle", "state",
      ], after: ["state"]),
    "UIKeyCommand": Role(
      label: "attributes",
      known: [
        "title", "image", "action", "input", "modifierFlags", "propertyList", "alternates",
        "discoverabilityTitle", "state",
      ], after: ["state"]),
  ]
}

extension PlaceMap.Part {
  fileprivate var isCommand: Bool {
    guard case .command = subject else { return false }
    return true
  }
}
