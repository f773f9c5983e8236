import { maskedPassword } from '@sitewright/model/accounts/masked-password'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openLockedSite(password = 'glaze') {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.createPublished({ title: 'Prices', description: 'Trade prices' }, 'Ten a dozen')
  await pages.change(pageId, { access: 'password', password })
  return { owner, pages, pageId, visitor: host.visitor(owner.site) }
}

/** Sends the form of the lock screen as a browser without scripts does. */
async function sendForm(client: ApiClient, path: string, fields: Record<string, string>, headers = {}) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await host.request({
    host: client.host,
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === '' ? {} : { cookie }),
      ...headers,
    },
  })
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    client.cookies.set(name, value)
  }
  return answer
}

test('[AUTH-010] a visitor without access gets the lock screen and nothing of the page', async () => {
  const { visitor } = await openLockedSite()
  const answer = await visitor.get('/prices')
  expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'private, no-store'])
  expect(answer.text).toContain('This page is locked')
  expect(answer.text).toMatch(/<form [^>]*method="post"/)
  expect(answer.text).toContain('name="robots" content="noindex"')
  expect(answer.text).not.toMatch(/Ten a dozen|Trade prices/)
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('/prices')
})

test('[AUTH-010] the right password opens the page to this visitor alone, and no cache keeps it', async () => {
  const { owner, visitor } = await openLockedSite()
  const opened = await sendForm(visitor, '/prices', { password: 'glaze' })
  expect([opened.status, opened.headers.location]).toEqual([303, '/prices'])
  expect(opened.headers['set-cookie']?.join()).toMatch(/^Locked_\w+=[^;]+;.*SameSite=Lax.*HttpOnly/)
  for (let visit = 0; visit < 2; visit++) {
    const answer = await visitor.get('/prices')
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(answer.text).toContain('Ten a dozen')
    expect(answer.text).toContain('name="robots" content="noindex"')
    expect((await host.visitor(owner.site).get('/prices')).status).toBe(401)
  }
})

test('[AUTH-010] a wrong password keeps the page closed and says so', async () => {
  const { visitor } = await openLockedSite()
  for (const fields of [{ password: 'glaze ' }, { password: '' }, {}, { password: 'x'.repeat(5000) }]) {
    const answer = await sendForm(visitor, '/prices', fields as Record<string, string>)
    expect(answer.status).toBe(401)
    expect(answer.headers['set-cookie']).toBe(undefined)
    expect(answer.text).toMatch(/<p id="lock-problem"[^>]*role="alert"[^>]*>This password is incorrect/)
    expect(answer.text).toContain('aria-describedby="lock-problem"')
    expect(answer.text).not.toContain('Ten a dozen')
  }
})

test('a new password closes the page again, and a proof ends by itself', async () => {
  const { pages, pageId, visitor } = await openLockedSite()
  await sendForm(visitor, '/prices', { password: 'glaze' })
  expect((await visitor.get('/prices')).status).toBe(200)
  await pages.change(pageId, { password: 'slip' })
  expect((await visitor.get('/prices')).status).toBe(401)
  expect((await sendForm(visitor, '/prices', { password: 'glaze' })).status).toBe(401)
  expect((await sendForm(visitor, '/prices', { password: 'slip' })).status).toBe(303)
  expect((await visitor.get('/prices')).status).toBe(200)
  host.clock.advance(24 * 60 * 60_000)
  expect((await visitor.get('/prices')).status).toBe(401)
})

test('the proof for one page opens no other, and a forged one opens none', async () => {
  const { pages, pageId, visitor } = await openLockedSite()
  const otherId = await pages.createPublished({ title: 'Other' }, 'Other words')
  await pages.change(otherId, { access: 'password', password: 'glaze' })
  await sendForm(visitor, '/prices', { password: 'glaze' })
  const proof = visitor.cookies.get(`Locked_${pageId}`) ?? ''
  const forged = [proof, `9${proof}`, `${proof.split('.')[0]}.${'A'.repeat(43)}`, '', 'x.y', '1.', proof.slice(0, -1)]
  for (const value of forged) {
    const cookie = `Locked_${otherId}=${value}`
    expect((await host.request({ host: visitor.host, path: '/other', headers: { cookie } })).status).toBe(401)
  }
})

test('guessing ends after some tries, on that page alone, and another site can send no form', async () => {
  const { visitor } = await openLockedSite()
  for (let tries = 0; tries < 10; tries++)
    expect((await sendForm(visitor, '/prices', { password: `guess ${tries}` })).status).toBe(401)
  const refused = await sendForm(visitor, '/prices', { password: 'glaze' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['set-cookie']).toBe(undefined)
  const { visitor: elsewhere } = await openLockedSite()
  const foreign = { origin: 'https://evil.example' }
  expect((await sendForm(elsewhere, '/prices', { password: 'glaze' }, foreign)).status).toBe(403)
  expect((await sendForm(elsewhere, '/prices', { password: 'glaze' })).status).toBe(303)
})

test('a form sent to a page without a lock is the wrong method', async () => {
  const { pages, visitor } = await openLockedSite()
  await pages.createPublished({ title: 'Open' }, 'Words')
  const answer = await sendForm(visitor, '/open', { password: 'glaze' })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('contributors of the site see its locked pages', async () => {
  const { owner } = await openLockedSite()
  const answer = await owner.client.get('/prices')
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(answer.text).toContain('Ten a dozen')
})

test('locking and unlocking hold at once for a page that was cached', async () => {
  const { pages, pageId, visitor } = await openLockedSite()
  await pages.change(pageId, { access: 'public' })
  expect((await visitor.get('/prices')).text).toContain('Ten a dozen')
  await pages.change(pageId, { access: 'password' })
  const locked = await visitor.get('/prices')
  expect(locked.status).toBe(401)
  expect(locked.text).not.toContain('Ten a dozen')
})

test('[AUTH-028] a saved password is told as saved, never sent, and its marker changes nothing', async () => {
  const { owner, pages, pageId, visitor } = await openLockedSite()
  const path = fillPath(api.page, { pageId })
  const detail = await owner.client.get(path)
  expect(detail.body.hasPassword).toBe(true)
  expect(detail.text + (await owner.client.get(api.pages)).text).not.toMatch(/glaze|argon2/)
  await pages.change(pageId, { access: 'password', password: maskedPassword })
  await pages.change(pageId, { access: 'password', password: '' })
  expect((await sendForm(visitor, '/prices', { password: maskedPassword })).status).toBe(401)
  expect((await sendForm(visitor, '/prices', { password: 'glaze' })).status).toBe(303)
})

test('a page is not locked without a password; a copy of a locked page has the same one', async () => {
  const { owner, pages, pageId, visitor } = await openLockedSite()
  const openId = await pages.createPublished({ title: 'Open' }, 'Words')
  const refused = await owner.client.patch(fillPath(api.page, { pageId: openId }), { access: 'password' })
  expect([refused.status, refused.body.errors]).toEqual([400, { password: 'Enter a password.' }])
  const copy = await owner.client.post(fillPath(api.pageDuplicate, { pageId }), {})
  expect([copy.status, copy.body.hasPassword]).toEqual([201, true])
  await pages.publish(copy.body.id)
  expect((await visitor.get(copy.body.path)).status).toBe(401)
  expect((await sendForm(visitor, copy.body.path, { password: 'glaze' })).status).toBe(303)
})
