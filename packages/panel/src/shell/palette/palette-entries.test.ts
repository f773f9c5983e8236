import type { Asset } from '@sitewright/model/assets/asset-answers'
import { samplePageSummary } from '@sitewright/testkit/sites/sample-summary'
import { expect, test } from 'vitest'
import { screenLabels } from '../../ground/router'
import { designParts } from '../../screens/design/design-parts'
import { settingsParts } from '../../screens/settings/settings-parts'
import { addFoundContent } from './found-content'
import { listPaletteEntries, type PaletteSources } from './palette-entries'
import { searchEntries } from './palette-search'

const nothing = () => {}
const asset = { id: 'a'.repeat(24), name: 'harbour at dawn.jpg' } as Asset
const page = samplePageSummary('b'.repeat(24), { settings: { title: 'Our story' } })
const sources: PaletteSources = {
  pages: [page],
  assets: [asset],
  permissions: [
    'items.edit',
    'settings.edit',
    'panel.open',
    'campaigns.edit',
    'forms.read',
    'comments.moderate',
    'store.manage',
  ],
  session: null,
  actions: [{ label: 'Keyboard shortcuts', group: 'Help', run: nothing }],
  onLook: nothing,
}

test('the palette reaches every screen, part of the design, allowed setting, page, action and file', () => {
  const labels = listPaletteEntries(sources).map((entry) => entry.label)
  expect(labels).toEqual(expect.arrayContaining(Object.values(screenLabels)))
  expect(labels).toEqual(expect.arrayContaining(designParts.map((it) => it.label)))
  const allowed = settingsParts.filter((it) => it.permission === 'settings.edit').map((it) => it.label)
  expect(labels).toEqual(expect.arrayContaining(allowed))
  expect(labels).not.toContain('Code injection')
  expect(labels).toEqual(expect.arrayContaining(['Our story', 'Keyboard shortcuts', 'harbour at dawn.jpg']))
})

test('the store and its parts are there for who may manage it', () => {
  const labelsFor = (permissions: string[]) =>
    listPaletteEntries({ ...sources, permissions }).map((entry) => entry.label)
  const ofStore = ['Store', 'Products', 'Categories', 'Stock', 'Store settings']
  expect(labelsFor(['store.manage'])).toEqual(expect.arrayContaining(ofStore))
  for (const label of ofStore) expect(labelsFor(['settings.edit'])).not.toContain(label)
})

test('a part is found by a word of its name or of its group', () => {
  const found = searchEntries(listPaletteEntries(sources), 'design font')
  expect(found.map((entry) => entry.label)).toEqual(['Fonts'])
})

test('[COLL-061] what the search of the site found comes behind what the panel knows, once, and products for who may open them', () => {
  const found = (kind: 'page' | 'post' | 'product', title: string) =>
    ({ pageId: 'c'.repeat(24), collectionId: null, kind, title, isPublic: false }) as const
  const content = [found('page', 'Our story'), found('post', 'Our first firing'), found('product', 'Our mug')]
  const listFor = (permissions: string[]) =>
    addFoundContent(searchEntries(listPaletteEntries(sources), 'our story'), content, permissions).map(
      ({ group, label }) => `${group}: ${label}`,
    )
  expect(listFor(['store.manage'])).toEqual(['Page: Our story', 'Post: Our first firing', 'Product: Our mug'])
  expect(listFor([])).toEqual(['Page: Our story', 'Post: Our first firing'])
})
