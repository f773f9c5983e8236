import type { Connection, Connections } from '../connections'
import { createStatementNames, type StatementNames } from '../statement-names'
import { StorageUnavailable } from '../storage-errors'
import { startWorkerSession, type WorkerSession } from './worker-session'

export interface SingleConnectionLimits {
  /** The longest that one query may run. */
  readonly callMs: number
  /** The longest that somebody waits for the connection. */
  readonly waitMs: number
  /** The longest that a transaction may hold the connection, which is everybody's. */
  readonly holdMs: number
}

export const defaultLimits: SingleConnectionLimits = { callMs: 30_000, waitMs: 30_000, holdMs: 90_000 }

/** The embedded database has one session: callers take turns. A stopped session is opened again for the next caller. */
export async function openSingleConnection(folder: string, limits: SingleConnectionLimits): Promise<Connections> {
  let session = await startWorkerSession(folder, limits.callMs)
  const names = createStatementNames()
  let isClosed = false
  let isTaken = false
  const queue: (() => void)[] = []

  async function takeTurn(): Promise<void> {
    if (!isTaken) {
      isTaken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1)
        reject(new StorageUnavailable('The embedded database is busy.'))
      }, limits.waitMs)
      queue.push(start)
    })
  }

  function passTurn(): void {
    const next = queue.shift()
    if (next) next()
    else isTaken = false
  }

  async function readySession(): Promise<WorkerSession> {
    if (isClosed) throw new StorageUnavailable('The embedded database is closed.')
    if (session.hasEnded) {
      // Two threads in one folder would corrupt it: the old one is surely gone before the new one opens.
      await session.stop()
      session = await startWorkerSession(folder, limits.callMs)
    }
    return session
  }

  return {
    async acquire() {
      await takeTurn()
      try {
        return holdConnection(await readySession(), names, { holdMs: limits.holdMs, passTurn })
      } catch (error) {
        passTurn()
        throw error
      }
    },
    async close() {
      if (isClosed) return
      await takeTurn().catch(() => undefined)
      isClosed = true
      await session.close()
      passTurn()
    },
  }
}

interface Turn {
  readonly holdMs: number
  readonly passTurn: () => void
}

function holdConnection(session: WorkerSession, names: StatementNames, { holdMs, passTurn }: Turn): Connection {
  let isOver = false
  async function finish(isBroken: boolean): Promise<void> {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (isBroken) await session.stop()
    passTurn()
  }
  const timer = setTimeout(() => void finish(true), holdMs)
  return {
    query: (text, parameters) => {
      const name = parameters.length === 0 ? undefined : names.nameOf(text)
      return session.query(text, parameters, name).catch(names.renewAfter)
    },
    script: (text) => session.script(text),
    release: (isBroken) => void finish(isBroken),
  }
}
