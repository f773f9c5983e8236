import { type Author, authorsDocument, maxAuthors } from '@sitewright/model/collections/answers/author'
import { freeSlug, slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import type { Actor } from '../../../../actors/actor'
import { readSiteDocument, writeSiteDocument } from '../../../../content/document-rows'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'

/** The author of this name, who is made where there is none. Null where there are too many. */
export async function takeAuthor(
  tx: Tx,
  { now, newId, database }: Pick<Services, 'now' | 'newId' | 'database'>,
  { websiteId, accountId }: Actor,
  wanted: string,
): Promise<string | null> {
  const name = [...wanted.trim()].slice(0, 120).join('').trim()
  if (name === '') return null
  const { version, body } = await readSiteDocument(tx, websiteId, 'authors')
  const known = body.authors.find((author) => author.name.toLowerCase() === name.toLowerCase())
  if (known !== undefined) return known.id
  if (body.authors.length >= maxAuthors) return null
  const slug = freeSlug(slugFromTitle(name), (it) => body.authors.some((author) => author.slug === it))
  const added: Author = { id: newId(), name, slug, bio: '', pictureId: null, links: [] }
  const next = authorsDocument.parse({ authors: [...body.authors, added] })
  const change = { name: 'authors', version, body: next, updatedAt: new Date(now()), updatedBy: accountId } as const
  // Somebody else was faster: the entry is tried again with the whole job.
  if (!(await writeSiteDocument(tx, websiteId, change))) throw new Error('The authors were changed meanwhile.')
  await database.announce(tx, { websiteId, tags: ['authors'] })
  return added.id
}
