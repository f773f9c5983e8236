import { writeSync } from 'node:fs'
import { openDatabase } from '@sitewright/server/storage/open/open-database'
import { StorageRefused } from '@sitewright/server/storage/storage-errors'
import { quietLog } from '../host/quiet-log'

// Run as a process of its own: storage-child.mjs hold|write DATA_DIR URL [MIGRATIONS]. An empty URL is the embedded database.
const [mode, dataDir = '', url, migrationsFolder] = process.argv.slice(2)
const websiteId = 'a'.repeat(24)

function print(line: string): void {
  // Straight to the pipe: a line counts as an acknowledgement, and a killed process must not have printed it too early or lose it.
  writeSync(1, `${line}\n`)
}

try {
  const database = await openDatabase(
    { DATA_DIR: dataDir, MIN_FREE_DISK_MB: 0, DATABASE_URL: url === '' ? undefined : url },
    quietLog,
    migrationsFolder ? { migrationsFolder } : {},
  )
  print('open')
  if (mode === 'hold') setInterval(() => undefined, 60_000)
  for (let count = 0; mode === 'write'; count += 1) {
    const path = `/${process.pid}-${count}`
    await database.site(websiteId, (tx) =>
      tx
        .insertInto('redirects')
        .values({ website_id: websiteId, from_path: path, to_path: '/', status: 301, created_at: new Date() })
        .execute(),
    )
    print(path)
  }
} catch (error) {
  if (!(error instanceof StorageRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(3)
}
