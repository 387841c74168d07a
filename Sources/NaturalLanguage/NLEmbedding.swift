public import Foundation

/// The ways to measure how far apart words are.
public enum NLDistanceType: Int, Sendable {
  case cosine = 0
}

/// The distance of two words in their meaning.
public typealias NLDistance = Double

/// Knows on iOS which words mean nearly the same; there are no such tables here.
open class NLEmbedding: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Always nil.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Always nil.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Always false.
  open func contains(_ string: String) -> Bool { false }
  /// Always 2, the farthest.
  open func distance(
    between firstString: String,
    and secondString: String,
    distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  /// Always none.
  open func neighbors(
    for string: String,
    maximumCount maxCount: Int,
    distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
  /// Always nil.
  open func vector(for string: String) -> [Double]? { nil }
}
