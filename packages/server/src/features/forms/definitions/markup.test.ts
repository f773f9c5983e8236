import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { contactForm } from '@sitewright/testkit/sites/test-forms'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseNewMarkup } from './check-markup'

let host: TestHost
let owner: TestOwner
let editor: ApiClient
let pageId: string
beforeAll(async () => {
  host = await startTestHost()
  owner = await host.owner()
  const person = await host.signUp()
  await host.addContributor(owner.site, person, [roles.editor])
  editor = await host.openSite(person.platform, owner.site.identifier)
  pageId = await createPageOwner(owner.client).create({ title: 'Contact' })
})
afterAll(() => host.stop())

const code = '<script>track()</script>'
const placed = (y: number, form: object) => ({
  ...{ id: sampleId(y + 10), type: 'form', props: { form: { ...contactForm, ...form } } },
  desktop: { start: { x: 0, y }, end: { x: 12, y: y + 5 } },
})

async function save(client: ApiClient, ...forms: object[]) {
  const { draftVersion: version } = (await owner.client.get(fillPath(api.page, { pageId }))).body
  const blocks = forms.map((form, index) => placed(index * 5, form))
  const document = { format: 2, sections: [{ id: sampleId(1), blocks }] }
  const { status, body } = await client.put(fillPath(api.pageDocument, { pageId }), { version, document })
  return [status, Object.keys(body.errors ?? {})]
}

test('only who may put code on the site writes what a form puts into the page; others may keep, copy and drop it', async () => {
  const named = ['document.sections.0.blocks.1.props.form.postSubmitHtml']
  expect(await save(editor, {}, { postSubmitHtml: code })).toEqual([403, named])
  expect(await save(owner.client, { postSubmitHtml: code }, {})).toEqual([200, []])
  expect(await save(editor, { postSubmitHtml: code, name: 'Ask us' }, { postSubmitHtml: code })).toEqual([200, []])
  expect(await save(editor, { postSubmitHtml: code }, { postSubmitHtml: `${code} ` })).toEqual([403, named])
  expect(await save(editor, {}, {})).toEqual([200, []])
  // Taken back, as undo does.
  expect(await save(editor, { postSubmitHtml: code }, {})).toEqual([200, []])
})

test('only who may read the inbox chooses where submissions go; others may keep, copy, drop and take back recipients', async () => {
  const mine = { storage: { emails: ['editor@example.com'] } }
  const chosen = { storage: { emails: ['owner@example.com'], webhook: { href: 'https://hooks.example.com/in' } } }
  const at = 'document.sections.0.blocks.0.props.form.storage'
  expect(await save(editor, mine)).toEqual([403, [`${at}.emails.0`]])
  const hooked = { storage: { webhook: { href: 'https://collector.example/in' } } }
  expect(await save(editor, hooked)).toEqual([403, [`${at}.webhook.href`]])
  expect(await save(owner.client, chosen)).toEqual([200, []])
  expect(await save(editor, { ...chosen, name: 'Ask us' }, chosen)).toEqual([200, []])
  expect(await save(editor, { storage: { emails: ['owner@example.com', 'editor@example.com'] } })).toEqual([
    403,
    [`${at}.emails.1`],
  ])
  expect(await save(editor, {})).toEqual([200, []])
  // Taken back, as undo does.
  expect(await save(editor, chosen)).toEqual([200, []])
})

test('what one site has is nothing that another may have', async () => {
  const other = await host.owner()
  const writing = { document: { form: { postSubmitHtml: code } }, stored: {}, mayInject: false }
  const refused = await host.services.database.site(other.site.id, (tx) =>
    refuseNewMarkup(tx, { ...writing, websiteId: other.site.id }),
  )
  expect(refused?.errors).toEqual({ 'form.postSubmitHtml': expect.any(String) })
})
