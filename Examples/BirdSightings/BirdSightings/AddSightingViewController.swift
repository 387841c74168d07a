import UIKit

/// The form for a new sighting; unwinding with Done saves it.
class AddSightingViewController: UITableViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var placeField: UITextField!
  @IBOutlet weak var rareSwitch: UISwitch!
  @IBOutlet weak var countStepper: UIStepper!
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet weak var mannerControl: UISegmentedControl!

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

  // MARK: - Coming back

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(nameField.text, forKey: "name")
    coder.encode(placeField.text, forKey: "place")
    coder.encode(rareSwitch.isOn, forKey: "isRare")
    coder.encode(countStepper.value, forKey: "count")
    coder.encode(mannerControl.selectedSegmentIndex, forKey: "manner")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    nameField.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    placeField.text = coder.decodeObject(of: NSString.self, forKey: "place") as String?
    rareSwitch.isOn = coder.decodeBool(forKey: "isRare")
    countStepper.value = coder.decodeDouble(forKey: "count")
    mannerControl.selectedSegmentIndex = coder.decodeInteger(forKey: "manner")
    count(countStepper)
  }
}
