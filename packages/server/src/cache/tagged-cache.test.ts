import { expect, test } from 'vitest'
import { createTaggedCache, type Made } from './tagged-cache'

interface Page {
  readonly text: string
}

function newPromise<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: Error) => void = () => {}
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}

/** A value that is made only when the test says so. */
function slowly(text: string, tags: string[] = ['page:1']) {
  const { promise, resolve, reject } = newPromise<Made<Page>>()
  let calls = 0
  return {
    make: () => {
      calls++
      return promise
    },
    finish: () => resolve({ value: { text }, tags, bytes: 100 }),
    fail: () => reject(new Error('no database')),
    get calls() {
      return calls
    },
  }
}

const quickly = (text: string, tags: string[] = ['page:1'], bytes = 100) =>
  Promise.resolve({ value: { text }, tags, bytes })

test('fifty who ask at once wait for one making', async () => {
  const cache = createTaggedCache<Page>(10_000)
  const page = slowly('hello')
  const all = Array.from({ length: 50 }, () => cache.load('a', '/', page.make))
  page.finish()
  expect(new Set((await Promise.all(all)).map((it) => it.text))).toEqual(new Set(['hello']))
  expect(page.calls).toBe(1)
})

test('a change drops what has its tag, in its site alone', async () => {
  const cache = createTaggedCache<Page>(10_000)
  await cache.load('a', '/one', () => quickly('one', ['page:1', 'styles']))
  await cache.load('a', '/two', () => quickly('two', ['page:2', 'styles']))
  await cache.load('b', '/one', () => quickly('other', ['page:1', 'styles']))
  cache.drop({ websiteId: 'a', tags: ['page:1'] })
  expect(cache.get('a', '/one')).toBe(undefined)
  expect(cache.get('a', '/two')?.text).toBe('two')
  cache.drop({ websiteId: 'a', tags: ['styles'] })
  expect(cache.get('a', '/two')).toBe(undefined)
  expect(cache.get('b', '/one')?.text).toBe('other')
  cache.dropAll()
  expect(cache.get('b', '/one')).toBe(undefined)
  expect(cache.byteCount).toBe(0)
})

test('what was begun before a change is neither kept nor given to who asks after it', async () => {
  const cache = createTaggedCache<Page>(10_000)
  const old = slowly('old')
  const first = cache.load('a', '/', old.make)
  cache.drop({ websiteId: 'a', tags: ['unknown to the cache yet'] })
  const second = cache.load('a', '/', () => quickly('new'))
  old.finish()
  expect((await first).text).toBe('old')
  expect((await second).text).toBe('new')
  expect(cache.get('a', '/')?.text).toBe('new')
})

test('a change while nobody asks again leaves nothing stale behind', async () => {
  const cache = createTaggedCache<Page>(10_000)
  const old = slowly('old')
  const first = cache.load('a', '/', old.make)
  cache.dropAll()
  old.finish()
  await first
  expect(cache.get('a', '/')).toBe(undefined)
})

test('a failure reaches all who wait, and the next one tries again', async () => {
  const cache = createTaggedCache<Page>(10_000)
  const broken = slowly('never')
  const waiting = [cache.load('a', '/', broken.make), cache.load('a', '/', broken.make)]
  broken.fail()
  const outcomes = await Promise.allSettled(waiting)
  expect(outcomes.map((it) => it.status)).toEqual(['rejected', 'rejected'])
  expect((await cache.load('a', '/', () => quickly('back'))).text).toBe('back')
})

test('memory stays within its limit and the oldest leave first', async () => {
  const cache = createTaggedCache<Page>(1000)
  for (let number = 0; number < 100; number++) await cache.load('a', `/${number}`, () => quickly(`${number}`))
  expect(cache.byteCount).toBeLessThanOrEqual(1000)
  expect(cache.get('a', '/0')).toBe(undefined)
  expect(cache.get('a', '/99')?.text).toBe('99')
  const huge = await cache.load('a', '/huge', () => quickly('huge', [], 5000))
  expect(huge.text).toBe('huge')
  expect(cache.get('a', '/huge')).toBe(undefined)
})
