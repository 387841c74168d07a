extension VocabularyText {
  /// Controls, texts, bars and their items, menus.
  static let controls = """
    group control +view enabled:bool selected:bool highlighted:bool
      contentHorizontalAlignment:horizontalAlignment contentVerticalAlignment:verticalAlignment
      showsMenuAsPrimaryAction:bool contextMenuInteractionEnabled:bool
      symbolAnimationEnabled:bool
    element control +control
    element label +view text:text textAlignment:textAlignment lineBreakMode:lineBreakMode
      numberOfLines:integer baselineAdjustment:baselineAdjustment adjustsFontSizeToFit:bool
      adjustsFontForContentSizeCategory:bool minimumScaleFactor:number minimumFontSize:number
      preferredMaxLayoutWidth:number adjustsLetterSpacingToFitWidth:bool
      allowsDefaultTighteningForTruncation:bool usesAttributedText:bool enabled:bool
      highlighted:bool lineBreakStrategy:text enablesMarqueeWhenAncestorFocused:bool
      showsExpansionTextWhenTruncated:bool preferredVibrancy:text
    element button +control buttonType:buttonType lineBreakMode:buttonLineBreakMode
      reversesTitleShadowWhenHighlighted:bool adjustsImageWhenHighlighted:bool
      adjustsImageWhenDisabled:bool showsTouchWhenHighlighted:bool hasAttributedTitle:bool
      adjustsImageSizeForAccessibilityContentSizeCategory:bool pointerInteraction:bool
      pointerInteractionEnabled:bool role:buttonRole changesSelectionAsPrimaryAction:bool
      preferredBehavioralStyle:text behavioralStyle:text hovered:bool held:bool title:text
      preferredMenuElementOrder:text maximumContentSizeCategory:text
      minimumContentSizeCategory:text adjustsFontForContentSizeCategory:bool
    element state key:stateKey title:text image:image backgroundImage:image catalog:catalog
    element buttonConfiguration key:configurationKey style:buttonStyle title:text subtitle:text
      image:image catalog:catalog cornerStyle:cornerStyle buttonSize:buttonSize
      imagePlacement:imagePlacement imagePadding:number titlePadding:number
      titleAlignment:titleAlignment showsActivityIndicator:bool macIdiomStyle:text
      automaticallyUpdateForSelection:bool titleLineBreakMode:lineBreakMode
      subtitleLineBreakMode:lineBreakMode indicator:text imageReservation:number
    element backgroundConfiguration key:configurationKey cornerRadius:number strokeWidth:number
      strokeOutset:number image:image catalog:catalog imageContentMode:contentMode
      edgesAddingLayoutMarginsToBackgroundInsets:text configurationType:text style:text
    element listContentConfiguration key:configurationKey style:text text:text secondaryText:text
      image:image catalog:catalog prefersSideBySideTextAndSecondaryText:bool
      imageToTextPadding:number textToSecondaryTextHorizontalPadding:number
      textToSecondaryTextVerticalPadding:number textNumberOfLines:integer
      secondaryTextNumberOfLines:integer textAlignment:textAlignment
      secondaryTextAlignment:textAlignment configurationType:text
      axesPreservingSuperviewLayoutMargins:text
    element textProperties key:configurationKey numberOfLines:integer
      alignment:textAlignment lineBreakMode:lineBreakMode adjustsFontSizeToFitWidth:bool
      minimumScaleFactor:number adjustsFontForContentSizeCategory:bool transform:text
    element imageProperties key:configurationKey cornerRadius:number
    element switch +control on:bool onImage:image offImage:image title:text
      preferredStyle:text
    element slider +control value:number minValue:number maxValue:number continuous:bool
      minimumValueImage:image maximumValueImage:image catalog:catalog preferredBehavioralStyle:text
    element stepper +control value:number minimumValue:number maximumValue:number
      stepValue:number wraps:bool autorepeat:bool continuous:bool
    element segmentedControl +control segmentControlStyle:segmentStyle
      selectedSegmentIndex:integer momentary:bool apportionsSegmentWidthsByContent:bool
      springLoaded:bool
    element segments
    element segment title:text image:image catalog:catalog enabled:bool width:number
      selected:bool
    element pageControl +control numberOfPages:integer currentPage:integer
      hidesForSinglePage:bool defersCurrentPageDisplay:bool backgroundStyle:text
      allowsContinuousInteraction:bool preferredIndicatorImage:image direction:text
      catalog:catalog
    element datePicker +control datePickerMode:datePickerMode minuteInterval:integer
      useCurrentDate:bool style:datePickerStyle countDownDuration:number localeIdentifier:text
      timeZoneIdentifier:text roundsToMinuteInterval:bool
    element pickerView +view showsSelectionIndicator:bool
    element colorWell +control supportsAlpha:bool title:text
    element pasteControl +control displayMode:text cornerStyle:cornerStyle
    element locationButton +control icon:text label:text fontSize:number cornerRadius:number
    element refreshControl +control
    element textField +control text:text placeholder:text textAlignment:textAlignment
      borderStyle:borderStyle background:image disabledBackground:image
      clearButtonMode:viewMode leftViewMode:viewMode rightViewMode:viewMode
      clearsOnBeginEditing:bool clearsOnInsertion:bool adjustsFontSizeToFit:bool
      adjustsFontForContentSizeCategory:bool minimumFontSize:number allowsEditingTextAttributes:bool
      usesAttributedText:bool catalog:catalog continuous:bool interactionState:text
    element textView +scroll text:text textAlignment:textAlignment editable:bool selectable:bool
      allowsEditingTextAttributes:bool adjustsFontForContentSizeCategory:bool
      usesAttributedText:bool clearsOnInsertion:bool findInteractionEnabled:bool
      usesStandardTextScaling:bool borderStyle:text sizingRule:text writingToolsBehavior:text
    element textInputTraits key:traitsKey autocapitalizationType:capitalization
      autocorrectionType:choice spellCheckingType:choice smartQuotesType:choice
      smartDashesType:choice smartInsertDeleteType:choice keyboardType:keyboardType
      keyboardAppearance:keyboardAppearance returnKeyType:returnKey
      enablesReturnKeyAutomatically:bool secureTextEntry:bool textContentType:textContent
      passwordRules:text inlinePredictionType:choice textScriptPreference:text
      mathExpressionCompletionType:choice writingToolsBehavior:text
    element dataDetectorType key:detectorKey none:bool all:bool phoneNumber:bool link:bool
      address:bool calendarEvent:bool shipmentTrackingNumber:bool flightNumber:bool
      lookupSuggestion:bool trackingNumber:bool flightInformation:bool money:bool
      physicalValue:bool
    element dataDetectorTypes key:detectorKey none:bool all:bool phoneNumber:bool link:bool
      address:bool calendarEvent:bool trackingNumber:bool flightNumber:bool
      lookupSuggestion:bool
    element searchBar +view text:text placeholder:text prompt:text searchBarStyle:searchStyle
      barStyle:barStyle translucent:bool showsBookmarkButton:bool showsCancelButton:bool
      showsSearchResultsButton:bool searchResultsButtonSelected:bool showsScopeBar:bool
      selectedScopeButtonIndex:integer backgroundImage:image scopeBarBackgroundImage:image
      usesAttributedText:bool
    element scopeButtonTitles key:objectKey

    group bar +view barStyle:barStyle translucent:bool backgroundImage:image shadowImage:image
      catalog:catalog barPosition:text
    element navigationBar +bar largeTitles:bool backIndicatorImage:image
      backIndicatorTransitionMaskImage:image preferredBehavioralStyle:text
    element toolbar +bar
    element tabBar +bar itemPositioning:itemPositioning itemWidth:number itemSpacing:number
      selectionIndicatorImage:image springLoaded:bool
    element items
    element toolbarItems
    element leftBarButtonItems key:itemsKey
    element rightBarButtonItems key:itemsKey
    element barButtonItems key:itemsKey
    element navigationItem +object title:text prompt:text largeTitleDisplayMode:largeTitleMode
      leftItemsSupplementBackButton:bool hidesBackButton:bool backButtonTitle:text
      backButtonDisplayMode:backButtonMode hidesSearchBarWhenScrolling:bool style:text
      preferredSearchBarPlacement:text customizationIdentifier:text subtitle:text
      largeTitle:text largeSubtitle:text
    group barItem +object title:text image:image landscapeImage:image
      largeContentSizeImage:image enabled:bool tag:integer catalog:catalog
      springLoaded:bool
    element barButtonItem +barItem systemItem:barSystemItem style:barItemStyle width:number
      selected:bool changesSelectionAsPrimaryAction:bool hidden:bool menuTitle:text
      symbolAnimationEnabled:bool backgroundImage:image sharesBackground:bool
      hidesSharedBackground:bool
    element barButtonItemGroup +object
    element tabBarItem +barItem systemItem:tabSystemItem selectedImage:image badgeValue:text
    element tab +object title:text subtitle:text image:image catalog:catalog identifier:text
      badgeValue:text preferredPlacement:text
    element tabGroup +object title:text subtitle:text image:image catalog:catalog identifier:text
    element navigationBarAppearance key:appearanceKey backgroundImage:image shadowImage:image
      backgroundImageContentMode:contentMode backIndicatorImage:image
      backIndicatorTransitionMaskImage:image backgroundEffect:text catalog:catalog
    element toolbarAppearance key:appearanceKey backgroundImage:image shadowImage:image
      backgroundImageContentMode:contentMode catalog:catalog
    element tabBarAppearance key:appearanceKey backgroundImage:image shadowImage:image
      backgroundImageContentMode:contentMode stackedItemPositioning:itemPositioning
      stackedItemWidth:number stackedItemSpacing:number selectionIndicatorImage:image
      catalog:catalog
    element barButtonItemAppearance key:appearanceKey style:barItemStyle
    element tabBarItemAppearance key:appearanceKey style:text
    element barButtonItemStateAppearance key:appearanceKey backgroundImage:image
    element tabBarItemStateAppearance key:appearanceKey
    element textAttributes key:textAttributesKey

    group command +object title:text image:image catalog:catalog discoverabilityTitle:text
      selector:text action:text actionName:text state:text destructive:bool disabled:bool
      hidden:bool keepsMenuPresented:bool attributes:text identifier:text
      attributedTitle:text subtitle:text selectedImage:image
    element menu +command displayInline:bool singleSelection:bool options:text systemMenu:text
      preferredElementSize:text displayAsPalette:bool
    element children
    element command +command
    element actionElement +command
    element deferredMenuElement +command
    element keyCommands
    element keyCommand +command input:text modifierFlags:text keyEquivalent:text
      wantsPriorityOverSystemBehavior:bool allowsAutomaticLocalization:bool
      allowsAutomaticMirroring:bool
    element keyEquivalentModifierMask key:objectKey command:bool shift:bool control:bool option:bool
      alternate:bool
    """
}
