// developer.apple.com/documentation/foundation/nsuseractivity

open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { "" }
  open var targetContentIdentifier: String?
}
