import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

test('[SEC-27] [NAV-009] the panel opens for the owner, without a source of foreign script and never in a frame', async () => {
  const owner = await host.owner()
  for (const path of ['/config/', '/config/?frameUrl=%2Fabout', '/config/pages/settings']) {
    const answer = await owner.client.get(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<script type="module" src="/_sitewright/panel.js">')
    expect(answer.text).toContain('href="/_sitewright/panel.css"')
    const policy = String(answer.headers['content-security-policy'])
    for (const part of ["script-src 'self'", "style-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('who is not signed in is sent to the sign-in and comes back to the same place', async () => {
  const owner = await host.owner()
  const panel = panelPathOf(owner.site.identifier)
  const answer = await host.clientOn(platformHost).get(`${panel}/config/?frameUrl=%2Fabout`)
  expect([answer.status, answer.headers.location]).toEqual([
    302,
    `${panel}/config/login?next=${encodeURIComponent('/config/?frameUrl=%2Fabout')}`,
  ])
})

test('the frame shows the draft to the owner alone, marked for editing and without the code of the owner', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  await pages.changeDocument(api.siteSettings, { codeInjection: { header: '<b>ownerCode</b>', footer: 'ownerCode' } })
  const pageId = await pages.createPublished({ title: 'Draft' }, 'Published words')
  await pages.save(pageId, 2, 'Drafted words')
  const address = fillPath(paths.configFrame, { pageId })
  const frame = await owner.client.get(address)
  expect(frame.status).toBe(200)
  expect(frame.text).toContain('Drafted words')
  expect(frame.text).toMatch(/data-section-id="[0-9a-f]{24}"/)
  expect(frame.text).toMatch(/data-block-id="[0-9a-f]{24}"/)
  expect(frame.text).not.toContain('ownerCode')
  expect(frame.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
  expect(String(frame.headers['content-security-policy'])).toContain("script-src 'self';")
  const panel = panelPathOf(owner.site.identifier)
  expect((await host.clientOn(platformHost).get(panel + address)).status).toBe(401)
  expect((await host.visitor(owner.site).get(address)).status).toBe(303)
  const stranger = await host.owner()
  const strangerHere = await host.signIn(host.visitor(owner.site).host, stranger)
  expect((await strangerHere.get(address)).status).toBe(403)
  const refused = await strangerHere.get('/config/')
  expect([refused.status, refused.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(refused.text).toContain('You can view this site')
  expect((await owner.client.get('/config/frame/nothing')).status).toBe(404)
})

test('[EFF-062] sections of every page have frames of their own, alone: those of the header below its bar', async () => {
  const owner = await host.owner()
  await createPageOwner(owner.client).changeDocument(api.siteHeaderFooterDocument, {
    headerSections: documentSaying('Open all summer'),
    footer: documentSaying('By the harbor'),
  })
  const read = async (pageId: string) => (await owner.client.get(fillPath(paths.configFrame, { pageId }))).text
  const header = await read('header-sections')
  expect(header).toMatch(/class="site-header".*<main [^>]*data-panel-draws.*Open all summer.*<\/main>/s)
  expect(header.match(/Open all summer|By the harbor/g)).toEqual(['Open all summer'])
  const footer = await read('footer')
  expect(footer).toMatch(/<main [^>]*data-panel-draws.*By the harbor.*<\/main>/s)
  expect(footer.match(/class="site-header"|Open all summer|By the harbor/g)).toEqual(['By the harbor'])
})
