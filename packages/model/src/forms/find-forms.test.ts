import { expect, test } from 'vitest'
import { pageDocument } from '../pages/document'
import { findForms } from './find-forms'

const placement = { start: { x: 1, y: 1 }, end: { x: 12, y: 4 } }

function pageWith(blocks: { type: string; props: Record<string, unknown> }[]) {
  const placed = blocks.map((block, index) => ({ ...block, id: `${index}`.padStart(24, 'a'), desktop: placement }))
  return pageDocument.parse({ format: 2, sections: [{ id: 'f'.repeat(24), blocks: placed }] })
}

test('forms and newsletters are found by their block, others are not', () => {
  const page = pageWith([
    { type: 'text', props: { form: { name: 'No form' } } },
    { type: 'form', props: { form: { name: 'Contact us' } } },
    { type: 'newsletter', props: { form: { name: 'News' } } },
    { type: 'form', props: { form: { name: 7 } } },
    { type: 'form', props: {} },
  ])
  expect(findForms(page).map(({ id, kind, definition }) => [id.slice(-1), kind, definition.name])).toEqual([
    ['1', 'form', 'Contact us'],
    ['2', 'newsletter', 'News'],
  ])
})
