import { isFailure } from '@sitewright/model/failures/catalog'
import type { Connection, Connections } from './connections'
import type { Tx } from './database'
import { createQueryHandle } from './query-handle'
import { isLostRace, nameStorageError } from './storage-errors'

export interface TransactionScope {
  readonly role: 'sitewright_site' | 'sitewright_platform'
  /** Empty for the platform: no row of a site has an empty id. */
  readonly websiteId: string
}

/**
 * Finds code that opens a second transaction inside of one, which would wait for the first. Tests have one; to follow all code
 * by it would slow down every promise of a host by a tenth.
 */
export interface NestingGuard {
  /** Throws where it is called from inside of `follow`. */
  refuse(): void
  follow<T>(work: () => Promise<T>): Promise<T>
}

const noGuard: NestingGuard = { refuse: () => undefined, follow: (work) => work() }

const maxTries = 4

export interface TransactionRunner {
  run<T>(scope: TransactionScope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** One statement, sent together with its begin and its commit; answers its rows. */
  runOnce(scope: TransactionScope, statement: string): Promise<Record<string, unknown>[]>
}

export function createTransactions(
  connections: Connections,
  mayWrite: () => Promise<boolean>,
  guard: NestingGuard = noGuard,
): TransactionRunner {
  return {
    async run(scope, work) {
      guard.refuse()
      const begin = beginText(scope, !(await mayWrite()))
      return repeatLost(async () =>
        runOn(await acquireNamed(connections, scope), begin, (tx) => guard.follow(() => work(tx))),
      )
    },
    async runOnce(scope, statement) {
      guard.refuse()
      const begin = beginText(scope, !(await mayWrite()))
      return repeatLost(async () => runScript(await acquireNamed(connections, scope), `${begin}; ${statement}; commit`))
    },
  }
}

/** What lost against another transaction or a migration is run again from its start: nothing of it was stored. */
async function repeatLost<T>(run: () => Promise<T>): Promise<T> {
  for (let triesLeft = maxTries - 1; ; triesLeft -= 1) {
    try {
      return await run()
    } catch (error) {
      if (triesLeft === 0 || !isLostRace(error)) throw error
    }
  }
}

/** Trouble of the database gets its name here; what the work itself throws stays as it is. */
async function acquireNamed(connections: Connections, { websiteId }: TransactionScope): Promise<Connection> {
  const connection = await connections.acquire(websiteId).catch(throwNamed)
  return {
    query: (text, parameters) => connection.query(text, parameters).catch(throwNamed),
    script: (text) => connection.script(text).catch(throwNamed),
    release: (isBroken) => connection.release(isBroken),
  }
}

function throwNamed(error: unknown): never {
  throw nameStorageError(error)
}

function beginText(scope: TransactionScope, isReadOnly: boolean): string {
  if (!/^[\w-]{0,64}$/.test(scope.websiteId)) throw new Error('A website id has letters and digits alone.')
  return `begin${isReadOnly ? ' read only' : ''}; select set_config('role', '${scope.role}', true), set_config('app.website_id', '${scope.websiteId}', true)`
}

async function runOn<T>(connection: Connection, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const mark = { isOpen: true }
  let failed: { readonly error: unknown } | null = null
  function noteFailure(error: unknown): never {
    // What was asked together with it, or after it, only tells that something failed before.
    failed ??= { error }
    throw failed.error
  }
  // Once work is over a forgotten query must not run: the session would belong to somebody else's transaction by then.
  const tx = createQueryHandle((text, parameters) =>
    mark.isOpen
      ? connection.query(text, parameters).catch(noteFailure)
      : Promise.reject(new Error('This transaction is over: a query came too late.')),
  )
  let isBroken = true
  try {
    await connection.query(begin, [])
    const result = await work(tx).finally(() => {
      mark.isOpen = false
    })
    const answer = await connection.query('commit', [])
    isBroken = false
    if (answer.command === 'ROLLBACK' && !isFailure(result))
      throw new Error('A query of this transaction failed unseen: nothing was stored.')
    return result
  } catch (error) {
    if (isBroken) isBroken = !(await rollBack(connection))
    throw error
  } finally {
    mark.isOpen = false
    connection.release(isBroken)
  }
}

/** Whatever fails in it skips the commit at its end. */
async function runScript(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  let isBroken = false
  try {
    const answers = await connection.script(text)
    return answers.at(-2)?.rows ?? []
  } catch (error) {
    isBroken = !(await rollBack(connection))
    throw error
  } finally {
    connection.release(isBroken)
  }
}

async function rollBack(connection: Connection): Promise<boolean> {
  return connection.query('rollback', []).then(
    () => true,
    () => false,
  )
}
