import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/prepare.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { freePort, startProduct } from './lib/product.mjs'

const killsWhileStarting = 10
const killsWhileWriting = 20
const writers = 8

/**
 * The whole product, killed with SIGKILL while it makes its database and while it answers writes. A start that does not
 * succeed by itself fails the bench.
 */
export async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-kill-'))
  try {
    await killWhileStarting(dataDir)
    const stored = new Set()
    for (let kill = 0; kill < killsWhileWriting; kill++) {
      const product = await startProduct({ dataDir })
      const acknowledged = await writeUntilKilled(product, 10 + kill * 5)
      for (const id of acknowledged) stored.add(id)
    }
    const product = await startProduct({ dataDir })
    const { call } = await signInAsOwner(product)
    const { pages } = await call('GET', '/api/pages')
    const found = new Set(pages.map(({ id }) => id))
    await product.stop({ keepData: true })
    const lost = [...stored].filter((id) => !found.has(id)).length
    return [
      { what: 'killed while it starts and migrates', value: `${killsWhileStarting} times` },
      { what: 'killed while it writes', value: `${killsWhileWriting} times` },
      { what: 'acknowledged writes', value: String(stored.size) },
      { what: 'acknowledged writes that were lost', value: String(lost), limit: '0', kept: lost === 0 },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Each time a little later, so that the kills fall on every step from the empty folder to the first site. */
async function killWhileStarting(dataDir) {
  for (let kill = 1; kill <= killsWhileStarting; kill++) {
    const child = spawn(process.execPath, [join(root, 'dist/server/main.mjs')], {
      cwd: root,
      env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => setTimeout(resolve, kill * 350))
    child.kill('SIGKILL')
    await ended
  }
}

/** Answers the ids of the pages whose making was acknowledged. */
async function writeUntilKilled(product, enough) {
  const { call } = await signInAsOwner(product)
  const acknowledged = []
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let index = 0; ; index++) {
      const page = await call('POST', '/api/pages', { title: `Page ${writer} ${index}`, inNavigation: false })
      acknowledged.push(page.id)
      if (acknowledged.length === enough) process.kill(product.pid, 'SIGKILL')
    }
  })
  // Every writer ends with the connection that the kill cut.
  await Promise.allSettled(writing)
  return acknowledged
}
