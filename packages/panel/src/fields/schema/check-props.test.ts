import { findBlock } from '@sitewright/blocks/registry/schemas'
import { expect, test } from 'vitest'
import { checkProps, fillProps } from './check-props'
import { moveItem, titleOfItem } from './list-items'

const button = findBlock('button')
if (!button) throw new Error('there is no button block')

test('props are filled with defaults, and what cannot be drawn is told by its path', () => {
  expect(fillProps(button, { text: 'Go' })).toMatchObject({ text: 'Go', style: 'primary', newWindow: false })
  expect(checkProps(button, { text: 'Go', href: '/about' })).toEqual({})
  expect(checkProps(button, { text: '', href: 'javascript:x' })).toEqual({
    text: 'Enter a button label.',
    href: 'Enter a valid link.',
  })
})

test('rows of a list move, and a closed row is called by its first text', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a'], 4, 0)).toEqual(['a'])
  expect(titleOfItem({ assetId: '0123456789abcdef01234567', title: 'Tea' }, 'Item 1')).toBe('Tea')
  expect(titleOfItem({ title: ' ' }, 'Item 1')).toBe('Item 1')
})
