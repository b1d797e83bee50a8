import Foundation
import MenuJSON

/// The structures of the protocol's meta model that the server uses.
///
/// `Tests/LanguageServer/make_structures.py` writes the table from the meta model.
struct MetaModel {
  /// A property of a structure.
  struct Property {
    var type: JSONValue
    var isOptional: Bool

    /// Whether `null` is a value of the property.
    var isNullable: Bool { type["or"]?.array?.contains("null") ?? false }
  }

  private let structures: [String: [String: Property]]
  /// `request` or `notification`, by the method.
  let methods: [String: String]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/LanguageServer/structures.json")
    let table = try JSONValue(Array(Data(contentsOf: file)))
    methods = (table["methods"]?.object ?? [:]).compactMapValues(\.string)
    structures = (table["structures"]?.object ?? [:]).mapValues { structure in
      (structure.object ?? [:]).mapValues { property in
        Property(
          type: property["type"] ?? .null, isOptional: property["optional"]?.bool ?? false)
      }
    }
  }

  /// The properties of a structure by their names; nil if the table does not have it.
  func properties(of structure: String) -> [String: Property]? { structures[structure] }

  // MARK: Examples

  /// A value of a structure with all properties whose types the table has.
  func example(of structure: String) -> [String: JSONValue] {
    (structures[structure] ?? [:]).compactMapValues { example(ofType: $0.type) }
  }

  private func example(ofType type: JSONValue) -> JSONValue? {
    if let values = type["values"]?.array { return values.first }
    if let items = type["or"]?.array { return items.lazy.compactMap { example(ofType: $0) }.first }
    if let element = type["array"] {
      if let values = element["values"]?.array { return .array(values) }
      return example(ofType: element).map { [$0] }
    }
    switch type.string {
    case "string": return "text"
    case "integer", "uinteger": return 1
    case "boolean": return true
    case "LSPAny": return ["any": .null]
    case let name?: return structures[name] == nil ? nil : .object(example(of: name))
    case nil: return nil
    }
  }

  // MARK: Checks

  /// The differences between a value and a structure; empty if it fits.
  func faults(of value: JSONValue, as structure: String) -> [String] {
    guard let properties = structures[structure], case .object(let members) = value else {
      return ["\(structure): not an object of the table"]
    }
    var faults: [String] = []
    for (name, member) in members {
      guard let property = properties[name] else {
        faults.append("\(structure) has no \(name)")
        continue
      }
      if !fits(member, property.type) { faults.append("\(structure).\(name): \(member)") }
    }
    for (name, property) in properties where !property.isOptional && members[name] == nil {
      faults.append("\(structure).\(name) is missing")
    }
    return faults
  }

  private func fits(_ value: JSONValue, _ type: JSONValue) -> Bool {
    if let values = type["values"]?.array { return values.contains(value) }
    if let items = type["or"]?.array { return items.contains { fits(value, $0) } }
    if let element = type["array"] { return value.array?.allSatisfy { fits($0, element) } ?? false }
    if let element = type["map"] {
      return value.object?.values.allSatisfy { fits($0, element) } ?? false
    }
    switch type.string {
    case "string": return value.string != nil
    case "integer": return value.int != nil
    case "uinteger": return value.int.map { $0 >= 0 } ?? false
    case "boolean": return value.bool != nil
    case "null": return value == .null
    case "LSPAny": return true
    case let name?: return faults(of: value, as: name).isEmpty
    case nil: return false
    }
  }
}
