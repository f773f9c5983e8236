import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permissionsOf, roles } from '@sitewright/model/accounts/roles'
import { isFailure } from '@sitewright/model/failures/catalog'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteDocuments } from '../site-documents/service'

let host: TestHost
let templatesFolder: string

const shopTemplate = {
  label: 'Small shop',
  description: 'Two pages.',
  settings: {
    ...{ homepageId: 'page:welcome', tagline: 'Open daily', description: 'Small shop of old', title: 'Ignored' },
    socialAccounts: [
      { network: 'instagram', address: 'https://instagram.com/smallshop' },
      { network: 'email', address: 'mailto:{{email}}' },
    ],
  },
  urlMappings: '/old -> /about 301',
  pages: [
    {
      key: 'welcome',
      settings: { title: 'Welcome', slug: 'welcome', description: 'Small shop' },
      document: { format: 2, sections: [] },
    },
    { key: 'more', settings: { title: 'More', slug: 'more', kind: 'folder' }, document: { format: 2, sections: [] } },
    {
      key: 'about',
      parentKey: 'more',
      settings: { title: 'About', slug: 'about', description: 'About {{title}}' },
      document: { format: 2, sections: [] },
    },
  ],
}

beforeAll(async () => {
  templatesFolder = await mkdtemp(join(tmpdir(), 'sitewright-templates-'))
  await mkdir(join(templatesFolder, 'small-shop'))
  await writeFile(join(templatesFolder, 'small-shop', 'template.json'), JSON.stringify(shopTemplate))
  host = await startTestHost({ templatesFolder, environment: { SITES_PER_ACCOUNT: '2' } })
})
afterAll(async () => {
  await host.stop()
  await rm(templatesFolder, { recursive: true, force: true })
})

test('a site starts as a whole copy of its template, with the words of its owner', async () => {
  const owner = await host.owner({
    ...{ template: 'small-shop', title: 'Kiln & Co', description: 'Pots and pans', email: 'pots@example.com' },
  })
  const settings = (await owner.client.get(api.siteSettings)).body.body
  const { pages } = (await owner.client.get(api.pages)).body
  const byTitle = Object.fromEntries(pages.map((page: { settings: { title: string } }) => [page.settings.title, page]))
  expect(settings).toMatchObject({
    ...{ title: 'Kiln & Co', tagline: '', description: 'Pots and pans' },
    socialAccounts: [{ network: 'email', address: 'mailto:pots@example.com' }],
  })
  expect(byTitle.Welcome.settings.description).toBe('')
  expect(byTitle.About.settings.description).toBe('About Kiln & Co')
  expect(settings.homepageId).toBe(byTitle.Welcome.id)
  expect(byTitle.About.settings.parentId).toBe(byTitle.More.id)
  expect((await owner.client.get(api.urlMappings)).body.body).toEqual({ lines: '/old -> /about 301' })
  expect((await host.visitor(owner.site).get('/')).status).toBe(200)
})

test('the templates are told to anybody', async () => {
  const { body } = await host.clientOn('localhost').get(api.templates)
  expect(body.templates.map((template: { name: string }) => template.name)).toEqual(['small-shop', 'blank'])
})

test('an address is taken once, and names that the host needs are taken from the start', async () => {
  const [one, other] = [await host.signUp(), await host.signUp()]
  const make = (person: typeof one, identifier: string) =>
    person.platform.post(api.sites, { title: 'Shop', identifier })
  const answers = await Promise.all([make(one, 'kiln-shop'), make(other, 'kiln-shop')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const taken = await make(other, 'kiln-shop')
  expect(taken.body.errors).toEqual({ identifier: 'This address is taken. Choose another.' })
  for (const identifier of ['www', 'admin', 'api']) expect((await make(other, identifier)).status).toBe(409)
  for (const identifier of ['ab', 'Shop', 'a--b', '-shop', 'shop-', 'a.b', 'a_b', 'x'.repeat(61)]) {
    const { status, body } = await make(other, identifier)
    expect([identifier, status, Object.keys(body.errors)]).toEqual([identifier, 400, ['identifier']])
  }
})

test('an account has a limit of sites, also when it asks for many at once', async () => {
  const person = await host.signUp()
  const make = (identifier: string) => person.platform.post(api.sites, { title: 'Shop', identifier })
  const answers = await Promise.all(['many-1', 'many-2', 'many-3', 'many-4'].map(make))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403])
  const { body } = await person.platform.get(api.sites)
  expect(body.sites).toHaveLength(2)
  expect(body.sites[0]).toMatchObject({ title: 'Shop', template: 'blank', isOwner: true })
})

