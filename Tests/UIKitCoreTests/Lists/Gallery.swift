import CoreGraphics
import Device
import Foundation
import UIKitTesting

@testable import UIKitCore

/// Draws screens for looking at: set `PORTICO_GALLERY` to a folder that gets the pictures.
enum Gallery {
  static func keep(_ stage: Stage, as name: String, scale: CGFloat = 2) {
    guard let folder = ProcessInfo.processInfo.environment["PORTICO_GALLERY"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
    try? stage.image(scale: scale)?.encodedPNG()?.write(to: file)
  }

  static func stage(
    _ model: String,
    _ style: UIUserInterfaceStyle = .light,
    orientation: Orientation = .portrait,
    root: UIViewController
  ) -> Stage {
    let model = DeviceModel(named: model) ?? .iPhone15
    // Lines are as thin as the device's pixels: the stage must have the scale of the pictures.
    let stage = Stage(model, orientation: orientation, style: style, scale: 2)
    stage.show(root)
    stage.turn(2)
    return stage
  }
}

/// Rows of every style and accessory in two sections.
final class SampleTable: UITableViewController {
  static let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  static let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Self.styles.count : Self.accessories.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let style = indexPath.section == 0 ? Self.styles[indexPath.row] : .value1
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text =
      ["Wi-Fi", "Bluetooth", "Carrier", "Notifications", "Sounds"][indexPath.row]
    cell.detailTextLabel?.text = ["Home", "On", "Vodafone", "Badges, Sounds", "Off"][indexPath.row]
    if indexPath.section == 1 { cell.accessoryType = Self.accessories[indexPath.row] }
    if indexPath.section == 0, indexPath.row % 2 == 0 {
      cell.imageView?.image = UIImage(systemName: "wifi")
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { section == 0 ? "Connections" : "Accessories" }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { section == 0 ? "Known networks will be joined automatically." : nil }
}
