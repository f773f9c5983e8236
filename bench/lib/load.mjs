import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'
import { processorSeconds } from './processor.mjs'

/** Sends as many requests as fit into the time over so many kept connections, from a process of its own. */
function sendLoad({ port, host, path = '/', connections, seconds }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bench/lib/load-process.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : reject(new Error(`the load ended with ${code}`)),
    )
    child.stdin.end(JSON.stringify({ port, host, path, connections, seconds }))
  })
}

/** Requests per second, and microseconds of the server's processor per request, after so many seconds that do not count. */
export async function measureServer({ pid, warmUpSeconds = 1, ...load }) {
  if (warmUpSeconds > 0) await sendLoad({ ...load, seconds: warmUpSeconds })
  const before = processorSeconds(pid)
  const { requests, seconds } = await sendLoad(load)
  const used = processorSeconds(pid) - before
  return { perSecond: requests / seconds, microseconds: (used / requests) * 1e6 }
}
