import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { sampleId } from '@sitewright/testkit/sample-page'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

/** A page with one text block. */
function documentSaying(...lines: string[]) {
  const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 4 } }
  const block = { id: sampleId(2), type: 'text', props: { text: richTextOf(...lines) }, desktop }
  return { format: pageFormat, sections: [{ id: sampleId(1), blocks: [block] }] }
}

async function addPage(owner: TestOwner, settings: Record<string, unknown>, ...lines: string[]): Promise<string> {
  const made = await owner.client.post(api.pages, settings)
  expect(made.status).toBe(201)
  await savePage(owner, made.body.id, 1, ...lines)
  await publish(owner, made.body.id)
  return made.body.id
}

async function savePage(owner: TestOwner, pageId: string, version: number, ...lines: string[]) {
  const document = documentSaying(...lines)
  const saved = await owner.client.put(fillPath(api.pageDocument, { pageId }), { version, document })
  expect(saved.status).toBe(200)
}

async function publish(owner: TestOwner, pageId: string) {
  expect((await owner.client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)
}

test('what is saved shows when it is published, and not before', async () => {
  const owner = await host.owner({ title: 'Harbour Kiln' })
  const visitor = host.visitor(owner.site)
  const pageId = await addPage(owner, { title: 'About us' }, 'First words')
  const first = await visitor.get('/about-us')
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(first.text).toContain('First words')
  expect(first.text).toContain('<title>About us — Harbour Kiln</title>')
  await savePage(owner, pageId, 2, 'Second words')
  expect((await visitor.get('/about-us')).text).toContain('First words')
  await publish(owner, pageId)
  const second = await visitor.get('/about-us')
  expect(second.text).toContain('Second words')
  expect(second.text).not.toContain('First words')
})
