import { sectionThemes } from '@sitewright/model/pages/document'
import { siteStyles } from '@sitewright/model/site/styles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensureContrast, measureContrast, mixColours, shapeContrast, textContrast } from './contrast'
import { deriveTheme } from './themes'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palettes = fc.record({ white: colour, lightAccent: colour, accent: colour, darkAccent: colour, black: colour })

test('contrast is measured by the formula of WCAG', () => {
  expect(measureContrast('#000000', '#ffffff')).toBe(21)
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(measureContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(measureContrast('#1f6b52', '#1f6b52')).toBe(1)
})

test('a colour that is readable already is kept as it is', () => {
  expect(ensureContrast('#1f6b52', '#ffffff')).toBe('#1f6b52')
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('every text and button pair of every theme keeps 4.5:1, whatever the palette', () => {
  fc.assert(
    fc.property(palettes, fc.constantFrom(...sectionThemes), (palette, name) => {
      const theme = deriveTheme(palette, name)
      for (const text of [
        theme.text,
        theme.heading,
        theme.link,
        theme.muted,
        theme.danger,
        ...Object.values(theme.inks),
      ]) {
        expect(measureContrast(text, theme.background)).toBeGreaterThanOrEqual(textContrast)
      }
      for (const button of [theme.primary, theme.secondary, theme.tertiary]) {
        expect(measureContrast(button.onFill, button.fill)).toBeGreaterThanOrEqual(textContrast)
        expect(measureContrast(button.onFill, button.fillHover)).toBeGreaterThanOrEqual(textContrast)
        expect(measureContrast(button.ink, theme.background)).toBeGreaterThanOrEqual(textContrast)
        expect(measureContrast(button.fill, theme.background)).toBeGreaterThanOrEqual(shapeContrast)
      }
    }),
    { numRuns: 200 },
  )
})

test('the default palette is shown unchanged where it is readable', () => {
  const { palette } = siteStyles.parse({})
  expect(deriveTheme(palette, 'white')).toMatchObject({
    background: palette.white,
    text: palette.black,
    link: palette.accent,
    primary: { fill: palette.accent, onFill: palette.white },
  })
})

test('a theme takes another palette colour where the owner chose one, and stays readable', () => {
  const { palette, themes } = siteStyles.parse({ themes: { white: { heading: 'accent', background: 'black' } } })
  const theme = deriveTheme(palette, 'white', themes)
  expect(theme.background).toBe(palette.black)
  expect(measureContrast(theme.heading, theme.background)).toBeGreaterThanOrEqual(textContrast)
  expect(measureContrast(theme.text, theme.background)).toBeGreaterThanOrEqual(textContrast)
  expect(deriveTheme(palette, 'dark', themes)).toEqual(deriveTheme(palette, 'dark'))
  expect(siteStyles.safeParse({ themes: { white: { heading: '#ff0000' } } }).success).toBe(false)
})
