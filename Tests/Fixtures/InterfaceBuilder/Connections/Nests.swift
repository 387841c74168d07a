import UIKit

class BaseController: UIViewController {
  @IBOutlet var spinner: UIActivityIndicatorView!
}

class NestController: BaseController {
  @IBOutlet private weak var table: UITableView!
  @IBOutlet var buttons: [UIButton]!
  var `private`: UIButton?

  @IBAction func save(_ sender: Any) {}
  @objc func refresh() {}
  @IBAction func flyBack(_ segue: UIStoryboardSegue) {}
}

class EggCell: UITableViewCell {}

extension EggCell {
  @IBInspectable var shellLabel: UILabel? {
    get { nil }
    set {}
  }
}
