import { sectionThemes } from '@sitewright/model/pages/document'
import { palette as paletteSchema, siteStyles } from '@sitewright/model/site/styles'
import { expect, test } from 'vitest'
import { measureContrast, textContrast } from './contrast'
import { findReadyPalette, readyPalettes } from './ready-palettes'
import { deriveTheme } from './themes'

test('there are ten ready palettes or more, all different and all in the form that sites store', () => {
  expect(readyPalettes.length).toBeGreaterThanOrEqual(10)
  expect(new Set(readyPalettes.map((it) => it.id)).size).toBe(readyPalettes.length)
  for (const { palette } of readyPalettes) expect(paletteSchema.parse(palette)).toEqual(palette)
})

test('every ready palette keeps 4.5:1 for texts and buttons in all ten themes', () => {
  for (const { id, palette } of readyPalettes) {
    for (const name of sectionThemes) {
      const theme = deriveTheme(palette, name)
      const pairs = [
        [theme.text, theme.background],
        [theme.heading, theme.background],
        [theme.link, theme.background],
        [theme.muted, theme.background],
        [theme.primary.onFill, theme.primary.fill],
        [theme.secondary.onFill, theme.secondary.fill],
        [theme.tertiary.ink, theme.background],
      ] as const
      for (const [ink, ground] of pairs) {
        expect(measureContrast(ink, ground), `${id}, ${name}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(textContrast)
      }
    }
  }
})

test('the plain pairs of a ready palette are readable without being mended', () => {
  for (const { id, palette } of readyPalettes) {
    expect(deriveTheme(palette, 'white').link, id).toBe(palette.accent)
    expect(deriveTheme(palette, 'light').text, id).toBe(palette.black)
    expect(deriveTheme(palette, 'light-bold').heading, id).toBe(palette.accent)
    expect(deriveTheme(palette, 'bright').text, id).toBe(palette.white)
    expect(deriveTheme(palette, 'dark').text, id).toBe(palette.white)
  }
})

test('a site that starts anew has a ready palette, and a changed color makes it one of its own', () => {
  const { palette } = siteStyles.parse({})
  expect(findReadyPalette(palette)?.label).toBe('Fern')
  expect(findReadyPalette({ ...palette, accent: '#123456' })).toBeNull()
})
