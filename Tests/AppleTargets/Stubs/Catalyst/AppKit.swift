// Mac Catalyst's part of AppKit uses UIKit's images, menus and views, so it is in the UIKit stub.
@_exported import UIKit
