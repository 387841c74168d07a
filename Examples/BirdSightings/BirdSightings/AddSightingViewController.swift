import UIKit

/// The form for a new sighting; unwinding with Done saves it.
class AddSightingViewController: UITableViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var placeField: UITextField!
  @IBOutlet weak var rareSwitch: UISwitch!
  @IBOutlet weak var countStepper: UIStepper!
  @IBOutlet weak var countLabel: UILabel!

  @IBAction func count(_ sender: UIStepper) {
    countLabel.text = "\(Int(sender.value))"
  }

  /// What the form says, once a name was typed.
  var sighting: Sighting? {
    guard let name = nameField.text, !name.isEmpty else { return nil }
    return Sighting(
      name: name, place: placeField.text ?? "", date: .now, count: Int(countStepper.value),
      kind: rareSwitch.isOn ? .rare : .plain)
  }
}
