import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSessionStore, createCookieStore } from './session-store'
import { type KeyValueStore, readStoredSession, writeStoredSession } from './stored-session'

function memoryStore(): KeyValueStore & { size: () => number } {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
    removeItem: (key) => items.delete(key),
    size: () => items.size,
  }
}

/** Keeps what was assigned as a browser does: one cookie per name, gone with max-age=0. */
function memoryJar() {
  const cookies = new Map<string, string>()
  const assigned: string[] = []
  return {
    assigned,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      assigned.push(text)
      const [pair = ''] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (text.includes('max-age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

test('[AUTH-020] session data is a value with an optional expiry time', () => {
  const store = memoryStore()
  writeStoredSession(store, 'user', { value: { name: 'Ann' }, expiresAtMs: 1000 })
  expect(JSON.parse(store.getItem('user') ?? '')).toEqual({ value: { name: 'Ann' }, expiresAtMs: 1000 })
  expect(readStoredSession(store, 'user', 999)).toEqual({ name: 'Ann' })
})

test('[AUTH-021] session data past its expiry is removed when read, and reads as absent', () => {
  const store = memoryStore()
  writeStoredSession(store, 'user', { value: 'Ann', expiresAtMs: 1000 })
  expect(readStoredSession(store, 'user', 1000)).toBeUndefined()
  expect(store.size()).toBe(0)
})

test('[AUTH-022] session data without an expiry time stays', () => {
  const store = memoryStore()
  writeStoredSession(store, 'user', { value: 'Ann' })
  expect(readStoredSession(store, 'user', Number.MAX_SAFE_INTEGER)).toBe('Ann')
  expect(store.size()).toBe(1)
})

test('broken session data reads as absent and is removed', () => {
  const broken = fc.oneof(fc.string(), fc.json()).filter((text) => !text.includes('"value"'))
  fc.assert(
    fc.property(broken, (text) => {
      const store = memoryStore()
      store.setItem('user', text)
      expect(readStoredSession(store, 'user', 0)).toBeUndefined()
      expect(store.size()).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('[AUTH-023] sessions use local storage', () => {
  const localStorage = memoryStore()
  expect(chooseSessionStore(() => localStorage, memoryJar())).toBe(localStorage)
  expect(localStorage.size()).toBe(0)
})

test('[AUTH-024] without local storage, sessions fall back to a cookie with path /', () => {
  const forgetful: KeyValueStore = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const refuse = () => {
    throw new Error('denied')
  }
  for (const getLocalStorage of [refuse, () => forgetful]) {
    const jar = memoryJar()
    const store = chooseSessionStore(getLocalStorage, jar)
    writeStoredSession(store, 'user', { value: 'Ann; path=/evil' })
    expect(readStoredSession(store, 'user', 0)).toBe('Ann; path=/evil')
    expect(jar.assigned.every((text) => text.split('; ').includes('path=/'))).toBe(true)
    store.removeItem('user')
    expect(readStoredSession(store, 'user', 0)).toBeUndefined()
  }
})

test('a cookie whose value is broken reads as absent', () => {
  expect(createCookieStore({ cookie: 'user=%E0%A4%A' }).getItem('user')).toBeNull()
})
