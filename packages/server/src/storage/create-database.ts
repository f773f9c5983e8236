import { sql } from 'kysely'
import type { Log } from '../ground/log'
import { answerWithin } from '../ground/time-limit'
import type { Connections } from './connections'
import type { Change, Database, Tx } from './database'
import { createTransactions, type NestingGuard, type TransactionScope } from './transactions'

export interface DatabaseParts {
  readonly kind: Database['kind']
  readonly connections: Connections
  readonly mayWrite: () => Promise<boolean>
  /** Sends a change to other processes when the transaction commits. */
  readonly publish: (tx: Tx, change: Change) => Promise<void>
  readonly changes: ChangeListeners
  readonly closeRest: () => Promise<void>
  readonly nestingGuard?: NestingGuard | undefined
}

/** The one implementation of the contract over either kind of connections. */
export function createDatabase(parts: DatabaseParts): Database {
  const transactions = createTransactions(parts.connections, parts.mayWrite, parts.nestingGuard)
  const pending = new WeakMap<Tx, Change[]>()

  async function run<T>(scope: TransactionScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    let announced: Change[] = []
    const result = await transactions.run(scope, (tx) => {
      announced = []
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
    isReady: () =>
      answerWithin(1000, run({ role: 'sitewright_platform', websiteId: '' }, askOne)).then(
        (answer) => answer !== null,
        () => false,
      ),
    async close() {
      await parts.closeRest()
      await parts.connections.close()
    },
  }
}

async function askOne(tx: Tx): Promise<void> {
  await sql`select 1`.execute(tx)
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
