import { formDefinition } from '@sitewright/model/forms/definition'
import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJobs } from '../../../jobs/jobs'
import { StorageUnavailable } from '../../../storage/storage-errors'
import { createGroupWriter } from './group-writes'
import { type WaitingSubmission, writeSubmissions } from './write-submissions'

const websiteId = 'a'.repeat(24)
const formId = 'f'.repeat(24)
const startedAt = Date.parse('2026-03-01T10:00:00Z')

let opened: TestDatabase
let lastId = 0
const newId = () => `${++lastId}`.padStart(24, '0')
const now = () => startedAt

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened?.dispose())
beforeEach(() =>
  opened.database.site(websiteId, async (tx) => {
    await tx.deleteFrom('submissions').execute()
    await tx.deleteFrom('jobs').execute()
  }),
)

const services = () => {
  const { database } = opened
  return { database, newId, jobs: createJobs({ database, now, newId }) }
}
const storage = formDefinition.parse({ fields: [{ type: 'email', id: 'email', title: 'Email' }] }).storage

function waiting(
  given: Partial<WaitingSubmission['submission']> & { emails?: string[]; listId?: string | null } = {},
): WaitingSubmission {
  const { emails = [], listId = null, ...rest } = given
  const id = rest.id ?? newId()
  return {
    submission: {
      id,
      formId,
      formVersion: 1,
      state: 'inbox',
      isDelivered: true,
      answers: { message: `It's "${id}" \\ $1 ' ; -- €` },
      email: 'ada@example.com',
      words: ['hello', id],
      fingerprint: `print ${id}`,
      spamReasons: [],
      pageId: null,
      pagePath: '/contact',
      pageTitle: "Ada's \\ page",
      createdAt: new Date(startedAt),
      ...rest,
    },
    route: { kind: 'form', storage: { ...storage, emails, listId } },
  }
}

const write = (items: readonly WaitingSubmission[]) => writeSubmissions(services(), websiteId, items)
const rows = () =>
  opened.database.site(websiteId, (tx) => tx.selectFrom('submissions').selectAll().orderBy('id').execute())
const jobKeys = async () =>
  (await opened.database.site(websiteId, (tx) => tx.selectFrom('jobs').select('key').orderBy('key').execute())).map(
    ({ key }) => key,
  )

test('a group is stored in one go, each with all signs that were in it', async () => {
  const [one, other] = [waiting(), waiting()]
  expect(await write([one, other])).toEqual(['new', 'new'])
  const stored = await rows()
  expect(stored.map(({ answers, page_title }) => [answers, page_title])).toEqual(
    [one, other].map(({ submission }) => [submission.answers, submission.pageTitle]),
  )
  const counted = await opened.database.site(websiteId, (tx) =>
    tx.selectFrom('submission_counts').selectAll().execute(),
  )
  expect(counted.find(({ state }) => state === 'inbox')).toMatchObject({ form_id: formId, total: 2, unread: 2 })
})

test('of one key that is in a group twice, or was used before, the first counts', async () => {
  const first = waiting()
  const again = waiting({ id: first.submission.id, fingerprint: 'another' })
  expect(await write([first, again, first, waiting()])).toEqual(['new', 'key used', 'known', 'new'])
  expect(await write([again, first])).toEqual(['key used', 'known'])
  expect((await rows()).map(({ fingerprint }) => fingerprint)).not.toContain('another')
})

test('the same words again are kept apart: in one group, in a later one, and not after a while', async () => {
  const same = (minutes: number) =>
    waiting({ fingerprint: 'same', createdAt: new Date(startedAt + minutes * 60_000), emails: ['owner@example.com'] })
  await write([same(0), same(0)])
  await write([same(9)])
  await write([same(20)])
  expect((await rows()).map(({ state, spam_reasons, is_delivered }) => [state, spam_reasons, is_delivered])).toEqual([
    ['inbox', [], true],
    ['spam', ['duplicate'], false],
    ['spam', ['duplicate'], false],
    ['inbox', [], true],
  ])
  expect(await jobKeys()).toHaveLength(2)
})

test('who joins a list again is no duplicate', async () => {
  const joining = () => waiting({ fingerprint: 'joins', listId: 'b'.repeat(24) })
  await write([joining(), joining()])
  expect((await rows()).map(({ state }) => state)).toEqual(['inbox', 'inbox'])
  expect(await jobKeys()).toHaveLength(2)
})

test('deliveries are there once, of those alone that are new and no spam', async () => {
  const emails = ['owner@example.com', 'other@example.com']
  const first = waiting({ emails })
  const spam = waiting({ emails, state: 'spam', isDelivered: false })
  await write([first, spam])
  await write([first])
  expect(await jobKeys()).toEqual(emails.map((email) => `${first.submission.id} ${email}`).sort())
})

test('two hundred at once with doubled keys are each stored exactly once', async () => {
  const writer = createGroupWriter({
    write: (_site, items: readonly WaitingSubmission[]) => write(items),
    concurrency: 3,
  })
  const submissions = Array.from({ length: 100 }, (_, index) => waiting(index % 2 ? { emails: ['o@example.com'] } : {}))
  const outcomes = await Promise.all([...submissions, ...submissions].map((item) => writer.add(websiteId, item)))
  for (const index of submissions.keys())
    expect([outcomes[index], outcomes[index + 100]].sort()).toEqual(['known', 'new'])
  expect((await rows()).map(({ id }) => id)).toEqual(submissions.map(({ submission }) => submission.id))
  expect(await jobKeys()).toHaveLength(50)
})

test('one that cannot be stored does not harm the others of its group', async () => {
  const writer = createGroupWriter({
    write: (_site, items: readonly WaitingSubmission[]) => write(items),
    concurrency: 1,
  })
  // The database takes no text with a zero in it.
  const items = Array.from({ length: 20 }, (_, index) => waiting(index === 11 ? { pageTitle: '\u0000' } : {}))
  const outcomes = await Promise.allSettled(items.map((item) => writer.add(websiteId, item)))
  expect(
    outcomes.map(({ status }, index) => (status === 'rejected' ? index : -1)).filter((index) => index >= 0),
  ).toEqual([11])
  expect(await rows()).toHaveLength(19)
})

test('a database that is away turns the whole group away, and is not asked for each', async () => {
  let calls = 0
  const writer = createGroupWriter({
    concurrency: 1,
    write: async () => {
      calls++
      throw new StorageUnavailable('away')
    },
  })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => writer.add(websiteId, index)))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(calls).toBe(2)
})
