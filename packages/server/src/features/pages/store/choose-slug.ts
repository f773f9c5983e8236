import { freeSlug } from '@sitewright/model/pages/addresses/slugs'
import type { Tx } from '../../../storage/database'
import { listTakenSlugs } from './rows'

interface WantedSlug {
  readonly websiteId: string
  readonly collectionId: string | null
  /** The address above those of items, where a page of the tree may stand too. */
  readonly below?: string
  readonly wanted: string
}

/** The wanted address, or with the first number that makes it free where it is to stand. Asks for more of them at each try. */
export async function chooseFreeSlug(tx: Tx, { wanted, ...place }: WantedSlug): Promise<string> {
  const known = new Set<string>()
  for (let count = 1; ; count *= 10) {
    const slugs = Array.from({ length: count }, () => {
      const next = freeSlug(wanted, (slug) => known.has(slug))
      known.add(next)
      return next
    })
    const taken = await listTakenSlugs(tx, { ...place, slugs })
    const free = slugs.find((slug) => !taken.has(slug))
    if (free !== undefined) return free
  }
}
