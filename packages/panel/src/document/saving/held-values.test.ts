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

const list = z.strictObject({
  links: z.array(z.strictObject({ url: z.string().startsWith('https://') })).max(4),
})
const link = (url: string) => ({ url })
const [a, b, c] = [link('https://a'), link('https://b'), link('https://c')]

test('one wrong row of a list waits in its field, and the others are stored', () => {
  const first = sortChange(list, { links: [a] }, { links: [a, link('https:/'), c] })
  expect(first.next).toEqual({ links: [a, c] })
  expect(showHeld(first.next, first.held)).toEqual({ links: [a, link('https:/'), c] })
  const shown = showHeld(first.next, first.held)
  expect(sortChange(list, first.next, { links: [a, b, c] }, shown)).toEqual({ next: { links: [a, b, c] }, held: {} })
})

test('a stored row that is being written anew stays as it was until it is right again', () => {
  const { next, held } = sortChange(list, { links: [a, b] }, { links: [link('nothing'), b] })
  expect(next.links).toEqual([a, b])
  expect(showHeld(next, held).links).toEqual([link('nothing'), b])
})

test('a row that is removed beside a wrong one goes', () => {
  const before = { links: [a, b, link('wrong')] }
  expect(sortChange(list, { links: [a, b] }, { links: [a, link('wrong')] }, before).next).toEqual({ links: [a] })
})
