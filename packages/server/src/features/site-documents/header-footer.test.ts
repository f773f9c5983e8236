import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { documentSaying } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const path = '/api/site-header-footer'

/** A list of one section that says something. */
function sectionsSaying(words: string, from: number) {
  const [section] = documentSaying(words).sections
  if (section === undefined) throw new Error('no section')
  return [{ ...section, id: sampleId(from), blocks: section.blocks.map((it) => ({ ...it, id: sampleId(from + 1) })) }]
}

test('[EFF-062] [I18N-007] [I18N-008] [I18N-009] header and footer are lists of sections, and what is saved is read again and shown', async () => {
  const owner = await host.owner()
  const first = await owner.client.get(path)
  expect(first.status).toBe(200)
  expect(first.body).toEqual({ header: [], footer: expect.any(Array), version: expect.any(Number) })
  const payload = { header: sectionsSaying('Open all summer', 50), footer: sectionsSaying('By the harbor', 60) }
  const saved = await owner.client.put(path, payload)
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject(payload)
  expect((await owner.client.get(path)).body).toEqual(saved.body)
  const { text } = await host.visitor(owner.site).get('/')
  expect(text).toMatch(/class="site-header".*Open all summer.*<main.*<footer.*By the harbor/s)
  const again = await owner.client.put(path, { header: [], footer: saved.body.footer })
  expect(again.body).toMatchObject({ header: [], footer: payload.footer })
  expect((await host.visitor(owner.site).get('/')).text).not.toContain('Open all summer')
})

test('[EFF-062] the bar of the header stays as it is, and an old version is refused', async () => {
  const owner = await host.owner()
  const { body: before } = await owner.client.get(api.siteHeaderFooterDocument)
  const header = { ...before.body.header, layout: 'brand-center' }
  await owner.client.put(api.siteHeaderFooterDocument, { version: before.version, body: { ...before.body, header } })
  await owner.client.put(path, { header: [], footer: [] })
  const { body: after } = await owner.client.get(api.siteHeaderFooterDocument)
  expect([after.body.header.layout, after.body.footer.sections]).toEqual(['brand-center', []])
  const late = await owner.client.put(path, { header: [], footer: [], version: before.version })
  expect([late.status, late.body.errorKey]).toEqual([409, 'site.changed-elsewhere'])
})

test('[EFF-062] admins and editors save them, viewers do not; what is no section is refused', async () => {
  const owner = await host.owner()
  const status = async (role: number) => {
    const person = await host.signUp()
    await host.addContributor(owner.site, person, [role])
    const client = await host.openSite(person.platform, owner.site.identifier)
    return (await client.put(path, { header: [], footer: [] })).status
  }
  expect([await status(roles.admin), await status(roles.editor)]).toEqual([200, 200])
  // A reporter opens the panel, and may change nothing there.
  expect([await status(roles.viewer), await status(roles.reporting)]).toEqual([403, 403])
  const [good] = sectionsSaying('Words', 50)
  const [unknown, misread] = [{ type: 'nothing' }, { props: { text: 5 } }].map((wrong) => [
    { ...good, blocks: good?.blocks.map((block) => ({ ...block, ...wrong })) },
  ])
  for (const wrong of [[{ id: sampleId(1), blocks: [{}] }], unknown, misread]) {
    expect((await owner.client.put(path, { header: wrong, footer: [] })).status).toBe(400)
    expect((await owner.client.put(path, { header: [], footer: wrong })).status).toBe(400)
  }
})
