import { pageSettings } from '@sitewright/model/pages/page-settings'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { addToTree } from '../../../pages/settings/add-to-tree'
import { chooseFreeSlug } from '../../../pages/store/choose-slug'
import { listPages } from '../../../pages/store/rows'
import { rememberImported } from '../store/imported-rows'
import { makePostDocument } from './make-document'
import { pictureKey, type ReadyPage } from './prepare-entry'
import { redirectFromOld, showAsBefore } from './show-page'
import { readTitle } from './take-post'
import type { Taking } from './taking'

/** A page of the tree, below the others and hidden from menus: what the old site had there is not said. */
export async function takePage(
  tx: Tx,
  services: Services,
  taking: Taking,
  { item, parts, pictures }: ReadyPage,
): Promise<{ notes: string[] }> {
  const { actor, survey, plan } = taking
  const { websiteId } = actor
  const notes: string[] = []
  const title = readTitle(item.title, notes)
  const wanted = plan.slugs.get(`page ${item.id}`) ?? 'page'
  const slug = await chooseFreeSlug(tx, { websiteId, collectionId: null, wanted })
  const settings = pageSettings.parse({ title, slug, inNavigation: false })
  const findPicture = (it: Parameters<typeof pictureKey>[0]) => pictures.get(pictureKey(it))
  const document = makePostDocument(parts, { title, findPicture, newId: services.newId })
  const pages = await listPages(tx, websiteId)
  const page = await addToTree(tx, services, actor, { settings, document, pages, reason: 'create' })
  const source = { websiteId, source: survey.site.address, kind: 'page', sourceId: item.id } as const
  await rememberImported(tx, source, { targetId: page.id, at: new Date(services.now()) })
  notes.push(...(await showAsBefore(tx, services, taking, { item, pageId: page.id })))
  await redirectFromOld(tx, services, taking, { item, page })
  if (item.comments.length > 0) notes.push(`Comments on pages aren’t imported (${item.comments.length}).`)
  return { notes }
}
