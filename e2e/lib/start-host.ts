import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the built product on a free port over an empty data folder, as `npm start` would, and stops it at the end. */
export default async function startHost(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-journeys-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SITES_PER_ACCOUNT: '1000', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(server)
  const owner = JSON.parse(readFileSync(join(dataDir, 'demo-owner.json'), 'utf8'))
  process.env.E2E_PORT = String(port)
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_EMAIL = owner.email
  process.env.E2E_PASSWORD = owner.password
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The server prints its addresses once it listens. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('/config/')) resolve()
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
