import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { contactForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost({ environment: { FORM_SUBMISSIONS_PER_MINUTE: '1000' } })
})
beforeEach(async () => {
  owner = await host.owner()
})
afterAll(() => host.stop())

const formId = sampleId(7)
function documentWith(form: object) {
  const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 12 } }
  return {
    format: 2,
    sections: [{ id: sampleId(1), blocks: [{ id: formId, type: 'form', props: { form }, desktop }] }],
  }
}
let count = 0
const send = async (id = formId) => {
  const answers = { email: 'ada@example.com', message: `Hello ${count++}` }
  return (await sendTestForm(host.visitor(owner.site), id, answers)).status
}

test('a form is open to visitors while it is on a published page, and in the shape that was published', async () => {
  const pages = createPageOwner(owner.client)
  const pageId = await pages.create({ title: 'Contact' })
  const at = (path: string) => fillPath(path, { pageId })
  const save = async (version: number, form: object) =>
    (await owner.client.put(at(api.pageDocument), { version, document: documentWith(form) })).status
  expect(await save(1, contactForm)).toBe(200)
  expect(await send()).toBe(404)
  await pages.publish(pageId)
  expect(await send()).toBe(200)
  const phone = { type: 'text', id: 'phone', title: 'Phone', required: true }
  expect(await save(2, { ...contactForm, fields: [...contactForm.fields, phone] })).toBe(200)
  expect(await send()).toBe(200)
  await pages.publish(pageId)
  expect(await send()).toBe(400)
  expect(await save(3, contactForm)).toBe(200)
  await pages.publish(pageId)
  expect((await owner.client.post(at(api.pageUnpublish), {})).status).toBe(200)
  expect(await send()).toBe(404)
  await pages.publish(pageId)
  expect(await send()).toBe(200)
  expect((await owner.client.delete(at(api.page))).status).toBe(200)
  expect(await send()).toBe(404)
  expect((await owner.client.post(at(api.pageUndoDelete), {})).status).toBe(200)
  expect(await send()).toBe(200)
  const versions = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('form_versions').select('version').orderBy('version').execute(),
  )
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
  const { forms } = (await owner.client.get(api.forms)).body
  expect(forms).toEqual([{ id: formId, kind: 'form', name: 'Contact', isLive: true, pageId, unread: 4 }])
})

test('a page that gets another address is where forms lead, at once', async () => {
  const pages = createPageOwner(owner.client)
  const thanksId = await pages.createPublished({ title: 'Thanks' }, 'Words')
  const contactId = await pages.create({ title: 'Contact' })
  const form = { ...contactForm, successUrl: '/thanks?a=1' }
  const path = fillPath(api.pageDocument, { pageId: contactId })
  expect((await owner.client.put(path, { version: 1, document: documentWith(form) })).status).toBe(200)
  await pages.publish(contactId)
  await pages.changeDocument(api.popup, { isEnabled: true, form })
  const successUrls = () =>
    host.services.database.site(owner.site.id, async (tx) => {
      const rows = await tx.selectFrom('forms').select(['id', 'definition']).orderBy('id').execute()
      return rows.map(({ definition }) => (definition as { successUrl: string }).successUrl)
    })
  expect(await successUrls()).toEqual(['/thanks?a=1', '/thanks?a=1'])
  await pages.change(thanksId, { slug: 'many-thanks' })
  expect(await successUrls()).toEqual(['/many-thanks?a=1', '/many-thanks?a=1'])
})

test('the footer and the popup have forms too, for as long as they are shown', async () => {
  const pages = createPageOwner(owner.client)
  await pages.changeDocument(api.siteHeaderFooterDocument, { footer: documentWith(contactForm) })
  expect(await send()).toBe(200)
  await pages.changeDocument(api.siteHeaderFooterDocument, { footer: { format: 2, sections: [] } })
  expect(await send()).toBe(404)
  await pages.changeDocument(api.popup, { isEnabled: true, form: contactForm })
  expect(await send('popup')).toBe(200)
  await pages.changeDocument(api.popup, { isEnabled: false })
  expect(await send('popup')).toBe(404)
})
