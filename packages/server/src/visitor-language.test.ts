import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { english } from '@sitewright/model/visitor-texts/english'
import * as visitorTexts from '@sitewright/model/visitor-texts/texts-for'
import { platformHost, startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** A second language: the English texts with a mark in front of them. */
const marked = JSON.parse(JSON.stringify(english), (key, value) =>
  typeof value === 'string' && key !== 'language' ? `¤${value}` : value,
)
const translations = vi.spyOn(visitorTexts, 'textsFor')

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  translations.mockImplementation((language) => (language === 'eo' ? marked : english))
  host = await startTestHost()
  owner = await host.owner()
  const pages = createPageOwner(owner.client)
  await pages.changeDocument(api.siteSettings, { language: 'eo' })
  await pages.changeDocument(api.memberSettings, { allowSignUp: true })
})
afterAll(async () => {
  translations.mockRestore()
  await host.stop()
})

test('calls tell visitors what is wrong in the language of the site', async () => {
  const visitor = host.visitor(owner.site)
  const wrong = await visitor.post(api.siteUserSession, { email: 'ann@daisy.example', password: 'x', rememberMe: true })
  expect(wrong.body).toMatchObject({
    error: '¤The email address or password is incorrect.',
    errorKey: 'account.wrong-sign-in',
  })
  const short = await visitor.post(api.siteUserAccount, { email: 'ann', password: 'short' })
  expect(short.body).toMatchObject({
    error: '¤Check the highlighted fields.',
    errors: { email: '¤This is not an email address.', password: '¤Use at least 8 characters.' },
  })
  const common = await visitor.post(api.siteUserAccount, { email: 'ann@daisy.example', password: 'password' })
  expect(common.body.errors).toEqual({ password: '¤This password is too common. Choose another.' })
  const unstorable = await visitor.post(api.siteUserSession, { email: 'a\0', password: 'x', rememberMe: true })
  expect(unstorable.body.errors.email).toMatch(/^¤/)
  expect((await visitor.get('/api/nothing')).body.error).toMatch(/^¤/)
})

test('owners are told in English', async () => {
  const { client } = owner
  const login = await host.clientOn(platformHost).post(api.login, { email: owner.email, password: 'x' })
  expect(login.body.error).toBe('The email address or password is incorrect.')
  expect((await client.get('/api/nothing')).body.error).toMatch(/^Not found/)
  const invited = await client.post(api.siteMembers, { email: 'ann' })
  expect(invited.body).toMatchObject({
    error: 'Check the highlighted fields.',
    errors: { email: 'This is not an email address.' },
  })
})

test('pages tell visitors what is wrong in the language of the site', async () => {
  const visitor = host.visitor(owner.site)
  const expired = await visitor.get(`${paths.newsletterConfirm}?code=unknown`)
  expect(expired.text).toContain('¤Too late')
  expect(expired.text).toContain('¤This link has expired. Subscribe again to get a new one.')
  expect((await sendForm(host, visitor, paths.memberLogin, {})).text).toContain('¤Fill in this field.')
})

test('emails are in the language of the site, those for its owner in English', async () => {
  await owner.client.post(api.siteMembers, { email: 'ann@daisy.example' })
  await owner.client.post(api.mailTest)
  await host.runDueJobs()
  const mails = await readMails(host, owner.site.id)
  const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to, subject]))
  expect(subjects).toEqual({
    'ann@daisy.example': '¤You are invited to join Test site',
    [owner.email]: 'Test email from Test site',
  })
  expect(mails.find(({ to }) => to === owner.email)?.text).not.toContain('¤')
})
