import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'
import { serverEnvironment, serverFlags } from '../../scripts/lib/server-process.mjs'
import { untilAtRest } from './processor.mjs'

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Starts the built product over a data folder and answers once it has printed its addresses. */
export async function startProduct({
  dataDir = mkdtempSync(join(tmpdir(), 'sitewright-bench-')),
  port,
  env = {},
} = {}) {
  const listenPort = port ?? (await freePort())
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...serverFlags, join(root, 'dist/server/main.mjs')], {
    cwd: root,
    // As `npm start` does.
    env: {
      ...serverEnvironment,
      ...process.env,
      PORT: String(listenPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilPrinted(child, '/config/')
  return {
    port: listenPort,
    pid: child.pid,
    dataDir,
    readyAfterMs: performance.now() - startedAt,
    rest: () => untilAtRest(child.pid),
    owner: () => JSON.parse(readFileSync(join(dataDir, 'demo-owner.json'), 'utf8')),
    async stop({ keepData = false } = {}) {
      const exitCode = await stopChild(child)
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
      return exitCode
    },
  }
}

export function stopChild(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

export function untilPrinted(child, text) {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.includes(text)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${printed}`)))
  })
}
