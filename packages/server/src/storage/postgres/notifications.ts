import { randomBytes } from 'node:crypto'
import { liveNote } from '@sitewright/model/live/live-notes'
import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { answerWithin } from '../../ground/time-limit'
import type { ChangeListeners } from '../create-database'
import type { Change, Tx } from '../database'
import { StorageUnavailable } from '../storage-errors'
import { type Beat, type PostgresConnections, type PostgresOptions, readPostgresConfig } from './open-postgres'

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

/** Together below the 5 seconds after which nobody may be left waiting. */
const usualBeat: Beat = { everyMs: 1_000, limitMs: 1_500, retryMs: 500 }

/**
 * Tells other processes what changed and hears what they changed, over a connection of its own. Its heartbeat also finds out
 * for the pool whether the server answers: a connection that was cut without a word looks alive and hears nothing.
 */
export async function openNotifications(
  options: PostgresOptions,
  changes: ChangeListeners,
  pool: Pick<PostgresConnections, 'setAway' | 'breakOff'>,
): Promise<Notifications> {
  const { log, beat = usualBeat } = options
  const from = randomBytes(8).toString('hex')
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(limitMs: number): Promise<void> {
    const next = new pg.Client({
      ...readPostgresConfig(options),
      // Limits of its own would not see what arrived while this process was held up.
      connectionTimeoutMillis: 0,
      query_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    })
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    next.on('error', () => undefined)
    next.once('end', () => {
      if (client === next) void comeBack({ wasSilent: false })
    })
    try {
      const opened = await answerWithin(
        limitMs,
        next.connect().then(() => next.query(`listen ${channel}`)),
      )
      if (opened === null) throw new StorageUnavailable('The database does not answer.')
    } catch (error) {
      next.connection.stream.destroy()
      throw error
    }
    client = next
    if (isClosed) await next.end()
    else scheduleBeat(next)
  }

  async function comeBack({ wasSilent }: { wasSilent: boolean }): Promise<void> {
    client = null
    clearTimeout(timer)
    if (isClosed) return
    try {
      await connect(beat.limitMs)
    } catch (error) {
      if (isGone(error)) pool.setAway(true)
      timer = setTimeout(() => void comeBack({ wasSilent }), beat.retryMs)
      return
    }
    // A new connection answers where an open one does not: the way there was cut, for the others too.
    if (wasSilent) pool.breakOff()
    pool.setAway(false)
    changes.tellMissed()
  }

  function scheduleBeat(checked: pg.Client): void {
    timer = setTimeout(async () => {
      const answer = await answerWithin(beat.limitMs, checked.query('select 1')).catch(() => null)
      if (client !== checked || isClosed) return
      if (answer !== null) return scheduleBeat(checked)
      log.warn({}, 'The database has fallen silent')
      client = null
      checked.connection.stream.destroy()
      await comeBack({ wasSilent: true })
    }, beat.everyMs)
  }

  function hear(payload: string): void {
    const heard = message.safeParse(parseJson(payload))
    if (!heard.success || heard.data.from === from) return
    const { websiteId, tags, note } = heard.data
    changes.tell({ websiteId, tags, note })
  }

  await connect(firstLimitMs)
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
      if (client === null) return
      const ended = await answerWithin(beat.limitMs, client.end()).catch(() => null)
      if (ended === null) client.connection.stream.destroy()
    },
  }
}

const firstLimitMs = 5_000

/** A server that refuses with words of its own is there: only who starts or stops says that nobody is served. */
function isGone(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
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
