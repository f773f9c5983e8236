import { expect, test } from 'vitest'
import { navigationGroups } from './groups'

test('[NAV-043] the group of pages not linked in menus is named _hidden', () => {
  expect(navigationGroups.hidden).toBe('_hidden')
})

test('[NAV-044] the group of member areas is named _memberareas', () => {
  expect(navigationGroups.memberAreas).toBe('_memberareas')
})
