import { sampleBlock, samplePage, sampleSection } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { nothingSelected, selectBlocks, selectSection } from '../document/page/command'
import { fitDrawer } from './fit-drawer'

const block = sampleBlock('text')
const section = sampleSection([block])
const page = samplePage(section)
const onBlock = { page, selection: selectBlocks(section.id, [block.id]) }
const onSection = { page, selection: selectSection(section.id) }

test('the settings of a block give way to those of its section when that is selected, and never to an empty side', () => {
  expect(fitDrawer('block', onBlock)).toBe('block')
  expect(fitDrawer('block', onSection)).toBe('section')
  expect(fitDrawer('block', { page, selection: nothingSelected })).toBeNull()
  expect(fitDrawer('section', { page: samplePage(), selection: onSection.selection })).toBeNull()
  expect(fitDrawer('add-block', onSection)).toBe('add-block')
  expect(fitDrawer('sections', { page, selection: nothingSelected })).toBe('sections')
  expect(fitDrawer(null, onBlock)).toBeNull()
})
