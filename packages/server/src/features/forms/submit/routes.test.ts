import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { forms } from '@sitewright/model/visitor-texts/english/forms'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ askRecaptcha: async () => 'right' })
})
afterAll(() => host.stop())

const formId = '2'.padStart(24, '0')
const fields = [
  { type: 'name', id: 'name', title: 'Name', required: true },
  { type: 'email', id: 'email', title: 'Email', required: true },
  { type: 'textarea', id: 'message', title: 'Message', maxLength: 7 },
  { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Handle', 'Lid'] },
  { type: 'password', id: 'word', title: 'Word' },
  { type: 'hidden', id: 'source', key: 'source', value: 'none' },
]
const right: [string, string][] = [
  ['name.First', 'Ada'],
  ['name.Last', 'Byron'],
  ['email', 'ada@example.com'],
  ['message', 'one\r\ntwo'],
  ['extras', 'Handle'],
  ['extras', 'Lid'],
]

async function openContactPage(form: Record<string, unknown> = {}): Promise<TestOwner> {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const pageId = await pages.create({ title: 'Contact' })
  const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 10 } }
  const block = { id: formId, type: 'form', desktop, props: { form: { fields, captcha: 'none', ...form } } }
  const document = { format: pageFormat, sections: [{ id: '1'.padStart(24, '0'), blocks: [block] }] }
  const saved = await owner.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  expect(saved.status, saved.text).toBe(200)
  await pages.publish(pageId)
  return owner
}

/** As a browser without scripts posts it. */
function post({ site }: TestOwner, values: readonly [string, string][], { from = '/contact', id = formId } = {}) {
  const { host: name } = host.visitor(site)
  return host.request({
    host: name,
    method: 'POST',
    path: fillPath(paths.formPost, { formId: id }),
    body: new URLSearchParams([...values]).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${name}`,
      'sec-fetch-site': 'same-origin',
      ...(from === '' ? {} : { referer: `http://${name}${from}` }),
    },
  })
}

const answersOf = ({ site }: TestOwner) =>
  host.services.database.site(site.id, async (tx) => {
    const rows = await tx.selectFrom('submissions').select(['answers', 'page_path']).execute()
    return rows.map((row) => ({ ...row }))
  })

test('the page of a form posts by itself, and leads back to the words after it', async () => {
  const owner = await openContactPage({ successText: 'We will write.' })
  const page = (await host.visitor(owner.site).get('/contact')).text
  expect(page).toContain(`action="/api/form/post/${formId}"`)
  const answer = await post(owner, right, { from: '/contact?source=ad' })
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    `/contact?source=ad&submitted=${formId}#form-${formId}-done`,
  ])
  expect(page).toContain(`id="form-${formId}-done"`)
  expect(page).toContain('We will write.')
  const answers = { name: ['Ada', 'Byron'], email: 'ada@example.com', message: 'one\ntwo', word: '' }
  expect(await answersOf(owner)).toEqual([
    { page_path: '/contact', answers: { ...answers, extras: ['Handle', 'Lid'], source: 'ad' } },
  ])
})

test('whoever is signed in posts like everybody else, and other sites cannot post for them', async () => {
  const owner = await openContactPage()
  const { client } = owner
  const send = (headers: Record<string, string>) =>
    host.request({
      host: client.host,
      method: 'POST',
      path: fillPath(paths.formPost, { formId }),
      body: new URLSearchParams(right).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    })
  expect((await send({ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await answersOf(owner)).toEqual([])
  const answer = await send({ origin: `http://${client.host}`, 'sec-fetch-site': 'same-origin' })
  expect([answer.status, (await answersOf(owner)).length]).toEqual([303, 1])
})

test('without scripts too, who subscribes is led to words that ask to confirm by mail, and others are not', async () => {
  const owner = await openContactPage()
  expect((await host.visitor(owner.site).get('/contact')).text).not.toContain('class="form-confirm"')
  const asking = await openContactPage({ storage: { listId: '3'.padStart(24, '0'), doubleOptIn: true } })
  expect((await host.visitor(asking.site).get('/contact')).text).toContain(
    `<p id="form-${formId}-confirm" class="form-confirm">${forms.confirmByMail}</p>`,
  )
  expect((await post(asking, right)).headers.location).toBe(`/contact?submitted=${formId}#form-${formId}-confirm`)
})

test('a form that leads elsewhere does so', async () => {
  const owner = await openContactPage({ successUrl: '/thanks' })
  expect((await post(owner, right)).headers.location).toBe('/thanks')
})

test('[FORM-051] [FORM-106] [FORM-107] what is wrong is told above the title of its field, with all that was typed but a password', async () => {
  const owner = await openContactPage()
  const wrong: [string, string][] = [
    ['name.First', '<b>Ada'],
    ['name.Last', 'Byron'],
    ['email', 'nobody'],
    ['message', 'Too long for it'],
    ['extras', 'Lid'],
    ['word', 'hunter2'],
  ]
  const answer = await post(owner, wrong, { from: '/contact?source=ad' })
  expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'private, no-store'])
  const html = answer.text
  const [above = '', inside = ''] = html.split('<form class="form"')
  expect(above).toContain('Your form has encountered a problem. Please scroll down to review.')
  expect(inside).toContain('Your form has encountered a problem. Please scroll up to review.')
  expect(html.indexOf('Email is not valid.')).toBeLessThan(html.indexOf('>Email<'))
  expect(html).toMatch(/aria-describedby="form-[0-9]+-email-error"/)
  expect(html).toContain('You have exceeded the character limit.')
  expect(html).toContain('value="&lt;b&gt;Ada"')
  expect(html).toMatch(/<input[^>]*value="Lid"[^>]*checked=""|<input[^>]*checked=""[^>]*value="Lid"/)
  expect(html).toContain('Too long for it</textarea>')
  expect(html).not.toContain('hunter2')
  expect(html).toContain('.form-field-error')
  expect(await answersOf(owner)).toEqual([])
  const mended = await post(owner, [...right, ['page-of-this-form', '/contact?source=ad']], { from: '' })
  expect(mended.headers.location).toContain('/contact?source=ad&submitted=')
})

test('[SEC-48] nothing posted leads to another site, and without any hint the form leads to its page', async () => {
  const owner = await openContactPage()
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/api/site/settings', '']) {
    host.clock.advance(60_000)
    const answer = await post(owner, [...right, ['page-of-this-form', elsewhere]], { from: '' })
    expect([elsewhere, answer.status, answer.headers.location?.split('?')[0]]).toEqual([elsewhere, 303, '/contact'])
  }
})

