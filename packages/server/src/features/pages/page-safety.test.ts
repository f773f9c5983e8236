import { noteScriptFailure } from '@sitewright/model/lifecycle/script-failed'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { readPolicy } from '@sitewright/testkit/pages/observatory'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSource } from '../../http/content-policy'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

async function openPage() {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.create({ title: 'Plans' })
  const at = (path: string, more: Record<string, string> = {}) => fillPath(path, { pageId, ...more })
  const read = async () => (await owner.client.get(at(api.page))).body
  return { owner, client: owner.client, pages, pageId, at, read }
}

test('a save that is sent again is stored once and answered again; upon another version it is refused', async () => {
  const { client, at, read } = await openPage()
  const save = (version: number, words: string, saveId: number) =>
    client.put(at(api.pageDocument), { version, document: documentSaying(words), saveId: sampleId(saveId) })
  expect((await save(1, 'One', 1)).body.draftVersion).toBe(2)
  // The sender has gone on writing meanwhile: the id decides, not the content.
  const again = await save(1, 'One and more', 1)
  expect([again.status, again.body.draftVersion]).toEqual([200, 2])
  expect(JSON.stringify(again.body.document)).not.toContain('One and more')
  expect((await save(2, 'Two', 2)).status).toBe(200)
  const late = await save(1, 'One', 1)
  expect([late.status, late.body.errorKey]).toEqual([409, 'page.changed-elsewhere'])
  expect((await read()).recentSaves).toEqual([sampleId(2), sampleId(1)])
  expect((await client.get(at(api.pageRevisions))).body.revisions.map((it: { version: number }) => it.version)).toEqual(
    [3, 2, 1],
  )
})

test('revisions tell who made them and can be named; a restored one is a new revision', async () => {
  const { owner, client, pages, pageId, at } = await openPage()
  await pages.save(pageId, 1, 'First')
  await pages.save(pageId, 2, 'Second')
  const list = async () => (await client.get(at(api.pageRevisions))).body.revisions
  const [, first] = await list()
  expect(first).toMatchObject({ version: 2, reason: 'save', name: '', authorName: owner.email.split('@')[0] })
  const path = at(api.pageRevision, { revisionId: first.id })
  expect((await client.patch(path, { name: ' Before the fair ' })).body.name).toBe('Before the fair')
  expect((await client.patch(path, { name: 'x'.repeat(81) })).status).toBe(400)
  const restored = await client.post(at(api.pageRevisionRestore, { revisionId: first.id }), {})
  expect(JSON.stringify(restored.body.document)).toContain('First')
  expect((await list()).map((it: { reason: string; name: string }) => [it.reason, it.name])).toEqual([
    ['restore', ''],
    ['save', ''],
    ['save', 'Before the fair'],
    ['create', ''],
  ])
})

test('the frame shows an earlier revision as visitors would have seen it, to who may open the panel', async () => {
  const { client, pages, pageId, at, owner } = await openPage()
  await pages.save(pageId, 1, 'Old words')
  await pages.save(pageId, 2, 'New words')
  const [, old] = (await client.get(at(api.pageRevisions))).body.revisions
  const path = `/config/frame/${pageId}?revision=${old.id}&view=visitor`
  const shown = await client.get(path)
  expect([shown.status, shown.text.includes('Old words'), shown.text.includes('New words')]).toEqual([200, true, false])
  expect((await host.visitor(owner.site).get(path)).status).toBe(303)
  expect((await client.get(`/config/frame/${pageId}?revision=${sampleId(1)}`)).status).toBe(404)
  expect((await client.get(`/config/frame/${pageId}?revision=x`)).status).toBe(404)
})

