import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite() {
  const owner = await host.owner({ title: 'Harbour Kiln' })
  return { owner, client: owner.client, pages: createPageOwner(owner.client) }
}

const at = (pageId: string) => fillPath(api.page, { pageId })
const documentAt = (pageId: string) => fillPath(api.pageDocument, { pageId })
const revisionsAt = (pageId: string) => fillPath(api.pageRevisions, { pageId })

test('a new page is a draft with an address made from its title', async () => {
  const { client } = await openSite()
  const made = await client.post(api.pages, { title: 'Über uns' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    path: '/uber-uns',
    state: 'draft',
    isHomepage: false,
    draftVersion: 1,
    publishedAt: null,
    document: { format: 2, sections: [] },
    settings: { title: 'Über uns', slug: 'uber-uns', kind: 'page', inNavigation: true, access: 'public' },
  })
  const again = await client.post(api.pages, { title: 'Über uns', template: 'text' })
  expect([again.body.path, again.body.document.sections.length]).toEqual(['/uber-uns-2', 1])
  const list = (await client.get(api.pages)).body.pages
  expect(list.map((page: { path: string }) => page.path)).toEqual(['/', '/uber-uns', '/uber-uns-2'])
  expect(list[0]).toMatchObject({ isHomepage: true, state: 'published' })
})

test('wrong pages are refused field by field', async () => {
  const { client } = await openSite()
  const answers = [
    await client.post(api.pages, { title: '' }),
    await client.post(api.pages, { title: 'A', slug: 'Not A Slug' }),
    await client.post(api.pages, { title: 'A', owner: 'me' }),
    await client.post(api.pages, { title: 'A', template: 'unknown' }),
    await client.post(api.pages, { title: 'A', template: 'constructor' }),
    await client.post(api.pages, { title: 'A', slug: 'config' }),
    await client.post(api.pages, { title: 'A', kind: 'link', linkTarget: 'java\nscript:alert(1)' }),
    await client.post(api.pages, { title: 'A', parentId: '0'.repeat(24) }),
  ]
  expect(answers.map((it) => [it.status, it.body.errorKey])).toEqual([
    [400, 'request.invalid'],
    [400, 'request.invalid'],
    [400, 'request.invalid'],
    [400, 'page.template-unknown'],
    [400, 'page.template-unknown'],
    [409, 'page.slug-reserved'],
    [400, 'request.invalid'],
    [400, 'request.invalid'],
  ])
  expect(answers[0]?.body.errors).toEqual({ title: 'Enter a title.' })
})

test('two pages never share an address, even when they take it at the same moment', async () => {
  const { client, pages } = await openSite()
  const both = await Promise.all([
    client.post(api.pages, { title: 'A', slug: 'same' }),
    client.post(api.pages, { title: 'B', slug: 'same' }),
  ])
  expect(both.map((it) => it.status).toSorted()).toEqual([201, 409])
  expect(both.find((it) => it.status === 409)?.body.errorKey).toBe('page.slug-taken')
  const otherId = await pages.create({ title: 'Other' })
  const taken = await client.patch(at(otherId), { slug: 'same' })
  expect([taken.status, taken.body.errorKey]).toEqual([409, 'page.slug-taken'])
})

test('a change of settings leaves what it does not name', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'About', description: 'Who we are', noindex: true })
  const changed = await client.patch(at(pageId), { title: 'About us' })
  expect(changed.body.settings).toMatchObject({
    title: 'About us',
    description: 'Who we are',
    noindex: true,
    slug: 'about',
  })
})

test('saving upon an older version is refused and changes nothing', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'Shared' })
  expect((await pages.save(pageId, 1, 'Mine')).body).toMatchObject({ draftVersion: 2, state: 'draft' })
  const late = await pages.save(pageId, 1, 'Theirs')
  expect([late.status, late.body.errorKey]).toEqual([409, 'page.changed-elsewhere'])
  expect(JSON.stringify((await client.get(at(pageId))).body.document)).toContain('Mine')
})

test('of two who save at the same moment one is told', async () => {
  const { pages } = await openSite()
  const pageId = await pages.create({ title: 'Race' })
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((words) => pages.save(pageId, 1, words)))
  expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409, 409, 409])
})

test('repeating a save whose answer was lost is no conflict and no second revision', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'Flaky' })
  const first = await pages.save(pageId, 1, 'Words')
  const again = await pages.save(pageId, 1, 'Words')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await client.get(revisionsAt(pageId))).body.revisions.length).toBe(2)
})

test('a document is checked down to the props of its blocks', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'Checked' })
  const [section] = documentSaying('Words').sections
  const block = section?.blocks[0]
  const save = (blocks: unknown[], more = {}) =>
    client.put(documentAt(pageId), { version: 1, document: { format: 2, sections: [{ ...section, blocks }], ...more } })
  const answers = [
    await save([{ ...block, type: 'unknown' }]),
    await save([{ ...block, props: { html: '<b>' } }]),
    await save([block, block]),
    await save([], { format: 99 }),
    await client.put(documentAt(pageId), { version: 1 }),
    await client.put(documentAt(pageId), { version: 1, document: null }),
  ]
  expect(answers.map((it) => [it.status, it.body.errorKey])).toEqual(answers.map(() => [400, 'request.invalid']))
  expect(Object.keys(answers[0]?.body.errors)).toEqual(['document.sections.0.blocks.0.type'])
  expect((await client.get(at(pageId))).body.draftVersion).toBe(1)
})

