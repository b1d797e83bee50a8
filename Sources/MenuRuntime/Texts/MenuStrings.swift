#if !canImport(Darwin)
  public import Foundation

  nonisolated extension String {
    /// Stands in for Foundation's initializer on platforms without it: returns the text in the source.
    ///
    /// Those platforms have no localized strings, so `key`, `table`, `bundle` and `comment` are unused.
    public init(
      localized key: StaticString, defaultValue: String, table: String? = nil,
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self = defaultValue
    }
  }
#endif
