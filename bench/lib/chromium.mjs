import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/lib/find-chromium.mjs'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--no-first-run',
  '--remote-debugging-pipe',
]

/**
 * A Chromium that is asked for nothing but what a bench needs. Test drivers watch the network and the console of every
 * page, for which the engine parses each script twice: that would be counted as the script's own time.
 */
export async function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'sitewright-chromium-'))
  const child = spawn(await findChromium(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const { send, listen } = speak(child.stdio[3], child.stdio[4])
  return {
    send,
    listen,
    openPage: () => openPage(send, listen),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A blank page with a store of its own. */
async function openPage(send, listen) {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  return {
    send: (method, params) => send(method, params, sessionId),
    listen: (method, hear) => listen(method, (params, from) => from === sessionId && hear(params)),
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  }
}

/** Messages are JSON texts with a zero byte after each. */
function speak(output, input) {
  const waiting = new Map()
  const listeners = new Set()
  let lastId = 0
  let rest = Buffer.alloc(0)
  input.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      hear(JSON.parse(rest.subarray(0, end).toString()))
      rest = rest.subarray(end + 1)
    }
  })
  function hear({ id, result, error, method, params, sessionId }) {
    if (id === undefined) for (const listener of [...listeners]) listener(method, params, sessionId)
    else if (error) waiting.get(id).reject(new Error(error.message))
    else waiting.get(id).resolve(result)
    waiting.delete(id)
  }
  return {
    send(method, params = {}, sessionId) {
      const id = ++lastId
      output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    listen(wanted, hearIt) {
      const listener = (method, params, sessionId) => method === wanted && hearIt(params, sessionId)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
