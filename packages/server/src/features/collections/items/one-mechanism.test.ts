import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectionTag, navigationTag, pageTag } from '../../../content/cache-tags'

let host: TestHost
let owner: TestOwner
let client: ApiClient
let items: ReturnType<typeof createItemOwner>
let blog: string

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
  items = createItemOwner(client)
  blog = await items.addCollection('blog', 'Journal')
})

const at = (path: string, itemId: string) => fillPath(path, { itemId, pageId: itemId, collectionId: itemId })
const list = async () => (await client.get(at(api.collectionItems, blog))).body.items

/** The cache tags that are told while something is done. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const tags = new Set<string>()
  const stop = host.services.database.onChange((told) => {
    for (const tag of told.tags) tags.add(tag)
  })
  await work()
  stop()
  return [...tags]
}

test('[COLL-004] an item has drafts, versions, conflicts and previews as a page has', async () => {
  const { id } = await items.addPublishedItem(blog, { title: 'Post' }, 'First words')
  const save = (version: number, ...lines: string[]) => createPageOwner(client).save(id, version, ...lines)
  expect((await save(2, 'Second words')).status).toBe(200)
  expect((await save(2, 'Other words')).body.errorKey).toBe('page.changed-elsewhere')
  expect(await list()).toMatchObject([{ state: 'published', hasUnpublishedChanges: true }])
  const { revisions } = (await client.get(at(api.pageRevisions, id))).body
  expect(revisions.map(({ reason }: { reason: string }) => reason)).toEqual(['save', 'publish', 'create'])
  const revision = { pageId: id, revisionId: revisions[1].id }
  expect((await client.post(fillPath(api.pageRevisionRestore, revision), {})).status).toBe(200)
  expect(JSON.stringify((await client.get(at(api.page, id))).body.document)).toContain('First words')
  expect((await client.post(at(api.pagePreviewLinks, id), { days: 7 })).status).toBe(201)
})

test('[COLL-004] a copy of an item is a draft beside it, at an address of its own', async () => {
  const date = '2020-02-03T00:00:00Z'
  const { id } = await items.addPublishedItem(blog, { title: 'Post', item: { tags: ['Clay'], date } }, 'Words')
  const copy = (await client.post(at(api.pageDuplicate, id), {})).body
  expect(copy).toMatchObject({
    state: 'draft',
    settings: { title: 'Post (copy)', item: { tags: ['Clay'], date: null } },
  })
  expect(copy.path).toMatch(/^\/journal\/\d+\/\d+\/\d+\/post-copy$/)
  expect(JSON.stringify(copy.document)).toContain('Words')
  const again = (await client.post(at(api.pageDuplicate, id), {})).body
  expect([again.path, (await list()).length]).toEqual([`${copy.path}-2`, 3])
})

test('[COLL-004] a deleted item is in the trash, is restored as a draft, and its deletion is undone as it was', async () => {
  const { id, path } = await items.addPublishedItem(blog, { title: 'Post' })
  const bin = async () => (await client.get(`${api.pages}?bin=true`)).body.pages.map((page: { id: string }) => page.id)
  await client.delete(at(api.page, id))
  expect([await bin(), await list(), (await client.get(at(api.item, id))).status]).toEqual([[id], [], 404])
  const other = await items.addItem(blog, { title: 'Post' })
  expect(other.path).toBe(path)
  const undone = (await client.post(at(api.pageUndoDelete, id), {})).body
  expect([undone.state, undone.path]).toEqual(['published', `${path}-2`])
  await client.delete(at(api.page, id))
  expect((await client.post(at(api.pageRestore, id), {})).body.state).toBe('draft')
  await client.delete(at(api.page, id))
  await client.delete(at(api.pageForever, id))
  expect([await bin(), (await list()).length]).toEqual([[], 1])
})

test('[COLL-004] items go with their collection, and come back with it', async () => {
  const { id } = await items.addPublishedItem(blog, { title: 'Post' })
  await client.delete(at(api.page, blog))
  expect((await client.get(at(api.item, id))).status).toBe(404)
  expect((await client.get(at(api.collectionItems, blog))).status).toBe(404)
  await client.post(at(api.pageUndoDelete, blog), {})
  expect(await list()).toMatchObject([{ id, state: 'published' }])
  await client.delete(at(api.page, blog))
  await client.delete(at(api.pageForever, blog))
  const left = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('collection_items').select('id').where('website_id', '=', owner.site.id).execute(),
  )
  expect(left).toEqual([])
})

test('[COLL-004] content editors write, publish and delete items, and add no pages', async () => {
  const person = await host.signUp()
  await host.addContributor(owner.site, person, [roles.editor])
  const editor = await host.openSite(person.platform, owner.site.identifier)
  const written = createItemOwner(editor)
  const { id } = await written.addPublishedItem(blog, { title: 'By an editor' }, 'Words')
  const copy = await editor.post(at(api.pageDuplicate, id), {})
  expect([copy.status, (await editor.delete(at(api.page, id))).status]).toEqual([201, 200])
  expect((await editor.post(at(api.pageUndoDelete, id), {})).status).toBe(200)
  const refused = [
    await editor.delete(at(api.page, blog)),
    await editor.post(at(api.pageDuplicate, blog), {}),
    await editor.patch(at(api.page, blog), { title: 'Mine' }),
    await editor.post(api.pages, { title: 'Another', kind: 'blog' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('[COLL-005] items of another site are not there', async () => {
  const { id } = await items.addPublishedItem(blog, { title: 'Post' })
  const stranger = (await host.owner()).client
  const own = await createItemOwner(stranger).addCollection('blog', 'Mine')
  const answers = [
    await stranger.get(at(api.collectionItems, blog)),
    await stranger.post(at(api.collectionItems, blog), { title: 'No' }),
    await stranger.get(at(api.item, id)),
    await stranger.patch(at(api.item, id), { title: 'No' }),
    await stranger.put(at(api.itemOrder, id), { beforeId: null }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const bulk = await stranger.patch(api.items, { itemIds: [id], collectionId: own, state: 'deleted' })
  expect([bulk.body.changed, bulk.body.refused.length]).toEqual([[], 1])
  expect(await list()).toMatchObject([{ id, title: 'Post' }])
})

test('[COLL-004] lists are told of what they show, and of nothing else', async () => {
  const excerpt = 'In short'
  const { id } = await items.addItem(blog, { title: 'Post', item: { excerpt } }, 'First words')
  const told = async (work: () => Promise<unknown>) => {
    const tags = await tagsOf(work)
    return [tags.includes(pageTag(id)), tags.includes(collectionTag(blog)), tags.includes(navigationTag)]
  }
  expect(await told(() => items.changeItem(id, { title: 'A draft' }))).toEqual([false, false, false])
  expect(await told(() => items.publishItem(id))).toEqual([true, true, false])
  expect(await told(() => items.publishItem(id))).toEqual([true, false, false])
  expect(await told(() => items.changeItem(id, { seoTitle: 'For search engines' }))).toEqual([true, false, false])
  expect(await told(() => items.changeItem(id, { title: 'Read by all' }))).toEqual([true, true, false])
  expect(await told(() => items.changeItem(id, { item: { isFeatured: true } }))).toEqual([true, true, false])
  await items.saveBody(id, 'Other words')
  expect(await told(() => items.publishItem(id))).toEqual([true, true, false])
  expect(await told(() => client.delete(at(api.page, id)))).toEqual([true, true, false])
})
