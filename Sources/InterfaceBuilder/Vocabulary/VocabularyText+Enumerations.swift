extension VocabularyText {
  /// The values that an attribute may have, where there is a list of them.
  static let enumerations = """
    enum documentType com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB
      com.apple.InterfaceBuilder3.CocoaTouch.XIB com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB
      com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB
      com.apple.InterfaceBuilder.AppleTV.Storyboard com.apple.InterfaceBuilder.AppleTV.XIB
    enum targetRuntime iOS.CocoaTouch iOS.CocoaTouch.iPad AppleTV
    enum accessControl none all
    enum variant 6xAndEarlier
    enum orientation portrait landscape portraitUpsideDown landscapeLeft landscapeRight
    enum interfaceOrientation portrait landscape portraitUpsideDown landscapeLeft landscapeRight
    enum appearance light dark unspecified
    enum deviceLayout fullscreen splitview1_3 splitview1_2 splitview2_3 slideover windowed
    enum catalog system
    enum colorCatalog System system
    enum relationshipKind outlet action outletCollection
    enum placeholderIdentifier IBFilesOwner IBFirstResponder IBExternalObject IBSceneKitResource
    enum sceneMember viewController firstResponder exit delegate
    enum guideAffinity minX maxX minY maxY
    enum layoutGuideType top bottom
    enum statusBarStyle default lightContent darkContent blackOpaque blackTranslucent none
    enum barStyle default black blackOpaque blackTranslucent
    enum controlEvent touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter
      touchDragExit touchUpInside touchUpOutside touchCancel valueChanged menuActionTriggered
      primaryActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit
      allTouchEvents allEditingEvents allEvents
    enum segueKind show showDetail presentation popoverPresentation push modal popover replace
      embed relationship unwind custom
    enum relationship rootViewController viewControllers masterViewController
      detailViewController primaryViewController secondaryViewController
      supplementaryViewController compactViewController inspectorViewController
      dataSource contentViewController
    enum presentationStyle automatic none fullScreen pageSheet formSheet currentContext custom
      overFullScreen overCurrentContext popover blurOverFullScreen
    enum transitionStyle coverVertical flipHorizontal crossDissolve partialCurl
    enum segueInheritance parent commit preview
    enum layoutAttribute left right top bottom leading trailing width height centerX centerY
      baseline lastBaseline firstBaseline leftMargin rightMargin topMargin bottomMargin
      leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins
    enum relation equal lessThanOrEqual greaterThanOrEqual
    enum symbolType standard layoutAnchor
    enum constraintType user default
    enum runtimeType boolean number string localizedString color image point size rect range nil
    enum tabMode automatic tabBar tabSidebar
    enum splitBehavior automatic tile overlay displace
    enum splitDisplayMode automatic hidden beside allVisible overlay primaryHidden primaryOverlay
      secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary
      twoDisplaceSecondary
    enum splitStyle unspecified doubleColumn tripleColumn
    enum splitBackground none sidebar
    enum horizontalEdge leading trailing
    enum axis horizontal vertical
    enum pageTransition pageCurl scroll
    enum spineLocation none min mid max
    enum videoGravity AVLayerVideoGravityResizeAspect AVLayerVideoGravityResizeAspectFill
      AVLayerVideoGravityResize resize resizeAspect resizeAspectFill
    enum swipeDirection left right up down
    enum contentMode scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left
      right topLeft topRight bottomLeft bottomRight TopLeft TopRight BottomLeft BottomRight
    enum semantics unspecified playback spatial forceLeftToRight forceRightToLeft
    enum verification off ignoreSizes
    enum stackAlignment fill leading top firstBaseline center trailing bottom lastBaseline
    enum stackDistribution fill fillEqually fillProportionally equalSpacing equalCentering
    enum spacingType standard custom
    enum blurStyle extraLight light dark regular prominent extraDark systemUltraThinMaterial
      systemThinMaterial systemMaterial systemThickMaterial systemChromeMaterial
      systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight
      systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark
      systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
    enum progressStyle default bar
    enum activityStyle gray white whiteLarge medium large
    enum mapType standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
    enum indicatorStyle default black white
    enum keyboardDismissMode none onDrag interactive onDragWithAccessory interactiveWithAccessory
    enum insetAdjustment automatic scrollableAxes never always
    enum tableStyle plain grouped insetGrouped
    enum separatorStyle none default singleLine singleLineEtched
    enum dataMode none prototypes static
    enum insetReference fromCellEdges fromAutomaticInsets contentInset safeArea layoutMargins
    enum cellStyle IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1
      IBUITableViewCellStyleValue2 IBUITableViewCellStyleSubtitle custom
    enum selectionStyle none default blue gray
    enum accessoryType none disclosureIndicator detailDisclosureButton checkmark detailButton
    enum focusStyle default custom
    enum horizontalAlignment left center right fill leading trailing
    enum verticalAlignment top center bottom fill
    enum textAlignment left center right justified natural
    enum lineBreakMode wordWrap characterWrap clip headTruncation middleTruncation
      tailTruncation wordWrapping charWrapping clipping truncatingHead truncatingMiddle
      truncatingTail
    enum buttonLineBreakMode wordWrap characterWrap clip headTruncation middleTruncation
      tailTruncation
    enum paragraphBreakMode wordWrapping charWrapping clipping truncatingHead truncatingMiddle
      truncatingTail
    enum baselineAdjustment alignBaselines alignCenters none
    enum buttonType custom system roundedRect detailDisclosure infoLight infoDark contactAdd
      plain close
    enum buttonRole normal primary cancel destructive
    enum stateKey normal highlighted disabled selected focused
    enum buttonStyle plain gray tinted filled bordered borderedTinted borderedProminent
      borderless glass prominentGlass clearGlass
    enum cornerStyle fixed dynamic small medium large capsule
    enum buttonSize mini small medium large
    enum imagePlacement leading trailing top bottom all
    enum titleAlignment automatic leading center trailing
    enum segmentStyle plain bordered bar bezeled
    enum datePickerMode time date dateAndTime countDownTimer yearAndMonth
    enum datePickerStyle automatic compact inline wheels
    enum borderStyle none line bezel roundedRect
    enum viewMode never whileEditing unlessEditing always
    enum capitalization none words sentences allCharacters
    enum choice default no yes
    enum keyboardType default alphabet asciiCapable numbersAndPunctuation URL numberPad phonePad
      namePhonePad emailAddress decimalPad twitter webSearch asciiCapableNumberPad
    enum keyboardAppearance default alert dark light
    enum returnKey default go google join next route search send yahoo done emergency-call
      emergencyCall continue
    enum textContent name name-prefix given-name middle-name family-name name-suffix nickname
      organization-title organization location street-address full-street-address
      address-line1 address-line2 city address-level2 state address-level1 city-and-state
      sublocality country country-name postal-code tel email url cc-number credit-card-number
      username password new-password one-time-code datetime date-time shipment-tracking-number
      flight-number birthdate birthdate-day birthdate-month birthdate-year cc-name
      cc-given-name cc-middle-name cc-family-name cc-security-code cc-exp cc-exp-month
      cc-exp-year cc-type cellular-eid cellular-imei
    enum searchStyle default prominent minimal
    enum itemPositioning automatic fill centered
    enum largeTitleMode automatic always never inline
    enum backButtonMode default generic minimal
    enum barSystemItem done cancel edit save add flexibleSpace fixedSpace compose reply action
      organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo
      pageCurl close writingTools
    enum barItemStyle plain bordered done prominent
    enum tabSystemItem more favorites featured topRated recents contacts history bookmarks search
      downloads mostRecent mostViewed
    enum colorSpace custom calibratedRGB calibratedWhite deviceRGB deviceWhite deviceCMYK catalog
      genericRGB genericCMYK pattern
    enum customColorSpace sRGB displayP3 genericGamma22GrayColorSpace calibratedRGB
      calibratedWhite extendedSRGB extendedGray genericCMYKColorSpace adobeRGB1998 deviceRGB
      linearSRGB extendedLinearSRGB
    enum fontType system boldSystem italicSystem smallSystem smallSystemBold monospacedSystem
      custom
    enum metaFont system systemBold systemMedium systemLight systemThin systemUltraLight
      systemSemibold systemHeavy systemBlack systemItalic smallSystem smallSystemBold miniSystem
      message label menu cellTitle titleBar toolTip user fixedUser controlContent
    enum textStyle UICTFontTextStyleBody UICTFontTextStyleCallout UICTFontTextStyleCaption1
      UICTFontTextStyleCaption2 UICTFontTextStyleFootnote UICTFontTextStyleHeadline
      UICTFontTextStyleSubhead UICTFontTextStyleTitle0 UICTFontTextStyleTitle1
      UICTFontTextStyleTitle2 UICTFontTextStyleTitle3 UICTFontTextStyleTitle4
      UICTFontTextStyleExtraLargeTitle UICTFontTextStyleExtraLargeTitle2
      UICTFontTextStyleTallBody UICTFontTextStyleShortBody UICTFontTextStyleEmphasizedBody
      UICTFontTextStyleShortHeadline UICTFontTextStyleShortSubhead
      UICTFontTextStyleShortFootnote UICTFontTextStyleShortCaption1
    enum fontWeight ultraLight thin light regular medium semibold bold heavy black unspecified
    enum fontWidth compressed condensed standard expanded
    enum fontDesign default rounded serif monospaced
    enum writingDirection natural leftToRight rightToLeft
    enum symbolScale default unspecified small medium large
    enum symbolConfigurationType font pointSize scale weight
    enum renderingMode default template original automatic alwaysOriginal alwaysTemplate
      monochrome multicolor hierarchical hierarchical-single palette palette-hierarchical
    enum valueType size point rect range
    """

  /// The parts that an element may play for the one around it.
  static let roles = """
    enum accessibilityKey accessibilityConfiguration traits
    enum appearanceKey standardAppearance compactAppearance scrollEdgeAppearance
      compactScrollEdgeAppearance buttonAppearance doneButtonAppearance backButtonAppearance
      prominentButtonAppearance plainButtonAppearance stackedLayoutAppearance
      inlineLayoutAppearance compactInlineLayoutAppearance normal highlighted disabled focused
      selected barButtonItemAppearance
    enum attributeKey NSParagraphStyle NSShadow shadow
    enum colorKey NSColor NSBackgroundColor NSStrokeColor NSUnderlineColor NSStrikethroughColor
      NSTextHighlightColor backgroundColor badgeColor badgeBackgroundColor barTintColor
      baseBackgroundColor baseForegroundColor borderColor caretColor color contentTintColor
      currentPageIndicatorTintColor highlightedColor insertionPointColor largeTitleTextColor
      maximumTrackTintColor minimumTrackTintColor offTintColor onTintColor onImageTintColor
      pageIndicatorTintColor placeholderColor progressTintColor sectionIndexBackgroundColor
      sectionIndexColor sectionIndexTrackingBackgroundColor selectedColor
      selectedImageTintColor selectedItemTintColor selectedSegmentTintColor
      selectionIndicatorTintColor separatorColor shadowColor strokeColor textColor
      textShadowColor thumbTintColor tintColor titleColor titleShadowColor titleTextColor
      trackTintColor underPageBackgroundColor unselectedItemTintColor value selectedTextColor
      secondaryTextColor primaryColor secondaryColor tertiaryColor quaternaryColor
      foregroundColor iconTintColor clearColor
    enum configurationKey background configuration contentConfiguration backgroundConfiguration
      textProperties secondaryTextProperties imageProperties defaultContentConfiguration
    enum customFontsKey customFonts
    enum controllerKey navigationItem viewController rootViewController searchController
      masterViewController detailViewController
      searchResultsController contentViewController
    enum dataKey keyedArchiveRepresentation value data
    enum dateKey date maximumDate minimumDate timeZone locale calendar
    enum detectorKey dataDetectorTypes dataDetectorType
    enum effectKey effect blurEffect vibrancyEffect backgroundEffect visualEffect
    enum extendedEdgeKey edgesForExtendedLayout
    enum fontKey NSFont NSOriginalFont fontDescription titleFontDescription font
      subtitleFontDescription secondaryFontDescription textFontDescription
      secondaryTextFontDescription
    enum imageKey image background backgroundImage highlightedImage selectedImage landscapeImage
      shadowImage backIndicatorImage backIndicatorTransitionMaskImage minimumValueImage
      maximumValueImage progressImage trackImage onImage offImage largeContentSizeImage
      largeContentImage disabledBackground scopeBarBackgroundImage selectionIndicatorImage value
      preferredIndicatorImage thumbImage minimumTrackImage maximumTrackImage
      decrementImage incrementImage dividerImage
    enum insetKey contentEdgeInsets titleEdgeInsets imageEdgeInsets directionalLayoutMargins
      layoutMargins scrollIndicatorInsets horizontalScrollIndicatorInsets
      verticalScrollIndicatorInsets sectionInset separatorInset contentInset contentInsets
      backgroundInsets imageInsets landscapeImagePhoneInsets largeContentSizeImageInsets
      textContainerInset alignmentRectInsets largeContentImageInsets insets
    enum itemsKey leftBarButtonItems rightBarButtonItems barButtonItems
    enum layoutKey collectionViewLayout
    enum maskKey constraints subviews gestureRecognizers
    enum maskRole autoresizingMask
    enum metricsKey defaultSimulatedMetrics destination orientation simulatedBottomBarMetrics
      simulatedDestinationMetrics simulatedOrientationMetrics simulatedStatusBarMetrics
      simulatedTopBarMetrics statusBar simulatedAppContext simulatedSplitMetrics
    enum nilKey action highlightedColor simulatedBottomBarMetrics simulatedDestinationMetrics
      simulatedStatusBarMetrics simulatedTopBarMetrics simulatedOrientationMetrics text textColor
      title titleColor titleShadowColor backgroundColor tintColor image name date value label
      simulatedSplitViewMetrics statusBar orientation destination placeholder prompt shadowColor borderColor color
      separatorInset font fontDescription minimumDate maximumDate
    enum objectKey backBarButtonItem contentLayoutGuide frameLayoutGuide leftBarButtonItem
      rightBarButtonItem menu mainMenu navigationItem tabBarItem safeArea keyboard
      readableContentGuide layoutMarginsGuide margins selectedItem editButtonItem
      scopeButtonTitles preferredConfiguration pointOfInterestFilter clearColor
      keyEquivalentModifierMask searchDisplayController recognizer primaryAction
      titleMenu
    enum offsetKey textShadowOffset titlePositionAdjustment searchTextPositionAdjustment
      searchFieldBackgroundPositionAdjustment contentPositionAdjustment
      backButtonTitlePositionAdjustment titlePositionOffset titleShadowOffset value shadowOffset
    enum pointKey canvasLocation value contentOffset center anchorPoint
    enum popoverKey popoverArrowDirection permittedArrowDirections
    enum rectEdgeKey edges edgesForExtendedLayout
    enum rectKey contentStretch frame frameInset value bounds
    enum segueKey commit preview
    enum sizeKey contentSizeForViewInPopover preferredContentSize customSize estimatedItemSize
      footerReferenceSize freeformSize headerReferenceSize intrinsicContentSize itemSize
      landscapeSize portraitSize shadowOffset titleShadowOffset value offset textShadowOffset
      maximumSize minimumSize reservedLayoutSize contentSize
    enum sourceKey sourceIdentifier
    enum stringKey attributedText attributedTitle attributedSubtitle attributedPlaceholder content
      footerTitle headerTitle placeholder prompt text title subtitle userComments value toolTip
      NSLink label hint identifier userLabel secondaryText backButtonTitle name badgeValue
      storyboardIdentifier restorationIdentifier
    enum symbolKey preferredSymbolConfiguration preferredSymbolConfigurationForImage
      preferredSymbolConfigurationForHighlightedImage symbolConfiguration
      preferredSymbolConfigurationForBackgroundImage
    enum textAttributesKey titleTextAttributes largeTitleTextAttributes
      backButtonTitleTextAttributes normalTitleTextAttributes highlightedTitleTextAttributes
      disabledTitleTextAttributes selectedTitleTextAttributes scopeBarButtonTitleTextAttributes
      subtitleTextAttributes largeSubtitleTextAttributes
    enum traitsKey textInputTraits
    enum viewKey backgroundView selectedBackgroundView multipleSelectionBackgroundView
      contentView customView navigationBar refreshControl sectionFooterView sectionHeaderView
      tabBar tableFooterView tableHeaderView titleView toolbar view accessoryView
      editingAccessoryView inputView inputAccessoryView leftView rightView titleLabel textLabel
      detailTextLabel imageView searchBar textField maskView contentOverlayView
    enum valueKey value isElement NSLigature NSKern NSTracking NSUnderline NSStrikethrough
      NSStrokeWidth NSBaselineOffset NSObliqueness NSExpansion NSSuperScript NSLink NSWritingDirection
      NSVerticalGlyphForm userInterfaceStyle transform
    enum webKey configuration dataDetectorTypes mediaTypesRequiringUserActionForPlayback
      preferences mediaPlaybackRequiresUserAction
    """
}
