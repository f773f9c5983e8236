import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnHost } from './spawn-host'

/** The host that the journeys share, with its starter site. It is stopped at the end. */
export default async function startHost(): Promise<() => Promise<void>> {
  const { port, dataDir, stop } = await spawnHost()
  const owner = JSON.parse(readFileSync(join(dataDir, 'demo-owner.json'), 'utf8'))
  process.env.E2E_PORT = String(port)
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_EMAIL = owner.email
  process.env.E2E_PASSWORD = owner.password
  return stop
}
