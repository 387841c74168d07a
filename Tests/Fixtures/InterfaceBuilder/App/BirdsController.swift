import UIKit

final class BirdsController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var pictures: [UIImageView]!

  @IBAction private func report(_ sender: Any) {}
}
