/// The files other than those open in the editor. Paths are absolute, with `/` between their parts.
package struct FileAccess {
  /// The bytes of a file; nil if it cannot be read.
  package var read: (_ path: String) -> [UInt8]?
  /// The `.menu` files in a folder, and in those below it where `isRecursive`.
  package var menuFiles: (_ folder: String, _ isRecursive: Bool) -> [String]
  /// Whether a file or folder exists.
  package var exists: (_ path: String) -> Bool

  package init(
    read: @escaping (_ path: String) -> [UInt8]?,
    menuFiles: @escaping (_ folder: String, _ isRecursive: Bool) -> [String],
    exists: @escaping (_ path: String) -> Bool
  ) {
    self.read = read
    self.menuFiles = menuFiles
    self.exists = exists
  }
}