test('a document of an older format is lifted when it is saved', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'Old format' })
  const document = { ...documentSaying('Words'), format: 0 }
  const saved = await client.put(documentAt(pageId), { version: 1, document })
  expect(saved.body.document).toMatchObject({ format: 2, sections: [{ rows: { desktop: 8, mobile: 2 } }] })
})

test('every save is a revision, and restoring one makes it the newest draft', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'History' })
  for (const [index, words] of ['one', 'two', 'three'].entries()) await pages.save(pageId, index + 1, words)
  await pages.publish(pageId)
  const { revisions, nextCursor } = (await client.get(revisionsAt(pageId))).body
  const summary = revisions.map((it: { version: number; reason: string }) => [it.version, it.reason])
  expect([summary, nextCursor]).toEqual([
    [
      [4, 'publish'],
      [3, 'save'],
      [2, 'save'],
      [1, 'create'],
    ],
    null,
  ])
  const revisionId = revisions[2].id
  const revision = await client.get(fillPath(api.pageRevision, { pageId, revisionId }))
  expect(JSON.stringify(revision.body.document)).toContain('one')
  const restored = await client.post(fillPath(api.pageRevisionRestore, { pageId, revisionId }), {})
  expect(restored.body).toMatchObject({ draftVersion: 5, state: 'changed', document: revision.body.document })
  const newest = (await client.get(revisionsAt(pageId))).body.revisions[0]
  expect(newest).toMatchObject({ version: 5, reason: 'restore' })
})

test('only the seen version is published when one is named', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.create({ title: 'Seen' })
  await pages.save(pageId, 1, 'unseen')
  const late = await client.post(fillPath(api.pagePublish, { pageId }), { version: 1 })
  expect([late.status, late.body.errorKey]).toEqual([409, 'page.changed-elsewhere'])
  const right = await client.post(fillPath(api.pagePublish, { pageId }), { version: 2 })
  expect(right.body).toMatchObject({ state: 'published' })
})

test('a copy is a draft with its own address and ids', async () => {
  const { client, pages } = await openSite()
  const pageId = await pages.createPublished({ title: 'Original' }, 'Words')
  const copy = await client.post(fillPath(api.pageDuplicate, { pageId }), {})
  expect(copy.status).toBe(201)
  const { recentSaves: _, ...original } = (await client.get(at(pageId))).body
  const [[section], [copied]] = [original.document.sections, copy.body.document.sections]
  const [[block], [copiedBlock]] = [section.blocks, copied.blocks]
  expect(copy.body).toEqual({
    ...original,
    ...{ id: copy.body.id, path: '/original-copy', draftVersion: 1, updatedAt: copy.body.updatedAt },
    ...{ state: 'draft', status: 4, visibility: 'draft', publishedAt: null },
    settings: { ...original.settings, title: 'Original (copy)', slug: 'original-copy' },
    document: {
      ...original.document,
      sections: [{ ...section, id: copied.id, blocks: [{ ...block, id: copiedBlock.id }] }],
    },
  })
  const { text } = documentSaying('Words').sections[0]?.blocks[0]?.props ?? {}
  expect(block.props).toEqual({ text, isScaled: false, phoneAlignment: 'left' })
  expect(new Set([original, copy.body, section, copied, block, copiedBlock].map(({ id }) => id)).size).toBe(6)
})

test('the home page is neither deleted, nor hidden, nor made a folder', async () => {
  const { client } = await openSite()
  const [home] = (await client.get(api.pages)).body.pages
  const answers = [
    await client.delete(at(home.id)),
    await client.post(fillPath(api.pageUnpublish, { pageId: home.id }), {}),
    await client.patch(at(home.id), { kind: 'folder' }),
  ]
  expect(answers.map((it) => [it.status, it.body.errorKey])).toEqual([
    [409, 'page.homepage'],
    [409, 'page.homepage'],
    [409, 'page.homepage-kind'],
  ])
})

test('only a published page of the site can become its home page, and the words say why another cannot', async () => {
  const { client, pages } = await openSite()
  const other = await openSite()
  const published = await pages.createPublished({ title: 'Shown' }, 'Hello')
  const binned = await pages.createPublished({ title: 'Gone' }, 'Bye')
  await client.delete(at(binned))
  const choose = async (homepageId: string | null) => {
    const { version, body } = (await client.get(api.siteSettings)).body
    return client.put(api.siteSettings, { version, body: { ...body, homepageId } })
  }
  const refused: [string | null, RegExp][] = [
    [await pages.create({ title: 'Draft' }), /^Publish this page/],
    [await pages.create({ title: 'Folder', kind: 'folder' }), /with content/],
    [(await other.client.get(api.pages)).body.pages[0].id, /does not exist/],
    [binned, /does not exist/],
    ['f'.repeat(24), /does not exist/],
    [null, /needs a home page/],
  ]
  for (const [homepageId, words] of refused) {
    const answer = await choose(homepageId)
    expect([answer.status, answer.body.errors?.['body.homepageId']]).toEqual([400, expect.stringMatching(words)])
  }
  expect((await choose(published)).status).toBe(200)
  expect((await client.post(fillPath(api.pageUnpublish, { pageId: published }), {})).body.error).toContain('home page')
})