test('old autosaves are thinned out; named and published ones and the newest stay', async () => {
  const { client, pages, pageId, at, read } = await openPage()
  const list = async (): Promise<{ id: string; version: number; reason: string }[]> =>
    (await client.get(at(api.pageRevisions))).body.revisions
  let version = 1
  const save = async () => {
    expect((await pages.save(pageId, version, `Words ${version}`)).status).toBe(200)
    version += 1
    host.clock.advance(10_000)
  }
  for (let count = 0; count < 12; count++) await save()
  const named = (await list()).find((it) => it.version === 3)
  await client.patch(at(api.pageRevision, { revisionId: named?.id ?? '' }), { name: 'Kept' })
  await pages.publish(pageId)
  host.clock.advance(dayMs)
  for (let count = 0; count < 8; count++) await save()
  const left = (await list()).map((it) => it.version)
  // Yesterday: what was made, named and published, and at most one autosave of each hour that the twelve fell into.
  const yesterday = left.filter((it) => it <= 13)
  expect(yesterday).toEqual(expect.arrayContaining([1, 3, 13]))
  expect(yesterday.length).toBeLessThanOrEqual(5)
  expect(left.filter((it) => it > 13)).toEqual([21, 20, 19, 18, 17, 16, 15, 14])
  expect((await read()).draftVersion).toBe(21)
})

test('a page is published at its time, once, as it stands then', async () => {
  const { owner, client, pages, pageId, at, read } = await openPage()
  const visitor = host.visitor(owner.site)
  await pages.save(pageId, 1, 'Early words')
  const due = new Date(host.clock.now() + 60 * minuteMs).toISOString()
  const planned = await client.put(at(api.pageSchedule), { at: due })
  expect([planned.status, planned.body.scheduledAt, planned.body.state]).toEqual([200, due, 'draft'])
  await pages.save(pageId, 2, 'Final words')
  host.clock.advance(59 * minuteMs)
  await host.app.worker.runDue()
  expect((await visitor.get('/plans')).status).toBe(404)
  host.clock.advance(minuteMs)
  await Promise.all([host.app.worker.runDue(), host.app.worker.runDue()])
  expect((await visitor.get('/plans')).text).toContain('Final words')
  expect(await read()).toMatchObject({ state: 'published', scheduledAt: null, draftVersion: 3 })
  await pages.save(pageId, 3, 'Later words')
  host.clock.advance(dayMs)
  await host.app.worker.runDue()
  expect((await visitor.get('/plans')).text).toContain('Final words')
})

test('a time to publish at can be moved and canceled; publishing now ends it', async () => {
  const { owner, client, at, read } = await openPage()
  const visitor = host.visitor(owner.site)
  const plan = (ms: number) => client.put(at(api.pageSchedule), { at: new Date(host.clock.now() + ms).toISOString() })
  await plan(10 * minuteMs)
  await plan(30 * minuteMs)
  host.clock.advance(20 * minuteMs)
  await host.app.worker.runDue()
  expect((await visitor.get('/plans')).status).toBe(404)
  expect((await client.delete(at(api.pageSchedule))).body.scheduledAt).toBe(null)
  host.clock.advance(dayMs)
  await host.app.worker.runDue()
  expect((await visitor.get('/plans')).status).toBe(404)
  await plan(10 * minuteMs)
  expect((await client.post(at(api.pagePublish), {})).body.scheduledAt).toBe(null)
  expect((await client.post(at(api.pageUnpublish), {})).body.state).toBe('draft')
  host.clock.advance(dayMs)
  await host.app.worker.runDue()
  expect((await read()).state).toBe('draft')
  for (const wrong of [-1, 0, 3 * 365 * dayMs]) expect((await plan(wrong)).body.errorKey).toBe('page.schedule-past')
  expect((await client.put(at(api.pageSchedule), { at: 'tomorrow' })).status).toBe(400)
})