test('[FORM-101] a form that is not there is a page that is not found', async () => {
  const owner = await openContactPage()
  const answer = await post(owner, right, { id: '9'.padStart(24, '0') })
  expect([answer.status, answer.text.includes('Page not found')]).toEqual([404, true])
})

/** What the page of the second step brings back beside the fields. */
function ticketOf(html: string): [string, string] {
  return ['ticket-of-this-form', /name="ticket-of-this-form" value="([^"]+)"/.exec(html)?.[1] ?? '']
}

const storedOf = ({ site }: TestOwner) =>
  host.services.database.site(site.id, (tx) =>
    tx.selectFrom('submissions').select(['id', 'state', 'spam_reasons', 'is_delivered']).execute(),
  )

test('[SEC-54] no post without scripts goes around a captcha: it takes a second step and is then kept apart', async () => {
  const owner = await openContactPage({ captcha: 'proof', storage: { emails: ['clerk@example.com'] } })
  const first = await post(owner, right)
  expect([first.status, first.text.includes('One more step')]).toEqual([400, true])
  expect(first.text).toContain('value="Ada"')
  expect(first.text).toMatch(/one\r?\ntwo<\/textarea>/)
  const ticket = ticketOf(first.text)

  const tooSoon = await post(owner, [...right, ticket])
  expect([tooSoon.status, ticketOf(tooSoon.text)]).toEqual([400, ticket])
  const { body: asked } = await host.visitor(owner.site).post(api.formSubmissionKey)
  const other = ticketOf((await post(await openContactPage({ captcha: 'proof' }), right)).text)[1]
  const forged = ['', 'x', asked.key, other, ticket[1].replace(/^./, (first) => (first === '0' ? '1' : '0'))]
  host.clock.advance(5_000)
  for (const wrong of forged) expect((await post(owner, [...right, [ticket[0], wrong]])).status).toBe(400)
  expect(await storedOf(owner)).toEqual([])

  const sent = await post(owner, [...right, ticket])
  expect([sent.status, sent.headers.location]).toEqual([303, `/contact?submitted=${formId}#form-${formId}-done`])
  const again = await post(owner, [...right, ticket])
  expect(again.status).toBe(303)
  const changed = right.map(([name, value]): [string, string] => [name, name === 'message' ? 'other' : value])
  expect((await post(owner, [...changed, ticket])).status).toBe(401)
  const stored = await storedOf(owner)
  expect(stored).toMatchObject([{ state: 'spam', spam_reasons: ['unchecked'], is_delivered: false }])
  await host.runDueJobs()
  expect(await readMails(host, owner.site.id)).toEqual([])
})

test('who mends what is wrong in the second step need not begin it anew', async () => {
  const owner = await openContactPage({ captcha: 'proof' })
  const wrong = right.map(([name, value]): [string, string] => [name, name === 'email' ? 'nobody' : value])
  const refused = await post(owner, wrong)
  expect([refused.status, refused.text.includes('Email is not valid.')]).toEqual([400, true])
  host.clock.advance(5_000)
  expect((await post(owner, [...right, ticketOf(refused.text)])).status).toBe(303)
})

test('[SEC-54] a captcha of a service is not passed by without scripts either, and is asked of nobody where it has no keys', async () => {
  const owner = await openContactPage({ captcha: 'recaptcha' })
  expect((await post(owner, right)).status).toBe(303)
  const keys = { recaptchaSiteKey: 'site', recaptchaSecretKey: 's3cret' }
  const saved = await owner.client.put(api.formSettings, keys)
  expect(saved.status, saved.text).toBe(200)
  expect((await post(owner, right)).status).toBe(400)
})
