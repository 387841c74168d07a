/// The parts of a flow that are out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// True, the default, if the delegate is asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True, the default, if the places of the items are computed again; those of pinned headers and
  /// footers always are.
  open var invalidateFlowLayoutAttributes = true
}
