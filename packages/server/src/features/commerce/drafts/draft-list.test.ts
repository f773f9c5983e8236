import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { engraving, openTestDrafts } from '@sitewright/testkit/shop/test-drafts'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop
let drafts: ReturnType<typeof openTestDrafts>

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
  drafts = openTestDrafts(shop)
})

const list = async (query: string) => (await shop.client.get(`${api.draftOrders}${query}`)).body

test('[SHOP-104] drafts are listed by pages: those that wait first, the last changed first, each once', async () => {
  const made: string[] = []
  for (let at = 0; at < 5; at++) {
    host.clock.advance(1000)
    made.push((await drafts.prepare({ lines: [engraving] })).id)
  }
  const [oldest = '', , , , newest = ''] = made
  host.clock.advance(1000)
  await drafts.pay(newest, 750)
  await drafts.change(oldest, { version: 1, lines: [engraving] })
  const wanted = [oldest, made[3], made[2], made[1], newest]
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { drafts: { id: string }[]; nextCursor: string | null; total: number } = await list(
      `?limit=2${cursor && `&cursor=${cursor}`}`,
    )
    expect([page.total, page.drafts.length <= 2]).toEqual([5, true])
    seen.push(...page.drafts.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(wanted)
  for (const wrong of ['x', Buffer.from('[false,"0000-01-01T00:00:00Z","x"]').toString('base64url')])
    expect((await list(`?cursor=${wrong}`)).errorKey).toBe('request.invalid')
})

test('[SHOP-105] the email of a draft says what the owner writes, in preview and when it is sent', async () => {
  const { version, body } = (await shop.client.get(api.storeSettings)).body
  const mails = {
    draft: { subject: '{store}: please pay', heading: 'Nearly yours, {store}', opening: 'Hello dear customer' },
  }
  expect((await shop.client.put(api.storeSettings, { version, body: { ...body, mails } })).status).toBe(200)
  const preview = await shop.client.get(fillPath(api.orderMailPreview, { mail: 'draft' }))
  const { title } = (await shop.client.get(api.siteSettings)).body.body
  expect(preview.text).toContain(`Nearly yours, ${title}`)
  expect(preview.text).toContain('Hello dear customer')
  const draft = await drafts.prepare({ lines: [engraving] })
  await drafts.send(draft.id)
  await host.runDueJobs()
  const [mail] = await readMails(host, shop.owner.site.id)
  expect(mail?.subject).toBe(`${title}: please pay`)
  for (const words of ['Nearly yours', 'Hello dear customer', '1 × Engraving', '$7.50'])
    expect([mail?.html.includes(words), mail?.text.includes(words)], words).toEqual([true, true])
})
