import { z } from 'zod'
import { id } from '../id'

/** Where a page of the owner can stand in the place of one that the host makes. */
export const specialPlaces = ['notFound', 'lock', 'comingSoon'] as const
export type SpecialPlace = (typeof specialPlaces)[number]

export const specialPlaceLabels: Readonly<Record<SpecialPlace, string>> = {
  notFound: '404 page',
  lock: 'Lock screen',
  comingSoon: 'Coming soon page',
}

const place = id.nullable().default(null)

/** Ids of pages; null for the page that the host makes. */
export const specialPages = z.strictObject({ notFound: place, lock: place, comingSoon: place })
export type SpecialPages = z.infer<typeof specialPages>

/** Such a page is at no address of its own, and in no menu, search or sitemap. */
export function isSpecialPage({ specialPages }: { readonly specialPages: SpecialPages }, pageId: string): boolean {
  return specialPlaces.some((it) => specialPages[it] === pageId)
}
