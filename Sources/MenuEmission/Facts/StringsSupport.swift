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
        appendBundle(name, finder: finder, to: &code)
      }
      code.blank()
      code.documentation(["A class of this Swift module, by which its bundle is found."])
      code.line("private nonisolated final class \(finder) {}")
      if context.looksUpTexts {
        code.blank()
        appendLookUp(to: &code) { code in
          code.statement(
            "let text = ",
            .call(
              "String",
              [
                .init("localized", .code("String.LocalizationValue(key)")),
                .init("table", .string(context.module.app.stringsTable ?? "")),
                .init("bundle", .code("." + name)),
              ]))
          code.line("self = text == key ? defaultValue : text")
        }
      }
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
      if context.looksUpTexts {
        code.blank()
        appendLookUp(to: &code) { code in
          code.line("self = defaultValue")
        }
      }
    }
  }

  /// Appends how a text is found by a key that is made at run time.
  private func appendLookUp(to code: inout CodeTree, _ body: (inout CodeTree) -> Void) {
    code.block("nonisolated extension String") { code in
      code.documentation([
        "Makes the text that has this key in the localization table, or else the given one."
      ])
      code.line("@inline(never)")
      code.function("init", ["menuText defaultValue: String", "key: String"], "", body)
    }
  }

  /// Appends the bundle and how it is found.
  ///
  /// `Bundle.module` is not used: only some build systems say whether a target has it, and it is on the main actor in a
  /// target that is so by default.
  private func appendBundle(_ name: String, finder: String, to code: inout CodeTree) {
    let find = "find" + SwiftName.upperCamel(name)
    code.documentation([
      "The bundle with the localized strings for the menus of \(context.module.app.name)."
    ])
    code.line("static let \(name) = \(find)()")
    code.blank()
    if context.hasManyCommands {
      appendSearch(name, finder: finder, to: &code)
      return
    }
    code.function("private static func " + find, [], "-> Bundle") { code in
      code.line("let own = Bundle(for: \(finder).self)")
      code.comment("A package keeps the resources of a target in a bundle named after both.")
      code.line("let module = #fileID.prefix(while: { $0 != \"/\" })")
      code.control("for", .code("container in [own, Bundle.main]")) { code in
        code.line(
          "let urls = container.urls(forResourcesWithExtension: \"bundle\", subdirectory: nil) ?? []"
        )
        code.line(
          "let url = urls.first(where: { $0.lastPathComponent.hasSuffix(\"_\\(module).bundle\") })")
        code.if(.code("let url, let bundle = Bundle(url: url)")) { code in
          code.return(.code("bundle"))
        }
      }
      code.return(.code("own"))
    }
  }

  /// Appends how the bundle is found in a large module: in two functions and without the algorithms of collections, which an
  /// optimizing compiler copies to where they are called.
  private func appendSearch(_ name: String, finder: String, to code: inout CodeTree) {
    let search = name + "Resources"
    code.lines(
      """
      private static func find\(SwiftName.upperCamel(name))() -> Bundle {
        let own = Bundle(for: \(finder).self)
        return own.\(search) ?? Bundle.main.\(search) ?? own
      }

      /// A package keeps the resources of a target in a bundle named after both.
      private var \(search): Bundle? {
        let urls = urls(forResourcesWithExtension: "bundle", subdirectory: nil) ?? []
        let module = #fileID.prefix(while: { $0 != "/" })
        for url in urls where url.lastPathComponent.hasSuffix("_\\(module).bundle") {
          if let bundle = Bundle(url: url) { return bundle }
        }
        return nil
      }
      """)
  }
}
