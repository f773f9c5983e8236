import { newCollectionDesign } from '@sitewright/model/collections/collection-design'
import { itemFields } from '@sitewright/model/collections/item'
import { emptyPage } from '@sitewright/model/pages/document'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { publishDraft } from '../../../pages/publishing/publish-page'
import { addDraft, addToTree } from '../../../pages/settings/add-to-tree'
import { chooseFreeItemSlug } from '../../../pages/settings/item-address'
import { chooseFreeSlug } from '../../../pages/store/choose-slug'
import { findPage, listPages, type PageRow } from '../../../pages/store/rows'
import { cutText } from '../html/cut-text'
import { readPlainWords } from '../html/plain-words'
import { setImportCollection } from '../store/import-rows'
import { findImportedPage, rememberImported } from '../store/imported-rows'
import { readNames } from './item-names'
import { makePostDocument } from './make-document'
import { pictureKey, type ReadyPage } from './prepare-entry'
import { redirectFromOld, showAsBefore } from './show-page'
import { takeAuthor } from './take-author'
import { takeComments } from './take-comments'
import type { Taking } from './taking'

const longestExcerpt = 1000

/** A post with all that it has beside its text. */
export async function takePost(
  tx: Tx,
  services: Services,
  taking: Taking,
  { item, parts, pictures, picture }: ReadyPage,
): Promise<{ notes: string[]; problem?: string }> {
  const { actor, survey, plan } = taking
  const { websiteId } = actor
  const blog = await takeBlog(tx, services, taking)
  if (blog === null) return { notes: [], problem: 'The blog that takes the posts was deleted. Start the import again.' }
  const names = readNames(item.terms)
  const notes = [...names.notes]
  const title = readTitle(item.title, notes)
  const excerpt = cutText(readPlainWords(item.excerpt), longestExcerpt)
  const authorId = await takeAuthor(tx, services, actor, survey.authors.get(item.author) ?? item.author)
  const wanted = plan.slugs.get(`post ${item.id}`) ?? 'post'
  const settings = pageSettings.parse({
    title,
    slug: await chooseFreeItemSlug(tx, { websiteId, collection: blog, wanted }),
    kind: 'item',
    inNavigation: false,
    item: itemFields.parse({
      excerpt,
      authorId,
      tags: names.tags,
      categories: names.categories,
      isFeatured: item.isSticky,
      allowsComments: item.allowsComments,
      isInReview: item.status === 'pending',
      // A draft has the day on which it was last written, and is to show the one on which it is published.
      date: item.status === 'draft' || item.status === 'pending' ? null : item.date,
      picture: picture === null ? null : { assetId: picture.assetId },
    }),
  })
  const findPicture = (it: Parameters<typeof pictureKey>[0]) => pictures.get(pictureKey(it))
  const document = makePostDocument(parts, { title: null, findPicture, newId: services.newId })
  const draft = { settings, document, reason: 'create', position: 0, collectionId: blog.id } as const
  const page = await addDraft(tx, services, actor, draft)
  const source = { websiteId, source: survey.site.address, kind: 'post', sourceId: item.id } as const
  await rememberImported(tx, source, { targetId: page.id, at: new Date(services.now()) })
  notes.push(...(await showAsBefore(tx, services, taking, { item, pageId: page.id })))
  await redirectFromOld(tx, services, taking, { item, page })
  notes.push(...(await takeComments(tx, services, taking, { item, itemId: page.id })))
  return { notes }
}

/** The blog that was chosen, or one that is made for the first post and found by all others. Null when it is gone. */
async function takeBlog(tx: Tx, services: Services, { it, actor, survey, plan }: Taking): Promise<PageRow | null> {
  const { websiteId } = actor
  const source = { websiteId, source: survey.site.address, kind: 'blog', sourceId: '' } as const
  const made = it.collectionId === null ? await findImportedPage(tx, source) : null
  const chosenId = it.collectionId ?? made?.pageId
  if (chosenId !== undefined) {
    const chosen = await findPage(tx, websiteId, chosenId)
    if (chosen !== null && chosen.deletedAt === null && chosen.settings.kind === 'blog') return chosen
    if (it.collectionId !== null) return null
  }
  const pages = await listPages(tx, websiteId)
  const slug = await chooseFreeSlug(tx, { websiteId, collectionId: null, wanted: plan.blogSlug })
  const settings = pageSettings.parse({ title: 'Blog', slug, kind: 'blog', collection: newCollectionDesign('blog') })
  const { id: pageId } = await addToTree(tx, services, actor, {
    settings,
    document: emptyPage(),
    pages,
    reason: 'create',
  })
  await publishDraft(tx, services, actor, { pageId, version: undefined })
  await rememberImported(tx, source, { targetId: pageId, at: new Date(services.now()) })
  await setImportCollection(tx, { websiteId, importId: it.id }, pageId)
  return findPage(tx, websiteId, pageId)
}

export function readTitle(html: string, notes: string[]): string {
  const title = readPlainWords(html)
  if (title === '') {
    notes.push('It had no title.')
    return 'Untitled'
  }
  if (title.length > 200) notes.push('The title was shortened.')
  return cutText(title, 200).trim()
}
