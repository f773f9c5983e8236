import { fontPairings } from '@sitewright/blocks/styles/font-pairings'
import { readyPalettes } from '@sitewright/blocks/styles/ready-palettes'
import { listDirtyStyles } from '@sitewright/model/editor/dirty-styles'
import { siteStyles } from '@sitewright/model/site/styles'
import { expect, test } from 'vitest'
import { nameUnsavedStyles, trackStyles } from './style-tracking'

const saved = siteStyles.parse({})
const dirty = (current: typeof saved) => listDirtyStyles(trackStyles(saved), trackStyles(current))

test('[EDIT-006] the styles of a site are tracked under the six documented paths', () => {
  expect(Object.keys(trackStyles(saved)).sort()).toEqual([
    'activeColorThemeId',
    'activeFontThemeId',
    'colorPalette',
    'colorThemes',
    'fontThemes',
    'fontUsageCategories',
  ])
})

test('[EDIT-007] a change of colors, themes, fonts or sizes marks the style as unsaved', () => {
  const kiln = readyPalettes.find((it) => it.id === 'kiln')?.palette ?? saved.palette
  const pairing = fontPairings[0]?.fonts ?? saved.fonts
  expect(dirty(saved)).toEqual([])
  expect(dirty({ ...saved, palette: kiln })).toEqual(['activeColorThemeId', 'colorPalette'])
  expect(dirty({ ...saved, themes: { white: { text: 'accent' } } })).toEqual(['colorThemes'])
  expect(dirty({ ...saved, fonts: pairing })).toEqual(['activeFontThemeId', 'fontUsageCategories'])
  expect(dirty({ ...saved, scale: 1.4 })).toEqual(['fontThemes'])
  expect(listDirtyStyles(trackStyles(saved), trackStyles({ ...saved, scale: 1.4 }))).not.toEqual([])
})

test('what waits to be saved is told in words', () => {
  expect(nameUnsavedStyles(saved, saved)).toBe('')
  expect(nameUnsavedStyles(saved, { ...saved, palette: { ...saved.palette, accent: '#123456' }, scale: 1.3 })).toBe(
    'colors, sizes',
  )
})
