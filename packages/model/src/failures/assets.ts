export const assetFailures = {
  'asset.unsupported': [415, 'Files of this kind cannot be uploaded.'],
  'asset.too-large': [413, 'This file is larger than the limit of {limit}.'],
  'asset.broken': [400, 'This file could not be read. It may be damaged.'],
  'asset.bomb': [400, 'This picture has too many pixels or frames.'],
  'asset.missing-file': [400, 'No file was sent.'],
} as const
