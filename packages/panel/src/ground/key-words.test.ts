import { expect, test } from 'vitest'
import { matchesKeys, wordsOfKeys } from './key-words'

const pressed = { key: 'z', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false }

test('a shortcut matches its exact keys on either kind of keyboard', () => {
  expect(matchesKeys({ ...pressed, ctrlKey: true }, 'mod+z', false)).toBe(true)
  expect(matchesKeys({ ...pressed, metaKey: true }, 'mod+z', true)).toBe(true)
  expect(matchesKeys({ ...pressed, ctrlKey: true }, 'mod+z', true)).toBe(false)
  expect(matchesKeys({ ...pressed, key: 'Z', ctrlKey: true, shiftKey: true }, 'mod+z', false)).toBe(false)
  expect(matchesKeys({ ...pressed, key: 'Z', ctrlKey: true, shiftKey: true }, 'mod+shift+z', false)).toBe(true)
  expect(matchesKeys({ ...pressed, key: 'ArrowUp', altKey: true }, 'alt+ArrowUp', false)).toBe(true)
})

test('shortcuts read as the keyboard at hand calls its keys', () => {
  expect(wordsOfKeys('mod+shift+z', false)).toBe('Ctrl+Shift+Z')
  expect(wordsOfKeys('mod+d', true)).toBe('⌘D')
  expect(wordsOfKeys('alt+ArrowUp', false)).toBe('Alt+↑')
  expect(wordsOfKeys(undefined)).toBe(undefined)
})
