import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import { openTestPage } from '@sitewright/testkit/sites/page-store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nudgeBlocks } from '../commands/blocks/arrange-blocks'
import { addSection } from '../commands/sections/add-section'
import { changeSection } from '../commands/sections/change-section'
import { deleteSection } from '../commands/sections/delete-section'
import { mergeWithinMs } from '../history/edit-history'
import { nothingSelected, selectSection } from '../page/command'

function storeAt(clock = { now: 0 }) {
  let last = 0
  const newId = () => {
    last += 1
    return last.toString(16).padStart(24, '0')
  }
  return openTestPage(emptyPage(), { newId, now: () => clock.now })
}

test('undo gives back the page before, redo the page after, and a new change ends redo', () => {
  const store = storeAt()
  store.run(addSection, { afterId: null })
  const withOne = store.read().page
  expect(store.undoLabel()).toBe('Add section')
  store.undo()
  expect(store.read().page).toEqual(emptyPage())
  expect([store.undoLabel(), store.redoLabel()]).toEqual([null, 'Add section'])
  store.redo()
  expect(store.read().page).toEqual(withOne)
  store.undo()
  store.run(addSection, { afterId: null })
  expect(store.redoLabel()).toBe(null)
})

test('letters typed in a row are one step of undo, and a pause starts another', () => {
  const clock = { now: 0 }
  const store = storeAt(clock)
  store.run(addSection, { afterId: null })
  const sectionId = store.read().page.sections[0]?.id ?? ''
  const type = (name: string) => store.run(changeSection, { sectionId, change: { name } })
  type('H')
  type('Hi')
  clock.now += mergeWithinMs
  type('Hi!')
  store.undo()
  expect(store.read().page.sections[0]?.name).toBe('Hi')
  store.undo()
  expect(store.read().page.sections[0]?.name).toBe('')
})

test('arrow keys in a row on the same blocks are one step of undo, and on other blocks another', () => {
  const store = storeAt()
  store.run(addSection, { afterId: null })
  const stretch = (moved: string) => {
    const sections = store.read().page.sections.map((it) => ({
      ...it,
      rows: { ...it.rows, desktop: it.rows.desktop + 1 },
    }))
    store.run(nudgeBlocks, { sections, moved })
    return sections[0]?.rows.desktop
  }
  const rows = () => store.read().page.sections[0]?.rows.desktop
  const first = rows()
  stretch('one')
  const second = stretch('one')
  stretch('two')
  store.undo()
  expect(rows()).toBe(second)
  store.undo()
  expect(rows()).toBe(first)
})

test('what undo takes away does not stay selected', () => {
  const store = storeAt()
  store.run(addSection, { afterId: null })
  expect(store.read().selection.sectionId).not.toBe(null)
  store.undo()
  expect(store.read().selection).toEqual(nothingSelected)
})

test('undoing everything and redoing everything leads back, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('add', 'delete', 'rename'), { maxLength: 30 }), (actions) => {
      const store = storeAt()
      const seen: PageDocument[] = [store.read().page]
      for (const [index, action] of actions.entries()) {
        const sectionId = store.read().page.sections[0]?.id ?? ''
        if (action === 'add') store.run(addSection, { afterId: null })
        if (action === 'delete') store.run(deleteSection, selectSection(sectionId))
        if (action === 'rename') store.run(changeSection, { sectionId, change: { name: `name ${index}` } })
      }
      const last = store.read().page
      for (const _ of actions) store.undo()
      expect(store.read().page).toEqual(seen[0])
      for (const _ of actions) store.redo()
      expect(store.read().page).toEqual(last)
    }),
    { numRuns: 100 },
  )
})
