public import Foundation
public import UIKitCore

/// The name that Swift 4 has for `UIApplication.statusBarOrientationUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String {
  UIApplication.statusBarOrientationUserInfoKey
}

/// The name that Swift 4 has for `UIApplication.statusBarFrameUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String {
  UIApplication.statusBarFrameUserInfoKey
}

/// The name that Swift 4 has for `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// The name that Swift 4 has for `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

/// The name that Swift 4 has for `UIResponder.keyboardIsLocalUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The name that Swift 4 has for `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The name that Swift 4 has for `UIResponder.keyboardFrameEndUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The name that Swift 4 has for `UIContentSizeCategory.newValueUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }

/// The name that Swift 4 has for `UIPasteboard.changedTypesAddedUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedTypesAddedUserInfoKey")
public var UIPasteboardChangedTypesAddedKey: String { UIPasteboard.changedTypesAddedUserInfoKey }

/// The name that Swift 4 has for `UIPasteboard.changedTypesRemovedUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedTypesRemovedUserInfoKey")
public var UIPasteboardChangedTypesRemovedKey: String {
  UIPasteboard.changedTypesRemovedUserInfoKey
}

/// The name that Swift 4 has for `UITextField.didEndEditingReasonUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UITextField.didEndEditingReasonUserInfoKey")
public var UITextFieldDidEndEditingReasonKey: String { UITextField.didEndEditingReasonUserInfoKey }

/// The name that Swift 4 has for `UIApplication.backgroundFetchIntervalMinimum`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}

/// The name that Swift 4 has for `UIApplication.backgroundFetchIntervalNever`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}

/// The name that Swift 4 has for `UIView.layoutFittingCompressedSize`.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The name that Swift 4 has for `UIView.layoutFittingExpandedSize`.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name that Swift 4 has for `UICollectionViewFlowLayout.automaticSize`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// The name that Swift 4 has for `UITableView.automaticDimension`.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The name that Swift 4 has for `UISplitViewController.automaticDimension`.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}

/// The name that Swift 4 has for `UIApplication.openSettingsURLString`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The name that Swift 4 has for `UIApplication.stateRestorationViewControllerStoryboardKey`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "UIApplication.stateRestorationViewControllerStoryboardKey"
)
public var UIStateRestorationViewControllerStoryboardKey: String {
  UIApplication.stateRestorationViewControllerStoryboardKey
}

/// The name that Swift 4 has for `UIApplication.stateRestorationBundleVersionKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationBundleVersionKey")
public var UIApplicationStateRestorationBundleVersionKey: String {
  UIApplication.stateRestorationBundleVersionKey
}

/// The name that Swift 4 has for `UIApplication.stateRestorationUserInterfaceIdiomKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationUserInterfaceIdiomKey")
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String {
  UIApplication.stateRestorationUserInterfaceIdiomKey
}

/// The name that Swift 4 has for `UIApplication.stateRestorationTimestampKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationTimestampKey")
public var UIApplicationStateRestorationTimestampKey: String {
  UIApplication.stateRestorationTimestampKey
}

/// The name that Swift 4 has for `UIApplication.stateRestorationSystemVersionKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationSystemVersionKey")
public var UIApplicationStateRestorationSystemVersionKey: String {
  UIApplication.stateRestorationSystemVersionKey
}

/// The name that Swift 4 has for `UIView.noIntrinsicMetric`.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// The name that Swift 4 has for `UITableView.indexSearch`.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }

/// The name that Swift 4 has for `UINavigationController.hideShowBarDuration`.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}

/// The name that Swift 4 has for `UIKeyCommand.inputUpArrow`.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

/// The name that Swift 4 has for `UIKeyCommand.inputDownArrow`.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

/// The name that Swift 4 has for `UIKeyCommand.inputLeftArrow`.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

/// The name that Swift 4 has for `UIKeyCommand.inputRightArrow`.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

/// The name that Swift 4 has for `UIKeyCommand.inputEscape`.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// The name that Swift 4 has for `UICollectionView.elementKindSectionHeader`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The name that Swift 4 has for `UICollectionView.elementKindSectionFooter`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The name that Swift 4 has for `UIApplication.OpenExternalURLOptionsKey.universalLinksOnly`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "UIApplication.OpenExternalURLOptionsKey.universalLinksOnly"
)
public var UIApplicationOpenURLOptionUniversalLinksOnly: String {
  UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue
}

/// The name that Swift 4 has for `UIPageViewController.OptionsKey.spineLocation`.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: String {
  UIPageViewController.OptionsKey.spineLocation.rawValue
}

/// The name that Swift 4 has for `UIPageViewController.OptionsKey.interPageSpacing`.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: String {
  UIPageViewController.OptionsKey.interPageSpacing.rawValue
}

/// The name that Swift 4 has for `UISegmentedControl.noSegment`.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// The name that Swift 4 has for `NSTextAttachment.character`.
@available(swift, obsoleted: 4.2, renamed: "NSTextAttachment.character")
public var NSAttachmentCharacter: Int { NSTextAttachment.character }

/// The name that Swift 4 has for `UIWindow.Level.normal`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// The name that Swift 4 has for `UIWindow.Level.alert`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// The name that Swift 4 has for `UIWindow.Level.statusBar`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// The name that Swift 4 has for `UIBackgroundTaskIdentifier.invalid`.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

/// The name that Swift 4 has for `UIScrollView.DecelerationRate.normal`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// The name that Swift 4 has for `UIScrollView.DecelerationRate.fast`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// The name that Swift 4 has for `UINib.OptionsKey.externalObjects`.
@available(swift, obsoleted: 4.2, renamed: "UINib.OptionsKey.externalObjects")
public var UINibExternalObjects: String { UINib.OptionsKey.externalObjects.rawValue }

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.mediaType`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String {
  UIImagePickerController.InfoKey.mediaType.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.originalImage`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String {
  UIImagePickerController.InfoKey.originalImage.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.editedImage`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String {
  UIImagePickerController.InfoKey.editedImage.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.cropRect`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: String {
  UIImagePickerController.InfoKey.cropRect.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.mediaURL`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String {
  UIImagePickerController.InfoKey.mediaURL.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.referenceURL`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: String {
  UIImagePickerController.InfoKey.referenceURL.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.mediaMetadata`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: String {
  UIImagePickerController.InfoKey.mediaMetadata.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.livePhoto`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.livePhoto")
public var UIImagePickerControllerLivePhoto: String {
  UIImagePickerController.InfoKey.livePhoto.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.phAsset`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: String {
  UIImagePickerController.InfoKey.phAsset.rawValue
}

/// The name that Swift 4 has for `UIImagePickerController.InfoKey.imageURL`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String {
  UIImagePickerController.InfoKey.imageURL.rawValue
}
