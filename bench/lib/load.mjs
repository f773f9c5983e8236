import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'

const ticksPerSecond = 100

/** Processor seconds that a process has used so far, its threads included. */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

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

/** Requests per second, and microseconds of the server's processor per request. */
export async function measureServer({ pid, ...load }) {
  await sendLoad({ ...load, seconds: 1 })
  const before = processorSeconds(pid)
  const { requests, seconds } = await sendLoad(load)
  const used = processorSeconds(pid) - before
  return { perSecond: requests / seconds, microseconds: (used / requests) * 1e6 }
}
