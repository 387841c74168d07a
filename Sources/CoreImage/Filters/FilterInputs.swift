internal import CoreGraphics
internal import Foundation

/// The values of a filter, each as what is wanted.
struct FilterInputs {
  let values: [String: Any]

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String, _ other: Double = 0) -> Double {
    let value: Double? =
      switch values[key] {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return value.map { $0.isFinite ? $0 : other } ?? other
  }

  func colour(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  func vector(_ key: String, _ other: [CGFloat]) -> CIVector {
    values[key] as? CIVector ?? CIVector(other)
  }

  func point(_ key: String) -> CGPoint { vector(key, [150, 150]).cgPointValue }
}
