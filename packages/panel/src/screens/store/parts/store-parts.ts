import { id } from '@sitewright/model/id'

/** The parts of the store's own list, in its order. `key` is the last piece of the address. */
export const storeParts = [
  { key: 'orders', label: 'Orders' },
  { key: 'sales', label: 'Sales' },
  { key: 'products', label: 'Products' },
  { key: 'categories', label: 'Categories' },
  { key: 'stock', label: 'Stock' },
  { key: 'discounts', label: 'Discounts' },
  { key: 'payments', label: 'Payments' },
  { key: 'checkout', label: 'Checkout' },
  { key: 'delivery', label: 'Shipping' },
  { key: 'tax', label: 'Tax' },
  { key: 'emails', label: 'Emails' },
  { key: 'webhooks', label: 'Webhooks' },
  { key: 'settings', label: 'Settings' },
] as const
type StorePart = (typeof storeParts)[number]['key']

export type StorePlace =
  | { readonly kind: StorePart }
  | { readonly kind: 'grid' | 'drafts' }
  | { readonly kind: OpenedKind; readonly id: string }

/** What has an address of its own, `{kind}-{id}`. */
const openedKinds = ['product', 'order', 'draft', 'slip', 'invoice'] as const
export type OpenedKind = (typeof openedKinds)[number]

export const gridPart = 'grid'
/** Orders that the store prepares, beside those that were placed. */
export const draftsPart = 'drafts'

export function readStorePart(part: string | null): StorePlace {
  const opened = openedKinds.find((kind) => part?.startsWith(`${kind}-`))
  if (opened !== undefined) {
    const openedId = id.safeParse(part?.slice(opened.length + 1))
    return openedId.success
      ? { kind: opened, id: openedId.data }
      : { kind: opened === 'product' ? 'products' : 'orders' }
  }
  if (part === gridPart || part === draftsPart) return { kind: part }
  return { kind: storeParts.find(({ key }) => key === part)?.key ?? 'products' }
}

export function partOfProduct(productId: string): string {
  return `product-${productId}`
}

export function partOfOrder(orderId: string, kind: Exclude<OpenedKind, 'product'> = 'order'): string {
  return `${kind}-${orderId}`
}
