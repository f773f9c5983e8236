import { sectionThemes } from '@sitewright/model/pages/document'
import { paletteNames, siteStyles } from '@sitewright/model/site/styles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensureContrast, measureContrast, mixColors, shapeContrast, textContrast } from './contrast'
import { coverPicture, readTones } from './over-picture'
import { nameThemeVariables } from './theme-variables'
import { deriveTheme, type ThemeColors } from './themes'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palettes = fc.record({ white: color, lightAccent: color, accent: color, darkAccent: color, black: color })

test('contrast is measured by the formula of WCAG', () => {
  expect(measureContrast('#000000', '#ffffff')).toBe(21)
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(measureContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(measureContrast('#1f6b52', '#1f6b52')).toBe(1)
})

test('a color that is readable already is kept as it is', () => {
  expect(ensureContrast('#1f6b52', ['#ffffff'])).toBe('#1f6b52')
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080')
})

/** Palettes that leave a theme little room: all alike, upside down, mid grays, loud hues. */
const hostilePalettes = [
  '#777777 #777777 #777777 #777777 #777777',
  '#767676 #757575 #747474 #737373 #727272',
  '#000000 #000000 #000000 #000000 #000000',
  '#ffffff #ffffff #ffffff #ffffff #ffffff',
  '#000000 #222222 #888888 #dddddd #ffffff',
  '#ff0000 #00ff00 #0000ff #ffff00 #ff00ff',
  '#ffff00 #fff000 #ffe000 #ffd000 #ffc000',
  '#0000ff #0000ee #0000dd #0000cc #0000bb',
  '#ff00ff #00ffff #ff00ff #00ffff #ff00ff',
  '#f5f5dc #f5deb3 #d2b48c #bc8f8f #a0522d',
  '#ffffff #fefefe #fdfdfd #fcfcfc #fbfbfb',
  '#010101 #020202 #030303 #040404 #050505',
  '#808000 #008080 #800080 #808080 #008000',
  '#e0e0e0 #c0c0c0 #a0a0a0 #808080 #606060',
  '#ff8080 #80ff80 #8080ff #ffff80 #ff80ff',
  '#00ff7f #7fff00 #ff7f00 #ff007f #7f00ff',
  '#6f6f6f #8f8f8f #7a7a7a #757575 #7f7f7f',
  '#ffb6c1 #ffc0cb #ff69b4 #ff1493 #db7093',
  '#39ff14 #ff073a #04d9ff #bc13fe #ffff33',
  '#b00b69 #c0ffee #bada55 #facade #decade',
].map((colors) => {
  const [white = '', lightAccent = '', accent = '', darkAccent = '', black = ''] = colors.split(' ')
  return { white, lightAccent, accent, darkAccent, black }
})

function expectReadable(theme: ThemeColors, grounds: readonly string[]) {
  for (const ground of grounds) {
    const texts = [theme.text, theme.heading, theme.link, theme.muted, theme.danger, ...Object.values(theme.inks)]
    for (const text of texts) expect(measureContrast(text, ground)).toBeGreaterThanOrEqual(textContrast)
    expect(measureContrast(theme.border, ground)).toBeGreaterThanOrEqual(shapeContrast)
    for (const button of [theme.primary, theme.secondary, theme.tertiary]) {
      expect(measureContrast(button.onFill, button.fill)).toBeGreaterThanOrEqual(textContrast)
      expect(measureContrast(button.onFill, button.fillHover)).toBeGreaterThanOrEqual(textContrast)
      expect(measureContrast(button.ink, ground)).toBeGreaterThanOrEqual(textContrast)
      // An outline button that is pointed at, and what is drawn upside down.
      expect(measureContrast(theme.background, button.ink)).toBeGreaterThanOrEqual(textContrast)
      expect(measureContrast(button.fill, ground)).toBeGreaterThanOrEqual(shapeContrast)
    }
  }
}

test('every text of every theme keeps 4.5:1 on background and surface, and every shape 3:1, on hostile palettes', () => {
  for (const palette of hostilePalettes) {
    for (const name of sectionThemes) {
      const theme = deriveTheme(palette, name)
      expectReadable(theme, [theme.background, theme.surface])
    }
  }
})

test('the same holds on any palette, whatever the owner made of the theme', () => {
  const change = fc.option(fc.constantFrom(...paletteNames), { nil: undefined })
  const changes = fc.record({ background: change, text: change, heading: change, primary: change, secondary: change })
  fc.assert(
    fc.property(palettes, fc.constantFrom(...sectionThemes), changes, (palette, name, changed) => {
      const theme = deriveTheme(palette, name, { [name]: changed })
      expectReadable(theme, [theme.background, theme.surface])
    }),
    { numRuns: 300 },
  )
})

test('texts keep 4.5:1 on every color that a picture under its overlay can have', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.oneof(palettes, fc.constantFrom(...hostilePalettes)),
      fc.constantFrom(...sectionThemes),
      fc.tuple(color, color, share),
      (palette, name, [one, other, overlayOpacity]) => {
        const channels = [1, 3, 5].map((at) => [one.slice(at, at + 2), other.slice(at, at + 2)].sort())
        const tones = [0, 1].map((end) => `#${channels.map((pair) => pair[end]).join('')}`).join(' ')
        const colors = { palette, themes: {} }
        const cover = coverPicture({ colors, theme: name, tones: readTones({ tones }), overlayOpacity })
        expect(cover.overlayOpacity).toBeGreaterThanOrEqual(overlayOpacity)
        const plain = nameThemeVariables(deriveTheme(palette, name))
        const seen = { ...plain, ...cover.variables }
        const grounds = tones
          .split(' ')
          .map((tone) => mixColors(tone, plain['--background'] ?? '', cover.overlayOpacity))
        const texts = ['--text', '--heading', '--link', '--muted', '--danger', '--ink-accent', '--primary-ink'] as const
        for (const text of texts) {
          for (const ground of grounds) {
            expect(measureContrast(seen[text] ?? '', ground)).toBeGreaterThanOrEqual(textContrast)
          }
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a picture that is dark or light enough keeps the overlay and the colors that the owner chose', () => {
  const { palette, themes } = siteStyles.parse({})
  const ground = { colors: { palette, themes }, overlayOpacity: 0.15 }
  expect(coverPicture({ ...ground, theme: 'black', tones: ['#000000', '#2a2a2a'] })).toMatchObject({
    overlayOpacity: 0.15,
  })
  expect(coverPicture({ ...ground, theme: 'black', tones: ['#000000', '#ffffff'] }).overlayOpacity).toBeGreaterThan(0.4)
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

test('a theme takes another palette color where the owner chose one, and stays readable', () => {
  const { palette, themes } = siteStyles.parse({ themes: { white: { heading: 'accent', background: 'black' } } })
  const theme = deriveTheme(palette, 'white', themes)
  expect(theme.background).toBe(palette.black)
  expect(measureContrast(theme.heading, theme.background)).toBeGreaterThanOrEqual(textContrast)
  expect(measureContrast(theme.text, theme.background)).toBeGreaterThanOrEqual(textContrast)
  expect(deriveTheme(palette, 'dark', themes)).toEqual(deriveTheme(palette, 'dark'))
  expect(siteStyles.safeParse({ themes: { white: { heading: '#ff0000' } } }).success).toBe(false)
})
