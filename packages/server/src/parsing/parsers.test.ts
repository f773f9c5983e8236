import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { parseWorkerFile } from '@sitewright/testkit/host/parse-worker-file'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createParsers, type ParserOptions, type Parsers } from './parsers'

let folder: string
let threads: string
const open: Parsers[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-parsers-'))
  threads = join(folder, 'thread.mjs')
  // As the host's own threads speak; what a source says is what happens.
  await writeFile(
    threads,
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', async ({ input }) => {
      const said = input.path ?? input.sources[0]
      if (said === 'hang') for (;;);
      if (said === 'grow') for (const all = []; all.length < 700; ) all.push(new Array(1e5).fill(said))
      if (said === 'throw') throw new Error('thrown')
      if (said === 'exit') process.exit(1)
      parentPort.postMessage({ output: [said, String(threadId)] })
    })
    parentPort.postMessage({ isReady: true })`,
  )
})
afterEach(async () => {
  for (const parsers of open.splice(0)) await parsers.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(options: Partial<ParserOptions> = {}) {
  const parsers = createParsers({ file: threads, log: quietLog, ...options })
  open.push(parsers)
  const read = async (said: string, websiteId = 'a') =>
    (await parsers.run('markdown', websiteId, { sources: [said], heldTexts: null }))?.output ?? null
  return { read, hang: () => parsers.run('svg', 'a', { path: 'hang' }) }
}
/** Drawings alone are ended soon: what must succeed has all the time that a slow machine needs. */
const limitsMs = { svg: 300, picture: 60_000, markdown: 60_000, post: 10_000 }

test('[SEC-49] what takes too long is ended, what takes too much memory too, and what comes next is read', async () => {
  const warnings: unknown[] = []
  const log = { ...quietLog, warn: (fields: Record<string, unknown>) => void warnings.push(fields.problem) }
  const { read, hang } = start({ limitsMs, log })
  expect(await hang()).toBeNull()
  expect((await read('well'))?.[0]).toBe('well')
  for (const bad of ['throw', 'exit', 'grow']) {
    expect([bad, await read(bad)]).toEqual([bad, null])
    expect((await read('well'))?.[0]).toBe('well')
  }
  expect(warnings.slice(0, 3)).toEqual(['it took more than 300 ms', 'thrown', 'the thread has ended'])
  expect(warnings).toHaveLength(4)
})

test('nothing is read in the thread of the host, and one thread serves again', async () => {
  const { read } = start()
  const [first, second] = [await read('one'), await read('two')]
  expect(first?.[1]).not.toBe(String(threadId))
  expect(second?.[1]).toBe(first?.[1])
})

test('a site that has everything hang keeps no other waiting', async () => {
  const { read } = start({ limitsMs })
  let ended = 0
  for (let count = 0; count < 20; count++) void read('hang', 'hostile').then(() => ended++)
  const others = await Promise.all(Array.from({ length: 20 }, (_, index) => read(`${index}`, `site ${index}`)))
  expect(others.map((said) => said?.[0])).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`))
  expect(ended).toBe(0)
})

const megabyte = 1_000_000
const fill = (part: string) => part.repeat(Math.floor(megabyte / part.length))

test('[SEC-51] a megabyte of anything is read by the thread, while the host goes on', async () => {
  const parsers = createParsers({ file: parseWorkerFile, log: quietLog })
  open.push(parsers)
  const path = join(folder, 'drawing.svg')
  const styles = ['/*', 'url(', '@', '&#38;', 'url ']
  const parts = [...styles.map((part) => `<svg><path style="${fill(part)}"/></svg>`), `<svg ${fill('a="b" ')}/>`]
  let turns = 0
  let isReading = true
  const count = () => {
    turns++
    if (isReading) setImmediate(count)
  }
  setImmediate(count)
  for (const text of [...parts, fill('<g>'), fill('<!-- '), fill('<![CDATA['), fill('<svg ')]) {
    await writeFile(path, text)
    turns = 0
    expect(await parsers.run('svg', 'a', { path })).not.toBeNull()
    // The host took turns meanwhile: it did not wait for the answer.
    expect(turns).toBeGreaterThan(10)
  }
  turns = 0
  const sources = ['*_a', '![[', 'a@b.c ', 'a\n-\n'].map((part) => part.repeat(50_000 / part.length))
  expect(await parsers.run('markdown', 'a', { sources, heldTexts: null })).not.toBeNull()
  expect(turns).toBeGreaterThan(10)
  isReading = false
})
