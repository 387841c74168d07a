internal import CSDL
internal import CoreGraphics
internal import Device
internal import Foundation

extension DesktopWindow {
  /// Shows the whole window once more, after something lay above it.
  func showWhole() {
    if let shared { return shared.showWhole() }
    guard surface == nil, library.surface(window) != nil else { return }
    var whole = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
    _ = library.showParts(window, &whole, 1)
  }

  /// The memory that the X server shares, if a picture of a size fills it.
  func lendMemory(width: Int, height: Int) -> DisplayMemory? {
    guard surface == nil, let serverNumber else { return nil }
    if !cannotShare, shared?.width != width || shared?.height != height {
      shared?.close()
      let server = library.server(of: window)
      shared = server.flatMap {
        XSharedPicture(width: width, height: height, of: serverNumber, on: $0)
      }
      cannotShare = shared == nil
      lentNumber += 1
    }
    return shared?.lent(number: lentNumber) ?? memoryOfSDL(width: width, height: height)
  }

  /// The memory that SDL shares with the X server, for one that shares nothing with anyone else.
  ///
  /// SDL waits until the server has shown it, so it may be painted over then. New memory, as for
  /// another size of the window, has no number yet.
  private func memoryOfSDL(width: Int, height: Int) -> DisplayMemory? {
    guard let shared = library.surface(window), let base = shared.pointee.pixels,
      shared.pointee.w == width, shared.pointee.h == height,
      shared.pointee.format?.pointee.BytesPerPixel == 4
    else { return nil }
    if shared.pointee.userdata == nil {
      lentNumber += 1
      shared.pointee.userdata = UnsafeMutableRawPointer(bitPattern: lentNumber)
    }
    return DisplayMemory(
      base: base,
      bytesPerRow: Int(shared.pointee.pitch),
      number: Int(bitPattern: shared.pointee.userdata)
    )
  }

  /// Brings the part of a picture that changed into the window's memory, unless it was painted
  /// there, and has the server show it.
  ///
  /// A device's window is as large as the picture; a window that is the device may be ahead of it,
  /// and then the next picture fits.
  func show(_ picture: ScreenPicture) {
    let points = CGSize(
      width: CGFloat(picture.width) / display.scale,
      height: CGFloat(picture.height) / display.scale
    )
    let new = WindowSize(points, unit: unit)
    if new != size, !display.model.isWindow {
      size = new
      library.setSize(window, new.width, new.height)
    }
    if let surface { return surface.show(picture) }
    if shared?.show(picture.damage, of: picture) == true { return }
    guard let surface = library.surface(window)?.pointee, let target = surface.pixels else {
      return
    }
    let memory = PixelMemory(
      bytes: target,
      width: Int(surface.w),
      height: Int(surface.h),
      bytesPerRow: Int(surface.pitch)
    )
    let isThere = picture.pixels.baseAddress == UnsafeRawPointer(target)
    let part = isThere ? picture.damage.integral : memory.take(picture.damage, of: picture)
    guard !part.isEmpty else { return }
    var shown = SDL_Rect(
      x: Int32(part.minX),
      y: Int32(part.minY),
      w: Int32(part.width),
      h: Int32(part.height)
    )
    _ = library.showParts(window, &shown, 1)
  }

  /// Gives the window the app's icon; the desktop scales it.
  func show(icon: CGImage) {
    let pixels = icon.pixels
    let surface = library.makeSurface(
      pixels.base,
      Int32(pixels.width),
      Int32(pixels.height),
      32,
      Int32(pixels.stride),
      UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    )
    guard let surface else { return }
    library.setIcon(window, surface)
    library.freeSurface(surface)
  }
}
