import { expect, test } from 'vitest'
import { ChunkLoadError, CssChunkLoadError, NotFoundError } from './chunk-errors'
import { type ChunkToLoad, loadChunk } from './load-chunk'

const never = new Promise<never>(() => {})

function load(change: Partial<ChunkToLoad<string>>) {
  return loadChunk({
    kind: 'script',
    id: 'cart',
    address: '/_sitewright/cart.js',
    fetchChunk: () => never,
    wait: () => never,
    ...change,
  })
}

/** A clock on which exactly `elapsedMs` has gone by. */
function waitUntil(elapsedMs: number) {
  return (ms: number) => (ms <= elapsedMs ? Promise.resolve() : never)
}

async function settlesBefore(promise: Promise<unknown>) {
  const settled = promise.then(
    () => true,
    () => true,
  )
  const flushed = Array.from({ length: 20 }).reduce<Promise<unknown>>((last) => last.then(() => {}), Promise.resolve())
  return Promise.race([settled, flushed.then(() => false)])
}

test('a chunk that loads is handed on', async () => {
  await expect(load({ fetchChunk: async () => 'cart code' })).resolves.toBe('cart code')
})

test('[LIFE-027] a script chunk that has not loaded within 120 s is treated as failed', async () => {
  expect(await settlesBefore(load({ wait: waitUntil(119_999) }))).toBe(false)
  await expect(load({ wait: waitUntil(120_000) })).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
})

test('[LIFE-028] a style chunk that has not loaded within 120 s is treated as failed', async () => {
  expect(await settlesBefore(load({ kind: 'style', wait: waitUntil(119_999) }))).toBe(false)
  await expect(load({ kind: 'style', wait: waitUntil(120_000) })).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'timeout',
  })
})

test('[LIFE-029] a failed script chunk rejects with a ChunkLoadError that carries failure type and address', async () => {
  const failing = load({ fetchChunk: () => Promise.reject(new Error('offline')) })
  await expect(failing).rejects.toBeInstanceOf(ChunkLoadError)
  await expect(failing).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: '/_sitewright/cart.js',
    message: 'Loading chunk cart failed. (error: /_sitewright/cart.js)',
  })
})

test('[LIFE-029] a chunk that is not there fails as missing', async () => {
  const failing = load({ fetchChunk: () => Promise.reject(new NotFoundError('/_sitewright/cart.js')) })
  await expect(failing).rejects.toMatchObject({ type: 'missing' })
})

test('[LIFE-030] a failed style chunk rejects with code CSS_CHUNK_LOAD_FAILED', async () => {
  const failing = load({ kind: 'style', fetchChunk: () => Promise.reject(new Error('offline')) })
  await expect(failing).rejects.toBeInstanceOf(CssChunkLoadError)
  await expect(failing).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' })
})

test('[LIFE-031] a NotFoundError carries the missing path', () => {
  expect(new NotFoundError('/about')).toMatchObject({ name: 'NotFoundError', path: '/about' })
})
