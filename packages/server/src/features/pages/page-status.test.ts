import { contentStatuses } from '@sitewright/model/reference/content-statuses'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
let owner: Awaited<ReturnType<TestHost['owner']>>
beforeAll(async () => {
  host = await startTestHost()
  owner = await host.owner()
})
afterAll(() => host.stop())

const hourMs = 60 * 60 * 1000
const { published, scheduled, draft, deleted } = contentStatuses

const calls = {
  publish: (pageId: string) => owner.client.post(fillPath(api.pagePublish, { pageId }), {}),
  unpublish: (pageId: string) => owner.client.post(fillPath(api.pageUnpublish, { pageId }), {}),
  schedule: (pageId: string) => {
    const at = new Date(host.clock.now() + hourMs).toISOString()
    return owner.client.put(fillPath(api.pageSchedule, { pageId }), { at })
  },
  cancelSchedule: (pageId: string) => owner.client.delete(fillPath(api.pageSchedule, { pageId })),
  delete: (pageId: string) => owner.client.delete(fillPath(api.page, { pageId })),
  restore: (pageId: string) => owner.client.post(fillPath(api.pageRestore, { pageId }), {}),
  undoDelete: (pageId: string) => owner.client.post(fillPath(api.pageUndoDelete, { pageId }), {}),
  deleteForever: (pageId: string) => owner.client.delete(fillPath(api.pageForever, { pageId })),
}
type Call = keyof typeof calls

/** The status after each call and whether a time to publish at is set; or the failure, and then nothing changed. */
type Outcome = 'page.deleted' | 'page.not-deleted' | 'gone' | [status: number, hasTime?: 'timed']

const noWayBack = {
  restore: 'page.not-deleted',
  undoDelete: 'page.not-deleted',
  deleteForever: 'page.not-deleted',
} as const
const notWhileDeleted = {
  publish: 'page.deleted',
  unpublish: 'page.deleted',
  schedule: 'page.deleted',
  cancelSchedule: 'page.deleted',
  delete: [deleted],
  deleteForever: 'gone',
} as const

const walks: [name: string, before: Call[], outcomes: Readonly<Record<Call, Readonly<Outcome>>>][] = [
  [
    'a draft',
    [],
    {
      publish: [published],
      unpublish: [draft],
      schedule: [scheduled, 'timed'],
      cancelSchedule: [draft],
      delete: [deleted],
      ...noWayBack,
    },
  ],
  [
    'a scheduled page',
    ['schedule'],
    {
      publish: [published],
      unpublish: [draft],
      schedule: [scheduled, 'timed'],
      cancelSchedule: [draft],
      delete: [deleted, 'timed'],
      ...noWayBack,
    },
  ],
  [
    'a published page',
    ['publish'],
    {
      publish: [published],
      unpublish: [draft],
      schedule: [published, 'timed'],
      cancelSchedule: [published],
      delete: [deleted],
      ...noWayBack,
    },
  ],
  [
    'a published page with a scheduled update',
    ['publish', 'schedule'],
    {
      publish: [published],
      unpublish: [draft],
      schedule: [published, 'timed'],
      cancelSchedule: [published],
      delete: [deleted, 'timed'],
      ...noWayBack,
    },
  ],
  ['a deleted draft', ['delete'], { ...notWhileDeleted, restore: [draft], undoDelete: [draft] }],
  [
    'a deleted page that was published',
    ['publish', 'delete'],
    { ...notWhileDeleted, restore: [draft], undoDelete: [published] },
  ],
  [
    'a deleted page that was scheduled',
    ['schedule', 'delete'],
    { ...notWhileDeleted, delete: [deleted, 'timed'], restore: [draft], undoDelete: [scheduled, 'timed'] },
  ],
]

async function find(pageId: string) {
  const lists = [await owner.client.get(api.pages), await owner.client.get(`${api.pages}?bin=true`)]
  return lists.flatMap(({ body }) => body.pages).find((page: { id: string }) => page.id === pageId)
}

test.each(walks)(
  '[REF-004] %s makes the moves that the table allows, and no others',
  async (name, before, outcomes) => {
    const pages = createPageOwner(owner.client)
    for (const call of Object.keys(calls) as Call[]) {
      const pageId = await pages.create({ title: `${name}: ${call}` })
      for (const earlier of before) expect((await calls[earlier](pageId)).status).toBe(200)
      const was = await find(pageId)
      const answer = await calls[call](pageId)
      const is = await find(pageId)
      const outcome = outcomes[call]
      if (outcome === 'gone') expect([call, answer.status, is]).toEqual([call, 200, undefined])
      else if (typeof outcome === 'string')
        expect([call, answer.status, answer.body.errorKey, is]).toEqual([call, 409, outcome, was])
      else {
        const [status, hasTime] = outcome
        expect([call, answer.status, is.status, is.scheduledAt !== null]).toEqual([
          call,
          200,
          status,
          hasTime === 'timed',
        ])
        expect(answer.body).toEqual(is)
      }
    }
  },
)

test('folders and links have no content to publish at a time', async () => {
  const pageId = await createPageOwner(owner.client).create({ title: 'Rooms', kind: 'folder' })
  const answers = [await calls.schedule(pageId), await calls.cancelSchedule(pageId)]
  expect(answers.map((it) => it.body.errorKey)).toEqual(['page.not-content', 'page.not-content'])
})
