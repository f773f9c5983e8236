import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let formId: string
beforeAll(async () => {
  host = await startTestHost({ environment: { FORM_SUBMISSIONS_PER_MINUTE: '10000' } })
})
beforeEach(async () => {
  owner = await host.owner()
  reader = owner.client
  formId = await registerTestForm(host, owner.site)
})
afterAll(() => host.stop())

async function send(message: string, values: Record<string, FieldValue> = {}, form = formId) {
  host.clock.advance(1000)
  const answers = { name: ['Ada', 'Byron'], email: 'ada@example.com', message, ...values }
  const { status } = await sendTestForm(host.visitor(owner.site), form, answers)
  expect(status).toBe(200)
}
let reader: ApiClient
const passAMonth = () => passDays(31)
/** So much later everybody may have to sign in again. */
async function passDays(days: number) {
  host.clock.advance(days * 24 * 60 * 60_000)
  await host.runDueJobs()
  reader = await host.signIn(owner.client.host, owner)
}
const list = async (query = '') => (await reader.get(`${api.formSubmissions}?${query}`)).body
const messages = async (query = '') => (await list(query)).submissions.map((it: { excerpt: string }) => it.excerpt)
const one = (submissionId: string) => fillPath(api.formSubmission, { submissionId })

test('the inbox lists what came, newest first, page by page', async () => {
  for (const message of ['one', 'two', 'three', 'four', 'five']) await send(message)
  const first = await list('limit=2')
  expect(first.submissions[0]).toEqual({
    id: expect.any(String),
    formId,
    formName: 'Contact',
    who: 'Ada Byron',
    email: 'ada@example.com',
    excerpt: 'five',
    state: 'inbox',
    isRead: false,
    isStarred: false,
    noteCount: 0,
    createdAt: new Date(host.clock.now()).toISOString(),
  })
  const pages = [first]
  while (pages.at(-1).nextCursor !== null) pages.push(await list(`limit=2&cursor=${pages.at(-1).nextCursor}`))
  const seen = pages.flatMap((page) => page.submissions.map((it: { excerpt: string }) => it.excerpt))
  expect([pages.length, seen]).toEqual([3, ['five', 'four', 'three', 'two', 'one']])
  expect((await owner.client.get(`${api.formSubmissions}?cursor=nonsense`)).status).toBe(400)
})

test('submissions are found by the beginnings of their words, by form, day, star and whether they were read', async () => {
  const second = await registerTestForm(host, owner.site, { ...contactForm, name: 'Second' })
  const days = () => new Date(host.clock.now()).toISOString().slice(0, 10)
  const firstDay = days()
  await send('Zürich vases', { email: 'bo@shop.example' })
  await send('Two VASES and a bowl', {}, second)
  host.clock.advance(5 * 24 * 60 * 60_000)
  await send("It's a mug; don't' & | ! :* \\ --")
  expect(await messages('search=vase')).toEqual(['Two VASES and a bowl', 'Zürich vases'])
  expect(await messages('search=zurich%20VAS')).toEqual(['Zürich vases'])
  expect(await messages('search=bo@shop.example')).toEqual(['Zürich vases'])
  expect(await messages('search=shop')).toEqual(['Zürich vases'])
  expect(await messages("search=don't%20%26%20:*%20%27%27")).toEqual(["It's a mug; don't' & | ! :* \\ --"])
  expect(await messages('search=nothing')).toEqual([])
  expect(await messages(`formId=${second}`)).toEqual(['Two VASES and a bowl'])
  expect(await messages(`search=vase&formId=${second}`)).toEqual(['Two VASES and a bowl'])
  expect(await messages(`until=${firstDay}`)).toEqual(['Two VASES and a bowl', 'Zürich vases'])
  expect(await messages(`from=${days()}`)).toHaveLength(1)
  const [{ id }] = (await list('search=zurich')).submissions
  await owner.client.patch(one(id), { isRead: true, isStarred: true })
  expect(await messages('isUnread=false')).toEqual(['Zürich vases'])
  expect(await messages('isStarred=true')).toEqual(['Zürich vases'])
  expect(await messages('isUnread=true')).toHaveLength(2)
})

test('a search among many finds the rare one by the index of words, and none of another site', async () => {
  const { database } = host.services
  await send('the rare needle')
  const elsewhere = await host.owner()
  const otherForm = await registerTestForm(host, elsewhere.site)
  await sendTestForm(host.visitor(elsewhere.site), otherForm, { email: 'b@example.com', message: 'needle elsewhere' })
  await database.site(owner.site.id, async (tx) => {
    const row = await tx.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1600 }, (_, index) => ({
      ...row,
      id: index.toString(16).padStart(24, '0'),
      answers: '{"message":"hay"}',
      words: `'hay' 'site${owner.site.id}'`,
      created_at: new Date(host.clock.now() + 1000 + index),
    }))
    await tx.insertInto('submissions').values(copies).execute()
  })
  expect(await messages('search=needle')).toEqual(['the rare needle'])
  const overview = (await owner.client.get(api.forms)).body
  expect(overview.counts).toMatchObject({ inbox: 1601, unread: 1601 })
})

test('one submission is read with its fields, and stays readable when its form changes', async () => {
  await send('Hello', { name: ['<script>alert(1)</script>', ''] })
  const [{ id }] = (await list()).submissions
  const changed = { ...contactForm, name: 'Renamed', fields: [{ type: 'text', id: 'other', title: 'Other' }] }
  await registerTestForm(host, owner.site, changed, { id: formId, version: 2 })
  const { body } = await owner.client.get(one(id))
  expect(body).toMatchObject({
    formName: 'Renamed',
    answers: { name: ['<script>alert(1)</script>', ''], message: 'Hello' },
    pagePath: '/contact',
    reasons: [],
    notes: [],
  })
  expect(body.fields.map((field: { title: string }) => field.title)).toEqual(['Name', 'Email', 'Message'])
  await sendTestForm(host.visitor(owner.site), formId, { other: 'New shape' })
  expect(await messages()).toEqual(['New shape', 'Hello'])
})

