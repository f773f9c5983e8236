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
