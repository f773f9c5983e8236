import { siteStyles } from '@sitewright/model/site/styles'
import { expect, test } from 'vitest'
import { listPaletteWarnings } from './palette-warnings'

const { palette } = siteStyles.parse({})

test('the palette to start with needs no warning', () => {
  expect(listPaletteWarnings(palette)).toEqual([])
})

test('a pair that cannot be read is named with its contrast', () => {
  expect(listPaletteWarnings({ ...palette, accent: '#ffee00' })).toEqual([
    'The accent on white has a contrast of 1.2, less than 4.5. Sections adjust it so that text stays readable.',
  ])
})
