import pg from 'pg'
import type { Log } from '../../services'
import type { Answer, Connection, Connections } from '../connections'

export interface PostgresOptions {
  readonly url: string
  readonly log: Log
  /** The longest that one query may run; 0 is without limit. */
  readonly callLimitMs?: number
  readonly poolSize?: number
}

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
    // The server's own limit ends a slow query; this one is for a server that no longer answers at all.
    query_timeout: callLimitMs === 0 ? 0 : callLimitMs + 5_000,
    idle_in_transaction_session_timeout: 90_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types,
  }
}

export function openPostgresConnections(options: PostgresOptions): Connections {
  const pool = new pg.Pool({ ...readPostgresConfig(options), max: options.poolSize ?? 10 })
  // An idle connection that breaks would end the process if nobody listened.
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'A database connection was lost'))
  return {
    acquire: async () => holdClient(await pool.connect()),
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}

function holdClient(client: pg.PoolClient): Connection {
  const ignoreLoss = () => undefined
  // A connection that breaks between two queries of a transaction is noticed by the next query.
  client.on('error', ignoreLoss)
  return {
    async query(text, parameters) {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, [...parameters])
      return readAnswer(Array.isArray(result) ? result[result.length - 1] : result)
    },
    async script(text) {
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(text)
      return [results].flat().map(readAnswer)
    },
    release(isBroken) {
      client.off('error', ignoreLoss)
      client.release(isBroken)
    },
  }
}

function readAnswer(result: pg.QueryResult | undefined): Answer {
  return { rows: result?.rows ?? [], affectedRows: result?.rowCount ?? 0, command: result?.command ?? '' }
}
