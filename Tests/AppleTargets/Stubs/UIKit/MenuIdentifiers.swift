// API facts 1.2: the system's menus.

@available(iOS 13, tvOS 13, *)
extension UIMenu.Identifier {
  public static let root = UIMenu.Identifier("root")
  public static let application = UIMenu.Identifier("application")
  public static let file = UIMenu.Identifier("file")
  public static let edit = UIMenu.Identifier("edit")
  public static let view = UIMenu.Identifier("view")
  public static let window = UIMenu.Identifier("window")
  public static let help = UIMenu.Identifier("help")
  public static let share = UIMenu.Identifier("share")
  public static let find = UIMenu.Identifier("find")
  public static let format = UIMenu.Identifier("format")
  public static let standardEdit = UIMenu.Identifier("standardEdit")
}
