export const assetFailures = {
  'asset.unsupported': [415, 'This file is not a supported type or is larger than {size}.'],
  'asset.too-large': [413, 'This file is not a supported type or is larger than {size}.'],
  'asset.broken': [400, 'This file couldn’t be read. It may be damaged.'],
  'asset.bomb': [400, 'This image has too many pixels or frames. Upload a smaller one.'],
  'asset.too-complex': [400, 'This file takes too long to check. Simplify it, then upload it again.'],
  'asset.other-kind': [409, 'Choose a file of the same type, so it works everywhere the old one is used.'],
  'asset-folder.missing': [409, 'This folder no longer exists. Choose another.'],
  'asset-folder.in-itself': [409, 'A folder can’t be moved into itself. Choose another.'],
  'asset-folder.too-deep': [409, 'Folders can be nested up to {limit} levels deep. Choose a higher folder.'],
  'asset-folder.too-many': [409, 'You’ve reached the limit of {limit} folders. Delete one you don’t need.'],
  'asset.missing-file': [400, 'No file was uploaded.'],
} as const
