import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Log } from '../../ground/log'
import { answerWithin } from '../../ground/time-limit'
import type { Answer, Connection, Connections } from '../connections'
import { createStatementNames, type StatementNames } from '../statement-names'
import { StorageUnavailable } from '../storage-errors'
import { createSiteShares } from './site-shares'

export interface PostgresOptions {
  readonly url: string
  readonly log: Log
  /** The longest that one query may run; 0 is without limit. */
  readonly callLimitMs?: number
  readonly poolSize?: number
  readonly beat?: Beat
}

export interface Beat {
  /** How often the server is asked whether it is there. */
  readonly everyMs: number
  /** How long it may take to say so, on a connection that is open and on a new one. */
  readonly limitMs: number
  readonly retryMs: number
}

export interface PostgresConnections extends Connections {
  /** While the server is away who asks for a connection is refused at once, and what waits for an answer waits no longer. */
  setAway(isAway: boolean): void
  /** Ends every connection; what comes next opens new ones. */
  breakOff(): void
}

/** A server that is there takes a connection at once. */
const connectLimitMs = 5_000
/** As long as on the embedded database: a crowd that wants the same row takes its turns, and each gets its answer. */
const waitLimitMs = 30_000

/** Whoever holds a row this long is stuck, and who waits for it must not be. */
const lockLimitMs = 10_000
/** A server that no longer answers is not waited for when the process ends. */
const closeLimitMs = 2_000

const usualPoolSize = 10
/** However busy all sites are, accounts and hosts are looked up. */
const platformConnections = 2

const int8 = 20
const types = {
  // Counts and byte lengths stay below 2^53; the embedded database gives numbers too.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export function readPostgresConfig(options: PostgresOptions): pg.ClientConfig {
  const callLimitMs = options.callLimitMs ?? 30_000
  return {
    connectionString: options.url,
    application_name: 'sitewright',
    statement_timeout: callLimitMs,
    lock_timeout: callLimitMs === 0 ? 0 : Math.min(callLimitMs, lockLimitMs),
    // The server's own limit ends a slow query; this one is for a server that no longer answers at all.
    query_timeout: callLimitMs === 0 ? 0 : callLimitMs + 5_000,
    idle_in_transaction_session_timeout: 90_000,
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
    types,
  }
}

/** The pool's own limit is for waiting until a connection is free, and it hands that to each of them. */
class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectLimitMs })
  }
}

export function openPostgresConnections(options: PostgresOptions): PostgresConnections {
  const { poolSize = usualPoolSize } = options
  const pool = new pg.Pool({
    ...readPostgresConfig(options),
    connectionTimeoutMillis: waitLimitMs,
    Client: PoolClient,
    pipeline: true,
    max: poolSize,
  })
  const shares = createSiteShares({
    perSite: Math.ceil(poolSize / 2),
    allSites: Math.max(1, poolSize - platformConnections),
    waitMs: waitLimitMs,
  })
  // An idle connection that breaks would end the process if nobody listened.
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'A database connection was lost'))
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  const names = createStatementNames()
  const waiting = new Set<(error: unknown) => void>()
  let isAway = false

  function breakOff(): void {
    for (const client of open) streamOf(client).destroy()
  }

  function takeClient(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      pool.connect().then(
        (client) => (waiting.delete(reject) ? resolve(client) : client.release(true)),
        (error) => {
          waiting.delete(reject)
          reject(error)
        },
      )
    })
  }

  return {
    async acquire(websiteId = '') {
      if (isAway) throw awayError()
      const leave = websiteId === '' ? () => undefined : await shares.enter(websiteId)
      try {
        if (isAway) throw awayError()
        return holdClient(await takeClient(), { names, leave })
      } catch (error) {
        leave()
        throw error
      }
    },
    breakOff,
    setAway(isAwayNow) {
      if (isAwayNow !== isAway) options.log.warn({ isAway: isAwayNow }, 'The database went away or came back')
      isAway = isAwayNow
      if (!isAway) return
      for (const refuse of waiting) refuse(awayError())
      waiting.clear()
      breakOff()
    },
    async close() {
      if (pool.ending) return
      const ended = await answerWithin(closeLimitMs, pool.end())
      if (ended === null) breakOff()
    },
  }
}

function awayError(): StorageUnavailable {
  return new StorageUnavailable('The database does not answer.')
}

function streamOf(client: pg.PoolClient) {
  return (client as unknown as pg.Client).connection.stream
}

function holdClient(
  client: pg.PoolClient,
  { names, leave }: { readonly names: StatementNames; readonly leave: () => void },
): Connection {
  const ignoreLoss = () => undefined
  // A connection that breaks between two queries of a transaction is noticed by the next query.
  client.on('error', ignoreLoss)
  return {
    async query(text, parameters) {
      // Without parameters it may be several statements, which cannot be prepared.
      const name = parameters.length === 0 ? undefined : names.nameOf(text)
      const query = { text, values: [...parameters], ...(name === undefined ? {} : { name }) }
      sendTogether(streamOf(client))
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(query).catch(names.renewAfter)
      return readAnswer(Array.isArray(result) ? result[result.length - 1] : result)
    },
    async script(text) {
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(text)
      return [results].flat().map(readAnswer)
    },
    release(isBroken) {
      client.off('error', ignoreLoss)
      client.release(isBroken)
      leave()
    },
  }
}

/** What is asked before anybody waits for an answer goes out as one packet. */
function sendTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function readAnswer(result: pg.QueryResult | undefined): Answer {
  return { rows: result?.rows ?? [], affectedRows: result?.rowCount ?? 0, command: result?.command ?? '' }
}
