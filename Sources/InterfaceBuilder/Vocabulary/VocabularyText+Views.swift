extension VocabularyText {
  /// Views that show or hold something.
  static let views = """
    group object id:id userLabel:text customClass:className customModule:moduleName
      customModuleProvider:moduleProvider key:objectKey colorLabel:text
    group view +object key:viewKey opaque:bool clipsSubviews:bool multipleTouchEnabled:bool
      contentMode:contentMode semanticContentAttribute:semantics alpha:unit hidden:bool
      userInteractionEnabled:bool clearsContextBeforeDrawing:bool autoresizesSubviews:bool
      exclusiveTouch:bool tag:integer fixedFrame:bool
      translatesAutoresizingMaskIntoConstraints:bool ambiguous:bool misplaced:bool
      verifyAmbiguity:verification horizontalHuggingPriority:number verticalHuggingPriority:number
      horizontalCompressionResistancePriority:number verticalCompressionResistancePriority:number
      placeholderIntrinsicWidth:extent placeholderIntrinsicHeight:extent
      preservesSuperviewLayoutMargins:bool layoutMarginsFollowReadableWidth:bool
      insetsLayoutMarginsFromSafeArea:bool restorationIdentifier:text simulatedAppContext:text
      appearanceType:text springLoaded:bool tintAdjustmentMode:text
      showsLargeContentViewer:bool largeContentTitle:text largeContentImage:text
      scalesLargeContentImage:bool focusGroupIdentifier:text toolTip:text sceneMemberID:sceneMember
      ibExternalRelaxesViewHeight:bool customizationIdentifier:text reference:ref

    element view +view
    element window +view visibleAtLaunch:bool resizesToFullScreen:bool windowLevel:text
    element subviews
    element containerView +view
    element stackView +view axis:axis alignment:stackAlignment distribution:stackDistribution
      spacing:number spacingType:spacingType baselineRelativeArrangement:bool
      layoutMarginsRelativeArrangement:bool detachesHiddenViews:bool
    element imageView +view image:image highlightedImage:image highlighted:bool catalog:catalog
      animating:bool adjustsImageSizeForAccessibilityContentSizeCategory:bool
      adjustsImageWhenAncestorFocused:bool preferredImageDynamicRange:text
      imageDynamicRange:text
    element visualEffectView +view
    element blurEffect key:effectKey style:blurStyle
    element vibrancyEffect key:effectKey style:text
    element glassEffect key:effectKey style:text interactive:bool
    element progressView +view progressViewStyle:progressStyle progress:number
      progressImage:image trackImage:image
    element activityIndicatorView +view style:activityStyle hidesWhenStopped:bool animating:bool
    element webView +view scalesPageToFit:bool allowsInlineMediaPlayback:bool
      mediaPlaybackRequiresUserAction:bool mediaPlaybackAllowsAirPlay:bool
      suppressesIncrementalRendering:bool keyboardDisplayRequiresUserAction:bool
      detectsPhoneNumbers:bool paginationMode:text gapBetweenPages:number pageLength:number
      paginationBreakingMode:text allowsLinkPreview:bool
      allowsPictureInPictureMediaPlayback:bool
    element wkWebView +view allowsBackForwardNavigationGestures:bool allowsLinkPreview:bool
      allowsMagnification:bool customUserAgent:text findInteractionEnabled:bool inspectable:bool
      fullscreenEnabled:bool
    element wkWebViewConfiguration key:webKey allowsAirPlayForMediaPlayback:bool
      allowsInlineMediaPlayback:bool allowsPictureInPictureMediaPlayback:bool
      applicationNameForUserAgent:text suppressesIncrementalRendering:bool
      selectionGranularity:text upgradeKnownHostsToHTTPS:bool
      limitsNavigationsToAppBoundDomains:bool ignoresViewportScaleLimits:bool
      userInterfaceDirectionPolicy:text
    element wkPreferences key:webKey minimumFontSize:number javaScriptEnabled:bool
      javaScriptCanOpenWindowsAutomatically:bool fraudulentWebsiteWarningEnabled:bool
      plugInsEnabled:bool javaEnabled:bool tabFocusesLinks:bool textInteractionEnabled:bool
      siteSpecificQuirksModeEnabled:bool elementFullscreenEnabled:bool
    element audiovisualMediaTypes key:webKey none:bool audio:bool video:bool all:bool
    element mapView +view mapType:mapType zoomEnabled:bool scrollEnabled:bool rotateEnabled:bool
      pitchEnabled:bool showsBuildings:bool showsPointsOfInterest:bool showsUserLocation:bool
      showsCompass:bool showsScale:bool showsTraffic:bool showsZoomControls:bool
      showsPitchControl:bool
    element standardMapConfiguration key:objectKey showsTraffic:bool elevationStyle:text
      emphasisStyle:text
    element imageryMapConfiguration key:objectKey elevationStyle:text
    element hybridMapConfiguration key:objectKey showsTraffic:bool elevationStyle:text
    element pointOfInterestFilter key:objectKey
    element glkView +view enableSetNeedsDisplay:bool drawableColorFormat:text
      drawableDepthFormat:text drawableStencilFormat:text drawableMultisample:text
    element mtkView +view colorPixelFormat:text depthStencilPixelFormat:text paused:bool
      enableSetNeedsDisplay:bool sampleCount:integer preferredFramesPerSecond:integer
      autoResizeDrawable:bool framebufferOnly:bool presentsWithTransaction:bool
      clearDepth:number clearStencil:integer
    element clearColor key:objectKey red:number green:number blue:number alpha:number
    element sceneKitView +view sceneName:text wantsMultisampling:bool allowsCameraControl:bool
      jitteringEnabled:bool autoenablesDefaultLighting:bool playing:bool loops:bool
      preferredFramesPerSecond:integer antialiasingMode:text rendersContinuously:bool
      showsStatistics:bool antialiasing:text usesReverseZ:bool
    element arscnView +view sceneName:text wantsMultisampling:bool allowsCameraControl:bool
      jitteringEnabled:bool autoenablesDefaultLighting:bool playing:bool loops:bool
      preferredFramesPerSecond:integer antialiasingMode:text rendersContinuously:bool
      showsStatistics:bool automaticallyUpdatesLighting:bool rendersCameraGrain:bool
      rendersMotionBlur:bool usesReverseZ:bool
    element arskView +view sceneName:text preferredFramesPerSecond:integer
    element arView +view cameraMode:text
    element arCoachingOverlayView +view goal:text activatesAutomatically:bool
    element skView +view sceneName:text ignoresSiblingOrder:bool shouldCullNonVisibleNodes:bool
      showsFPS:bool showsNodeCount:bool showsDrawCount:bool showsQuadCount:bool showsFields:bool
      showsPhysics:bool asynchronous:bool allowsTransparency:bool paused:bool
      preferredFramesPerSecond:integer disableDepthStencilBuffer:bool
    element adBannerView +view adType:text
    element pdfView +view displayMode:text displayDirection:text displaysPageBreaks:bool
      autoScales:bool displayBox:text displaysAsBook:bool usePageViewController:bool
      scaleFactor:number minScaleFactor:number maxScaleFactor:number
    element quickLookPreviewView +view
    element calendarView +view wantsDateDecorations:bool fontDesign:text
    element contentUnavailableView +view scrollEnabled:bool

    group scroll +view alwaysBounceHorizontal:bool alwaysBounceVertical:bool bounces:bool
      bouncesZoom:bool bouncesHorizontally:bool bouncesVertically:bool
      canCancelContentTouches:bool delaysContentTouches:bool directionalLockEnabled:bool
      indicatorStyle:indicatorStyle keyboardDismissMode:keyboardDismissMode
      maximumZoomScale:number minimumZoomScale:number pagingEnabled:bool scrollEnabled:bool
      showsHorizontalScrollIndicator:bool showsVerticalScrollIndicator:bool
      contentInsetAdjustmentBehavior:insetAdjustment
      automaticallyAdjustsScrollIndicatorInsets:bool scrollsToTop:bool
      allowsKeyboardScrolling:bool transfersHorizontalScrollingToParent:bool
      transfersVerticalScrollingToParent:bool
    element scrollView +scroll
    element tableView +scroll style:tableStyle separatorStyle:separatorStyle dataMode:dataMode
      rowHeight:number sectionHeaderHeight:number sectionFooterHeight:number
      estimatedRowHeight:number estimatedSectionHeaderHeight:number
      estimatedSectionFooterHeight:number allowsSelection:bool allowsMultipleSelection:bool
      allowsSelectionDuringEditing:bool allowsMultipleSelectionDuringEditing:bool
      contentViewInsetsToSafeArea:bool sectionIndexMinimumDisplayRowCount:integer
      showsSelectionImmediatelyOnTouchBegin:bool cellLayoutMarginsFollowReadableWidth:bool
      remembersLastFocusedIndexPath:bool separatorInsetReference:insetReference
      prefetchingEnabled:bool dragInteractionEnabled:bool fillerRowHeight:number
      selectionFollowsFocus:bool allowsFocus:bool allowsFocusDuringEditing:bool
      sectionHeaderTopPadding:number selfSizingInvalidation:text
    element prototypes
    element sections
    element cells
    element tableViewSection +object headerTitle:text footerTitle:text
    element tableViewCell +view style:cellStyle reuseIdentifier:text rowHeight:number
      selectionStyle:selectionStyle accessoryType:accessoryType
      editingAccessoryType:accessoryType indentationLevel:integer indentationWidth:number
      hidesAccessoryWhenEditing:bool shouldIndentWhileEditing:bool showsReorderControl:bool
      textLabel:ref detailTextLabel:ref imageView:ref focusStyle:focusStyle
      userInteractionEnabledWhileDragging:bool
    element tableViewCellContentView +view tableViewCell:ref
    element tableViewHeaderFooterView +view reuseIdentifier:text
    element tableViewHeaderFooterContentView +view
    element collectionView +scroll dataMode:dataMode allowsSelection:bool
      allowsMultipleSelection:bool prefetchingEnabled:bool remembersLastFocusedIndexPath:bool
      dragInteractionEnabled:bool reorderingCadence:text selectionFollowsFocus:bool
      allowsFocus:bool allowsSelectionDuringEditing:bool
      allowsMultipleSelectionDuringEditing:bool allowsFocusDuringEditing:bool
      selfSizingInvalidation:text
    element collectionViewCell +view reuseIdentifier:text layoutMarginsRelativeToParent:bool
      gridX:integer gridY:integer
    element collectionViewListCell +view reuseIdentifier:text indentationLevel:integer
      indentationWidth:number indentsAccessories:bool
    element collectionViewCellContentView +view
    element collectionReusableView +view reuseIdentifier:text
    element collectionViewLayout +object key:layoutKey
    element collectionViewFlowLayout +object key:layoutKey minimumLineSpacing:number
      minimumInteritemSpacing:number scrollDirection:axis sectionInsetReference:insetReference
      automaticEstimatedItemSize:bool sectionHeadersPinToVisibleBounds:bool
      sectionFootersPinToVisibleBounds:bool estimatedItemSizeMode:text
    """
}
