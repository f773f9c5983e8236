import { randomBytes } from 'node:crypto'
import { liveNote } from '@sitewright/model/live/live-notes'
import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import type { ChangeListeners } from '../create-database'
import type { Change, Tx } from '../database'
import { type PostgresOptions, readPostgresConfig } from './open-postgres'

const channel = 'sitewright_changes'
const message = z.object({
  from: z.string(),
  websiteId: z.string(),
  tags: z.array(z.string()),
  note: liveNote.optional().catch(undefined),
})

export interface Notifications {
  publish(tx: Tx, change: Change): Promise<void>
  close(): Promise<void>
}

const firstPauseMs = 200
const longestPauseMs = 3_000
const checkMs = 20_000

/** Tells other processes what changed and hears what they changed, over a connection of its own that comes back by itself. */
export async function openNotifications(options: PostgresOptions, changes: ChangeListeners): Promise<Notifications> {
  const from = randomBytes(8).toString('hex')
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...readPostgresConfig(options), idle_in_transaction_session_timeout: 0 })
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    next.on('error', () => undefined)
    next.once('end', () => {
      if (client === next) reconnect(firstPauseMs)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    if (isClosed) await next.end()
    else scheduleCheck(next)
  }

  function reconnect(pauseMs: number): void {
    client = null
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => {
      connect().then(changes.tellMissed, () => reconnect(Math.min(pauseMs * 2, longestPauseMs)))
    }, pauseMs)
  }

  // A connection cut without a word looks alive and hears nothing: asking finds out.
  function scheduleCheck(checked: pg.Client): void {
    timer = setTimeout(() => {
      checked.query('select 1').then(
        () => client === checked && scheduleCheck(checked),
        () => checked.end().catch(() => undefined),
      )
    }, checkMs)
  }

  function hear(payload: string): void {
    const heard = message.safeParse(parseJson(payload))
    if (!heard.success || heard.data.from === from) return
    const { websiteId, tags, note } = heard.data
    changes.tell({ websiteId, tags, note })
  }

  await connect()
  return {
    async publish(tx, { websiteId, tags, note }) {
      for (const [index, part] of splitTags(tags).entries()) {
        // A note goes with the first part alone: it is heard once.
        const told = { from, websiteId, tags: part, ...(index === 0 ? { note } : {}) }
        await sql`select pg_notify(${channel}, ${JSON.stringify(told)})`.execute(tx)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

const longestTagBytes = 6_000

/** One notification holds less than 8,000 bytes. */
export function splitTags(tags: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  let size = 0
  for (const tag of tags) {
    const bytes = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (size + bytes > longestTagBytes) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(tag)
    size += bytes
  }
  return parts
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
