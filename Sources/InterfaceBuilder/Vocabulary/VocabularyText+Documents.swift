extension VocabularyText {
  /// The frame of a document: header, scenes, placeholders, resources, simulated metrics.
  static let documents = """
    element document type:documentType version:version toolsVersion:version systemVersion:text
      targetRuntime:targetRuntime propertyAccessControl:accessControl useAutolayout:bool
      useTraitCollections:bool useSafeAreas:bool launchScreen:bool colorMatched:bool
      initialViewController:ref variant:variant promptedForUpgradeToXcode5:bool
      generatesPrototypingConstraints:bool customObjectInstantitationMethod:text
      customObjectInstantiationMethod:text
    element dependencies
    element deployment identifier:text version:version defaultVersion:version
    element development identifier:text version:version
    element plugIn identifier:text version:version
    element capability name:text minToolsVersion:version minSystemVersion:version message:text
      requiredIntegratedClassName:className
    element device id:text orientation:orientation appearance:appearance layout:deviceLayout
    element adaptation id:text
    element scenes
    element scene sceneID:id
    element objects
    element resources
    element image name:text width:number height:number catalog:catalog
    element namedColor name:text
    element systemColor name:text
    element customFonts key:customFontsKey
    element designables
    element designable name:text
    element classes
    element class className:className superclassName:className
    element source key:sourceKey type:text relativePath:text
    element relationships
    element relationship kind:relationshipKind name:text candidateClass:className
    element inferredMetricsTieBreakers
    element placeholder +object placeholderIdentifier:placeholderIdentifier
      sceneMemberID:sceneMember
    element exit +object sceneMemberID:sceneMember
    element customObject +object sceneMemberID:sceneMember
    element customView +view
    element userGuides
    element userLayoutGuide +object location:number affinity:guideAffinity
    element layoutGuides
    element viewControllerLayoutGuide +object type:layoutGuideType
    element viewLayoutGuide +object identifier:text
    element layoutGuide +object identifier:text
    element keyboardLayoutGuide +object identifier:text followsUndockedKeyboard:bool
      usesBottomSafeArea:bool
    element simulatedMetricsContainer key:metricsKey
    element simulatedStatusBarMetrics key:metricsKey statusBarStyle:statusBarStyle
    element simulatedNavigationBarMetrics key:metricsKey prompted:bool translucent:bool
      barStyle:barStyle
    element simulatedToolbarMetrics key:metricsKey translucent:bool barStyle:barStyle
    element simulatedTabBarMetrics key:metricsKey translucent:bool barStyle:barStyle
    element simulatedOrientationMetrics key:metricsKey orientation:interfaceOrientation
    element simulatedScreenMetrics key:metricsKey type:text
    element simulatedSplitViewMetrics key:metricsKey
    element simulatedSplitViewMasterMetrics key:metricsKey
    element simulatedSplitViewDetailMetrics key:metricsKey
    element simulatedModalMetrics key:metricsKey
    element modalPageSheetSimulatedSizeMetrics key:metricsKey
    element modalFormSheetSimulatedSizeMetrics key:metricsKey
    element modalPopoverSimulatedSizeMetrics key:metricsKey
    element simulatedAppContext key:metricsKey
    element freeformSimulatedSizeMetrics key:metricsKey
    element splitViewMasterSimulatedSizeMetrics key:metricsKey
    element splitViewDetailSimulatedSizeMetrics key:metricsKey
    element popoverPassthroughViews
    element connections
    element outlet property:text destination:ref id:id
    element outletCollection property:text destination:ref id:id collectionClass:className
      appends:bool
    element action selector:text destination:ref eventType:controlEvent id:id target:ref
      trigger:text
    element segue id:id destination:ref kind:segueKind identifier:text relationship:relationship
      reference:ref unwindAction:text modalPresentationStyle:presentationStyle
      modalTransitionStyle:transitionStyle customClass:className customModule:moduleName
      customModuleProvider:moduleProvider popoverAnchorBarButtonItem:ref popoverAnchorView:ref
      animates:bool key:segueKey inheritsFrom:segueInheritance trigger:text
      destinationCreationSelector:text action:text splitViewControllerTargetIndex:integer
      style:text
    element constraints
    element constraint firstItem:ref firstAttribute:layoutAttribute relation:relation
      secondItem:ref secondAttribute:layoutAttribute constant:number multiplier:ratio
      priority:number identifier:text placeholder:bool symbolic:bool symbolType:symbolType
      type:constraintType id:id userLabel:text
    element variation key:variationKey
    element mask key:maskKey
    element include reference:ref
    element exclude reference:ref
    element animations
    element userDefinedRuntimeAttributes
    element userDefinedRuntimeAttribute type:runtimeType keyPath:text value:text catalog:catalog
      localized:bool
    """
}
