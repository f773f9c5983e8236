/** Tags by which changes of pages are announced. The tree of pages shows on every page of the site. */
export const navigationTag = 'navigation'
export const sitemapTag = 'sitemap'
/** Old addresses that lead to new ones. No page shows them. */
export const redirectsTag = 'redirects'
export function pageTag(pageId: string): string {
  return `page:${pageId}`
}

/** The lists of a store: which products it has, and what they show of each. */
export function storeTag(storeId: string): string {
  return `store:${storeId}`
}

/** Which products a store shows, in which categories and order; not what it shows of each. */
export function storeOrderTag(storeId: string): string {
  return `store-order:${storeId}`
}

/** What is shown of a product, wherever it is. */
export function productTag(productId: string): string {
  return `product:${productId}`
}

/** The lists of a collection: which items it has, and what they show of each. */
export function collectionTag(collectionId: string): string {
  return `collection:${collectionId}`
}

/** What a site's standing decides. */
export const standingTag = 'standing'
