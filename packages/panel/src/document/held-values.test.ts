import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkBody, showHeld, sortChange } from './held-values'

const schema = z
  .strictObject({ title: z.string().min(1, 'Give it a title.'), from: z.number(), to: z.number() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Ends before it starts.' })
const stored = { title: 'Pots', from: 1, to: 5 }

test('what the schema takes is stored, what it refuses waits in its field', () => {
  expect(sortChange(schema, stored, { ...stored, title: '' }).next).toBe(stored)
  const { next, held } = sortChange(schema, stored, { ...stored, title: '', to: 9 })
  expect(next).toEqual({ title: 'Pots', from: 1, to: 9 })
  expect(showHeld(next, held)).toEqual({ title: '', from: 1, to: 9 })
  expect(checkBody(schema, showHeld(next, held))).toEqual({ title: 'Give it a title.' })
})

test('a value that becomes right is stored, and nothing is held any longer', () => {
  const first = sortChange(schema, stored, { ...stored, title: '' })
  const second = sortChange(schema, first.next, { ...showHeld(first.next, first.held), title: 'Bowls' })
  expect(second).toEqual({ next: { ...stored, title: 'Bowls' }, held: {} })
})

test('two values that do not fit each other wait together', () => {
  const { next, held } = sortChange(schema, stored, { ...stored, from: 7 })
  expect(next).toBe(stored)
  expect(showHeld(next, held)).toEqual({ ...stored, from: 7 })
  expect(sortChange(schema, next, { ...showHeld(next, held), to: 8 })).toEqual({
    next: { title: 'Pots', from: 7, to: 8 },
    held: {},
  })
})

test('a held value gives way when its field is changed from elsewhere, such as by undo', () => {
  const { held } = sortChange(schema, stored, { ...stored, title: '' })
  expect(showHeld({ ...stored, title: 'Bowls' }, held)).toEqual({ ...stored, title: 'Bowls' })
})
