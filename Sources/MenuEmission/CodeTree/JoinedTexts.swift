extension [String] {
  /// The texts as one, with a separator between each two.
  ///
  /// Not `joined(separator:)`, for which the runtime looks through all conformances of the program when it is first called.
  func joined(by separator: String) -> String {
    var result = ""
    for index in indices {
      if index > 0 { result += separator }
      result += self[index]
    }
    return result
  }
}
