import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import {
  askFormKey,
  contactForm,
  registerTestForm,
  sendTestForm,
  solveProof,
  submissionBody,
} from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let other: TestOwner
beforeAll(async () => {
  host = await startTestHost({
    environment: { FORM_SUBMISSIONS_PER_MINUTE: '1000' },
    askRecaptcha: async (secret, token) => (secret === 's3cret' && token === 'human' ? 'right' : 'wrong'),
  })
  owner = await host.owner()
  other = await host.owner()
})
afterAll(() => host.stop())

const rows = (site = owner.site) =>
  host.services.database.site(site.id, (tx) =>
    tx.selectFrom('submissions').selectAll().orderBy('created_at').orderBy('id').execute(),
  )
const rowsOf = async (formId: string) => (await rows()).filter((row) => row.form_id === formId)
let count = 0
const ada = () => ({ name: ['Ada', 'Byron'], email: 'Ada@Example.com', message: `Hello ${count++}` })

test('[FORM-081] [FORM-082] [FORM-084] [FORM-094] a form is sent with a key and stored with its page, its address and its words', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const asked = await visitor.post(api.formSubmissionKey)
  expect([asked.status, typeof asked.body.key]).toEqual([200, 'string'])
  const values = { name: ['Ada', 'Byron'], email: 'Ada@Example.com', message: 'Hello\u0000 <b>you</b>\ud800' }
  const saved = await visitor.post(api.saveFormSubmission, submissionBody({ key: asked.body.key, formId, values }))
  expect([saved.status, saved.body]).toEqual([200, {}])
  const [row, ...more] = await rowsOf(formId)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    form_id: formId,
    form_version: 1,
    state: 'inbox',
    is_read: false,
    email: 'ada@example.com',
    page_path: '/contact',
    answers: { name: ['Ada', 'Byron'], email: 'Ada@Example.com', message: 'Hello <b>you</b>' },
    created_at: new Date(host.clock.now()),
  })
})

test('[FORM-050] [FORM-095] [FORM-096] what is missing or wrong is told field by field, and the key stays good', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const { key } = await askFormKey(visitor)
  const wrong = submissionBody({ key, formId, values: { email: 'nobody', message: '' } })
  const refused = await visitor.post(api.saveFormSubmission, wrong)
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    {
      email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      message: 'Message is required.',
    },
  ])
  const long = submissionBody({ key, formId, values: { ...ada(), message: 'x'.repeat(2001) } })
  expect((await visitor.post(api.saveFormSubmission, long)).body.errors).toEqual({
    message: 'You have exceeded the character limit.',
  })
  expect(await rowsOf(formId)).toEqual([])
  expect((await visitor.post(api.saveFormSubmission, submissionBody({ key, formId, values: ada() }))).status).toBe(200)
  const museum = await sendTestForm(visitor, formId, { ...ada(), email: 'curator@city.museum' })
  expect(museum.status).toBe(200)
})

test('[FORM-035] a form without validation takes what it gets', async () => {
  const formId = await registerTestForm(host, owner.site, { ...contactForm, validate: false })
  expect((await sendTestForm(host.visitor(owner.site), formId, { email: 'nobody' })).status).toBe(200)
  expect((await rowsOf(formId))[0]).toMatchObject({ email: null, answers: { email: 'nobody' } })
})

test('[FORM-100] keys that are forged, altered, used for something else, too old or of another site are refused with 401; clocks of processes may differ a little', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const send = (key: string) => visitor.post(api.saveFormSubmission, submissionBody({ key, formId, values: ada() }))
  const { key } = await askFormKey(visitor)
  const altered = key.replace(/^./, (first) => (first === '0' ? '1' : '0'))
  const foreign = (await askFormKey(host.visitor(other.site))).key
  for (const bad of ['forged', altered, `${key}x`, key.slice(0, -1), foreign]) {
    const answer = await send(bad)
    expect([answer.status, answer.body.error]).toEqual([401, 'Unable to submit form. Please try again later.'])
  }
  expect((await send(key)).status).toBe(200)
  const changed = submissionBody({ key, formId, values: { ...ada(), message: 'Something else' } })
  expect((await visitor.post(api.saveFormSubmission, changed)).status).toBe(401)
  const late = (await askFormKey(visitor)).key
  host.clock.advance(60 * 60_000 - 1)
  const lastMoment = await askFormKey(visitor)
  host.clock.advance(1)
  expect((await send(late)).status).toBe(401)
  expect((await send(lastMoment.key)).status).toBe(200)
  expect(await rowsOf(formId)).toHaveLength(2)
  const early = [await askFormKey(visitor), await askFormKey(visitor)]
  host.clock.advance(-30_000)
  expect((await send(early[0]?.key ?? '')).status).toBe(200)
  host.clock.advance(-60_000)
  expect((await send(early[1]?.key ?? '')).status).toBe(401)
  host.clock.advance(90_000)
})

test('one key sent many times at once stores one submission, and each is told that it was stored', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const { key } = await askFormKey(visitor)
  const body = submissionBody({ key, formId, values: ada() })
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post(api.saveFormSubmission, body)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']))
  expect(await rowsOf(formId)).toHaveLength(1)
})

