import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { pageTag } from '../content/cache-tags'
import { type LivePage, readPublishedDocument } from '../content/site-rows'
import type { Tx } from '../storage/database'
import { documentOfHostPage, type HostPageName } from './host-pages'
import type { SiteData } from './site-data'

export interface HostDocument {
  readonly document: PageDocument
  /** The page of the owner that it is of. */
  readonly own?: LivePage
  readonly tags: readonly string[]
}

/** What a page of the host shows: the owner's own page where there is one, else its words, unless its content says all. */
export async function readHostDocument(
  tx: Tx,
  site: SiteData,
  name: HostPageName,
  hasContent: boolean,
): Promise<HostDocument> {
  const own = findOwnPage(site, name)
  const document = own === undefined ? null : await readPublishedDocument(tx, site.website.id, own.id)
  if (own !== undefined && document !== null) return { document, own, tags: [pageTag(own.id)] }
  return hostDocument(name, hasContent, site.texts)
}

export function hostDocument(name: HostPageName, hasContent: boolean, texts: VisitorTexts): HostDocument {
  return { document: hasContent ? emptyPage() : documentOfHostPage(name, texts), tags: [] }
}

function findOwnPage({ ownPages }: SiteData, name: HostPageName): LivePage | undefined {
  if (name === 'notFound') return ownPages.notFound
  return name === 'password' || name === 'siteLock' ? ownPages.lock : undefined
}
