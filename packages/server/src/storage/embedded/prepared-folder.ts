import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startWorkerSession } from './worker-session'

const cacheName = join('.cache', 'sitewright')

/** Making an empty database takes many seconds and copying one a tenth of a second: it is made once and kept beside the installed packages. */
async function findCache(): Promise<{ folder: string; version: string } | null> {
  try {
    const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
    const packageFolder = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
    const folder = join(dirname(dirname(packageFolder)), cacheName)
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return { folder, version }
  } catch {
    return null
  }
}

/**
 * A folder in the cache under this name, filled once by `fill`; null where nothing can be cached. It appears whole or not at
 * all, also when several processes make it at once.
 */
export async function prepareFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string | null> {
  const cache = await findCache()
  if (!cache) return null
  const folder = join(cache.folder, `${name}-${cache.version}`)
  if (await isFolder(folder)) return folder
  const draft = `${folder}.${randomBytes(6).toString('hex')}.new`
  await removeOld(cache.folder)
  await fill(draft)
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return folder
}

const unusedMs = 3 * 24 * 60 * 60 * 1000

/** Folders for earlier versions, and drafts of processes that were killed. */
async function removeOld(cacheFolder: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (name.startsWith('empty-') && !name.endsWith('.new')) continue
    const path = join(cacheFolder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > unusedMs) await rm(path, { recursive: true, force: true })
  }
}

/** Puts an empty database there, whole or not at all: a kill half-way leaves a draft that the next start throws away. */
export async function createEmptyDatabase(target: string): Promise<void> {
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  const prepared = await prepareFolder('empty', initialize)
  if (prepared) await copyFolder(prepared, draft)
  else await initialize(draft)
  await rename(draft, target)
}

async function initialize(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const session = await startWorkerSession(folder, 60_000)
  await session.close()
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      return entry.isDirectory() ? copyFolder(source, target) : copyPrivately(source, target)
    }),
  )
}

async function copyPrivately(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE)
  await chmod(target, 0o600)
}

export async function isFolder(path: string): Promise<boolean> {
  return readdir(path).then(
    () => true,
    () => false,
  )
}
