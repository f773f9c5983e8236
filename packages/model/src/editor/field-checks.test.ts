import { expect, test } from 'vitest'
import { checkFileName, checkMailingList, checkPageAddress } from './field-checks'

test('[EDIT-027] a page address that is not valid is named', () => {
  expect(checkPageAddress('our-story')).toBeUndefined()
  expect(checkPageAddress('/shop/mugs')).toBeUndefined()
  expect(checkPageAddress('our story?')).toBe('our story? is not a valid page URL')
  expect(checkPageAddress('//evil')).toBe('//evil is not a valid page URL')
})

test('[EDIT-028] an empty file name is refused', () => {
  expect(checkFileName(' ')).toBe('Please enter a file name')
  expect(checkFileName('menu.pdf')).toBeUndefined()
})

test('[EDIT-029] storage without a chosen list is refused', () => {
  expect(checkMailingList({ listIds: ['l1'] })).toBe('A List must be selected')
  expect(checkMailingList({ listIds: ['l1'], chosenListId: 'deleted' })).toBe('A List must be selected')
  expect(checkMailingList({ listIds: ['l1'], chosenListId: 'l1' })).toBeUndefined()
})

test('[EDIT-030] an owner without mailing lists is told to create one', () => {
  expect(checkMailingList({ listIds: [] })).toBe(
    "You don't have any mailing lists. Please create one before continuing",
  )
})
