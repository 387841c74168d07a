public import Foundation

/// The older names of the ways to read and write files.
extension Data.WritingOptions {
  /// All at once or not at all, as `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
  /// All at once or not at all, as `atomic`.
  public static var dataWritingAtomic: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// Mapped into memory where that is safe, as `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// Mapped into memory where that is safe, as `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// Kept in no cache, as `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
