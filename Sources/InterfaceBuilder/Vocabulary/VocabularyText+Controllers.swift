extension VocabularyText {
  /// Controllers and what they carry besides their view.
  static let controllers = """
    group controller +object sceneMemberID:sceneMember storyboardIdentifier:text title:text
      restorationIdentifier:text useStoryboardIdentifierAsRestorationIdentifier:bool
      automaticallyAdjustsScrollViewInsets:bool extendedLayoutIncludesOpaqueBars:bool
      autoresizesArchivedViewToFullSize:bool definesPresentationContext:bool
      providesPresentationContextTransitionStyle:bool hidesBottomBarWhenPushed:bool
      modalPresentationStyle:presentationStyle modalTransitionStyle:transitionStyle
      wantsFullScreenLayout:bool nibName:text userInterfaceStyle:appearance
      interfaceStyle:appearance modalInPresentation:bool modalInPopover:bool
      preferredContentSizeCategory:text focusGroupIdentifier:text
      key:controllerKey
    element viewController +controller
    element hostingController +controller
    element tableViewController +controller clearsSelectionOnViewWillAppear:bool
    element collectionViewController +controller clearsSelectionOnViewWillAppear:bool
      installsStandardGestureForInteractiveMovement:bool
      useLayoutToLayoutNavigationTransitions:bool
    element navigationController +controller navigationBarHidden:bool toolbarHidden:bool
      hidesBarsWhenKeyboardAppears:bool hidesBarsOnSwipe:bool hidesBarsWhenVerticallyCompact:bool
      hidesBarsOnTap:bool
    element tabBarController +controller mode:tabMode
    element splitViewController +controller behavior:splitBehavior
      preferredDisplayMode:splitDisplayMode allowDoubleColumnStyle:bool style:splitStyle
      primaryBackgroundStyle:splitBackground primaryEdge:horizontalEdge presentsWithGesture:bool
      minimumPrimaryColumnWidth:number maximumPrimaryColumnWidth:number
      preferredPrimaryColumnWidthFraction:number preferredPrimaryColumnWidth:number
      preferredSupplementaryColumnWidth:number preferredSupplementaryColumnWidthFraction:number
      minimumSupplementaryColumnWidth:number maximumSupplementaryColumnWidth:number
      showsSecondaryOnlyButton:bool displayModeButtonVisibility:text
    element pageViewController +controller transitionStyle:pageTransition
      navigationOrientation:axis spineLocation:spineLocation pageSpacing:number doubleSided:bool
    element avPlayerViewController +controller videoGravity:videoGravity showsPlaybackControls:bool
      entersFullScreenWhenPlaybackBegins:bool exitsFullScreenWhenPlaybackEnds:bool
      allowsPictureInPicturePlayback:bool updatesNowPlayingInfoCenter:bool
      requiresLinearPlayback:bool
    element glkViewController +controller preferredFramesPerSecond:integer
      pauseOnWillResignActive:bool resumeOnDidBecomeActive:bool
    element imagePickerController +controller sourceType:text allowsEditing:bool
    element viewControllerPlaceholder +controller storyboardName:text referencedIdentifier:text
      bundleIdentifier:text
    element searchDisplayController +object displaysSearchBarInNavigationBar:bool
      sceneMemberID:sceneMember searchResultsTitle:text
    element searchController +controller
    element viewControllers
    element extendedEdge key:extendedEdgeKey top:bool left:bool bottom:bool right:bool none:bool
    element rectEdge key:rectEdgeKey top:bool left:bool bottom:bool right:bool none:bool
    element popoverArrowDirection key:popoverKey up:bool down:bool left:bool right:bool
      unknown:bool any:bool

    group recognizer +object cancelsTouchesInView:bool delaysTouchesBegan:bool
      delaysTouchesEnded:bool enabled:bool requiresExclusiveTouchType:bool
      allowedTouchTypes:text allowedPressTypes:text sceneMemberID:sceneMember
    element gestureRecognizers
    element gestureRecognizer +recognizer
    element tapGestureRecognizer +recognizer numberOfTapsRequired:integer
      numberOfTouchesRequired:integer buttonMaskRequired:text
    element pinchGestureRecognizer +recognizer scale:number
    element rotationGestureRecognizer +recognizer rotation:number
    element swipeGestureRecognizer +recognizer direction:swipeDirection
      numberOfTouchesRequired:integer
    element panGestureRecognizer +recognizer minimumNumberOfTouches:integer
      maximumNumberOfTouches:integer allowedScrollTypesMask:text
    element screenEdgePanGestureRecognizer +recognizer minimumNumberOfTouches:integer
      maximumNumberOfTouches:integer edges:text
    element pongPressGestureRecognizer +recognizer allowableMovement:number
      minimumPressDuration:number numberOfTapsRequired:integer numberOfTouchesRequired:integer
    element hoverGestureRecognizer +recognizer
    element transformGestureRecognizer +recognizer
    """
}
