import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { checkPage } from '../page/check-page'
import { makeTemplatePage, pageTemplates } from './page-templates'

function countIds() {
  let last = 0
  return () => {
    last += 1
    return sampleId(last)
  }
}

test.each(Object.keys(pageTemplates).filter((name) => name !== 'blank'))(
  'the page %s is accepted by the host, has one first heading and says so in its title',
  (name) => {
    const page = makeTemplatePage(name, 'Our very own page', countIds())
    const checked = checkPage(page)
    expect(checked).toHaveProperty('page')
    const text = JSON.stringify(page)
    expect(text.match(/"level":1/g)).toHaveLength(1)
    if (/"title-/.test(JSON.stringify(pageTemplates[name as keyof typeof pageTemplates])) || name === 'text') {
      expect(text).toContain('Our very own page')
    }
  },
)

test('a blank page is empty, and a name that is no template gives nothing', () => {
  expect(makeTemplatePage('blank', 'A', countIds())).toEqual({ format: 2, sections: [] })
  expect(makeTemplatePage('nothing-such', 'A', countIds())).toBeNull()
  expect(makeTemplatePage('constructor', 'A', countIds())).toBeNull()
})
