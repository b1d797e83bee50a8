// passes: ios17 --no-warnings-as-errors
// fails: ios17: was never used
import UIKit

func title() -> String {
  let unused = 1
  return "Notes"
}
