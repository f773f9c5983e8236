import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { openTestDatabase, readStorageSettings, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { startTestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../storage/database'
import { openDatabase } from '../../storage/open/open-database'
import { StorageUnavailable } from '../../storage/storage-errors'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.dispose())

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function startHost(database: Database) {
  const host = await startTestHost({ services: { database } })
  closers.push(() => host.stop())
  return host
}

test('what is published in one process shows in the other', async () => {
  let second = store.database
  if (store.url !== undefined) {
    second = await openDatabase(readStorageSettings(store.dataDir, store.url), quietLog)
    closers.push(() => second.close())
  }
  const [here, there] = [await startHost(store.database), await startHost(second)]
  const owner = await here.owner({ identifier: 'two-processes' })
  const pages = createPageOwner(owner.client)
  const pageId = await pages.createPublished({ title: 'Shared' }, 'First words')
  const visitor = there.visitor(owner.site)
  const read = async () => (await visitor.get('/shared')).text
  await expect.poll(read, { timeout: 30_000 }).toContain('First words')
  expect(await read()).toContain('First words')
  await pages.saveAndPublish(pageId, 'Second words')
  await expect.poll(read, { timeout: 30_000 }).toContain('Second words')
  await pages.change(pageId, { access: 'members' })
  await expect.poll(read, { timeout: 30_000 }).not.toContain('Second words')
})

test('[SEC-60] while the database is gone pages in memory are served, others say so in the design of the site', async () => {
  let trouble: Error | null = null
  const answerOrFail = <T>(work: () => Promise<T>) => (trouble === null ? work() : Promise.reject(trouble))
  const host = await startHost({
    ...store.database,
    site: (websiteId, work) => answerOrFail(() => store.database.site(websiteId, work)),
    platform: (work) => answerOrFail(() => store.database.platform(work)),
  })
  const owner = await host.owner({ title: 'Harbour Kiln', identifier: 'no-database' })
  const pages = createPageOwner(owner.client)
  await pages.createPublished({ title: 'Read' }, 'Words')
  await pages.createPublished({ title: 'Unread' }, 'Words')
  const visitor = host.visitor(owner.site)
  expect((await visitor.get('/read')).status).toBe(200)

  trouble = new StorageUnavailable('gone')
  expect((await visitor.get('/read')).status).toBe(200)
  const busy = await visitor.get('/unread')
  expect([busy.status, busy.headers['cache-control'], busy.headers['retry-after']]).toEqual([503, 'no-store', '5'])
  expect(busy.text).toContain('This service is temporarily unavailable. Please try again later.')
  expect(busy.text).toContain('Harbour Kiln')

  trouble = new Error('a mistake in detail')
  const failed = await visitor.get('/unread')
  expect(failed.status).toBe(500)
  expect(failed.text).toContain('Internal server error. Please try again later.')
  expect(failed.text).not.toContain('a mistake in detail')

  trouble = null
  expect((await visitor.get('/unread')).status).toBe(200)
})
