import Names
import Words

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
func mode(of path: String) -> UInt16 {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return 0 }
  return UInt16(status.st_mode)
}

let names = Names("Ann Bea")
exit(mode(of: "/") == 0 || names.words.all.isEmpty ? 1 : 0)
