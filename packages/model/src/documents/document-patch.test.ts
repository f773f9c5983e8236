import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, describeChange, misfit, patch } from './document-patch'

/** What a document can hold: reading by a schema drops the name `__proto__`, wherever it stands. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value), withoutPrototypes))

function withoutPrototypes(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value
}

const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), x: json, y: fc.nat(3) }, { requiredKeys: ['id'] })
const list = fc.uniqueArray(item, { selector: (it) => it.id, maxLength: 4 })
const document = fc.record({
  list,
  any: json,
  deep: fc.dictionary(fc.constantFrom('k', 'l', 'constructor'), json),
})

test('a change leads from the first document to the second and back, byte for byte', () => {
  fc.assert(
    fc.property(document, document, (from, to) => {
      const change = describeChange(from, to)
      if (change === null) {
        expect(JSON.stringify(from)).toBe(JSON.stringify(to))
        return
      }
      const stored = patch.parse(change)
      expect(JSON.stringify(applyPatch(from, stored, 'forward'))).toBe(JSON.stringify(to))
      expect(JSON.stringify(applyPatch(to, stored, 'backward'))).toBe(JSON.stringify(from))
    }),
    { numRuns: 200 },
  )
})

const page = (...sections: { id: string; name?: string; theme?: string }[]) => ({ format: 2, sections })

test('only what changed is written down', () => {
  const change = describeChange(
    page({ id: 'a', name: 'One', theme: 'x' }, { id: 'b' }),
    page({ id: 'a', name: 'Two', theme: 'x' }, { id: 'b' }),
  )
  expect(change).toEqual({
    keys: { sections: { items: { a: { keys: { name: { set: { from: 'One', to: 'Two' } } } } } } },
  })
})

test('a change is taken back upon a document that somebody else changed elsewhere', () => {
  const mine = describeChange(page({ id: 'a', name: 'One' }), page({ id: 'a', name: 'Two' }, { id: 'b' }))
  if (mine === null) throw new Error('no change')
  const later = page({ id: 'z' }, { id: 'a', name: 'Two', theme: 'dark' }, { id: 'b' })
  expect(applyPatch(later, mine, 'backward')).toEqual(page({ id: 'z' }, { id: 'a', name: 'One', theme: 'dark' }))
})

test('a change does not fit where its own place was changed or taken away since', () => {
  const mine = describeChange(page({ id: 'a', name: 'One' }), page({ id: 'a', name: 'Two' }))
  if (mine === null) throw new Error('no change')
  expect(applyPatch(page({ id: 'a', name: 'Three' }), mine, 'backward')).toBe(misfit)
  expect(applyPatch(page(), mine, 'backward')).toBe(misfit)
  expect(applyPatch({ format: 2 }, mine, 'backward')).toBe(misfit)
  expect(applyPatch('text', mine, 'backward')).toBe(misfit)
})
