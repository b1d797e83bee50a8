/// Types of Swift, Foundation and SwiftUI that an app can declare again, and then hides from its own files.
///
/// Those that generated Swift needs are in `SwiftNames` instead, where they are errors. UIKit and AppKit begin theirs with
/// `UI` and `NS`, which no `.menu` file does by accident. From the lists of types in the documentation of each module:
/// https://developer.apple.com/documentation/swift, …/foundation and …/swiftui.
package enum FrameworkTypes {
  /// The module that has a type of this name; nil if none of the three does.
  package static func module(of name: String) -> String? {
    if swift.contains(name) { return "Swift" }
    if foundation.contains(name) { return "Foundation" }
    return swiftUI.contains(name) ? "SwiftUI" : nil
  }

  private static let swift = Set(
    words: """
      Actor AnySequence AsyncIteratorProtocol AsyncThrowingStream Clock ContinuousClock Duration
      Executor Global InlineArray Instant Iterator JoinedSequence KeyValuePairs Observable
      Observation RangeSet RawSpan Regex Repeated Slice Span Strideable SuspendingClock
      SystemRandomNumberGenerator TaskGroup TaskPriority UTF8Span
      """)

  private static let foundation = Set(
    words: """
      AttributeContainer AttributedString ByteCountFormatter Calendar CharacterSet DateComponents
      DateFormatter DateInterval Decimal Dimension Expression FileHandle FileManager FileWrapper
      Formatter Host InflectionRule InputStream JSONDecoder JSONEncoder ListFormatter LocalizedError
      Measurement MessagePort Morphology NotificationQueue NumberFormatter Operation OperationQueue
      OutputStream PersonNameComponents Pipe Port Predicate Process ProcessInfo Progress
      PropertyListDecoder PropertyListEncoder RunLoop Scanner SortComparator SortDescriptor SortOrder
      Stream Thread TimeInterval TimeZone Timer URLComponents URLQueryItem URLRequest URLResponse
      URLSession Unit UnitAngle UnitArea UnitDuration UnitEnergy UnitLength UnitMass UnitPower
      UnitSpeed UnitTemperature UnitVolume UserDefaults ValueTransformer XMLDocument XMLElement
      XMLParser
      """)

  private static let swiftUI = Set(
    words: """
      Alert Alignment Anchor Angle AngularGradient Animatable Animation AnyLayout AppStorage
      AsyncImage Axis BlendMode Canvas Color ColorPicker ColorScheme ContentMode
      ContentUnavailableView ContextMenu ControlSize CoordinateSpace DatePicker DisclosureGroup
      DismissAction DocumentGroup DragGesture DropDelegate DropInfo DynamicTypeSize Edge EdgeInsets
      Ellipse FetchRequest FileDocument FillStyle Font Form Gauge GeometryProxy GeometryReader
      Gesture GestureState Glass Gradient GraphicsContext Grid GridItem GridRow GroupBox HelpLink
      HorizontalAlignment HoverEffect HoverPhase ImageRenderer ImmersionStyle ImmersiveSpace KeyPress
      Keyframe LabeledContent Layout LayoutDirection LazyHGrid LazyHStack LazyVGrid LazyVStack
      LegibilityWeight LinearGradient Link List LongPressGesture MagnifyGesture Material MenuBarExtra
      MeshGradient MultiDatePicker Namespace NavigationLink NavigationPath NavigationSplitView
      NavigationStack NavigationView OpenURLAction OutlineGroup Path PhaseAnimator PresentationDetent
      PresentationMode ProgressView Prominence ProposedViewSize RadialGradient RedactionReasons
      RefreshAction RenameAction RotateGesture SceneStorage ScrollView SecureField SensoryFeedback
      Settings Shader Slider Spring Stepper StrokeStyle SubmitLabel Subview SymbolRenderingMode
      SymbolVariants Tab TabRole TabSection TabView Table TableColumn TableRow TapGesture
      TextAlignment TextEditor TextField TextRenderer TextSelection TimelineView Transaction
      Transferable Transition UnitCurve UnitPoint VerticalAlignment Visibility VisualEffect Window
      WindowGroup
      """)
}
