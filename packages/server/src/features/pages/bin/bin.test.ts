import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const dayMs = 24 * 60 * 60 * 1000

async function openSite() {
  const owner = await host.owner()
  const { client } = owner
  const listBin = async () => (await client.get(`${api.pages}?bin=true`)).body.pages
  const listRevisions = (pageId: string) =>
    host.services.database.site(owner.site.id, (tx) =>
      tx.selectFrom('page_revisions').select('id').where('page_id', '=', pageId).execute(),
    )
  return { owner, client, pages: createPageOwner(client), visitor: host.visitor(owner.site), listBin, listRevisions }
}

const at = (pageId: string) => fillPath(api.page, { pageId })
const restoreAt = (pageId: string) => fillPath(api.pageRestore, { pageId })
const undoAt = (pageId: string) => fillPath(api.pageUndoDelete, { pageId })

test('undoing a deletion brings a page back as it was: published, with its update still to come', async () => {
  const { client, pages, visitor, listBin } = await openSite()
  const pageId = await pages.createPublished({ title: 'Gone' }, 'First words')
  await pages.save(pageId, 2, 'Second words')
  const due = new Date(host.clock.now() + dayMs).toISOString()
  await client.put(fillPath(api.pageSchedule, { pageId }), { at: due })
  const before = (await client.get(at(pageId))).body
  expect((await client.delete(at(pageId))).status).toBe(200)
  expect([(await client.get(at(pageId))).status, (await visitor.get('/gone')).status]).toEqual([404, 404])
  expect((await listBin()).map((page: { id: string }) => page.id)).toEqual([pageId])

  const undone = await client.post(undoAt(pageId), {})
  const after = (await client.get(at(pageId))).body
  expect([undone.status, after]).toEqual([200, { ...before, updatedAt: after.updatedAt }])
  expect((await visitor.get('/gone')).text).toContain('First words')
  host.clock.advance(dayMs)
  await host.runDueJobs()
  expect((await visitor.get('/gone')).text).toContain('Second words')
})

test('[REF-004] a restored page is a draft: visitors do not see it, and no time publishes it', async () => {
  const { client, pages, visitor } = await openSite()
  const pageId = await pages.createPublished({ title: 'Gone' }, 'Words')
  await client.put(fillPath(api.pageSchedule, { pageId }), { at: new Date(host.clock.now() + dayMs).toISOString() })
  const before = (await client.get(at(pageId))).body
  await client.delete(at(pageId))

  const restored = await client.post(restoreAt(pageId), {})
  const after = (await client.get(at(pageId))).body
  const draft = { state: 'draft', status: 4, visibility: 'draft', publishedAt: null, scheduledAt: null }
  expect([restored.status, after]).toEqual([200, { ...before, ...draft, updatedAt: after.updatedAt }])
  expect(restored.body).toEqual((await client.get(api.pages)).body.pages.at(-1))
  host.clock.advance(2 * dayMs)
  await host.runDueJobs()
  expect((await visitor.get('/gone')).status).toBe(404)
  await pages.publish(pageId)
  expect((await visitor.get('/gone')).text).toContain('Words')
})

test('folders and links have no draft: restored, they are in the menu as before', async () => {
  const { client, pages, visitor } = await openSite()
  const linkId = await pages.create({ title: 'Our shop', kind: 'link', linkTarget: 'https://shop.example/' })
  const folderId = await pages.create({ title: 'Rooms', kind: 'folder' })
  for (const pageId of [linkId, folderId]) {
    const before = (await client.get(at(pageId))).body
    await client.delete(at(pageId))
    expect((await client.post(restoreAt(pageId), {})).status).toBe(200)
    const after = (await client.get(at(pageId))).body
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt })
  }
  expect((await visitor.get('/')).text).toContain('Our shop')
})

test('a page whose address was given away comes back at a free one', async () => {
  const { client, pages } = await openSite()
  const restoredId = await pages.create({ title: 'Mine' })
  await client.delete(at(restoredId))
  const undoneId = await pages.create({ title: 'Mine' })
  await client.delete(at(undoneId))
  await pages.create({ title: 'Mine' })
  const restored = await client.post(restoreAt(restoredId), {})
  const undone = await client.post(undoAt(undoneId), {})
  expect([restored.status, restored.body.path, undone.status, undone.body.path]).toEqual([
    200,
    '/mine-2',
    200,
    '/mine-3',
  ])
})

test('a page in the bin can be deleted for ever, and no other', async () => {
  const { client, pages, listBin, listRevisions } = await openSite()
  const pageId = await pages.create({ title: 'Wrong' })
  const forever = fillPath(api.pageForever, { pageId })
  expect((await client.delete(forever)).body.errorKey).toBe('page.not-deleted')
  await client.delete(at(pageId))
  expect((await client.delete(forever)).status).toBe(200)
  expect(await listBin()).toEqual([])
  expect((await client.post(restoreAt(pageId), {})).status).toBe(404)
  expect(await listRevisions(pageId)).toEqual([])
})

test('a page that is deleted again keeps its 30 days', async () => {
  const { owner, client, pages, listBin } = await openSite()
  const pageId = await pages.create({ title: 'Twice' })
  await client.delete(at(pageId))
  const [binned] = await listBin()
  host.clock.advance(20 * dayMs)
  const later = await host.signIn(client.host, owner)
  const again = await later.delete(at(pageId))
  expect([again.status, again.body]).toEqual([200, binned])
  host.clock.advance(11 * dayMs)
  const atLast = await host.signIn(client.host, owner)
  expect((await atLast.post(undoAt(pageId), {})).status).toBe(404)
})

test('after 30 days a page in the bin is gone for good, and what was restored stays', async () => {
  const { owner, client, pages, listRevisions } = await openSite()
  const pageId = await pages.create({ title: 'Forgotten' })
  const keptId = await pages.create({ title: 'Kept' })
  for (const id of [pageId, keptId]) await client.delete(at(id))
  await client.post(restoreAt(keptId), {})
  host.clock.advance(29 * dayMs)
  await host.runDueJobs()
  expect(await listRevisions(pageId)).toHaveLength(1)
  host.clock.advance(2 * dayMs)
  const later = await host.signIn(client.host, owner)
  expect((await later.get(`${api.pages}?bin=true`)).body.pages).toEqual([])
  const late = [
    await later.post(restoreAt(pageId), {}),
    await later.post(undoAt(pageId), {}),
    await later.delete(at(pageId)),
    await later.post(fillPath(api.pagePublish, { pageId }), {}),
  ]
  expect(late.map((it) => it.status)).toEqual([404, 404, 404, 404])
  await host.runDueJobs()
  expect(await listRevisions(pageId)).toEqual([])
  expect((await later.get(at(keptId))).status).toBe(200)
})
