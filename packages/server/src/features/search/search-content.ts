import type { FoundContent } from '@sitewright/model/search/search-answers'
import type { Services } from '../../services/services'
import { askIndex } from './ask-index'

const maxFound = 20

/** What people of the site find: whatever is not in the trash. Of what visitors cannot read the title and tags are searched. */
export async function searchContent(
  { database }: Pick<Services, 'database'>,
  asked: { readonly websiteId: string; readonly language: string; readonly words: string },
): Promise<FoundContent[]> {
  const all = { withDrafts: true, collectionIds: null, without: [], kind: null, limit: maxFound, offset: 0 }
  const { entries } = await database.site(asked.websiteId, (tx) => askIndex(tx, { ...asked, ...all }))
  return entries.map(({ pageId, collectionId, kind, title, isPublic }) => ({
    pageId,
    collectionId,
    kind,
    title,
    isPublic,
  }))
}
