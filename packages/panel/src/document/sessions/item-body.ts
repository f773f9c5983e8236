import type { ItemChange, ItemDetail } from '@sitewright/model/collections/answers/item-answers'
import { itemFields } from '@sitewright/model/collections/item'
import { isSameJson } from '@sitewright/model/documents/same-json'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { z } from 'zod'

const ofPage = pageSettings.pick({
  title: true,
  slug: true,
  seoTitle: true,
  description: true,
  socialImageId: true,
  noindex: true,
  access: true,
})

/** What of an item is edited together and undone together, beside its content. */
export const itemBody = z.strictObject({ ...ofPage.shape, ...itemFields.shape })
export type ItemBody = z.infer<typeof itemBody>

export function bodyOfItem({ settings, item }: Pick<ItemDetail, 'settings' | 'item'>): ItemBody {
  const { title, slug, seoTitle, description, socialImageId, noindex, access } = settings
  return { title, slug, seoTitle, description, socialImageId, noindex, access, ...item }
}

/** Only what differs is sent: two people who change different fields do not meet. */
export function changesOfItem(before: ItemBody, after: ItemBody): ItemChange {
  const changed = Object.entries(after).filter(([name, value]) => !isSameJson(Reflect.get(before, name), value))
  const ofItem = changed.filter(([name]) => name in itemFields.shape)
  const others = changed.filter(([name]) => name in ofPage.shape)
  return { ...Object.fromEntries(others), ...(ofItem.length > 0 ? { item: Object.fromEntries(ofItem) } : {}) }
}
