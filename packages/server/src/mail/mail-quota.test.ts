import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { english } from '@sitewright/model/visitor-texts/english'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listWelcomeMail } from './templates/visitors/list-welcome'
import { orderShippedMail } from './templates/visitors/order-shipped'

const dayMs = 24 * 3_600_000

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost({
    startsAt: Date.parse('2026-03-01T09:00:00Z'),
    environment: { MAILS_PER_SITE_PER_DAY: '3', MAILS_PER_ACCOUNT_PER_DAY: '4' },
  })
})
afterAll(() => host.stop())
beforeEach(async () => {
  host.clock.advance(dayMs)
  owner = await host.owner()
})

const sendTest = () => owner.client.post(api.mailTest)

async function subjects(site = owner.site) {
  await host.runDueJobs()
  return (await readMails(host, site.id)).map(({ subject }) => subject)
}

function send(template: typeof listWelcomeMail | typeof orderShippedMail, to: string, site = owner.site) {
  return host.services.database.site(site.id, (tx) =>
    host.services.mail.send(tx, { websiteId: site.id, to, template, data: template.panel.sample(english) } as never),
  )
}

async function fill() {
  for (let count = 0; count < 3; count++) await send(listWelcomeMail, `reader-${count}@example.com`)
  expect(await subjects()).toHaveLength(3)
}

test('a site that has sent all its emails of the day says so to who asks for one', async () => {
  await fill()
  const refused = await sendTest()
  expect([refused.status, refused.body.errorKey]).toEqual([429, 'mail.limit-reached'])
  const invited = await owner.client.post(api.invitations, { email: 'x@example.com', roles: [roles.editor] })
  expect([invited.status, invited.body.errorKey]).toEqual([429, 'mail.limit-reached'])
  expect((await owner.client.get(api.invitations)).body.invitations).toEqual([])
  host.clock.advance(dayMs)
  expect((await sendTest()).status).toBe(200)
})

test('what visitors wait for is sent the next day, each email once and none lost', async () => {
  await fill()
  for (let count = 3; count < 8; count++) await send(listWelcomeMail, `reader-${count}@example.com`)
  expect(await subjects()).toHaveLength(3)
  host.clock.advance(dayMs)
  expect(await subjects()).toHaveLength(6)
  host.clock.advance(dayMs)
  expect(await subjects()).toHaveLength(8)
  const readers = (await readMails(host, owner.site.id)).map(({ to }) => to)
  expect(new Set(readers).size).toBe(8)
})

test('emails about orders are sent whatever the site has sent, and take nobody’s place', async () => {
  await fill()
  for (let count = 0; count < 4; count++) await send(orderShippedMail, `buyer-${count}@example.com`)
  expect(await subjects()).toHaveLength(7)
  host.clock.advance(dayMs)
  for (let count = 0; count < 4; count++) await send(orderShippedMail, `buyer-${count}@example.com`)
  expect((await sendTest()).status).toBe(200)
})

test('an account with many sites has a limit for all of them, and other accounts have their own', async () => {
  await fill()
  const made = await owner.platform.post(api.sites, { title: 'Second', identifier: `${owner.site.identifier}-two` })
  const second = { ...made.body, template: 'blank' }
  expect(made.status).toBe(201)
  for (let count = 0; count < 3; count++) await send(listWelcomeMail, `second-${count}@example.com`, second)
  expect(await subjects(second)).toHaveLength(1)
  const other = await host.owner()
  for (let count = 0; count < 3; count++) await send(listWelcomeMail, `other-${count}@example.com`, other.site)
  expect(await subjects(other.site)).toHaveLength(3)
})
