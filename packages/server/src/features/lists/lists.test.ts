import type { Contact } from '@sitewright/model/lists/contacts'
import { maxLists } from '@sitewright/model/lists/mailing-lists'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteProgress } from './imports/import-rows'
import { importJob } from './jobs/job-kinds'

const dayMs = 24 * 60 * 60_000
let host: TestHost
let owner: TestOwner
let client: ApiClient
let listId: string

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
  listId = await makeList('Studio letters')
})

async function makeList(name: string): Promise<string> {
  return (await client.post(api.mailingLists, { name })).body.id
}
const at = (path: string, values: Record<string, string> = {}) => fillPath(path, { listId, ...values })
const add = (email: string, name = '') => client.post(at(api.listContacts), { email, name })
const contacts = async (query = ''): Promise<Contact[]> =>
  (await client.get(at(api.listContacts) + query)).body.contacts
const emails = async (query = '') => (await contacts(query)).map(({ email }) => email)
const change = (body: unknown) => client.post(at(api.listContactsChange), body)
const timeline = async (contactId: string) => {
  const { body } = await client.get(fillPath(api.contact, { contactId }))
  return body.events.map((event: { kind: string }) => event.kind)
}

/** Sessions end while the clock moves: the database is asked. */
function countRows(tables: readonly ('mailing_lists' | 'subscribers' | 'contact_events')[]) {
  return host.services.database.site(owner.site.id, async (tx) => {
    const counts: number[] = []
    for (const table of tables) counts.push((await tx.selectFrom(table).select('id').execute()).length)
    return counts
  })
}

test('a list is made, renamed, set up, counted, deleted and taken back with everybody on it', async () => {
  await add('ada@example.com')
  const changed = await client.patch(at(api.mailingList), { name: ' Letters ', doubleOptIn: true, welcomeText: 'Hi' })
  expect(changed.body).toMatchObject({ name: 'Letters', doubleOptIn: true, welcomeText: 'Hi' })
  expect((await client.patch(at(api.mailingList), { name: '' })).status).toBe(400)
  expect((await client.delete(at(api.mailingList))).status).toBe(200)
  expect((await client.get(api.mailingLists)).body.lists).toEqual([])
  expect((await client.get(at(api.listContacts))).status).toBe(404)
  expect((await client.get(api.mailingListBin)).body.lists).toMatchObject([{ id: listId, counts: { subscribed: 1 } }])
  expect((await client.post(at(api.mailingListRestore))).body).toMatchObject({ name: 'Letters', deletedAt: null })
  expect(await emails()).toEqual(['ada@example.com'])
  host.clock.advance(40 * dayMs)
  await host.runDueJobs()
  expect(await countRows(['mailing_lists', 'subscribers'])).toEqual([1, 1])
})

test('a list leaves the bin for good after thirty days, with everybody on it', async () => {
  await add('ada@example.com')
  await client.delete(at(api.mailingList))
  host.clock.advance(29 * dayMs)
  await host.runDueJobs()
  expect(await countRows(['mailing_lists', 'subscribers', 'contact_events'])).toEqual([1, 1, 1])
  host.clock.advance(2 * dayMs)
  await host.runDueJobs()
  expect(await countRows(['mailing_lists', 'subscribers', 'contact_events'])).toEqual([0, 0, 0])
})

test('a site has up to twenty lists, and one in the bin takes no place', async () => {
  for (let count = 1; count < maxLists; count++) await makeList(`List ${count}`)
  const refused = await client.post(api.mailingLists, { name: 'One more' })
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'list.too-many'])
  await client.delete(at(api.mailingList))
  expect((await client.post(api.mailingLists, { name: 'One more' })).status).toBe(201)
  expect((await client.post(at(api.mailingListRestore))).status).toBe(409)
})

test('contacts are added by hand, found by words and state, and paged by cursor', async () => {
  for (let count = 0; count < 5; count++) await add(`person-${count}@example.com`, count === 3 ? 'Zoë 100%' : '')
  expect((await add('PERSON-1@example.com')).body.errorKey).toBe('list.contact-known')
  expect((await add('nobody')).body.errors).toEqual({ email: 'This is not an email address.' })
  const first = await client.get(`${at(api.listContacts)}?limit=3`)
  const second = await client.get(`${at(api.listContacts)}?limit=3&before=${first.body.next}`)
  const shown = [...first.body.contacts, ...second.body.contacts].map((it: Contact) => it.email)
  expect(shown).toEqual([4, 3, 2, 1, 0].map((count) => `person-${count}@example.com`))
  expect(second.body.next).toBeNull()
  expect(await emails('?search=ZO%C3%8B')).toEqual(['person-3@example.com'])
  expect(await emails('?search=100%25')).toEqual(['person-3@example.com'])
  expect(await emails('?search=_')).toEqual([])
  expect(await emails('?state=unsubscribed')).toEqual([])
})

