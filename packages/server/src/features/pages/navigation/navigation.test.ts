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

async function openSite() {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const [home] = (await owner.client.get(api.pages)).body.pages
  const ids = { home: home.id as string, folder: '', a: '', b: '' }
  ids.folder = await pages.create({ title: 'Folder', kind: 'folder' })
  ids.a = await pages.createPublished({ title: 'Page A' }, 'Words')
  ids.b = await pages.createPublished({ title: 'Page B' }, 'Words')
  return { owner, client: owner.client, pages, ids, visitor: host.visitor(owner.site) }
}

test('[NAV-043] pages are ordered, put into folders and hidden by one call, and menus follow', async () => {
  const { client, ids, visitor } = await openSite()
  expect((await visitor.get('/')).text).toContain('href="/page-b"')
  const wanted = {
    mainNavigation: [
      { id: ids.folder, children: [{ id: ids.a }] },
      { id: ids.home, children: [] },
    ],
    _hidden: [{ id: ids.b, children: [] }],
    _memberareas: [],
  }
  const arranged = await client.put(api.siteNavigation, wanted)
  expect([arranged.status, arranged.body]).toEqual([200, wanted])
  expect((await client.get(api.siteNavigation)).body).toEqual(wanted)
  const list = (await client.get(api.pages)).body.pages
  expect(list.map((page: { id: string }) => page.id)).toEqual([ids.folder, ids.a, ids.home, ids.b])
  const home = await visitor.get('/')
  expect(home.text).toContain('Folder')
  expect(home.text).not.toContain('Page B')
  expect((await visitor.get('/page-b')).status).toBe(200)
})

test('[NAV-044] [AUTH-011] moving a page to the members closes it to everybody else, and moving it away opens it', async () => {
  const { client, pages, ids, visitor } = await openSite()
  await client.put(api.siteNavigation, {
    mainNavigation: [],
    _memberareas: [{ id: ids.folder, children: [{ id: ids.a }] }],
  })
  const moved = (await client.get(fillPath(api.page, { pageId: ids.a }))).body.settings
  expect([moved.access, moved.parentId]).toEqual(['members', ids.folder])
  expect((await visitor.get('/page-a')).status).toBe(403)
  expect((await visitor.get('/')).text).not.toContain('href="/page-a"')
  // Out of the members, out of their folder.
  await pages.change(ids.a, { access: 'public' })
  expect((await client.get(api.siteNavigation)).body._memberareas).toEqual([{ id: ids.folder, children: [] }])
  expect((await visitor.get('/page-a')).status).toBe(200)
})

test('a page with a password has it again when it leaves the members', async () => {
  const { client, pages, ids, visitor } = await openSite()
  await pages.change(ids.a, { access: 'password', password: 'open-sesame' })
  await client.put(api.siteNavigation, { mainNavigation: [], _memberareas: [{ id: ids.a }] })
  expect((await visitor.get('/page-a')).status).toBe(403)
  await client.put(api.siteNavigation, { mainNavigation: [{ id: ids.a }] })
  expect((await visitor.get('/page-a')).status).toBe(401)
})

test('pages left out keep their group and come last', async () => {
  const { client, ids } = await openSite()
  const arranged = await client.put(api.siteNavigation, { mainNavigation: [{ id: ids.b }] })
  const order = arranged.body.mainNavigation.map((node: { id: string }) => node.id)
  expect(order).toEqual([ids.b, ids.home, ids.folder, ids.a])
})

test('impossible orders are refused and change nothing', async () => {
  const { client, pages, ids } = await openSite()
  const other = await openSite()
  const secondFolder = await pages.create({ title: 'Second', kind: 'folder' })
  const before = (await client.get(api.siteNavigation)).body
  const tries = [
    { mainNavigation: [{ id: ids.a }, { id: ids.a }] },
    { mainNavigation: [{ id: ids.a, children: [{ id: ids.b }] }] },
    { mainNavigation: [{ id: ids.folder, children: [{ id: secondFolder }] }] },
    { mainNavigation: [{ id: other.ids.a }] },
    { mainNavigation: [{ id: 'x' }] },
  ]
  const keys = []
  for (const wanted of tries) keys.push((await client.put(api.siteNavigation, wanted)).body.errorKey)
  expect(keys).toEqual([
    'request.invalid',
    'request.invalid',
    'page.folder-in-folder',
    'request.not-found',
    'request.invalid',
  ])
  expect((await client.get(api.siteNavigation)).body).toEqual(before)
})

test('pages of another site are as unknown as pages that do not exist', async () => {
  const { client, ids } = await openSite()
  const other = await openSite()
  const pageId = other.ids.a
  const before = (await other.client.get(fillPath(api.page, { pageId }))).body
  const strange = [
    await client.get(fillPath(api.page, { pageId })),
    await client.patch(fillPath(api.page, { pageId }), { title: 'Taken' }),
    await client.put(fillPath(api.pageDocument, { pageId }), { version: 2, document: { format: 2, sections: [] } }),
    await client.post(fillPath(api.pagePublish, { pageId }), {}),
    await client.post(fillPath(api.pageUnpublish, { pageId }), {}),
    await client.post(fillPath(api.pageDuplicate, { pageId }), {}),
    await client.get(fillPath(api.pageRevisions, { pageId })),
    await client.delete(fillPath(api.page, { pageId })),
    await client.get(fillPath(api.page, { pageId: '0'.repeat(24) })),
    await client.get('/config/frame/'.concat(pageId)),
  ]
  expect(strange.map((it) => it.status)).toEqual(strange.map(() => 404))
  const moved = await client.patch(fillPath(api.page, { pageId: ids.a }), { parentId: other.ids.folder })
  expect(moved.status).toBe(400)
  expect((await other.client.get(fillPath(api.page, { pageId }))).body).toEqual(before)
})
