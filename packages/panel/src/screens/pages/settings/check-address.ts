import { checkPageAddress } from '@sitewright/model/editor/field-checks'
import { failures } from '@sitewright/model/failures/catalog'
import { isReservedSlug } from '@sitewright/model/pages/addresses/slugs'
import type { PageSummary } from '@sitewright/model/pages/page-answers'

/** What is wrong with an address while it is typed, in the words that the host would use; nothing when it is free. */
export function checkAddress(
  slug: string,
  { pageId, pages }: { readonly pageId: string; readonly pages: readonly PageSummary[] },
): string | undefined {
  const wrong = checkPageAddress(slug)
  if (wrong) return wrong
  const own = pages.find((page) => page.id === pageId)?.settings.slug
  if (slug === own) return undefined
  if (isReservedSlug(slug)) return failures['page.slug-reserved'][1]
  return pages.some((page) => page.id !== pageId && page.settings.slug === slug)
    ? failures['page.slug-taken'][1]
    : undefined
}
