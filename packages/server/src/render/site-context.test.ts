import { siteStatuses, siteTypes } from '@sitewright/model/reference/sites'
import { api } from '@sitewright/model/routes/api'
import { keyOfWebFont } from '@sitewright/model/site/web-fonts'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let pageId: string
let pages: ReturnType<typeof createPageOwner>
beforeAll(async () => {
  host = await startTestHost()
  owner = await host.owner({ title: 'Harbour Kiln' })
  pages = createPageOwner(owner.client)
  pageId = await pages.createPublished({ title: 'Context' }, 'Words')
})
afterAll(() => host.stop())

async function readPage(path = '/context') {
  const { text } = await host.visitor(owner.site).get(path)
  const [, json = ''] = /<script type="application\/json" id="site-context">(.*?)<\/script>/s.exec(text) ?? []
  return { text, context: JSON.parse(json) }
}

test('[SEC-08] [EFF-001] [LIFE-034] [LIFE-036] a page of a new site carries what is true of it, and nothing else', async () => {
  const { text, context } = await readPage()
  const { tweakJSON, ...rest } = context
  expect(rest).toEqual({
    website: {
      id: owner.site.id,
      identifier: owner.site.identifier,
      websiteType: siteTypes.classic,
      siteStatus: { value: siteStatuses.comped },
      siteVersion: '7.1',
      locale: 'en',
      builtInAddress: `http://${owner.site.identifier}.localhost`,
      panelAddress: `http://localhost/sites/${owner.site.identifier}`,
      platformAddress: 'http://localhost',
    },
    pageType: 2,
    texts: { consent: { label: 'Cookie notice', saved: 'Cookie choice saved' } },
    developerMode: false,
    websiteSettings: { escapeToLogin: true, commentsEnabled: false },
    showAnnouncementBar: false,
    rollups: {
      runtime: { js: ['/_sitewright/runtime.js'], css: [] },
      islands: { js: ['/_sitewright/islands.js'], css: [] },
    },
    collection: { id: pageId, typeName: 'page', permissionType: 1 },
  })
  expect(tweakJSON['palette.accent']).toMatch(/^#[0-9a-f]{6}$/)
  expect(text).not.toContain(owner.email)
  expect(text).not.toContain(owner.accountId)
})

test('[EFF-001] tweakJSON follows the styles of the site', async () => {
  await pages.changeDocument(api.siteStyles, { baseSizePx: 19 })
  expect((await readPage()).context.tweakJSON.baseSizePx).toBe(19)
})

test('[EFF-001] cookie, announcement, popup and info bar settings are in the context once they are on', async () => {
  await pages.changeDocument(api.cookieBanner, { isCookieBannerEnabled: true, cookieBannerText: 'We count visits.' })
  await pages.changeDocument(api.announcement, { isEnabled: true, text: richTextOf('Open late') })
  await pages.changeDocument(api.popup, { isEnabled: true })
  await pages.changeDocument(api.mobileInfoBar, { isEnabled: true, phone: '+44 1234' })
  const { context } = await readPage()
  expect(context.cookieSettings).toMatchObject({ isCookieBannerEnabled: true, cookieBannerText: 'We count visits.' })
  expect(context.showAnnouncementBar).toBe(true)
  expect(context.websiteSettings.popupOverlaySettings).toMatchObject({ version: expect.any(Number) })
  expect(context.websiteSettings.mobileInfoBarSettings).toMatchObject({ isEnabled: true, phone: '+44 1234' })
})

test('[EFF-001] [EFF-003] fonts of providers are in the context of pages while the site uses them', async () => {
  const lora = { id: 'a'.repeat(24), source: 'google', name: 'Lora', kind: 'serif', weights: [400, 700] } as const
  const nova = { id: 'b'.repeat(24), source: 'typekit', name: 'proxima-nova', kind: 'sans' } as const
  const { fonts } = (await owner.client.get(api.siteStyles)).body.body
  const add = { webFonts: [lora, nova], typekitId: 'abc1def' }
  await pages.changeDocument(api.siteStyles, add)
  expect((await readPage()).context).not.toHaveProperty('googleFonts')
  await pages.changeDocument(api.siteStyles, {
    fonts: {
      ...fonts,
      heading: { ...fonts.heading, family: keyOfWebFont(lora) },
      body: { ...fonts.body, family: keyOfWebFont(nova), weight: 400 },
    },
  })
  const { text, context } = await readPage()
  expect(context.googleFonts).toEqual(['Lora:wght@400;700'])
  expect(context.websiteSettings.typekitId).toBe('abc1def')
  expect(context.typekitFonts).toEqual({ 'proxima-nova': { id: nova.id, variations: ['n4'] } })
  expect(text).toContain("--heading-font:'Lora', Georgia")
  // The page's script asks the provider, once it may.
  expect(text).not.toMatch(/(href|src)="https:\/\/(fonts\.googleapis|use\.typekit)/)
})

test('[EFF-001] [REF-009] cover pages and lock screens say what kind of splash they are', async () => {
  await pages.createPublished({ title: 'Soon', layout: 'cover' }, 'Soon')
  expect((await readPage('/soon')).context).toMatchObject({ pageType: 3, splashType: 1 })
  const lockedId = await pages.createPublished({ title: 'Locked' }, 'Secret words')
  await pages.change(lockedId, { access: 'password', password: 'open-sesame' })
  await pages.publish(lockedId)
  const { text, context } = await readPage('/locked')
  expect(context).toMatchObject({ pageType: 103, splashType: 2 })
  expect(text).not.toMatch(/Secret words|open-sesame/)
  expect((await readPage('/missing')).context).not.toHaveProperty('splashType')
})

test('[EFF-001] sample collections belong to a trial, of which templates bring none', async () => {
  await owner.client.put(api.siteStanding, { status: siteStatuses.trial })
  expect((await readPage()).context.demoCollections).toEqual([])
})