test('many submissions at once are all stored, each with what it said', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const messages = Array.from({ length: 150 }, (_, index) => `Message ${index}`)
  const answers = await Promise.all(messages.map((message) => sendTestForm(visitor, formId, { ...ada(), message })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const stored = (await rowsOf(formId)).map(({ answers: given }) => (given as { message: string }).message)
  expect(stored.sort()).toEqual(messages.sort())
})

test('[FORM-101] a form that is not on a published page, or of another site, does not exist', async () => {
  const formId = await registerTestForm(host, other.site)
  for (const id of [formId, 'popup', 'f'.repeat(24), "x' or '1'='1"]) {
    const answer = await sendTestForm(host.visitor(owner.site), id, ada())
    expect([answer.status, answer.body.error]).toEqual([404, 'This form has not been configured yet.'])
  }
  expect(await rows(other.site)).toEqual([])
})

test('[FORM-098] what no page of ours would send is refused whole', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const { key } = await askFormKey(visitor)
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']))
  const bad = ['no json', '[]', '{"email":7}', JSON.stringify(many), '{"message":["a"]}', '{"name":["a","b","c"]}']
  for (const form of bad) {
    const answer = await visitor.post(api.saveFormSubmission, { ...submissionBody({ key, formId, values: {} }), form })
    expect([answer.status, answer.body.error, form]).toEqual([
      400,
      'Could not parse the form fields, please check your entries.',
      form,
    ])
  }
  const huge = await visitor.post(
    api.saveFormSubmission,
    submissionBody({ key, formId, values: { ...ada(), message: 'x'.repeat(10_000_000) } }),
  )
  expect(huge.status).toBe(413)
  const large = submissionBody({ key, formId, values: { ...ada(), message: 'x'.repeat(600_000) } })
  expect((await visitor.post(api.saveFormSubmission, large)).status).toBe(400)
  const proto = '{"__proto__":{"email":"x"},"constructor":"x"}'
  const odd = await visitor.post(api.saveFormSubmission, {
    ...submissionBody({ key, formId, values: {} }),
    form: proto,
  })
  expect(odd.status).toBe(400)
  expect(await rowsOf(formId)).toEqual([])
})

test('a form that asks for a proof takes it for its own key alone, and for one submission', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site, { ...contactForm, captcha: 'proof' })
  const { key, challenge } = await askFormKey(visitor)
  const captchaKey = solveProof(challenge)
  for (const wrong of [{}, { captchaKey: '' }, { captchaKey: '-1' }]) {
    const answer = await visitor.post(api.saveFormSubmission, submissionBody({ key, formId, values: ada(), ...wrong }))
    expect([answer.status, answer.body.error]).toEqual([400, 'Complete CAPTCHA before submitting.'])
  }
  const proven = submissionBody({ key, formId, values: ada(), captchaKey })
  const send = () => visitor.post(api.saveFormSubmission, proven)
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  const other = submissionBody({ key, formId, values: { ...ada(), message: 'Another' }, captchaKey })
  expect((await visitor.post(api.saveFormSubmission, other)).status).toBe(401)
  expect(await rowsOf(formId)).toHaveLength(1)
})

test('the captcha service is asked by sites that have its keys, and by no other', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site, { ...contactForm, captcha: 'recaptcha' })
  expect((await sendTestForm(visitor, formId, ada())).status).toBe(200)
  await owner.client.put(api.formSettings, { recaptchaSiteKey: 'site', recaptchaSecretKey: 's3cret' })
  expect((await sendTestForm(visitor, formId, ada())).body.error).toBe('Complete CAPTCHA before submitting.')
  expect((await sendTestForm(visitor, formId, ada(), { captchaKey: 'machine' })).status).toBe(400)
  expect((await sendTestForm(visitor, formId, ada(), { captchaKey: 'human' })).status).toBe(200)
})

test('what looks like spam is kept apart and answered like any other', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const links = (many: number) => 'see http://buy.example '.repeat(many) + count++
  const same = ada()
  const sent = [
    [ada(), {}],
    [{ ...ada(), 'your-fax-number': '555' }, {}],
    [{ ...ada(), message: links(3) }, {}],
    [{ ...ada(), message: links(3) }, { elapsedMs: 10 }],
    [{ ...ada(), message: links(12) }, {}],
    [ada(), { elapsedMs: 10 }],
    [same, {}],
    [same, {}],
  ] as const
  for (const [values, rest] of sent) {
    host.clock.advance(1)
    expect((await sendTestForm(visitor, formId, values, rest)).status).toBe(200)
  }
  expect((await rowsOf(formId)).map((row) => [row.state, row.spam_reasons, row.is_delivered])).toEqual([
    ['inbox', [], true],
    ['spam', ['honeypot'], false],
    ['inbox', ['links'], true],
    ['spam', ['quick', 'links'], false],
    ['spam', ['manyLinks'], false],
    ['inbox', ['quick'], true],
    ['inbox', [], true],
    ['spam', ['duplicate'], false],
  ])
  host.clock.advance(11 * 60_000)
  await sendTestForm(visitor, formId, same)
  expect((await rowsOf(formId)).at(-1)?.state).toBe('inbox')
})

test('what waited in a browser is stored once, however late it comes again; a late key brings nothing new', async () => {
  const visitor = host.visitor(owner.site)
  const formId = await registerTestForm(host, owner.site)
  const { key } = await askFormKey(visitor)
  const body = submissionBody({ key, formId, values: ada() })
  expect((await visitor.post(api.saveFormSubmission, body)).status).toBe(200)
  host.clock.advance(2 * 60 * 60_000)
  expect((await visitor.post(api.saveFormSubmission, body)).status).toBe(200)
  const changed = submissionBody({ key, formId, values: ada() })
  expect((await visitor.post(api.saveFormSubmission, changed)).status).toBe(401)
  expect(await rowsOf(formId)).toHaveLength(1)
})
