internal import CCairo
internal import CPixels
package import Foundation

extension CGContext {
  /// Paints the blurred, coloured outline of a drawing, if the state has a shadow.
  func paintShadow(of drawing: Drawing) {
    guard let shadow = state.shadow else { return }
    let base = baseTransform.concatenating(deviceTransform)
    let move = shadow.offset.applying(base)
    let offset = CGPoint(x: move.width.rounded(), y: move.height.rounded())
    let sigma = min(shadow.blur * baseTransform.meanScale / 2, 1000)
    guard sigma.isFinite else { return }
    let reach = (sigma * 3).rounded(.up)
    // The visible part of the shadow, brought back to the shape, and as far around as it is
    // blurred.
    let seen = drawing.bounds.insetBy(dx: -reach, dy: -reach)
      .intersection(deviceClipBounds.offsetBy(dx: -offset.x, dy: -offset.y))
    guard !seen.isNull, !seen.isEmpty else { return }
    let area = seen.insetBy(dx: -reach, dy: -reach)
      .intersection(drawing.bounds.insetBy(dx: -reach, dy: -reach)).integral
    guard
      let mask = PixelBuffer(
        width: Int(area.width),
        height: Int(area.height),
        isMask: true
      ),
      let surface = mask.makeSurface()
    else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, Double(-area.minX), Double(-area.minY))
    let sheet = cairo_create(surface)
    if let sheet { drawing.put(sheet) }
    cairo_destroy(sheet)
    cairo_surface_flush(surface)
    mask.blur(sigma: sigma)
    cairo_surface_mark_dirty(surface)
    let color = shadow.color.clamped
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_set_source_rgba(
      cairo,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
    cairo_mask_surface(cairo, surface, Double(offset.x), Double(offset.y))
  }

  /// Adds darkness to darkness: what no operator of cairo's does.
  func paintDarker(_ drawing: Drawing) {
    guard let target = cairo_get_group_target(cairo),
      let memory = cairo_image_surface_get_data(target)
    else { return }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &dx, &dy)
    let whole = CGRect(
      x: -dx,
      y: -dy,
      width: Double(cairo_image_surface_get_width(target)),
      height: Double(cairo_image_surface_get_height(target))
    )
    let area = drawing.bounds.intersection(deviceClipBounds).integral.intersection(whole)
    guard !area.isNull, !area.isEmpty,
      let sheet = PixelBuffer(width: Int(area.width), height: Int(area.height)),
      let surface = sheet.makeSurface()
    else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, Double(-area.minX), Double(-area.minY))
    let source = cairo_create(surface)
    if let source { drawing.put(source) }
    cairo_destroy(source)
    cairo_surface_flush(surface)
    cairo_surface_flush(target)
    let stride = Int(cairo_image_surface_get_stride(target))
    for y in 0..<sheet.height {
      let from = (sheet.base + y * sheet.stride).assumingMemoryBound(to: UInt8.self)
      let row = memory + (y + Int(area.minY + dy)) * stride + Int(area.minX + dx) * 4
      pixels_plus_darker(row, from, Int32(sheet.width))
    }
    cairo_surface_mark_dirty(target)
  }
}

extension PixelBuffer {
  /// Blurs coverage in place like a Gaussian of a standard deviation in pixels.
  package func blur(sigma: CGFloat) {
    guard isMask, sigma > 0.1 else { return }
    pixels_blur(
      base.assumingMemoryBound(to: UInt8.self),
      Int32(width),
      Int32(height),
      Int32(stride),
      Double(sigma)
    )
  }

  /// Multiplies coverage by that of another buffer of the same size.
  func multiply(by other: PixelBuffer) {
    for y in 0..<min(height, other.height) {
      let row = (base + y * stride).assumingMemoryBound(to: UInt8.self)
      let by = (other.base + y * other.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<min(width, other.width) {
        row[x] = UInt8((UInt32(row[x]) * UInt32(by[x]) + 127) / 255)
      }
    }
  }
}
