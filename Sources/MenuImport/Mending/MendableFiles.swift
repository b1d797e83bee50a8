import MenuSyntax

/// What is known of an app's files beyond what is in those that were read.
package struct MendableFiles {
  /// Why the file at a path stays as it is: the end of a sentence about it. Nil if it may be written.
  package var reasonToKeep: (_ path: String) -> String?
  /// The path of a file that was not read and has a text in quotes, among those that a key of the app can be in.
  package var otherUse: (_ text: String) -> String?

  package init(
    reasonToKeep: @escaping (_ path: String) -> String? = { _ in nil },
    otherUse: @escaping (_ text: String) -> String? = { _ in nil }
  ) {
    self.reasonToKeep = reasonToKeep
    self.otherUse = otherUse
  }
}

/// Why a fix of a finding is not made in an app's files: the end of a sentence.
struct Refusal: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
