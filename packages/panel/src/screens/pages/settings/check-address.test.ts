import { samplePageSummary } from '@sitewright/testkit/sites/sample-summary'
import { expect, test } from 'vitest'
import { checkAddress } from './check-address'

const page = (id: string, slug: string) => samplePageSummary(id, { settings: { slug } })
const pages = [page('1', 'about'), page('2', 'shop'), page('3', 'config')]

test('[EDIT-027] an address is judged while it is typed: its spelling, the host, and the other pages', () => {
  const check = (slug: string, pageId = '1') => checkAddress(slug, { pageId, pages })
  expect(check('About us!')).toBe('About us! is not a valid page URL')
  expect(check('shop')).toBe('Another page has this URL. Choose another.')
  expect(check('api')).toBe('This URL is reserved. Choose another.')
  expect(check('about')).toBeUndefined()
  expect(check('our-story')).toBeUndefined()
  expect(check('config', '3')).toBeUndefined()
})
