// passes: ios26
// passes: catalyst26
// fails: visionos26: 'searchBarPlacementBarButtonItem' is unavailable in visionOS
import UIKit

@MainActor
func searchItem(of item: UINavigationItem) -> UIBarButtonItem {
  return item.searchBarPlacementBarButtonItem
}
