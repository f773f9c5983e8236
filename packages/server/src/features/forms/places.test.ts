import { formMessages } from '@sitewright/model/forms/messages'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/test-host'
import { createPageOwner } from '@sitewright/testkit/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
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
  const block = { id: formId, type: 'form', desktop, props: { form: { fields, ...form } } }
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
    path: fillPath(places.formPost, { formId: id }),
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
      path: fillPath(places.formPost, { formId }),
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
  expect((await host.visitor(owner.site).get('/contact')).text).not.toContain(formMessages.confirmByMail)
  const asking = await openContactPage({ storage: { listId: '3'.padStart(24, '0'), doubleOptIn: true } })
  expect((await host.visitor(asking.site).get('/contact')).text).toContain(
    `<p id="form-${formId}-confirm" class="form-confirm">${formMessages.confirmByMail}</p>`,
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

test('nothing posted leads to another site, and without any hint the form leads to its page', async () => {
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
