import { expect, test } from 'vitest'
import { listBlockNumbers } from './block-numbers'

test('[REF-013] [REF-014] a block stands on the page with its number and that of its variant', () => {
  expect(listBlockNumbers({ type: 'image', props: { layout: 'poster' } })).toEqual({
    'data-block-number': 5,
    'data-slice': 1012,
    'data-editor-number': 4,
  })
  expect(listBlockNumbers({ type: 'gallery', props: { design: 'slideshow' } })['data-slice']).toBe(1000)
  expect(listBlockNumbers({ type: 'accordion', props: {} })['data-block-number']).toBe(69)
})

test('[REF-012] a block has the number that the editor knows it by', () => {
  const numbers = [
    'text',
    'image',
    'gallery',
    'video',
    'social-links',
    'button',
    'navigation',
    'form',
    'newsletter',
    'logo',
  ]
  expect(numbers.map((type) => listBlockNumbers({ type, props: {} })['data-editor-number'])).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 14,
  ])
})

test('a block that is not known has no number', () => {
  for (const type of ['constructor', 'nothing'])
    expect(Object.values(listBlockNumbers({ type, props: {} })).every((it) => it === undefined)).toBe(true)
})
