import { isFailure } from '@sitewright/model/failures/catalog'
import type { PageSettingsChange } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../../../security/passwords'
import { changeSettings } from './change-settings'
import { duplicatePage } from './duplicate-page'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const codeInjection = {
  header: '<meta name="page-code" content="header">',
  footer: '<script data-consent="analytics" src="/measure.js"></script><script>window.pageCode = 1</script>',
}

test('the code of a page is on that page for everybody, and not in the frame of the panel', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.createPublished({ title: 'Shop' }, 'Words')
  await pages.createPublished({ title: 'Other' }, 'Words')
  const visitor = host.visitor(owner.site)
  await visitor.get('/shop')
  await pages.change(pageId, { codeInjection })
  const { text } = await visitor.get('/shop')
  expect(text.indexOf('name="page-code"')).toBeLessThan(text.indexOf('</head>'))
  expect(text.indexOf('window.pageCode')).toBeGreaterThan(text.indexOf('</main>'))
  expect((await visitor.get('/other')).text).not.toContain('page-code')
  expect((await owner.client.get('/shop')).text).toContain('page-code')
  expect((await owner.client.get(`/config/frame/${pageId}`)).text).not.toContain('page-code')
  // Behind a lock there is nothing of the page, its code included.
  await pages.change(pageId, { access: 'password', password: 'open-sesame' })
  expect((await visitor.get('/shop')).text).not.toContain('page-code')
})

test('tagged code of a page waits for consent like that of the site', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  await pages.createPublished({ title: 'Shop', codeInjection }, 'Words')
  const { text } = await host.visitor(owner.site).get('/shop')
  expect(text).toContain('<meta name="page-code"')
  expect(text).not.toContain('<script data-consent="analytics" src=')
})

test('only who may put code on the site changes the code of a page; the rest of its settings are free', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.create({ title: 'Shop', codeInjection })
  const actor = { websiteId: owner.site.id, accountId: owner.accountId }
  const services = { ...host.services, passwords: createPasswords() }
  const change = (wanted: PageSettingsChange) =>
    changeSettings(services, actor, { pageId, change: wanted, mayInject: false })
  const refused = await change({ codeInjection: { header: '', footer: '' } })
  expect(isFailure(refused) && refused.code).toBe('request.forbidden')
  expect(await change({ title: 'Store', codeInjection })).toMatchObject({ settings: { title: 'Store', codeInjection } })
  const copy = await duplicatePage(services, actor, { pageId, keepsCode: false })
  expect(copy).toMatchObject({ settings: { codeInjection: { header: '', footer: '' } } })
  const kept = await owner.client.post(fillPath(api.pageDuplicate, { pageId }), {})
  expect(kept.body.settings.codeInjection).toEqual(codeInjection)
})
