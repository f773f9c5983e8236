import { execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The folder with PostgreSQL's own programs, which many systems do not put on PATH; null where it is not installed. */
export function findPostgresPrograms() {
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...tryRun('pg_config', ['--bindir']),
    ...versions.map((version) => join(installed, version, 'bin')),
  ]
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

function tryRun(program, args) {
  try {
    return [execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()]
  } catch {
    return []
  }
}

/** PostgreSQL refuses to run as root: its own user stands in. */
function findRunner() {
  if (process.getuid?.() !== 0) return {}
  return { uid: Number(tryRun('id', ['-u', 'postgres'])[0]), gid: Number(tryRun('id', ['-g', 'postgres'])[0]) }
}

/**
 * A server of our own in a temporary folder on a free port: nothing of it survives `stop`. For tests it writes to no disk
 * in earnest; where durability is measured it does.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPostgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed: its programs initdb and postgres were not found.')
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-postgres-'))
  const runner = findRunner()
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid)
  const data = join(folder, 'data')
  const options = { ...runner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await findFreePort()
  const logFile = join(folder, 'log')
  let server = null

  async function resume() {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
    const careless = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
    for (const setting of [...careless, 'max_connections=200']) args.push('-c', setting)
    // A file, because whoever runs the tests reads no pipe meanwhile: a full one would stop the server in the midst of a query.
    const log = openSync(logFile, 'w')
    const started = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', log] })
    closeSync(log)
    started.unref()
    started.exited = new Promise((resolve) => started.once('exit', resolve))
    server = started
    await waitUntilReady(port, started, () => readFileSync(logFile, 'utf8').slice(-4000))
  }

  /** Stops at once, as a crash does; the data stays for `resume`. */
  async function halt() {
    server?.ref()
    server?.kill('SIGQUIT')
    await server?.exited
    server = null
  }

  async function stop() {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }

  await resume()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: () => server?.pid, halt, resume, stop }
}

async function findFreePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function waitUntilReady(port, server, words) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${words()}`)
    if (words().includes('ready to accept connections') && (await canConnect(port))) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`PostgreSQL did not start in 30 seconds: ${words()}`)
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
