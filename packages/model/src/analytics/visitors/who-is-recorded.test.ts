import { expect, test } from 'vitest'
import { roles } from '../../accounts/roles'
import { pageTypes } from '../../reference/pages'
import { describeViewedPage, isAudience, isPageViewRecorded } from './who-is-recorded'

const viewer = { isAuthenticated: true, websiteRoles: [roles.viewer], isInConfig: false }

test('[ANA-013] visitors who are not signed in are recorded', () => {
  expect(isAudience({ isAuthenticated: false, websiteRoles: [], isInConfig: false })).toBe(true)
})

test('[ANA-014] viewers outside the panel are recorded', () => {
  expect(isAudience(viewer)).toBe(true)
})

test('[ANA-015] anyone with another role is not recorded', () => {
  expect(isAudience({ ...viewer, websiteRoles: [roles.viewer, roles.editor] })).toBe(false)
  expect(isAudience({ ...viewer, websiteRoles: [roles.admin] })).toBe(false)
})

test('[ANA-016] a viewer in the panel is not recorded', () => {
  expect(isAudience({ ...viewer, isInConfig: true })).toBe(false)
})

test('[ANA-017] the search page is not recorded', () => {
  expect(isPageViewRecorded('/search')).toBe(false)
  expect(isPageViewRecorded('/search/')).toBe(false)
  expect(isPageViewRecorded('/')).toBe(true)
  expect(isPageViewRecorded('/search-tips')).toBe(true)
})

test('[ANA-018] special pages carry their type and no ids', () => {
  const ids = { collectionId: 'c', itemId: 'i' }
  for (const name of ['notFound', 'lockScreen', 'memberAreaAccessDenied', 'splashPage'] as const) {
    expect(describeViewedPage({ pageType: pageTypes[name], ...ids })).toEqual({ pageType: pageTypes[name] })
  }
  const item = { pageType: pageTypes.contentItem, ...ids }
  expect(describeViewedPage(item)).toEqual(item)
})
