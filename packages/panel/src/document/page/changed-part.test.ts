import { sampleBlock, sampleId, samplePage, sampleSection } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { findChangedPart } from './changed-part'
import { selectBlocks, selectSection } from './command'

const block = (id: number, text = 'Press') => ({ ...sampleBlock('button', { text }), id: sampleId(id) })
const section = (id: number, ...blocks: ReturnType<typeof block>[]) => ({ ...sampleSection(blocks), id: sampleId(id) })

const [one, two] = [section(1, block(11), block(12)), section(2, block(21))]
const page = samplePage(one, two)

test('what differs is found: blocks, a section of its own, and where a section or block was', () => {
  const edited = { ...two, blocks: [{ ...block(21), props: { text: 'Other' } }] }
  expect(findChangedPart(page, samplePage(one, edited))).toEqual(selectBlocks(two.id, [sampleId(21)]))
  expect(findChangedPart(page, samplePage(one, { ...two, name: 'New' }))).toEqual(selectSection(two.id))
  expect(findChangedPart(page, samplePage({ ...one, blocks: one.blocks.slice(0, 1) }, two))).toEqual(
    selectSection(one.id),
  )
  expect(findChangedPart(page, samplePage(one))).toEqual(selectSection(one.id))
  expect(findChangedPart(samplePage(two), page)).toEqual(selectSection(one.id))
  expect(findChangedPart(page, samplePage(two, one))).toEqual(selectSection(two.id))
  expect(findChangedPart(page, samplePage(one, two))).toBe(null)
})
