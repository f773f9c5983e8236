import { api } from '@sitewright/model/routes/api'
import { english } from '@sitewright/model/visitor-texts/english'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formSubmissionMail } from '../../mail/templates/form-submission'
import { namesAddress } from './names-address'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

test('an address is found by itself, and not inside of another one', () => {
  for (const text of [
    'a@b.example',
    'To <A@B.example>,',
    'write to a@b.example.',
    '{"to":"a@b.example"}',
    '"a@b.example',
  ]) {
    expect([text, namesAddress(text, 'a@b.example')]).toEqual([text, true])
  }
  for (const text of ['', 'ada@b.example', 'x.a@b.example', 'a@b.example.com', 'a@b.examples', 'a@b.example-x']) {
    expect([text, namesAddress(text, 'a@b.example')]).toEqual([text, false])
  }
  expect(namesAddress('ada@b.example a@b.example', 'a@b.example')).toBe(true)
})

test('mails about a person are given out and erased with the rest, those that wait and those in the outbox, and of nobody else', async () => {
  const owner = await host.owner()
  const form = { ...contactForm, storage: { emails: ['clerk@example.com'] } }
  const formId = await registerTestForm(host, owner.site, form)
  const send = async (email: string) =>
    expect((await sendTestForm(host.visitor(owner.site), formId, { email, message: `From ${email}` })).status).toBe(200)
  await send('ida@example.com')
  await send('fida@example.com')
  await host.runDueJobs()
  expect(await readMails(host, owner.site.id)).toHaveLength(2)
  const { database, mail } = host.services
  const waiting = {
    websiteId: owner.site.id,
    template: formSubmissionMail,
    data: formSubmissionMail.panel.sample(english),
  }
  await database.site(owner.site.id, async (tx) => {
    await mail.send(tx, { ...waiting, to: 'ida@example.com' })
    await mail.send(tx, { ...waiting, to: 'fida@example.com' })
  })

  const kept = (await owner.client.get(`${api.people}?email=ida@example.com`)).body.parts
  expect(kept).toMatchObject({ submissions: 1, 'pending emails': 1, 'sent emails': 1 })
  const given = (await owner.client.get(`${api.peopleExport}?email=ida@example.com`)).body
  expect(given['sent emails'][0].text).toContain('From ida@example.com')
  const { erased } = (await owner.client.post(api.peopleErase, { email: 'ida@example.com' })).body
  expect(erased).toMatchObject({ submissions: 1, 'pending emails': 1, 'sent emails': 1 })
  const left = await readMails(host, owner.site.id)
  expect(left.map(({ text }) => text.includes('From fida@example.com'))).toEqual([true])
  const others = (await owner.client.get(`${api.people}?email=fida@example.com`)).body.parts
  expect(others).toMatchObject({ submissions: 1, 'pending emails': 1, 'sent emails': 1 })
})
