import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { expect, test } from 'vitest'
import { searchBlocks } from './add-block-drawer'

test('a block is found by its name, by what it is for and by its group', () => {
  const find = (text: string) => searchBlocks(Object.values(blockSchemas), text).map((block) => block.type)
  expect(find('QUOTE')).toEqual(['quote'])
  expect(find('prices')).toEqual(['menu'])
  expect(find('links')).toEqual(expect.arrayContaining(['navigation', 'social-links']))
  expect(find('picture')).toContain('image')
  expect(find('FAQ')).toContain('accordion')
  expect(find('no such thing')).toEqual([])
  expect(find(' ')).toEqual(Object.keys(blockSchemas))
})
