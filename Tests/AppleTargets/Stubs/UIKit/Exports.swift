@_exported import Foundation

#if !canImport(ObjectiveC)
  @_exported import AppleSupport
#endif
