import MenuModel

/// How the code of one framework asks for API that not every supported system has.
struct AvailabilityChecks {
  let context: EmissionContext
  let framework: Framework
  /// The platforms of the module that the code is for.
  let platforms: [Platform]
  /// The app, with the versions that the code around makes sure of.
  private var app: App

  /// - Parameter platforms: The platforms of the module that the code is for; those of menus unless said.
  init(context: EmissionContext, framework: Framework, platforms: [Platform]? = nil) {
    self.context = context
    self.framework = framework
    self.platforms = platforms ?? context.menuPlatforms(of: framework)
    self.app = context.module.app
  }

  /// The checks inside a declaration that is marked as needing an API.
  func inside(_ api: PlatformAPI) -> AvailabilityChecks {
    var result = self
    for index in result.app.platforms.indices {
      let platform = result.app.platforms[index].platform
      guard let version = api.introduced(on: platform) else { continue }
      result.app.platforms[index].minimum = max(version, result.app.platforms[index].minimum)
    }
    return result
  }

  /// How the code may use an API.
  func availability(of api: PlatformAPI) -> Availability {
    Availability(of: api, on: platforms, in: app)
  }

  /// Whether any platform of the module has the API in some version.
  func exists(_ api: PlatformAPI) -> Bool {
    availability(of: api).missing.count < platforms.count
  }

  /// `@available(iOS 16, *)`, or nil where nothing has to be said.
  func attribute(for api: PlatformAPI) -> String? {
    availability(of: api).condition.map { "@available(" + $0 + ")" }
  }

  /// What stands behind `#if` where some platform never has the API: `!os(tvOS)`.
  func platformCondition(for api: PlatformAPI) -> String? {
    let missing = availability(of: api).missing
    if missing.isEmpty { return nil }
    return missing.map { "!" + $0.compilerCondition }.joined(by: " && ")
  }

  /// Appends code that uses an API, behind `#if` and `if #available` where it must be, with the older way in the `else`.
  func append(
    _ api: PlatformAPI, to code: inout CodeTree, _ body: (inout CodeTree) -> Void,
    else older: ((inout CodeTree) -> Void)? = nil
  ) {
    func versions(_ code: inout CodeTree) {
      if let condition = availability(of: api).condition {
        code.if(.code("#available(" + condition + ")"), body, else: older)
      } else {
        body(&code)
      }
    }
    if let condition = platformCondition(for: api) {
      guard exists(api) else {
        older?(&code)
        return
      }
      code.conditional(condition, { code in versions(&code) }, else: older)
    } else {
      versions(&code)
    }
  }

  /// Appends a declaration that needs an API: left out where it never is, marked with the versions that have it.
  func declare(
    _ api: PlatformAPI, to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    guard exists(api) else { return }
    if let condition = platformCondition(for: api) {
      code.conditional(condition, { code in body(&code) })
    } else {
      body(&code)
    }
  }
}
