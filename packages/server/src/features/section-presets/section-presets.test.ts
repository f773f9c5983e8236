import { roles } from '@sitewright/model/accounts/roles'
import { maxSectionPresets } from '@sitewright/model/pages/section-preset-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { documentSaying } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const [section] = documentSaying('Kept words').sections
const at = (presetId: string) => fillPath(api.sectionPreset, { presetId })
const namesOf = (answer: { body: { presets: { name: string }[] } }) => answer.body.presets.map((it) => it.name)

test('a section is kept under a name, found again, renamed and forgotten', async () => {
  const { client } = await host.owner()
  expect((await client.get(api.sectionPresets)).body).toEqual({ presets: [] })
  const made = await client.post(api.sectionPresets, { name: '  Opening hours ', section })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name: 'Opening hours', section: { theme: 'white', blocks: [{ type: 'text' }] } })
  await client.post(api.sectionPresets, { name: 'Footer', section })
  expect(namesOf(await client.get(api.sectionPresets))).toEqual(['Footer', 'Opening hours'])
  const renamed = await client.patch(at(made.body.id), { name: 'Hours' })
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Hours'])
  expect((await client.delete(at(made.body.id))).status).toBe(200)
  expect(namesOf(await client.get(api.sectionPresets))).toEqual(['Footer'])
  expect((await client.delete(at(made.body.id))).status).toBe(404)
})

test('what is not a section is refused by field and nothing is kept', async () => {
  const { client } = await host.owner()
  const refused = [
    await client.post(api.sectionPresets, { name: '', section }),
    await client.post(api.sectionPresets, { name: 'A' }),
    await client.post(api.sectionPresets, { name: 'A', section: { ...section, theme: 'pink' } }),
    await client.post(api.sectionPresets, { name: 'A', section: { ...section, blocks: [{ type: 'nothing-such' }] } }),
  ]
  expect(refused.map((it) => it.status)).toEqual([400, 400, 400, 400])
  expect(Object.keys(refused[2]?.body.errors)).toEqual(['section.theme'])
  expect((await client.get(api.sectionPresets)).body).toEqual({ presets: [] })
})

test('a site keeps a limited number of sections', async () => {
  const { client } = await host.owner()
  for (let count = 0; count < maxSectionPresets; count++) {
    await client.post(api.sectionPresets, { name: `Section ${count}`, section })
  }
  const refused = await client.post(api.sectionPresets, { name: 'One more', section })
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'section-preset.too-many'])
  expect(namesOf(await client.get(api.sectionPresets))).toHaveLength(maxSectionPresets)
})

test('kept sections belong to one site, and people who may only look in cannot change them', async () => {
  const [one, other] = [await host.owner(), await host.owner()]
  const made = await one.client.post(api.sectionPresets, { name: 'Mine', section })
  expect((await other.client.get(api.sectionPresets)).body).toEqual({ presets: [] })
  expect((await other.client.patch(at(made.body.id), { name: 'Taken' })).status).toBe(404)
  expect((await other.client.delete(at(made.body.id))).status).toBe(404)

  const person = await host.signUp()
  await host.addContributor(one.site, person, [roles.schedulingViewer])
  const viewer = await host.openSite(person.platform, one.site.identifier)
  expect(namesOf(await viewer.get(api.sectionPresets))).toEqual(['Mine'])
  expect((await viewer.post(api.sectionPresets, { name: 'A', section })).status).toBe(403)
  expect((await viewer.delete(at(made.body.id))).status).toBe(403)
  expect(namesOf(await one.client.get(api.sectionPresets))).toEqual(['Mine'])
})
