export const productFailures = {
  'product.sku-taken': [409, 'Another variant has this SKU. Choose another.'],
  'product.priced-by-variant': [409, 'This product has options. Set a price for each variant.'],
  'product.digital-options': [409, 'Digital products can’t have options.'],
  'product.not-digital': [409, 'Only digital products can have files. Change the product type first.'],
  'product.too-many-files': [409, 'A product has at most {limit} files. Remove one first.'],
  'product.stock-short': [409, 'You can remove up to {left}. The rest is sold or being paid for.'],
  'product.key-reused': [422, 'This Idempotency-Key was already used for another change. Send a new one.'],
  'product.import-too-large': [413, 'The file is larger than {limit} MB. Split it into several files.'],
  'category.too-deep': [409, 'Categories can be nested up to {limit} levels deep. Choose a category further up.'],
  'category.in-itself': [409, "A category can't be moved into itself. Choose another."],
  'category.slug-taken': [409, 'Another category has this URL. Choose another.'],
  'category.too-many': [409, 'You’ve reached the limit of {limit} categories. Delete one you no longer use.'],
} as const
