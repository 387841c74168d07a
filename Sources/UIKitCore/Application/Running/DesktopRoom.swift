internal import CoreGraphics
internal import Device

/// The room that a desktop has for windows.
package struct DesktopRoom: Equatable {
  /// The part of the screen that windows may have, in pixels.
  package var usable: CGSize
  /// The whole screen, in pixels.
  package var whole: CGSize
  /// Pixels to a point, as the desktop is set.
  package var scale: CGFloat

  package init(usable: CGSize, whole: CGSize, scale: CGFloat) {
    (self.usable, self.whole, self.scale) = (usable, whole, scale)
  }
}

extension DesktopRoom {
  /// The largest whole number of pixels to a point at which a device fits, 1 at least and 3 at most.
  func scale(for device: CGSize) -> CGFloat {
    let most = min(usable.width / device.width, usable.height / device.height)
    return min(max(most.rounded(.down), 1), 3)
  }

  /// A window that is the device of an app made for some kinds of devices, as Info.plist counts them:
  /// 1 for phones, 2 for iPads.
  ///
  /// An app for both is an iPad's where there is room for one, as iPad apps are on other desktops; a
  /// window begins as large as the device it is for, or as the screen of a kiosk.
  func window(kinds: [Int], isKiosk: Bool) -> DeviceModel {
    let size = isKiosk ? whole : usable
    let room = CGSize(width: size.width / scale, height: size.height / scale)
    let isLarge = min(room.width, room.height) >= Self.leastOfPad
    let isPad = kinds.contains(2) && (isLarge || !kinds.contains(1))
    let wanted = isPad ? CGSize(width: 1024, height: 768) : DeviceModel.iPhone15.size
    let own = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return .window(isPad ? .pad : .phone, size: isKiosk ? room : own, scale: scale)
  }

  /// The least side, in points, of a screen that counts as a tablet's, by which other systems tell
  /// tablets from phones too.
  private static let leastOfPad: CGFloat = 600
}