test('undoing that a page was unpublished shows visitors what they saw, not what the draft became', async () => {
  const { owner, client, pages, pageId, at } = await openPage()
  const visitor = host.visitor(owner.site)
  await pages.save(pageId, 1, 'Seen words')
  await client.post(at(api.pagePublish), {})
  await pages.save(pageId, 2, 'Unfinished words')
  expect((await client.post(at(api.pageUndoUnpublish), {})).body.errorKey).toBe('page.not-unpublished')
  await client.post(at(api.pageUnpublish), {})
  await pages.save(pageId, 3, 'More unfinished words')
  expect((await visitor.get('/plans')).status).toBe(404)
  expect((await client.post(at(api.pageUndoUnpublish), {})).body.state).toBe('changed')
  const { text } = await visitor.get('/plans')
  expect(text).toContain('Seen words')
  expect(text).not.toContain('nfinished words')
  expect((await client.post(at(api.pageUndoUnpublish), {})).body.errorKey).toBe('page.not-unpublished')
})

test('a page in the bin is not published by its time', async () => {
  const { client, at, read } = await openPage()
  await client.put(at(api.pageSchedule), { at: new Date(host.clock.now() + minuteMs).toISOString() })
  await client.delete(at(api.page))
  host.clock.advance(2 * minuteMs)
  await host.app.worker.runDue()
  await client.post(at(api.pageUndoDelete), {})
  expect(await read()).toMatchObject({ state: 'draft', scheduledAt: null })
})

test('whoever has the link sees the draft, in no cache and no search, until it is revoked or expires', async () => {
  const { owner, client, pages, pageId, at } = await openPage()
  const visitor = host.visitor(owner.site)
  await pages.save(pageId, 1, 'Not for everybody')
  const made = (await client.post(at(api.pagePreviewLinks), { days: 1 })).body
  const shown = await visitor.get(made.path)
  expect([shown.status, shown.text.includes('Not for everybody')]).toEqual([200, true])
  expect(shown.text).toContain('name="robots"')
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const policy = readPolicy(String(shown.headers['content-security-policy']))
  expect(['default-src', 'script-src', 'frame-ancestors'].map((name) => policy.get(name))).toEqual([
    ["'none'"],
    ["'self'", hashSource(noteScriptFailure)],
    ["'none'"],
  ])
  await pages.save(pageId, 2, 'Changed since')
  expect((await visitor.get(made.path)).text).toContain('Changed since')
  const list = await client.get(at(api.pagePreviewLinks))
  expect(list.body.links.map((it: { id: string }) => it.id)).toEqual([made.id])
  expect(list.text).not.toContain(made.path.split('/').at(-1))

  const stranger = await host.owner()
  expect((await host.visitor(stranger.site).get(made.path)).status).toBe(404)
  for (const guess of ['x', '%20', 'A'.repeat(43)]) expect((await visitor.get(`/_preview/${guess}`)).status).toBe(404)

  host.clock.advance(dayMs)
  expect((await visitor.get(made.path)).status).toBe(404)
  const other = (await client.post(at(api.pagePreviewLinks), { days: 30 })).body
  expect((await visitor.get(other.path)).status).toBe(200)
  expect((await client.delete(at(api.pagePreviewLink, { linkId: other.id }))).status).toBe(200)
  expect((await visitor.get(other.path)).status).toBe(404)
  expect((await client.post(at(api.pagePreviewLinks), { days: 400 })).status).toBe(400)
})

test('[SEC-26] a pass shows the draft with the code of the owner on the address of the site, for ten minutes', async () => {
  const { owner, client, pages, pageId, at } = await openPage()
  await pages.changeDocument(api.siteSettings, { codeInjection: { header: '', footer: '<b>ownerCode</b>' } })
  await pages.change(pageId, { codeInjection: { header: '', footer: '<b>pageCode</b>' } })
  const { path } = (await client.post(at(api.pagePreviewLinks), { isPass: true })).body
  const visitor = host.visitor(owner.site)
  expect((await visitor.get(path)).text).toMatch(/<b>ownerCode<\/b><b>pageCode<\/b>/)
  expect((await client.get(`/config/frame/${pageId}?view=visitor`)).text).not.toMatch(/ownerCode|pageCode/)
  expect((await owner.platform.get(panelPathOf(owner.site.identifier) + path)).status).toBe(404)
  host.clock.advance(10 * minuteMs)
  expect((await visitor.get(path)).status).toBe(404)
})
