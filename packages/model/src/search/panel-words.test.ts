import { expect, test } from 'vitest'
import { holdsWords } from './panel-words'

test('what is called otherwise elsewhere is found by that name, whole or begun', () => {
  expect(holdsWords('Image', 'picture')).toBe(true)
  expect(holdsWords('Accordion', 'FAQ')).toBe(true)
  expect(holdsWords('URL mappings Setting', 'redir')).toBe(true)
  expect(holdsWords('URL mappings Setting', 'old address')).toBe(true)
  expect(holdsWords('Logo, favicon and social image', 'favicon')).toBe(true)
  expect(holdsWords('Online orders', 'divider')).toBe(false)
  expect(holdsWords('Image', 'video')).toBe(false)
})

test('every typed word counts, in any order, with or without marks', () => {
  expect(holdsWords('Add section', 'section add')).toBe(true)
  expect(holdsWords('Add section', 'section remove')).toBe(false)
  expect(holdsWords('Café menu', 'cafe')).toBe(true)
  expect(holdsWords('Anything', ' ')).toBe(true)
})
