import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../ground/make-folder'
import type { MailTransport } from './mail-transport'
import { composeMessage } from './message'
import { type ReadMessage, readMessage } from './read-message'

/** Mails about accounts are for nobody's eyes in a panel: they hold the keys of accounts. */
const platformFolder = 'platform'
const fileName = /^([0-9a-f]{24})\.eml$/

/** Mails become files of their own, one folder per site, where no mail server is set. */
export function openOutbox(folder: string, from: string): MailTransport {
  return {
    kind: 'outbox',
    from,
    async deliver({ websiteId, message }) {
      const place = join(folder, websiteId ?? platformFolder)
      await makeFolder(place)
      const file = join(place, `${message.id}.eml`)
      // Renamed when it is whole; a second attempt writes the same file again.
      await writeFile(`${file}.part`, await composeMessage(message))
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

export interface OutboxMail extends ReadMessage {
  readonly id: string
}

/** The mails of one site, newest first, from the one before `before` on. */
export async function listOutbox(
  folder: string,
  websiteId: string,
  page: { readonly before: string | null; readonly limit: number },
): Promise<OutboxMail[]> {
  const ids = await listIds(join(folder, websiteId))
  const wanted = ids.filter((id) => page.before === null || id < page.before).slice(0, page.limit)
  const mails = await Promise.all(wanted.map((id) => readOutboxMail(folder, websiteId, id)))
  return mails.filter((mail) => mail !== null)
}

export async function readOutboxMail(folder: string, websiteId: string, id: string): Promise<OutboxMail | null> {
  if (!fileName.test(`${id}.eml`)) return null
  const bytes = await readFile(join(folder, websiteId, `${id}.eml`)).catch(() => null)
  return bytes === null ? null : { id, ...readMessage(bytes) }
}

/** All mails of one site that are wanted; read a few at a time, for there may be thousands. */
export async function findOutboxMails(
  folder: string,
  websiteId: string,
  isWanted: (mail: OutboxMail) => boolean,
): Promise<OutboxMail[]> {
  const found: OutboxMail[] = []
  for (let before: string | null = null; ; ) {
    const page: OutboxMail[] = await listOutbox(folder, websiteId, { before, limit: 50 })
    found.push(...page.filter(isWanted))
    const last = page.at(-1)
    if (last === undefined) return found
    before = last.id
  }
}

export async function removeOutboxMail(folder: string, websiteId: string, id: string): Promise<void> {
  if (fileName.test(`${id}.eml`)) await rm(join(folder, websiteId, `${id}.eml`), { force: true })
}

/** Removes what is older than the id, of all sites. */
export async function cleanOutbox(folder: string, olderThan: string): Promise<void> {
  for (const place of await readNames(folder)) {
    const old = (await listIds(join(folder, place))).filter((id) => id < olderThan)
    for (const id of old) await rm(join(folder, place, `${id}.eml`), { force: true })
  }
}

async function listIds(place: string): Promise<string[]> {
  const names = await readNames(place)
  return names
    .flatMap((name) => fileName.exec(name)?.[1] ?? [])
    .sort()
    .reverse()
}

async function readNames(place: string): Promise<string[]> {
  return readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}
