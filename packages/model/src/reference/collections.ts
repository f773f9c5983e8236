/** Blog, events and gallery collections are generic collections with a `typeName`. Numbers without a name are reserved. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fiveHundredPix: 11,
  flickr: 12,
  products: 13,
  mosaic: 14,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  portfolio: 23,
} as const

export const collectionViews = ['list', 'grid', 'product'] as const
