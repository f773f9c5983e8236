import { checkPage } from '@sitewright/blocks/page/check-page'
import type { PageDocument } from '@sitewright/model/pages/document'
import { openTestPage } from '@sitewright/testkit/sites/page-store'
import { sampleBlock, sampleId, samplePage, sampleSection } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { deleteBlock } from '../commands/blocks/delete-block'
import { updateBlock } from '../commands/blocks/update-block'
import type { Step, StepStorage } from '../history/step'
import { selectBlocks } from './command'
import { settlePage } from './settle-page'

function keepInMemory(): StepStorage {
  const steps = new Map<string, Step>()
  return {
    read: async () => [...steps.values()],
    put: (given) => {
      for (const it of given) steps.set(it.id, it)
    },
    remove: (given) => {
      for (const it of given) steps.delete(it.id)
    },
  }
}

let made = 0
async function openWindow(start: PageDocument, storage: StepStorage) {
  const tools = { newId: () => sampleId(++made), now: () => 2000 * ++made }
  const store = openTestPage(start, { ...tools, storage })
  await storage.read('page')
  return store
}

const button = sampleBlock('button', { text: 'Press' })
const section = sampleSection([button])
const start = samplePage(section)
const firstText = (page: PageDocument) => page.sections[0]?.blocks[0]?.props.text

test('what was typed with a space at its end is undone after a reload, and so is what came after it', async () => {
  const storage = keepInMemory()
  const before = await openWindow(start, storage)
  before.run(updateBlock, { blockId: button.id, change: { text: 'Press here ' } })
  expect(firstText(before.read().page)).toBe('Press here ')
  before.run(deleteBlock, selectBlocks(section.id, [button.id]))
  before.undo()
  expect(firstText(before.read().page)).toBe('Press here')
  before.redo()
  const kept = checkPage(before.read().page)
  if (!('page' in kept)) throw new Error('The host refuses the page.')

  const after = await openWindow(kept.page, storage)
  expect(after.undo()).toBe('done')
  expect(firstText(after.read().page)).toBe('Press here')
  expect(after.undo()).toBe('done')
  expect(after.read().page).toEqual(start)
})

test('a page that is as the host keeps it stays the same object', () => {
  expect(settlePage(start)).toBe(start)
  const typing = samplePage(sampleSection([{ ...button, props: { ...button.props, text: 'Press ' } }]))
  expect(settlePage(typing)).toEqual(start)
  expect(settlePage(typing)).toBe(settlePage(typing))
})
