import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { siteSettings } from '@sitewright/model/site/settings'
import { samplePageSummary } from '@sitewright/testkit/sites/sample-summary'
import { expect, test } from 'vitest'
import { type GuideState, guideSteps } from './guide-steps'

const page = (part: Partial<PageSummary>) => samplePageSummary('a'.repeat(24), { isHomepage: true, ...part })
const fresh: GuideState = { pages: [page({})], settings: siteSettings.parse({ title: 'New' }), stylesVersion: 1 }
const listDone = (state: GuideState) => guideSteps.filter((step) => step.isDone(state)).map((step) => step.id)

test('there are five steps, and none is done on a fresh site', () => {
  expect(guideSteps).toHaveLength(5)
  expect(listDone(fresh)).toEqual([])
})

test('each step is ticked by the state of the site itself', () => {
  expect(listDone({ ...fresh, pages: [page({ draftVersion: 2, state: 'changed' })] })).toEqual(['write'])
  expect(listDone({ ...fresh, pages: [page({ draftVersion: 2 })] })).toEqual(['write', 'publish'])
  expect(listDone({ ...fresh, stylesVersion: 2 })).toEqual(['style'])
  expect(listDone({ ...fresh, settings: { ...fresh.settings, description: 'Pots.' } })).toEqual(['describe'])
  expect(listDone({ ...fresh, settings: { ...fresh.settings, faviconId: 'b'.repeat(24) } })).toEqual(['icon'])
})

test('a step leads to the place where it is done', () => {
  expect(guideSteps.map((step) => step.route(fresh).screen)).toEqual(['pages', 'design', 'settings', 'design', 'pages'])
  expect(guideSteps[0]?.route(fresh).part).toBe('a'.repeat(24))
})
