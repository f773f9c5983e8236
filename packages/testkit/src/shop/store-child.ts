import { openDatabase } from '@sitewright/server/storage/open/open-database'
import { createMortalDatabase, type Death } from '../faults/mortal-database'
import { quietLog } from '../host/quiet-log'
import { readStorageSettings } from '../host/test-database'
import { startTestHost } from '../host/test-host'
import { findLies, type OutsideCharge } from './check-store'
import { endLeases } from './end-leases'

// Run as a process of its own: store-child.mjs DATA_DIR URL STRIPE_ADDRESS NOW. An empty URL is the embedded database.
const [dataDir = '', url, stripeAddress = '', now] = process.argv.slice(2)

const real = await openDatabase(readStorageSettings(dataDir, url === '' ? undefined : url), quietLog)
// Begun long after the one before it was killed.
await endLeases(real)
const mortal = createMortalDatabase(real, () => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('a killed process goes on')
})
const host = await startTestHost({
  startsAt: Number(now),
  services: { database: mortal.database },
  environment: { TRUSTED_PROXIES: '127.0.0.1', STRIPE_API_ADDRESS: stripeAddress, DATA_DIR: dataDir },
})

const commands = {
  addOwner: async () => {
    const { email, password, accountId, site } = await host.owner()
    return { email, password, accountId, site }
  },
  isAlive: async () => true,
  dieAt: async (death: Death) => mortal.dieAt(death),
  /** Does what is due at this time. */
  async workAt(time: number): Promise<void> {
    host.clock.advance(time - host.clock.now())
    await host.runDueJobs()
  },
  findLies: (websiteId: string, outside: readonly OutsideCharge[]) => findLies(real, websiteId, { outside }),
}

export type StoreCommands = typeof commands
export interface StoreCommand {
  readonly id: number
  readonly name: keyof StoreCommands
  readonly args: readonly unknown[]
}
export type StoreAnswer =
  | { readonly port: number }
  | { readonly id: number; readonly value?: unknown; readonly error?: string }

process.on('message', ({ id, name, args }: StoreCommand) => {
  const command = commands[name] as (...args: readonly unknown[]) => Promise<unknown>
  command(...args).then(
    (value) => process.send?.({ id, value } satisfies StoreAnswer),
    (error: unknown) => process.send?.({ id, error: String(error) } satisfies StoreAnswer),
  )
})
process.send?.({ port: host.port } satisfies StoreAnswer)
