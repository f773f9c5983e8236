import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportSubmissions } from './export'

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost({ environment: { FORM_SUBMISSIONS_PER_MINUTE: '10000' } })
})
beforeEach(async () => {
  owner = await host.owner()
})
afterAll(() => host.stop())

async function send(formId: string, values: Record<string, FieldValue>) {
  host.clock.advance(1000)
  expect((await sendTestForm(host.visitor(owner.site), formId, values)).status).toBe(200)
}

test('[SEC-45] a CSV file has a column for every field there ever was, and no cell that a spreadsheet would run', async () => {
  const formId = await registerTestForm(host, owner.site)
  await send(formId, { name: ['=cmd()', 'Byron'], email: 'ada@example.com', message: '@SUM(A1), "quoted"\nline' })
  const fields = [
    { type: 'textarea', id: 'message', title: 'Your message' },
    { type: 'date', id: 'day', title: 'Day' },
    { type: 'likert', id: 'mood', title: 'Mood', options: ['I like it'] },
  ]
  await registerTestForm(host, owner.site, { ...contactForm, fields }, { id: formId, version: 2 })
  await send(formId, { message: '+1', day: ['12', '31', '2026'], mood: { 'I like it': ['2'] } })
  const file = await owner.client.get(`${api.formSubmissionsExport}?formId=${formId}`)
  expect([file.status, file.headers['content-type'], file.headers['x-total-count']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    '2',
  ])
  const [header, first, ...rest] = file.text.replace('\ufeff', '').split('\r\n')
  expect(header).toBe('Time,Form,Page,Submission,Your message,Day,Mood,Name,Email')
  expect(first?.split(',').slice(4).join(',')).toBe(`"'+1",12/31/2026,I like it: Strongly Agree,,`)
  expect(rest.join('\r\n')).toContain(`"'@SUM(A1), ""quoted""\nline",,,"'=cmd() Byron",ada@example.com`)
})

test('a JSON file holds what the filter leaves, also when that is nothing or more than one reading', async () => {
  const formId = await registerTestForm(host, owner.site)
  const other = await registerTestForm(host, owner.site, { ...contactForm, name: 'Other' })
  await send(formId, { email: 'ada@example.com', message: 'One' })
  await send(other, { email: 'bo@example.com', message: 'Two' })
  const load = async (query: string) =>
    (await owner.client.get(`${api.formSubmissionsExport}?format=json&${query}`)).body
  expect(await load('search=nothing')).toEqual([])
  expect(await load(`formId=${other}`)).toEqual([
    {
      id: expect.any(String),
      form: { id: other, name: 'Other' },
      state: 'inbox',
      email: 'bo@example.com',
      page: '/contact',
      createdAt: expect.any(String),
      answers: [
        { id: 'email', title: 'Email', type: 'email', value: 'bo@example.com' },
        { id: 'message', title: 'Message', type: 'textarea', value: 'Two' },
      ],
    },
  ])
  await host.services.database.site(owner.site.id, async (tx) => {
    const row = await tx.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      id: index.toString(16).padStart(24, '0'),
      answers: '{}',
      created_at: new Date(0),
    }))
    await tx.insertInto('submissions').values(copies).execute()
  })
  const all: { id: string }[] = await load('')
  expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([1202, 1202])
})

test('a person is shown, given out and erased by any address that they ever wrote, on one site alone', async () => {
  const formId = await registerTestForm(host, owner.site)
  const elsewhere = await host.owner()
  const foreign = await registerTestForm(host, elsewhere.site)
  await sendTestForm(host.visitor(elsewhere.site), foreign, { email: 'ada@example.com', message: 'elsewhere' })
  await send(formId, { email: 'Ada@Example.com', message: 'first' })
  await send(formId, { email: 'bo@example.com', message: 'please ask ada@example.com' })
  await send(formId, { email: 'cy@example.com', message: 'example com ada' })
  const shown = (await owner.client.get(`${api.people}?email=ADA@example.com`)).body
  expect([
    shown.email,
    shown.submissions.map((it: { excerpt: string }) => it.excerpt),
    shown.parts.submissions,
  ]).toEqual(['ada@example.com', ['please ask ada@example.com', 'first'], 2])
  const given = await owner.client.get(`${api.peopleExport}?email=ada@example.com`)
  expect(given.headers['content-disposition']).toContain('attachment')
  expect(given.body.submissions[1]).toMatchObject({ form: { name: 'Contact' }, email: 'ada@example.com' })
  const erased = await owner.client.post(api.peopleErase, { email: 'ada@example.com' })
  expect(erased.body.erased.submissions).toBe(2)
  const left = (await owner.client.get(api.formSubmissions)).body.submissions
  expect(left.map((it: { email: string }) => it.email)).toEqual(['cy@example.com'])
  expect((await elsewhere.client.get(api.formSubmissions)).body.submissions).toHaveLength(1)
  expect((await owner.client.get(`${api.people}?email=nobody`)).status).toBe(400)
})

test('a file is read from the database as fast as it is taken, a piece at a time', async () => {
  const formId = await registerTestForm(host, owner.site)
  await send(formId, { email: 'ada@example.com', message: 'One' })
  const { database } = host.services
  await database.site(owner.site.id, (tx) =>
    sql`insert into submissions select (jsonb_populate_record(submissions,
      jsonb_build_object('id', lpad(to_hex(number), 24, '0')))).* from submissions, generate_series(1, 4000) as number
      where submissions.website_id = ${owner.site.id}`.execute(tx),
  )
  let readings = 0
  const counted = {
    ...database,
    site: ((...given: Parameters<typeof database.site>) => {
      readings++
      return database.site(...given)
    }) as typeof database.site,
  }
  const wanted = { format: 'csv', state: 'inbox' } as const
  const { chunks, total } = await exportSubmissions({ database: counted }, owner.site.id, wanted)
  expect([total, readings]).toEqual([4001, 1])
  await chunks.next()
  const piece = await chunks.next()
  // Nobody asks for the rest: it stays where it is.
  expect([String(piece.value).split('\r\n').length, readings]).toEqual([1001, 2])
  await chunks.return(undefined)
})
