import type { Connections } from '../connections'

export interface TidyTimes {
  /** How often its tables are looked at. */
  readonly everyMs: number
  /** Nobody asked it for so long: then tables may be written anew, for which everybody would wait. */
  readonly quietMs: number
  /** How often it is asked how long its log has become. */
  readonly walEveryMs: number
}

const usualTimes: TidyTimes = { everyMs: 10 * 60_000, quietMs: 500, walEveryMs: 5_000 }

/** What is in the log is read again at the next start, and takes its room until then. */
const maxWalBytes = 48 * 1024 * 1024

const tableNames =
  "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace"

/** So much written in a shorter time than usual, and its tables are looked at sooner. */
const maxUntidyBytes = 96 * 1024 * 1024

/** Since the last checkpoint, and since the database was made. */
const walBytes = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
  pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as total from pg_control_checkpoint()`

/**
 * A table whose file is several times as large as its rows, and whose rows are soon copied. Rows beside their table are kept in
 * pieces of 2 KB.
 */
const bloatOf = (name: string) => `select pg_table_size(heap.oid) > greatest(4194304, 3 * live.bytes)
    and live.bytes < 67108864 as is_bloated
  from pg_class as heap left join pg_class as beside on beside.oid = heap.reltoastrelid, lateral (
    select greatest(heap.reltuples, 0) * (32 + coalesce((select sum(avg_width) from pg_stats
        where schemaname = 'public' and tablename = heap.relname), 0))
      + greatest(coalesce(beside.reltuples, 0), 0) * 2048 as bytes) as live
  where heap.oid = '${name.replaceAll("'", "''")}'::regclass`

/**
 * Does what PostgreSQL does by itself and the embedded database does not: tells it how large its tables have become (without,
 * it reads all rows of a site where an index would do), frees the room of deleted rows, gives it back to the disk where that is
 * worth it, and bounds its log. Everybody waits for the one connection: each table is a turn of its own. Answers with the
 * connections to use, and how to stop.
 */
export function keepTidy(connections: Connections, mayWrite: () => Promise<boolean>, times: Partial<TidyTimes> = {}) {
  const { everyMs, quietMs, walEveryMs } = { ...usualTimes, ...times }
  let isOver = false
  let isRunning = false
  let lastAskedAt = performance.now()
  let tidyAtBytes: number | null = null

  async function run(text: string): Promise<Record<string, unknown>[]> {
    const connection = await connections.acquire()
    let isBroken = true
    try {
      const answers = await connection.script(text)
      isBroken = false
      return answers.at(-1)?.rows ?? []
    } finally {
      connection.release(isBroken)
    }
  }

  const isQuiet = () => performance.now() - lastAskedAt >= quietMs

  async function tidyTable(name: string): Promise<void> {
    await run(`vacuum ${name}`)
    await run(`set default_statistics_target = 10; analyze ${name}; reset default_statistics_target`)
    const [found] = await run(bloatOf(name))
    if (found?.is_bloated === true && isQuiet() && !isOver) await run(`vacuum full ${name}`)
  }

  async function tidyAll(): Promise<void> {
    for (const { name } of await run(tableNames)) if (!isOver) await tidyTable(String(name))
    if (!isOver) await run('checkpoint')
  }

  async function boundWal(): Promise<void> {
    const [log] = await run(walBytes)
    if (Number(log?.bytes) > maxWalBytes) await run('checkpoint')
    const total = Number(log?.total)
    tidyAtBytes ??= total
    if (total - tidyAtBytes < maxUntidyBytes) return
    tidyAtBytes = total
    await tidyAll()
  }

  async function runAlone(work: () => Promise<void>): Promise<void> {
    if (isOver || isRunning) return
    isRunning = true
    // Busy or closed: the next time will do. On a full disk it would hang.
    await mayWrite()
      .then((isRoom) => (isRoom ? work() : undefined))
      .catch(() => undefined)
    isRunning = false
  }
  const timers = [
    setInterval(() => void runAlone(tidyAll), everyMs),
    setInterval(() => void runAlone(boundWal), walEveryMs),
  ]
  for (const timer of timers) timer.unref()

  return {
    connections: {
      ...connections,
      acquire() {
        lastAskedAt = performance.now()
        return connections.acquire()
      },
    } satisfies Connections,
    stop() {
      isOver = true
      for (const timer of timers) clearInterval(timer)
    },
  }
}
