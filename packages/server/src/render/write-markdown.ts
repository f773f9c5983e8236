import { listUsedMarkdown } from '@sitewright/blocks/page/used-markdown'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { Parsers } from '../parsing/parsers'
import { isConsentNeeded } from './overlays/site-overlays'
import type { SiteData } from './site-data'

/**
 * What a page shows of Markdown, as HTML by its source. A page whose sources take too long together shows them as they were
 * typed. Never asked inside of a transaction: others wait for those.
 */
export async function writePageMarkdown(
  parsers: Parsers,
  site: SiteData,
  document: PageDocument,
): Promise<ReadonlyMap<string, string>> {
  const { headerSections, footer } = site.headerFooter
  const sources = listUsedMarkdown(document, headerSections, footer)
  if (sources.length === 0) return new Map()
  const { held, settings } = site.texts.consent
  const heldTexts = isConsentNeeded(site.overlays) ? { held, settings } : null
  const written = await parsers.run('markdown', site.website.id, { sources, heldTexts })
  return new Map(written?.output.map((html, index) => [sources[index] ?? '', html]))
}
