import { AsyncLocalStorage } from 'node:async_hooks'
import { isFailure } from '@sitewright/model/failures/catalogue'
import type { Connection, Connections } from './connections'
import type { Tx } from './database'
import { createQueryHandle } from './query-handle'
import { nameStorageError } from './storage-errors'

export interface TransactionScope {
  readonly role: 'sitewright_site' | 'sitewright_platform'
  /** Empty for the platform: no row of a site has an empty id. */
  readonly websiteId: string
}

/** Marks the code that runs inside a transaction, so that opening a second one is an error and not a deadlock. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

export interface TransactionRunner {
  run<T>(scope: TransactionScope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** One statement, sent together with its begin and its commit; answers its rows. */
  runOnce(scope: TransactionScope, statement: string): Promise<Record<string, unknown>[]>
}

export function createTransactions(connections: Connections, mayWrite: () => Promise<boolean>): TransactionRunner {
  function refuseSecond(): void {
    if (current.getStore()?.isOpen)
      throw new Error('A transaction is open: use its handle. A second one would wait for the first forever.')
  }
  return {
    async run(scope, work) {
      refuseSecond()
      const begin = beginText(scope, !(await mayWrite()))
      return runOn(await acquireNamed(connections), begin, work)
    },
    async runOnce(scope, statement) {
      refuseSecond()
      const begin = beginText(scope, !(await mayWrite()))
      return runScript(await acquireNamed(connections), `${begin}; ${statement}; commit`)
    },
  }
}

/** Trouble of the database gets its name here; what the work itself throws stays as it is. */
async function acquireNamed(connections: Connections): Promise<Connection> {
  const connection = await connections.acquire().catch(throwNamed)
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
  // Once work is over a forgotten query must not run: the session would belong to somebody else's transaction by then.
  const tx = createQueryHandle((text, parameters) =>
    mark.isOpen
      ? connection.query(text, parameters)
      : Promise.reject(new Error('This transaction is over: a query came too late.')),
  )
  let isBroken = true
  try {
    await connection.query(begin, [])
    const result = await current
      .run(mark, () => work(tx))
      .finally(() => {
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
