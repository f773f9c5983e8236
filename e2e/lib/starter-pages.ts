export const writtenPages = [
  '/',
  '/work',
  '/studio',
  '/journal',
  '/visit',
  '/journal/iron-glaze',
  '/journal/cups-without-handles',
  '/journal/winter-firing',
]
/** Their cards and small pictures repeat what stands beside them, and say nothing of their own. */
const shopPages = ['/shop', '/shop/cups-and-mugs', '/shop/p/mug-with-a-handle']
export const starterPages = [...writtenPages, ...shopPages]
