import { sql } from 'kysely'
import type { Log } from '../services'
import type { Connections } from './connections'
import type { Change, Database, Tx } from './database'
import { createTransactions, type TransactionScope } from './transactions'

export interface DatabaseParts {
  readonly kind: Database['kind']
  readonly connections: Connections
  readonly mayWrite: () => Promise<boolean>
  /** Sends a change to other processes when the transaction commits. */
  readonly publish: (tx: Tx, change: Change) => Promise<void>
  readonly changes: ChangeListeners
  readonly closeRest: () => Promise<void>
}

/** The one implementation of the contract over either kind of connections. */
export function createDatabase(parts: DatabaseParts): Database {
  const transactions = createTransactions(parts.connections, parts.mayWrite)
  const pending = new WeakMap<Tx, Change[]>()

  async function run<T>(scope: TransactionScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const announced: Change[] = []
    const result = await transactions.run(scope, (tx) => {
      pending.set(tx, announced)
      return work(tx)
    })
    for (const change of announced) parts.changes.tell(change)
    return result
  }

  function siteScope(websiteId: string): TransactionScope {
    if (websiteId === '') throw new Error('A site has an id.')
    return { role: 'sitewright_site', websiteId }
  }

  return {
    kind: parts.kind,
    site: async (websiteId, work) => run(siteScope(websiteId), work),
    siteOnce: async <Row>(websiteId: string, statement: string) =>
      (await transactions.runOnce(siteScope(websiteId), statement)) as Row[],
    platform: (work) => run({ role: 'sitewright_platform', websiteId: '' }, work),
    async announce(tx, change) {
      const announced = pending.get(tx)
      if (!announced) throw new Error('Changes are announced with the handle of an open transaction.')
      await parts.publish(tx, change)
      announced.push(change)
    },
    onChange: parts.changes.onChange,
    onMissedChanges: parts.changes.onMissedChanges,
    isReady: () => answersWithin(1000, () => run({ role: 'sitewright_platform', websiteId: '' }, askOne)),
    async close() {
      await parts.closeRest()
      await parts.connections.close()
    },
  }
}

async function askOne(tx: Tx): Promise<void> {
  await sql`select 1`.execute(tx)
}

async function answersWithin(limitMs: number, ask: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  const answer = ask().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}

export interface ChangeListeners extends Pick<Database, 'onChange' | 'onMissedChanges'> {
  tell(change: Change): void
  tellMissed(): void
}

export function createChangeListeners(log: Log): ChangeListeners {
  const onChange = new Set<(change: Change) => void>()
  const onMissed = new Set<() => void>()
  // A listener that throws must not turn a committed transaction into a failed one, nor silence the listeners after it.
  function call(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      log.error({ error }, 'A listener for changes failed')
    }
  }
  return {
    onChange: (listener) => addTo(onChange, listener),
    onMissedChanges: (listener) => addTo(onMissed, listener),
    tell(change) {
      for (const listener of onChange) call(() => listener(change))
    },
    tellMissed() {
      for (const listener of onMissed) call(listener)
    },
  }
}

function addTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
