// What Mac Catalyst has of AppKit speaks of UIKit's images, menus and views, so the stub of UIKit has it.
@_exported import UIKit
