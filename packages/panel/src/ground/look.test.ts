import { expect, test } from 'vitest'
import { chooseLook, readLook } from './look'

function memory(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('the panel follows the device until somebody chooses, and remembers the choice', () => {
  const storage = memory()
  const attributes = new Map<string, string>()
  const root = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
  expect(readLook(storage)).toBe('system')
  chooseLook('dark', storage, root)
  expect([readLook(storage), attributes.get('data-look')]).toEqual(['dark', 'dark'])
  chooseLook('system', storage, root)
  expect([readLook(storage), attributes.has('data-look')]).toEqual(['system', false])
})

test('a damaged or forbidden choice counts as none', () => {
  expect(readLook(memory({ 'sitewright.look': 'purple' }))).toBe('system')
  const forbidden = {
    getItem: () => {
      throw new Error('no')
    },
    setItem: () => {},
  }
  expect(readLook(forbidden)).toBe('system')
})
