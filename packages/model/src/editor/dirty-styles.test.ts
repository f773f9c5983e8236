import { expect, test } from 'vitest'
import { listDirtyStyles, trackedStylePaths } from './dirty-styles'

const saved = {
  activeColorThemeId: 'c1',
  activeFontThemeId: 'f1',
  colorPalette: { accent: '#336699', black: '#000000' },
  colorThemes: [{ id: 'c1' }, { id: 'c2' }],
  fontThemes: [{ id: 'f1' }],
  fontUsageCategories: { heading: 'Lora' },
}

test('[EDIT-006] six style settings are tracked', () => {
  expect(trackedStylePaths).toEqual([
    'activeColorThemeId',
    'activeFontThemeId',
    'colorPalette',
    'colorThemes',
    'fontThemes',
    'fontUsageCategories',
  ])
})

test('[EDIT-007] changing any tracked setting marks the style as unsaved', () => {
  for (const path of trackedStylePaths) {
    const changed = { ...saved, [path]: 'changed' }
    expect(listDirtyStyles(saved, changed)).toEqual([path])
  }
  expect(listDirtyStyles(saved, { ...saved, colorThemes: [{ id: 'c2' }, { id: 'c1' }] })).toEqual(['colorThemes'])
})

test('[EDIT-007] equal settings are not unsaved, whatever the order of their keys', () => {
  const reordered = { ...saved, colorPalette: { black: '#000000', accent: '#336699' } }
  expect(listDirtyStyles(saved, reordered)).toEqual([])
})
