import { readFileSync } from 'node:fs'
import {
  fontSizesPx,
  fontWeights,
  paletteColours,
  paletteShades,
  radii,
  spacingsPx,
  timeStepsMs,
  zIndexBase,
} from '@sitewright/model/reference/design-tokens'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function listTokens(prefix: string): string[] {
  return [...css.matchAll(new RegExp(`--sw-${prefix}-([\\w-]+):`, 'g'))].map((match) => match[1] ?? '')
}

test('[REF-032] the token file has the font sizes of the vocabulary, in rem so that they follow the reader', () => {
  const sizes = [...css.matchAll(/--sw-font-[\d-]+: ([\d.]+)rem/g)].map((match) => Number(match[1]) * 16)
  expect(sizes.map((size) => Math.round(size * 100) / 100)).toEqual([...fontSizesPx])
})

test('[REF-033] [REF-034] [REF-035] [REF-036] weights, radii, spacings and times are those of the vocabulary', () => {
  expect(listTokens('weight')).toEqual(fontWeights.map(String))
  expect(listTokens('radius')).toEqual(radii.map(String))
  expect(listTokens('space')).toEqual(spacingsPx.map(String))
  expect(listTokens('time')).toEqual(timeStepsMs.map(String))
})

test('[REF-037] [REF-038] each colour of the palette has its shades, and floating things start at the base layer', () => {
  for (const colour of paletteColours) expect(listTokens(colour)).toEqual(paletteShades.map(String))
  expect(css).toContain(`--sw-z-base: ${zIndexBase};`)
})

/** The value of a token in one look, followed to its colour. */
function colourOf(token: string, look: 'light' | 'dark'): string {
  const value = new RegExp(`--sw-${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const pair = /^light-dark\(([^,]+), (.+)\)$/.exec(value)
  const chosen = (pair ? pair[look === 'light' ? 1 : 2] : value) ?? ''
  const other = /^var\(--sw-([\w-]+)\)$/.exec(chosen)?.[1]
  return other ? colourOf(other, look) : chosen === '#fff' ? '#ffffff' : chosen
}

function luminanceOf(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((it) =>
    it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('every text of the panel keeps 4.5:1 on every ground it stands on, light and dark', () => {
  const pairs = [
    ...['surface', 'surface-quiet', 'surface-pressed', 'accent-quiet'].map((ground) => ['ink', ground]),
    ...['surface', 'surface-quiet', 'surface-pressed'].map((ground) => ['ink-soft', ground]),
    ...['surface', 'surface-quiet', 'accent-quiet'].map((ground) => ['accent-ink', ground]),
    ...['danger', 'warning', 'success'].flatMap((kind) => [
      [`${kind}-ink`, 'surface'],
      [`${kind}-ink`, 'surface-quiet'],
      [`${kind}-ink`, `${kind}-quiet`],
    ]),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
  ] as const
  for (const look of ['light', 'dark'] as const) {
    for (const [ink = '', ground = ''] of pairs) {
      const contrast = contrastOf(colourOf(ink, look), colourOf(ground, look))
      expect(contrast, `${ink} on ${ground}, ${look}`).toBeGreaterThanOrEqual(4.5)
    }
    const edge = contrastOf(colourOf('line-strong', look), colourOf('surface', look))
    expect(edge, `edges of fields, ${look}`).toBeGreaterThanOrEqual(3)
  }
})
