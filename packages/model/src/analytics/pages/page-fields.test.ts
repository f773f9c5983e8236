import { expect, test } from 'vitest'
import { describePage } from './describe-page'
import { pageFields } from './page-fields'

const page = { title: 'Shop', path: '/shop', collectionId: 'c1', access: 'public' } as const

test('[FORM-092] the content source is i on an item page and c on a collection page', () => {
  expect(describePage({ ...page, itemId: 'i1' }).contentSource).toBe('i')
  expect(describePage(page).contentSource).toBe('c')
})

test('the page is named by its item when it has one', () => {
  expect(describePage({ ...page, itemId: 'i1' }).pageId).toBe('i1')
  expect(describePage(page).pageId).toBe('c1')
})

test('protected pages say how they are protected', () => {
  expect(describePage(page).pagePermissionTypeValue).toBe(1)
  expect(describePage({ ...page, access: 'password' }).pagePermissionTypeValue).toBe(2)
  expect(describePage({ ...page, access: 'members' }).pagePermissionTypeValue).toBe(3)
  expect(pageFields.safeParse({ ...describePage(page), pagePermissionTypeValue: 4 }).success).toBe(false)
})
