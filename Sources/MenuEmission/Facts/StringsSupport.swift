/// Writes what localized strings need: the bundle that they are in and, where Foundation has no localized strings, a stand-in.
struct StringsSupport {
  let context: EmissionContext

  /// The import that a file with localized strings begins with.
  static func appendImport(to code: inout CodeTree) {
    code.blank()
    code.conditional("canImport(Darwin)") { code in
      code.line("import Foundation")
    }
  }

  /// Appends the declarations.
  func append(to code: inout CodeTree) {
    let name = String(context.bundle.dropFirst())
    let finder = context.prefix + "BundleFinder"
    let standIn = context.prefix + "MenuBundle"
    code.conditional("canImport(Darwin)") { code in
      code.block("nonisolated extension Bundle") { code in
        code.documentation([
          "The bundle with the localized strings for the menus of \(context.module.app.name)."
        ])
        code.block("static var \(name): Bundle") { code in
          code.conditional("SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE") { code in
            code.line("return .module")
          } else: { code in
            code.line("return Bundle(for: \(finder).self)")
          }
        }
      }
      code.blank()
      code.documentation(["A class of this Swift module, by which its bundle is found."])
      code.line("private nonisolated final class \(finder) {}")
    } else: { code in
      code.documentation(["Stands in for `Bundle` where there are no localized strings."])
      code.block("nonisolated enum \(standIn)") { code in
        code.enumCase(name)
      }
      code.blank()
      code.block("nonisolated extension String") { code in
        code.documentation(["Makes the text that is used where there are no localized strings."])
        code.function(
          "init",
          [
            "localized key: StaticString", "defaultValue: String", "table: StaticString",
            "bundle: \(standIn)", "comment: StaticString",
          ]
        ) { code in
          code.line("self = defaultValue")
        }
      }
    }
  }
}
