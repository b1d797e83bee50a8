import MenuGuidelines

extension AssetCatalogue {
  /// The images in the folders that `--assets` names; nil without it.
  init?(_ invocation: Invocation) throws(UsageError) {
    let folders = invocation.allValues("assets")
    if folders.isEmpty { return nil }
    var reader = AssetReader()
    for folder in folders {
      guard try FileSystem.isFolder(folder) else {
        throw UsageError("'--assets' takes a folder, and '\(folder)' is a file")
      }
      let isWanted = { (path: String) in AssetReader.byteCount(of: path) != 0 }
      for path in try FileSystem.files(in: folder, where: isWanted) {
        let bytes: [UInt8]
        if let count = AssetReader.byteCount(of: path) {
          bytes = try FileSystem.firstBytes(of: path, count: count)
        } else {
          bytes = try FileSystem.terminatedBytes(of: path).dropLast()
        }
        // Whole paths, so that images of one name in two folders stay apart.
        reader.add(path: path, bytes: bytes)
      }
    }
    self = reader.catalogue()
  }
}
