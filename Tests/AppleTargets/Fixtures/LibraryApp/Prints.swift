import MenuRuntime

#if canImport(UIKit)
  let framework = "UIKit"
#elseif canImport(AppKit)
  let framework = "AppKit"
#elseif canImport(SwiftUI)
  let framework = "SwiftUI"
#else
  let framework = "none"
#endif

@main struct Prints {
  static func main() {
    print(Library().name)
    #if targetEnvironment(macCatalyst)
      print(framework + " iOS catalyst")
    #elseif os(iOS)
      print(framework + " iOS")
    #elseif os(macOS)
      print(framework + " macOS")
    #elseif os(watchOS)
      print(framework + " watchOS")
    #else
      print(framework)
    #endif
  }
}
