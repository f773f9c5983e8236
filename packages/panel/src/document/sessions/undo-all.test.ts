import { emptyPage } from '@sitewright/model/pages/document'
import { editByChance } from '@sitewright/testkit/chance/random-edits'
import { openTestPage } from '@sitewright/testkit/sites/page-store'
import { expect, test } from 'vitest'
import { addSection } from '../commands/sections/add-section'

/** The same numbers in every run. */
function createChance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
}

test('500 random edits are undone to the first state, byte for byte, and redone to the last', () => {
  const next = createChance(42)
  let last = 0
  let now = 0
  const newId = () => (++last).toString(16).padStart(24, '0')
  const store = openTestPage(emptyPage(), { newId, now: () => (now += 2000) })
  store.run(addSection, { afterId: null })
  const first = JSON.stringify(store.read().page)
  let steps = 0
  while (steps < 500) {
    const before = store.read().page
    editByChance(before, { kind: next() >> 8, part: next() >> 8, value: next() >> 8 }, store.run)
    if (JSON.stringify(store.read().page) !== JSON.stringify(before)) steps += 1
  }
  const end = JSON.stringify(store.read().page)
  for (let count = 0; count < steps; count++) expect(store.undo()).toBe('done')
  expect(JSON.stringify(store.read().page)).toBe(first)
  for (let count = 0; count < steps; count++) expect(store.redo()).toBe('done')
  expect(JSON.stringify(store.read().page)).toBe(end)
})
