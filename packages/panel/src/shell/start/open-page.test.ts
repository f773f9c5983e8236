import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { samplePageSummary } from '@sitewright/testkit/sites/sample-summary'
import { expect, test } from 'vitest'
import { findPageByPath, pickStartPage } from './open-page'

function page(
  number: number,
  path: string,
  more: Partial<PageSummary> & { kind?: 'page' | 'folder' } = {},
): PageSummary {
  const { kind = 'page', ...rest } = more
  return samplePageSummary(sampleId(number), { path, isHomepage: path === '/', ...rest, settings: { kind } })
}

const folder = page(1, '/shop', { kind: 'folder' })
const about = page(2, '/about')
const home = page(3, '/')

test('[EDIT-003] the panel opens on the page that frameUrl names', () => {
  expect(pickStartPage([folder, about, home], '?frameUrl=%2Fabout%3Ftag%3Dtea')).toBe(about)
})

test('without a known page in its address the panel opens the home page, or the first with content', () => {
  expect(pickStartPage([folder, about, home], '')).toBe(home)
  expect(pickStartPage([folder, about, home], '?frameUrl=https://evil.example/about')).toBe(home)
  expect(pickStartPage([folder, about], '?frameUrl=/gone')).toBe(about)
  expect(pickStartPage([folder], '')).toBe(null)
})

test('a link in the frame leads to a page with content, never to a folder', () => {
  expect(findPageByPath([folder, about], '/about')).toBe(about)
  expect(findPageByPath([folder, about], '/shop')).toBe(null)
})
