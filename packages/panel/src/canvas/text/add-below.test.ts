import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { pageDocument } from '@sitewright/model/pages/document'
import { openTestPage } from '@sitewright/testkit/sites/page-store'
import { documentSaying } from '@sitewright/testkit/sites/test-pages'
import { expect, test } from 'vitest'
import { findBlock } from '../../document/page/edit-page'
import { addBelow } from './add-below'

function openPost() {
  let last = 100
  const store = openTestPage(pageDocument.parse(documentSaying('The kiln is open.')), {
    newId: () => (++last).toString(16).padStart(24, '0'),
    now: Date.now,
  })
  const written = store.read().page.sections[0]?.blocks[0]
  if (!written) throw new Error('The page has a text.')
  return { store, written }
}

test('[COLL-002] what is added while a text is written stands below it, in line with it', () => {
  const { store, written } = openPost()
  const addedId = addBelow({ store }, written.id, blockSchemas.image)
  const added = findBlock(store.read().page, addedId)?.block
  expect(added?.type).toBe('image')
  expect(added?.desktop.start).toEqual({ x: written.desktop.start.x, y: written.desktop.end.y })
  expect(store.read().selection.blockId).toBe(addedId)
  expect(store.undo()).toBe('done')
  expect(store.read().page.sections[0]?.blocks).toHaveLength(1)
})

test('[COLL-002] a text that is added so is empty and as wide, and pushes down what is there', () => {
  const { store, written } = openPost()
  const first = addBelow({ store }, written.id, blockSchemas.text)
  const second = addBelow({ store }, written.id, blockSchemas.quote)
  const text = findBlock(store.read().page, first)?.block
  const quote = findBlock(store.read().page, second)?.block
  expect(JSON.stringify(text?.props)).not.toContain('Tell your visitors')
  expect(text?.desktop.end.x).toBe(written.desktop.end.x)
  expect(text?.desktop.start.y).toBeGreaterThanOrEqual(quote?.desktop.end.y ?? 0)
})
