// The names that searches for files know attributes and places by.

/// The documents of the app in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope =
  "NSMetadataQueryUbiquitousDocumentsScope"
/// The other files of the app in iCloud.
public let NSMetadataQueryUbiquitousDataScope =
  "NSMetadataQueryUbiquitousDataScope"
/// The documents of other apps in iCloud that the app may use.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The key of files that came, in a notification's user info.
public let NSMetadataQueryUpdateAddedItemsKey =
  "kMDQueryUpdateAddedItems"
/// The key of files that changed, in a notification's user info.
public let NSMetadataQueryUpdateChangedItemsKey =
  "kMDQueryUpdateChangedItems"
/// The key of files that went, in a notification's user info.
public let NSMetadataQueryUpdateRemovedItemsKey =
  "kMDQueryUpdateRemovedItems"
/// The name of a file.
public let NSMetadataItemFSNameKey =
  "kMDItemFSName"
/// The name of a file as people see it.
public let NSMetadataItemDisplayNameKey =
  "kMDItemDisplayName"
/// The address of a file.
public let NSMetadataItemURLKey =
  "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey =
  "kMDItemPath"
/// The number of bytes of a file.
public let NSMetadataItemFSSizeKey =
  "kMDItemFSSize"
/// The time at which a file was made.
public let NSMetadataItemFSCreationDateKey =
  "kMDItemFSCreationDate"
/// The time at which a file was changed last.
public let NSMetadataItemFSContentChangeDateKey =
  "kMDItemFSContentChangeDate"
/// The type of a file.
public let NSMetadataItemContentTypeKey =
  "kMDItemContentType"
/// The type of a file with those that it conforms to.
public let NSMetadataItemContentTypeTreeKey =
  "kMDItemContentTypeTree"
/// True for a file in iCloud.
public let NSMetadataItemIsUbiquitousKey =
  "NSMetadataItemIsUbiquitousKey"
/// True for a file with versions that contradict each other.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// The part of a file that is on the machine.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The newest version is on the machine.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// A version is on the machine.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// No version is on the machine.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// True while a file comes from iCloud.
public let NSMetadataUbiquitousItemIsDownloadingKey =
  "NSMetadataUbiquitousItemIsDownloadingKey"
/// True for a file that iCloud has.
public let NSMetadataUbiquitousItemIsUploadedKey =
  "NSMetadataUbiquitousItemIsUploadedKey"
/// True while a file goes to iCloud.
public let NSMetadataUbiquitousItemIsUploadingKey =
  "NSMetadataUbiquitousItemIsUploadingKey"
/// The part of a file that has come, out of 100.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The part of a file that has gone, out of 100.
public let NSMetadataUbiquitousItemPercentUploadedKey =
  "NSMetadataUbiquitousItemPercentUploadedKey"
/// The error for which a file didn't come.
public let NSMetadataUbiquitousItemDownloadingErrorKey =
  "NSMetadataUbiquitousItemDownloadingErrorKey"
/// The error for which a file didn't go.
public let NSMetadataUbiquitousItemUploadingErrorKey =
  "NSMetadataUbiquitousItemUploadingErrorKey"
/// True for a file that was asked for.
public let NSMetadataUbiquitousItemDownloadRequestedKey =
  "NSMetadataUbiquitousItemDownloadRequestedKey"
/// True for a file of several people.
public let NSMetadataUbiquitousItemIsSharedKey =
  "NSMetadataUbiquitousItemIsSharedKey"
/// The name of the folder of a file as people see it.
public let NSMetadataUbiquitousItemContainerDisplayNameKey =
  "NSMetadataUbiquitousItemContainerDisplayNameKey"