test('of several tries at one address one site comes to be', async () => {
  const person = await host.signUp()
  const answers = await Promise.all(
    [1, 2, 3].map(() => person.platform.post(api.sites, { title: 'Shop', identifier: 'only-one' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const mine = (await person.platform.get(api.sites)).body.sites
  expect(mine.map((site: { identifier: string }) => site.identifier)).toEqual(['only-one'])
})

test('an unknown template is told at its field', async () => {
  const person = await host.signUp()
  for (const template of ['nothing', '../../etc', 'small-shop/..']) {
    const { status, body } = await person.platform.post(api.sites, { title: 'T', identifier: 'tmpl-x', template })
    expect([template, status, Object.keys(body.errors)]).toEqual([template, 400, ['template']])
  }
})

test('a blank site has fonts that the host serves, so that it looks the same everywhere', async () => {
  const owner = await host.owner()
  const { body } = await owner.client.get(api.siteStyles)
  const families = Object.values<{ family: string }>(body.body.fonts).map(({ family }) => family)
  expect(families).toEqual(['fraunces', 'figtree', 'figtree'])
})

test('of two changes of one document made upon the same version one wins', async () => {
  const owner = await host.owner()
  const { body: read } = await owner.client.get(api.siteStyles)
  const change = (accent: string) => {
    const palette = { ...read.body.palette, accent }
    return owner.client.put(api.siteStyles, { version: read.version, body: { ...read.body, palette } })
  }
  const answers = await Promise.all([change('#112233'), change('#445566')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body.errorKey).toBe('site.changed-elsewhere')
  const won = answers.find(({ status }) => status === 200)
  expect((await owner.client.get(api.siteStyles)).body).toEqual(won?.body)
  expect(won?.body.version).toBe(read.version + 1)
})

test('documents are checked whole, and what is wrong is named', async () => {
  const owner = await host.owner()
  const { body: settings } = await owner.client.get(api.siteSettings)
  const bad = await owner.client.put(api.siteSettings, {
    version: settings.version,
    body: { ...settings.body, title: '' },
  })
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['body.title']])
  const { body: footer } = await owner.client.get(api.siteHeaderFooterDocument)
  const block = {
    id: 'a'.repeat(24),
    type: 'no-such-block',
    props: {},
    desktop: { start: { x: 0, y: 0 }, end: { x: 1, y: 1 } },
  }
  const sections = [{ id: 'b'.repeat(24), blocks: [block] }]
  const wrong = { ...footer.body, footer: { format: 2, sections } }
  const refused = await owner.client.put(api.siteHeaderFooterDocument, { version: footer.version, body: wrong })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['body.footer.sections.0.blocks.0.type']])
})

test('[SEC-10] a contributor works on the site until removed, and is refused at the next request', async () => {
  const owner = await host.owner()
  const editor = await host.signUp()
  await host.addContributor(owner.site, editor, [roles.editor])
  const again = await owner.client.post(api.invitations, { email: editor.email, roles: [roles.admin] })
  expect([again.status, again.body.errorKey]).toEqual([409, 'contributor.already'])
  const client = await host.openSite(editor.platform, owner.site.identifier)
  expect((await client.get(api.pages)).status).toBe(200)
  expect((await editor.platform.get(api.sites)).body.sites[0]).toMatchObject({ id: owner.site.id, isOwner: false })

  const path = fillPath(api.contributor, { accountId: editor.accountId })
  expect((await owner.client.put(path, { roles: [roles.viewer] })).status).toBe(200)
  expect((await client.get(api.pages)).status).toBe(403)
  expect((await owner.client.put(path, { roles: [roles.editor] })).status).toBe(200)
  expect((await client.get(api.pages)).status).toBe(200)
  expect((await owner.client.delete(path)).status).toBe(200)
  expect((await client.get(api.pages)).status).toBe(403)
  expect((await owner.client.delete(path)).status).toBe(404)
})

test('the owner of a site cannot be removed or changed, and unknown roles are refused', async () => {
  const owner = await host.owner()
  const path = fillPath(api.contributor, { accountId: owner.accountId })
  expect((await owner.client.delete(path)).body.errorKey).toBe('contributor.owner')
  expect((await owner.client.put(path, { roles: [roles.viewer] })).body.errorKey).toBe('contributor.owner')
  const { body } = await owner.client.get(api.contributors)
  expect(body.contributors).toEqual([
    { account: { id: owner.accountId, email: owner.email, displayName: '' }, roles: [roles.admin], isOwner: true },
  ])
  for (const wrong of [[5], [0], [14], []]) {
    const refused = await owner.client.post(api.invitations, { email: 'someone@example.com', roles: wrong })
    expect([wrong, refused.status]).toEqual([wrong, 400])
  }
})

test('code for every visitor is changed by who may inject code, and kept when others change the rest', async () => {
  const { site } = await host.owner()
  const documents = createSiteDocuments(host.services)
  const write = async (header: string, permissions: ReadonlySet<never> | ReturnType<typeof permissionsOf>) => {
    const { version, body } = await documents.read(site.id, 'settings')
    const next = { ...body, tagline: `With ${header}`, codeInjection: { header, footer: '' } }
    return documents.write(site.id, { name: 'settings', version, body: next }, { accountId: null, permissions })
  }
  const nobody = new Set<never>()
  const refused = await write('<script>1</script>', nobody)
  expect(isFailure(refused) && refused.code).toBe('request.forbidden')
  expect(isFailure(await write('<script>1</script>', permissionsOf([roles.admin])))).toBe(false)
  expect(isFailure(await write('<script>1</script>', nobody))).toBe(false)
})
