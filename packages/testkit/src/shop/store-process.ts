import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { type ApiClient, createApiClient } from '../client/api-client'
import { type RawRequest, sendRaw } from '../client/raw-request'
import type { ChildScript } from '../faults/child-script'
import { createTestClock } from '../host/test-clock'
import type { TestDatabasePlace } from '../host/test-database'
import { platformHost, type TestOwner } from '../host/test-host'
import type { StoreAnswer, StoreCommand, StoreCommands } from './store-child'

export type StoreProcess = Awaited<ReturnType<typeof startStoreProcess>>

/** A host in a process of its own over one database, which is killed and started again; the test's clock goes on. */
export async function startStoreProcess(script: ChildScript, place: TestDatabasePlace, stripeAddress: string) {
  const clock = createTestClock()
  let life = await begin()

  function begin() {
    return beginLife(script, [place.dataDir, place.url ?? '', stripeAddress, String(clock.now())])
  }
  const clientOn = (host: string): ApiClient =>
    createApiClient({ host, send: (request) => sendRaw(life.port, false, request) })

  return {
    clock,
    visitor: (site: { identifier: string }) => clientOn(`${site.identifier}.${platformHost}`),
    async owner(): Promise<TestOwner> {
      const { site, ...person } = await life.ask('addOwner')
      const platform = clientOn(platformHost)
      await platform.post(api.login, { email: person.email, password: person.password })
      const host = `${site.identifier}.${platformHost}`
      const send = (request: RawRequest) => sendRaw(life.port, false, request)
      const client = createApiClient({ host, send, panel: { client: platform, path: panelPathOf(site.identifier) } })
      return { ...person, site, client, platform }
    },
    dieAt: (...args: Parameters<StoreCommands['dieAt']>) => life.ask('dieAt', ...args),
    findLies: (...args: Parameters<StoreCommands['findLies']>) => life.ask('findLies', ...args),
    /** So many minutes later, with all that is due then. */
    async goOn(minutes: number): Promise<void> {
      clock.advance(minutes * 60_000)
      await life.ask('workAt', clock.now())
    },
    /** Ends it where it stands, if it has not died yet, and starts another one. Answers whether it had died by itself. */
    async revive(): Promise<boolean> {
      const isAlive = await life.ask('isAlive').catch(() => false)
      life.child.process.kill('SIGKILL')
      await life.child.ended
      life = await begin()
      return !isAlive
    },
    async stop(): Promise<void> {
      life.child.process.kill('SIGKILL')
      await life.child.ended
    },
  }
}

async function beginLife(script: ChildScript, args: readonly string[]) {
  const child = script.start(...args)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let count = 0
  const port = await new Promise<number>((resolve, reject) => {
    child.process.on('message', (answer: StoreAnswer) => {
      if ('port' in answer) return resolve(answer.port)
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.error === undefined) asker?.resolve(answer.value)
      else asker?.reject(new Error(answer.error))
    })
    void child.ended.then((how) => {
      const gone = new Error(`The process ended: ${how} ${child.complaint()}`)
      reject(gone)
      for (const asker of waiting.values()) asker.reject(gone)
      waiting.clear()
    })
  })

  function ask<Name extends keyof StoreCommands>(name: Name, ...args: Parameters<StoreCommands[Name]>) {
    const id = ++count
    return new Promise<Awaited<ReturnType<StoreCommands[Name]>>>((resolve, reject) => {
      if (!child.process.connected) return reject(new Error('The process is gone.'))
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      child.process.send({ id, name, args } satisfies StoreCommand, (error) => error && reject(error))
    })
  }
  return { child, port, ask }
}
