import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { readStorageSettings } from '@sitewright/testkit/host/test-database'
import { startTestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../open/open-database'
import type { TidyTimes } from './keep-tidy'

vi.setConfig({ testTimeout: 600_000 })

const never = 24 * 60 * 60_000
const megabyte = 1024 * 1024

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => stat(join(entry.parentPath, entry.name)).catch(() => null)),
  )
  return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0)
}

test('a thousand saves that were erased give their room back to the disk, and the log of writes stays short', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-tidy-'))
  const open = (tidy: Partial<TidyTimes>) =>
    openDatabase(readStorageSettings(dataDir), quietLog, { embedded: { tidy } })
  const measureTables = () => measureFolder(join(dataDir, 'database', 'base'))
  const measureLog = () => measureFolder(join(dataDir, 'database', 'pg_wal'))
  try {
    let database = await open({ everyMs: never, walEveryMs: 100 })
    const host = await startTestHost({ services: { database } })
    const { client } = await host.owner()
    const pages = createPageOwner(client)
    const before = await measureTables()
    const pageId = await pages.create({ title: 'Plans' })
    for (let version = 1; version <= 1000; version++) {
      // A version of each hour is kept for the day.
      host.clock.advance(30_000)
      expect((await pages.save(pageId, version, randomBytes(12 * 1024).toString('base64'))).status).toBe(200)
    }
    const grown = (await measureTables()) - before
    const log = await measureLog()
    expect((await client.delete(fillPath(api.page, { pageId }))).status).toBe(200)
    expect((await client.delete(fillPath(api.pageForever, { pageId }))).status).toBe(200)
    await host.stop()
    await database.close()
    expect(grown).toBeGreaterThan(10 * megabyte)
    expect(log).toBeLessThan(100 * megabyte)

    database = await open({ everyMs: 300, quietMs: 50 })
    await vi.waitFor(
      async () => {
        expect((await measureTables()) - before).toBeLessThan(5 * megabyte)
        expect(await measureLog()).toBeLessThan(70 * megabyte)
      },
      { timeout: 120_000, interval: 250 },
    )
    await database.close()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