test('people are unsubscribed, taken back, moved and removed, and their timeline tells it', async () => {
  const one = (await add('ada@example.com')).body
  const two = (await add('bob@example.com')).body
  const target = await makeList('Other')
  await client.post(fillPath(api.listContacts, { listId: target }), { email: 'bob@example.com' })

  expect((await change({ action: 'unsubscribe', ids: [one.id] })).body).toEqual({ changed: 1, skipped: 0 })
  expect(await emails('?state=unsubscribed')).toEqual(['ada@example.com'])
  expect((await change({ action: 'subscribe', ids: [one.id, two.id] })).body).toEqual({ changed: 1, skipped: 1 })
  await client.patch(fillPath(api.contact, { contactId: one.id }), { name: 'Ada' })
  expect((await change({ action: 'move', ids: [one.id, two.id], toListId: target })).body).toEqual({
    changed: 1,
    skipped: 1,
  })
  expect(await emails()).toEqual(['bob@example.com'])
  expect(await timeline(one.id)).toEqual(['moved', 'renamed', 'returned', 'unsubscribed-by-owner', 'added'])

  expect((await change({ action: 'remove', ids: [two.id, one.id] })).body).toEqual({ changed: 1, skipped: 1 })
  expect(await emails()).toEqual([])
  expect((await client.get(fillPath(api.contact, { contactId: two.id }))).status).toBe(404)
  listId = target
  const kept = (await contacts()).find(({ email }) => email === 'bob@example.com')
  expect(await timeline(kept?.id ?? '')).toContain('removed')
})

test('characters that no database keeps are refused where they are typed, and left out of imported files', async () => {
  const odd = 'A\u0000b\ud800c'
  const refused = await client.post(api.mailingLists, { name: odd })
  expect([refused.status, refused.body.errorKey]).toEqual([400, 'request.unstorable'])
  expect((await client.patch(at(api.mailingList), { welcomeText: odd })).status).toBe(400)
  expect((await add('ada@example.com', odd)).status).toBe(400)
  const { body } = await upload(`Email,Name\nbob@example.com,${odd}\nno\u0000body,x`)
  await host.runDueJobs()
  expect(await readImport(body.id)).toMatchObject({ state: 'done', added: 1, failed: 1 })
})

test('the owner brings nobody back who left by themselves', async () => {
  const { body } = await add('ada@example.com')
  const { leave_code } = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('subscribers').select('leave_code').where('id', '=', body.id).executeTakeFirstOrThrow(),
  )
  await host.visitor(owner.site).post(`/_newsletter/unsubscribe/${body.id}${leave_code}`)
  expect(await emails('?state=unsubscribed')).toEqual(['ada@example.com'])
  expect((await change({ action: 'subscribe', ids: [body.id] })).body).toEqual({ changed: 0, skipped: 1 })
})

test('lists, contacts and imports of another site are nothing', async () => {
  const { body } = await add('ada@example.com')
  const stranger = (await host.owner()).client
  expect((await stranger.get(at(api.listContacts))).status).toBe(404)
  expect((await stranger.post(at(api.listContactsChange), { action: 'remove', ids: [body.id] })).status).toBe(404)
  expect((await stranger.get(fillPath(api.contact, { contactId: body.id }))).status).toBe(404)
  expect((await stranger.get(at(api.listContactsCsv))).status).toBe(404)
  expect(await emails()).toEqual(['ada@example.com'])
})

async function upload(csv: string | Buffer, plan: Record<string, unknown> = {}) {
  const whole = { delimiter: ',', hasHeader: true, emailColumn: 0, nameColumn: 1, consent: 'At the market', ...plan }
  const { body, contentType } = makeMultipart([
    { name: 'plan', content: JSON.stringify(whole) },
    { name: 'file', filename: 'people.csv', content: csv },
  ])
  const answer = await client.post(at(api.listImports), undefined, { raw: { content: body, contentType } })
  return { status: answer.status, body: JSON.parse(answer.text) }
}
const readImport = async (importId: string) => (await client.get(fillPath(api.listImport, { importId }))).body

test('a file is imported line by line: each is added, updated, known, kept out or told with its number and reason', async () => {
  await add('ada@example.com')
  await add('bob@example.com', 'Bob')
  const gone = (await add('gone@example.com')).body
  await change({ action: 'unsubscribe', ids: [gone.id] })
  const csv = [
    'Email,Name',
    'ADA@example.com,Ada',
    'bob@example.com,Bob',
    'gone@example.com,Back',
    'new@example.com,"New, Person"',
    'new@example.com,Twice',
    'not-an-address,X',
    ',Nobody',
    "'+plus@example.com,=1+1",
    '"open,Y',
    'last@example.com,',
  ].join('\r\n')
  const started = await upload(csv)
  expect([started.status, started.body.state]).toEqual([201, 'waiting'])
  await host.runDueJobs()
  const done = await readImport(started.body.id)
  expect(done).toMatchObject({
    state: 'done',
    problem: '',
    consent: 'At the market',
    added: 3,
    updated: 1,
    unchanged: 2,
    keptOut: 1,
    failed: 3,
    linesTotal: 11,
    linesDone: 11,
  })
  const errors = await client.get(fillPath(api.listImportErrors, { importId: done.id }))
  expect(errors.text.split('\r\n').slice(1, 4)).toEqual([
    '7,This is not an email address.,"not-an-address, X"',
    '8,This row has no email address.,", Nobody"',
    '10,This row has an opening quote without a closing one.,"""open, Y"',
  ])
  const [person] = await contacts('?search=%2Bplus')
  expect([person?.email, person?.name]).toEqual(['+plus@example.com', '=1+1'])
  expect(await timeline(person?.id ?? '')).toEqual(['imported'])
})

