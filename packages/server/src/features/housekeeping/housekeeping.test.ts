import { api } from '@sitewright/model/routes/api'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { createMortalDatabase, type MortalDatabase } from '@sitewright/testkit/faults/mortal-database'
import { createMemoryBlobs } from '@sitewright/testkit/host/memory-blobs'
import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlobStore } from '../../blobs/blob-store'

const dayMs = 24 * 60 * 60_000
let store: TestDatabase
let mortal: MortalDatabase
let host: TestHost
let owner: TestOwner
const kept = new Set<string>()
const touchedSites = new Set<string>()

beforeAll(async () => {
  store = await openTestDatabase()
  mortal = createMortalDatabase(store.database)
  const { database } = mortal
  host = await startTestHost({
    environment: { SITES_PER_ACCOUNT: '100' },
    services: {
      blobs: rememberKept(createMemoryBlobs()),
      database: {
        ...database,
        site(websiteId, work) {
          touchedSites.add(websiteId)
          return database.site(websiteId, work)
        },
      },
    },
  })
  owner = await host.owner()
})
afterAll(async () => {
  await host?.stop()
  await store?.dispose()
})

function rememberKept(blobs: BlobStore): BlobStore {
  return {
    ...blobs,
    async put(key, content, contentType) {
      await blobs.put(key, content, contentType)
      kept.add(key)
    },
    async remove(key) {
      // A killed process removes nothing.
      await database().platform(async () => undefined)
      await blobs.remove(key)
      kept.delete(key)
    },
  }
}
const database = () => host.services.database

/** Dies in each transaction of the work in turn, before and after its commit, until it gets through; tidies up a day later. */
async function dieEverywhere(work: () => Promise<number>, done: number): Promise<number> {
  let deaths = 0
  for (const isCommitted of [false, true]) {
    for (let step = 1; ; step++) {
      mortal.dieAt({ step, isCommitted })
      const status = await work().catch(() => 0)
      if (!mortal.revive()) {
        expect(status).toBe(done)
        break
      }
      deaths++
    }
  }
  for (let days = 0; days < 2; days++) {
    host.clock.advance(dayMs)
    await host.runDueJobs()
  }
  return deaths
}

async function listBlobs(websiteId: string): Promise<string[]> {
  const rows = await database().site(websiteId, (tx) => tx.selectFrom('assets').select('blob_key').execute())
  return rows.map((row) => row.blob_key).sort()
}

test('bytes of uploads that were cut off are gone a day later, and no others', async () => {
  const { body, contentType } = makeMultipart([{ name: 'file', filename: 'notes.txt', content: 'Hello' }])
  const { client, site } = owner
  const raw = { content: body, contentType }
  const upload = async () => (await client.post(api.assets, undefined, { raw })).status
  expect(await dieEverywhere(upload, 201)).toBeGreaterThan(4)
  const named = await listBlobs(site.id)
  expect(named.length).toBeGreaterThan(1)
  expect([...kept].sort()).toEqual(named)
})

test('what is left of sites that were never opened is gone a day later', async () => {
  let tries = 0
  const makeSite = async () =>
    (await owner.platform.post(api.sites, { title: 'Half', identifier: `half-${tries++}` })).status
  expect(await dieEverywhere(makeSite, 201)).toBeGreaterThan(6)
  const opened = await store.database.platform((tx) => tx.selectFrom('websites').select('id').execute())
  const ids = new Set(opened.map(({ id }) => id))
  const halfMade = [...touchedSites].filter((id) => !ids.has(id))
  expect(halfMade.length).toBeGreaterThan(3)
  for (const id of halfMade) {
    const left = await store.database.site(id, async (tx) => [
      ...(await tx.selectFrom('pages').select('id').execute()),
      ...(await tx.selectFrom('page_revisions').select('id').execute()),
      ...(await tx.selectFrom('site_documents').select('name').execute()),
      ...(await tx.selectFrom('jobs').select('id').execute()),
    ])
    expect(left).toEqual([])
  }
  for (const id of ids) {
    const pages = await store.database.site(id, (tx) => tx.selectFrom('pages').select('id').execute())
    expect(pages.length).toBeGreaterThan(0)
  }
})

test('expired sessions and codes are removed without anybody signing in', async () => {
  const count = () =>
    store.database.platform(async (tx) => {
      const sessions = await tx.selectFrom('account_sessions').select('token_hash').execute()
      const codes = await tx.selectFrom('account_codes').select('code_hash').execute()
      return sessions.length + codes.length
    })
  const member = { website_id: owner.site.id, site_user_id: 'm', xsrf_token: 'x', is_remembered: false }
  const at = new Date(host.clock.now())
  await store.database.site(owner.site.id, (tx) =>
    tx
      .insertInto('site_user_sessions')
      .values({ ...member, token_hash: 'old', created_at: at, last_seen_at: at, expires_at: at })
      .execute(),
  )
  expect(await count()).toBeGreaterThan(0)
  host.clock.advance(400 * dayMs)
  await host.runDueJobs()
  expect(await count()).toBe(0)
  const left = await store.database.site(owner.site.id, (tx) =>
    tx.selectFrom('site_user_sessions').select('token_hash').execute(),
  )
  expect(left).toEqual([])
})
