export const assetFailures = {
  'asset.unsupported': [415, 'This file is not a supported type or is larger than {size}.'],
  'asset.too-large': [413, 'This file is not a supported type or is larger than {size}.'],
  'asset.broken': [400, 'This file could not be read. It may be damaged.'],
  'asset.bomb': [400, 'This picture has too many pixels or frames.'],
  'asset.other-kind': [409, 'Choose a file of the same kind: the places that show it could not show this one.'],
  'asset.missing-file': [400, 'No file was sent.'],
} as const