test('an import that was stopped goes on where it was and counts nobody twice', async () => {
  const lines = Array.from({ length: 1_200 }, (_, index) => `p${index}@example.com,P`)
  const { body } = await upload(['Email,Name', ...lines].join('\n'))
  await host.services.database.site(owner.site.id, (tx) =>
    tx.updateTable('list_imports').set({ state: 'running', lines_done: 700, added: 699 }).execute(),
  )
  await host.runDueJobs()
  expect(await readImport(body.id)).toMatchObject({ state: 'done', added: 1_200, failed: 0, linesDone: 1_201 })
  const { lists } = (await client.get(api.mailingLists)).body
  expect(lists[0].counts.subscribed).toBe(501)
})

test('an import that has ended is not begun again, whoever asks for its work', async () => {
  const done = (await upload('Email,Name\nada@example.com,Ada')).body
  const failed = (await upload('Email,Name\n')).body
  await host.runDueJobs()
  const before = [await readImport(done.id), await readImport(failed.id)]
  expect(before.map(({ state }) => state)).toEqual(['done', 'failed'])
  const { database, jobs } = host.services
  const websiteId = owner.site.id
  await database.site(websiteId, async (tx) => {
    for (const { id: importId } of before)
      await jobs.add(tx, { kind: importJob, websiteId, key: importId, payload: { importId } })
  })
  await host.runDueJobs()
  expect([await readImport(done.id), await readImport(failed.id)]).toEqual(before)
  const late = { added: 1, updated: 0, unchanged: 0, keptOut: 0, failed: 0, linesDone: 9 }
  const write = database.site(websiteId, (tx) => noteProgress(tx, { websiteId, importId: done.id }, late))
  await expect(write).rejects.toThrow('ended')
  expect(await readImport(done.id)).toEqual(before[0])
})

test('a file that is too long or empty imports nothing and says so; one without consent is not taken', async () => {
  const empty = await upload('Email,Name\n')
  const long = await upload(`Email\n${'a@example.com\n'.repeat(100_001)}`, { nameColumn: null })
  await host.runDueJobs()
  expect((await readImport(empty.body.id)).problem).toBe('The file has no contacts.')
  expect((await readImport(long.body.id)).problem).toContain('more than 100000 rows. Nothing was imported')
  expect(await emails()).toEqual([])
  const refused = await upload('a@example.com', { consent: ' ' })
  expect(Object.keys(refused.body.errors)).toEqual(['consent'])
})

test('[SEC-45] a list is exported as a file in which no cell is a formula, and only what is looked for', async () => {
  await add('ada@example.com', '=HYPERLINK("http://evil")')
  await add('bob@example.com', 'Bob; "B"')
  const { text, headers } = await client.get(at(api.listContactsCsv))
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="studio-letters.csv"')
  const rows = text.replace('\ufeff', '').split('\r\n')
  expect(rows[0]).toBe('Email,Name,State,Source,Joined,Subscribed,Unsubscribed')
  expect(rows[1]).toMatch(/^bob@example\.com,"Bob; ""B""",subscribed,panel,2026-/)
  expect(rows[2]).toMatch(/^ada@example\.com,"'=HYPERLINK\(""http:\/\/evil""\)",subscribed/)
  const some = await client.get(`${at(api.listContactsCsv)}?search=bob`)
  expect(some.text.trim().split('\r\n')).toHaveLength(2)
})

test('what lists keep of a person is given out and erased with everything else, and of nobody else', async () => {
  await add('ada@example.com', 'Ada')
  await add('bob@example.com')
  await upload('Email,Name\n"ada@example.com;x",\n')
  await host.runDueJobs()
  const whom = `?email=${encodeURIComponent('ada@example.com')}`
  const given = JSON.parse((await client.get(api.peopleExport + whom)).text)
  expect(given['mailing lists']).toMatchObject([{ listId, name: 'Ada', state: 'subscribed', source: 'panel' }])
  expect(given.timeline).toMatchObject([{ kind: 'added', listName: 'Studio letters' }])
  expect(given['import rows']).toMatchObject([{ line: 2, content: 'ada@example.com;x, ' }])
  const erased = await client.post(api.peopleErase, { email: 'ada@example.com' })
  expect(erased.body.erased).toMatchObject({ 'mailing lists': 1, timeline: 1, 'import rows': 1 })
  expect(await emails()).toEqual(['bob@example.com'])
  expect(await countRows(['contact_events'])).toEqual([1])
})
