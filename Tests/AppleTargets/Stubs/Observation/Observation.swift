// developer.apple.com/documentation/observation. On Linux the toolchain includes the real module.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T { apply() }

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol Observable {}
