import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJobKind, handleJob, JobRefused } from '../../jobs/job-kind'

const chore = defineJobKind({ name: 'test.chore', label: 'A chore', payload: z.strictObject({ secret: z.string() }) })
const errand = defineJobKind({
  ...{ name: 'test.errand', label: 'An errand', payload: z.strictObject({ to: z.string(), secret: z.string() }) },
  describe: ({ to }) => `To ${to}`,
})
let host: TestHost
let isBroken = true
let duringWork = async () => {}

beforeAll(async () => {
  const run = async () => {
    await duringWork()
    if (isBroken) throw new JobRefused('<b>no</b> way')
  }
  host = await startTestHost({ jobHandlers: [handleJob(chore, run), handleJob(errand, run)] })
  await host.runDueJobs()
})
afterAll(() => host.stop())

async function addChores(websiteId: string, keys: readonly string[]) {
  const { database, jobs } = host.services
  await database.site(websiteId, async (tx) => {
    for (const key of keys) await jobs.add(tx, { kind: chore, websiteId, key, payload: { secret: 'hidden' } })
  })
}

test('dead letters are listed page by page with their error, and never with what was asked for', async () => {
  const [owner, other] = [await host.owner(), await host.owner()]
  await addChores(owner.site.id, ['a', 'b', 'c'])
  await host.runDueJobs()
  const first = await owner.client.get(`${api.jobs}?state=dead&limit=2`)
  expect(first.body.jobs).toHaveLength(2)
  expect(first.body.jobs[0]).toMatchObject({ kind: 'test.chore', label: 'A chore', lastError: '<b>no</b> way' })
  expect(first.text).not.toContain('hidden')
  const second = (await owner.client.get(`${api.jobs}?state=dead&limit=2&before=${first.body.next}`)).body
  expect([second.jobs.length, second.next, second.counts.dead]).toEqual([1, null, 3])
  expect((await other.client.get(api.jobs)).body).toEqual({
    jobs: [],
    counts: { waiting: 0, running: 0, dead: 0 },
    next: null,
  })
  const jobId = second.jobs[0].id as string
  expect((await other.client.post(fillPath(api.jobRetry, { jobId }))).status).toBe(404)
  expect((await other.client.delete(fillPath(api.job, { jobId }))).status).toBe(404)
  expect((await owner.client.delete(fillPath(api.job, { jobId }))).status).toBe(200)
  expect((await owner.client.get(api.jobs)).body.counts.dead).toBe(2)
})

test('a kind says which of its jobs is meant, and nothing else of what was asked for', async () => {
  const owner = await host.owner()
  const { database, jobs } = host.services
  const websiteId = owner.site.id
  const payload = { to: 'the market', secret: 'hidden' }
  await database.site(websiteId, (tx) => jobs.add(tx, { kind: errand, websiteId, key: 'a', payload }))
  const listed = await owner.client.get(api.jobs)
  expect(listed.body.jobs[0]).toMatchObject({ label: 'An errand', detail: 'To the market' })
  expect(listed.text).not.toContain('hidden')
})

test('all dead letters are tried again at once; of those with one key the newest', async () => {
  const owner = await host.owner()
  await addChores(owner.site.id, ['a', 'b'])
  await host.runDueJobs()
  await addChores(owner.site.id, ['a'])
  await host.runDueJobs()
  isBroken = false
  expect((await owner.client.post(api.jobsRetry)).body).toEqual({ retried: 3 })
  expect((await host.runDueJobs()).filter((outcome) => outcome === 'done')).toHaveLength(2)
  isBroken = true
  expect((await owner.client.get(api.jobs)).body.counts).toEqual({ waiting: 0, running: 0, dead: 0 })
  expect((await owner.client.post(api.jobsRetry)).body).toEqual({ retried: 0 })
})

test('only what failed for good is tried again, and what is under way is not deleted', async () => {
  const owner = await host.owner()
  await addChores(owner.site.id, ['a'])
  const read = async () => (await owner.client.get(api.jobs)).body.jobs[0]
  const waiting = await read()
  const [job, retry] = [api.job, api.jobRetry].map((path) => fillPath(path, { jobId: waiting.id }))
  expect((await owner.client.post(retry ?? '')).status).toBe(404)
  expect(await read()).toEqual(waiting)
  const seen: unknown[] = []
  duringWork = async () => {
    const before = await read()
    seen.push(
      before.state,
      (await owner.client.post(retry ?? '')).status,
      (await owner.client.delete(job ?? '')).status,
    )
    expect(await read()).toEqual(before)
  }
  await host.runDueJobs()
  duringWork = async () => {}
  expect([...seen, (await read()).state]).toEqual(['running', 404, 404, 'dead'])
  expect((await owner.client.post(retry ?? '')).body).toEqual({ retried: 1 })
  expect((await read()).state).toBe('waiting')
})
