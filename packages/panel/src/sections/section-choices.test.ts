import { sampleBlock, sampleId, sampleSection } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { listChoices, makeBlankSection, searchChoices } from './section-choices'

const kept = {
  id: sampleId(9),
  name: 'Spring offer',
  section: sampleSection([sampleBlock('quote', { quote: 'Tulips by the hundred' })]),
  createdAt: '2026-01-01T00:00:00.000Z',
}

test('the owner’s own sections come first, and a group shows its own alone', () => {
  const choices = listChoices([kept])
  expect(choices[0]).toMatchObject({ label: 'Spring offer', group: 'own', ownId: kept.id })
  expect(searchChoices(choices, '', 'own').map((it) => it.label)).toEqual(['Spring offer'])
  expect(new Set(searchChoices(choices, '', 'prices').map((it) => it.group))).toEqual(new Set(['prices']))
})

test('a search looks through every group, by name, purpose and words', () => {
  const choices = listChoices([kept])
  expect(searchChoices(choices, 'tulips', 'prices').map((it) => it.key)).toEqual([kept.id])
  expect(searchChoices(choices, 'three plans', 'intro').map((it) => it.key)).toContain('prices-plans')
  expect(searchChoices(choices, 'PRICES voucher', 'intro').map((it) => it.key)).toEqual(['prices-picture'])
  expect(searchChoices(choices, 'nothing has these words', 'intro')).toEqual([])
})

test('a blank section is empty and high enough to be worked on', () => {
  expect(makeBlankSection()).toMatchObject({ blocks: [], rows: { desktop: 8, mobile: 2 } })
})