test('counts follow every change: read, starred, spam, bin and out of the bin', async () => {
  for (const message of ['one', 'two', 'three']) await send(message)
  const counts = async () => {
    const { body } = await owner.client.get(api.forms)
    return [body.counts, body.forms[0].unread]
  }
  expect(await counts()).toEqual([{ inbox: 3, unread: 3, starred: 0, spam: 0, deleted: 0 }, 3])
  const ids = (await list()).submissions.map((it: { id: string }) => it.id)
  const bulk = (some: string[], change: object) => owner.client.post(api.formSubmissionsBulk, { ids: some, change })
  expect((await bulk(ids, { isRead: true, isStarred: true })).body).toEqual({ changed: 3 })
  expect((await bulk([ids[0], ids[0], 'f'.repeat(24)], { isRead: false })).body).toEqual({ changed: 1 })
  expect(await counts()).toEqual([{ inbox: 3, unread: 1, starred: 3, spam: 0, deleted: 0 }, 1])
  await bulk([ids[0]], { state: 'spam' })
  await bulk([ids[1]], { state: 'deleted' })
  expect(await counts()).toEqual([{ inbox: 1, unread: 0, starred: 1, spam: 1, deleted: 1 }, 0])
  expect(await messages('state=spam')).toEqual(['three'])
  expect((await owner.client.post(api.formSubmissionsErase, { ids })).body).toEqual({ changed: 1 })
  expect(await counts()).toEqual([{ inbox: 1, unread: 0, starred: 1, spam: 1, deleted: 0 }, 0])
})

test('notes are written by people with names, and removed again', async () => {
  await send('Hello')
  const [{ id: submissionId }] = (await list()).submissions
  const notes = fillPath(api.formSubmissionNotes, { submissionId })
  const made = await owner.client.post(notes, { text: 'Call back' })
  expect([made.status, made.body.text]).toEqual([201, 'Call back'])
  expect((await owner.client.post(notes, { text: ' ' })).status).toBe(400)
  const { body } = await owner.client.get(one(submissionId))
  expect(body.notes).toEqual([{ ...made.body, author: owner.email.split('@')[0] }])
  expect((await list()).submissions[0].noteCount).toBe(1)
  const note = fillPath(api.formSubmissionNote, { submissionId, noteId: made.body.id })
  expect([(await owner.client.delete(note)).status, (await owner.client.delete(note)).status]).toEqual([200, 404])
})

test('the inbox of another site is as good as empty, and visitors are turned away', async () => {
  await send('Secret')
  const [{ id }] = (await list()).submissions
  const stranger = await host.owner()
  expect((await stranger.client.get(one(id))).status).toBe(404)
  expect((await stranger.client.patch(one(id), { isRead: true })).status).toBe(404)
  const bulk = await stranger.client.post(api.formSubmissionsBulk, { ids: [id], change: { state: 'deleted' } })
  expect(bulk.body).toEqual({ changed: 0 })
  const notes = fillPath(api.formSubmissionNotes, { submissionId: id })
  expect((await stranger.client.post(notes, { text: 'x' })).status).toBe(404)
  expect((await host.visitor(owner.site).get(api.formSubmissions)).status).toBe(401)
  expect(await messages()).toEqual(['Secret'])
})

test('what is too old or too long in the bin is removed by itself', async () => {
  await send('old')
  await send('binned')
  const [{ id }] = (await list('search=binned')).submissions
  await owner.client.patch(one(id), { state: 'deleted' })
  await host.runDueJobs()
  await passAMonth()
  expect([await messages('state=deleted'), await messages()]).toEqual([[], ['old']])
  await send('new')
  const put = await reader.put(api.formSettings, { retentionDays: 30 })
  expect(put.body).toEqual({ retentionDays: 30, recaptchaSiteKey: '', hasRecaptchaSecretKey: false })
  await host.runDueJobs()
  expect(await messages()).toEqual(['new'])
  await passAMonth()
  expect(await messages()).toEqual([])
})

test('only what lies in the bin is erased, with its notes; all else stays as it was', async () => {
  for (const message of ['kept', 'quarantined', 'binned']) await send(message)
  const [binned, quarantined, kept] = (await list()).submissions.map((it: { id: string }) => it.id)
  await owner.client.patch(one(quarantined), { state: 'spam' })
  await owner.client.patch(one(binned), { state: 'deleted' })
  await owner.client.post(fillPath(api.formSubmissionNotes, { submissionId: kept }), { text: 'Call back' })
  const erase = (ids: string[]) => owner.client.post(api.formSubmissionsErase, { ids })
  expect((await erase([kept, quarantined])).body).toEqual({ changed: 0 })
  expect([await messages(), await messages('state=spam')]).toEqual([['kept'], ['quarantined']])
  expect((await owner.client.get(one(kept))).body.notes).toHaveLength(1)
  expect((await erase([kept, quarantined, binned])).body).toEqual({ changed: 1 })
  expect((await owner.client.get(one(binned))).status).toBe(404)
})

test('what is in the bin already is not put there anew: its thirty days go on', async () => {
  await send('binned')
  const [{ id }] = (await list()).submissions
  await owner.client.patch(one(id), { state: 'deleted' })
  await passDays(20)
  expect((await reader.patch(one(id), { state: 'deleted' })).body).toEqual({ changed: 1 })
  await passDays(12)
  expect(await messages('state=deleted')).toEqual([])
})
