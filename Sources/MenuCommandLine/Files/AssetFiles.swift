import MenuGuidelines

extension AssetCatalogue {
  /// The images in the folders given by `--assets`; nil without it.
  package init?(_ invocation: Invocation) throws(UsageError) {
    let folders = invocation.allValues("assets")
    if folders.isEmpty { return nil }
    var reader = AssetReader()
    for folder in folders {
      guard try FileSystem.isFolder(folder) else {
        throw UsageError("'--assets' takes a folder, and '\(folder)' is a file")
      }
      let isRead = { (path: String) in AssetReader.byteCount(of: path) != 0 }
      for path in try FileSystem.files(in: folder, where: isRead) {
        let bytes: [UInt8]
        if let count = AssetReader.byteCount(of: path) {
          bytes = try FileSystem.firstBytes(of: path, count: count)
        } else {
          bytes = try FileSystem.regularFileBytes(of: path)
        }
        // Full paths, so that images with the same name in two folders stay apart.
        reader.add(path: path, bytes: bytes)
      }
    }
    self = reader.catalogue()
  }
}
