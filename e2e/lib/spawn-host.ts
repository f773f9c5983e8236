import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SpawnedHost {
  readonly port: number
  readonly dataDir: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

interface HostWishes {
  readonly nodeArgs?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** Opens a channel on which this process can send the host messages. */
  readonly hasChannel?: boolean
}

/** Starts the built product on a free port over an empty data folder, as `npm start` would. */
export async function spawnHost({ nodeArgs = [], settings, hasChannel }: HostWishes = {}): Promise<SpawnedHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-journeys-'))
  const port = await freePort()
  const server = spawn(process.execPath, [...nodeArgs, '--enable-source-maps', 'dist/server/main.mjs'], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, SITES_PER_ACCOUNT: '1000', LOG_LEVEL: 'warn' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasChannel ? (['ipc'] as const) : [])],
  })
  await untilReady(server)
  return {
    port,
    dataDir,
    process: server,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server prints its addresses once it listens. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('Sitewright is running')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
