import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readErrorCode, StorageRefused } from '../storage-errors'
import { findProcess, readOwnIdentity } from './process-identity'
import { giveSignOfLife, hasSignOfLife } from './sign-of-life'

const lockContent = z.object({
  token: z.string(),
  host: z.string(),
  boot: z.string(),
  pid: z.number(),
  startedAt: z.string(),
  hasSocket: z.boolean().default(false),
})
type LockContent = z.infer<typeof lockContent>

export interface FolderLock {
  release(): Promise<void>
}

const beatMs = 2_000
const silentMs = 10_000

/**
 * One process per data folder: two would lose each other's rows without an error. The lock of a killed process is taken over;
 * of several that try, one wins, because the right to replace a lock is a lock itself, named after the replaced one.
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  const token = randomBytes(8).toString('hex')
  const life = await giveSignOfLife(socketOf(path, token))
  const own: LockContent = { token, ...readOwnIdentity(), hasSocket: life !== null }
  const draft = `${path}.${own.token}.new`
  await writeFile(draft, JSON.stringify(own))
  try {
    await claim(path, draft)
  } catch (error) {
    await life?.end()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  const beat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, beatMs)
  beat.unref()
  return {
    async release() {
      clearInterval(beat)
      if ((await readLock(path))?.token === own.token) await rm(path, { force: true })
      await life?.end()
    },
  }
}

async function claim(path: string, draft: string): Promise<void> {
  // Linking puts the whole content there at once, or fails because somebody was first.
  if (await tryLink(draft, path)) return
  const holder = await readLock(path)
  if (holder && (await isHeld(path, holder))) throw refusal(path, holder)
  const replacing = await lockFolder(`${path}.${holder?.token ?? 'unreadable'}`)
  try {
    const stillThere = await readLock(path)
    if (stillThere?.token !== holder?.token) throw refusal(path, stillThere)
    await link(draft, `${draft}.copy`)
    await rename(`${draft}.copy`, path)
    if (holder) await rm(socketOf(path, holder.token), { force: true })
  } finally {
    await replacing.release()
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function readLock(path: string): Promise<LockContent | null> {
  try {
    return lockContent.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

function socketOf(path: string, token: string): string {
  return `${path}.${token}.alive`
}

/** Of a process in another container its socket tells, of one on another machine its beat alone. */
async function isHeld(path: string, holder: LockContent): Promise<boolean> {
  const found = findProcess(holder)
  if (found !== 'unknown') return found === 'alive'
  const isOnThisMachine = holder.boot !== '' && holder.boot === readOwnIdentity().boot
  if (holder.hasSocket && isOnThisMachine) return hasSignOfLife(socketOf(path, holder.token))
  const first = await readBeat(path)
  for (let waitedMs = 0; Date.now() - first < silentMs && waitedMs < silentMs; waitedMs += 500) {
    await wait(500)
    if ((await readBeat(path)) !== first) return true
  }
  return false
}

async function readBeat(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

function refusal(path: string, holder: LockContent | null): StorageRefused {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new StorageRefused(
    `The data folder is in use by ${who} (${path}). One process at a time can use it: stop that one, or set DATABASE_URL to share a PostgreSQL database.`,
  )
}
