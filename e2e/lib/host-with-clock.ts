import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { spawnHost } from './spawn-host'

export interface HostWithClock {
  readonly port: string
  /** Moves the host's clock ahead; the browser's stays. */
  advance(ms: number): Promise<void>
  stop(): Promise<void>
}

/** A host of its own for a journey through time: on the shared one it would end the sessions of others. */
export async function startHostWithClock(): Promise<HostWithClock> {
  const preload = pathToFileURL('packages/testkit/src/host/movable-clock.mjs').href
  const {
    port,
    process: host,
    stop,
  } = await spawnHost({
    nodeArgs: ['--import', preload],
    settings: { LOAD_STARTER_SITE: 'false' },
    hasChannel: true,
  })
  return {
    port: String(port),
    async advance(advanceMs) {
      const moved = once(host, 'message')
      host.send({ advanceMs })
      await moved
    },
    stop,
  }
}
