import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fontNames } from '@sitewright/model/site/styles'
import { readFontMeasures } from '@sitewright/testkit/pages/read-woff2'
import { expect, test } from 'vitest'
import { findPairing, fontPairings } from './font-pairings'
import { fontFamilies, writeFontFaces } from './fonts'

const packages = new URL('../../../../node_modules/', import.meta.url)
const webFonts = fontNames.map((name) => fontFamilies[name]).filter((family) => family.face !== undefined)

/** Widths of a to z and the space in the local fonts, in thousandths of the size. */
const letters = 'abcdefghijklmnopqrstuvwxyz '
const localWidths = {
  sans: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
    500, 500, 500, 278,
  ],
  serif: [
    444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722,
    500, 500, 444, 250,
  ],
  mono: letters.split('').map(() => 600),
} as const

const text = 'the quick brown fox jumps over the lazy dog and then rests for a while by the harbour wall'

test('eight families are served by the host, and every file of theirs is there', () => {
  expect(webFonts).toHaveLength(8)
  for (const file of Object.values(fontFamilies).flatMap((family) => family.files))
    expect(existsSync(new URL(file.packageFile, packages)), file.name).toBe(true)
})

test('a family brings every script that it has, each in a file of its own that only pages with such letters fetch', () => {
  const inter = writeFontFaces('inter')
  for (const character of ['U+0370-0377', 'U+0400-045F', 'U+1EA0-1EF9', 'U+0100-02BA'])
    expect(inter).toMatch(new RegExp(`unicode-range:[^}]*${character.replace('+', '\\+')}`))
  expect(writeFontFaces('figtree')).not.toContain('U+0400-045F')
})

test('the name of a font file tells its content, so that browsers may keep it for good', () => {
  for (const { name, packageFile } of Object.values(fontFamilies).flatMap((family) => family.files)) {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(packageFile, packages)))
      .digest('base64url')
    expect(name).toContain(`-${hash.slice(0, 8)}.woff2`)
  }
})

test('a fallback has the line height of its web font, so that no line moves when the font arrives', () => {
  for (const { label, fallback, files } of webFonts) {
    const font = readFontMeasures(new URL(files[0]?.packageFile ?? '', packages))
    const scale = Number.parseFloat(fallback?.sizeAdjust ?? '') / 100
    const measures = [fallback?.ascent, fallback?.descent].map((it) => (Number.parseFloat(it ?? '') * scale) / 100)
    expect(measures[0], `${label} ascent`).toBeCloseTo(font.ascent / font.unitsPerEm, 2)
    expect(measures[1], `${label} descent`).toBeCloseTo(font.descent / font.unitsPerEm, 2)
  }
})

test('a fallback is as wide as its web font at the weight of text, to within three per cent of a line', () => {
  for (const { label, kind, fallback, files } of webFonts) {
    const font = readFontMeasures(new URL(files[0]?.packageFile ?? '', packages))
    const web = text.split('').reduce((sum, it) => sum + font.widthOf(it) / font.unitsPerEm, 0)
    const local = text.split('').reduce((sum, it) => sum + (localWidths[kind][letters.indexOf(it)] ?? 0) / 1000, 0)
    const adjusted = (local * Number.parseFloat(fallback?.sizeAdjust ?? '')) / 100
    // A file that stores another weight says less about the weight of text.
    expect(Math.abs(adjusted / web - 1), label).toBeLessThan(font.defaultWeight === 400 ? 0.03 : 0.1)
  }
})

test('a family without an italic file declares none', () => {
  expect(writeFontFaces('space-grotesk')).not.toContain('font-style:italic')
  expect(writeFontFaces('newsreader')).toContain('newsreader-latin-italic-')
})

test('there are eight pairings or more, each of families that exist, and each is found again by its fonts', () => {
  expect(fontPairings.length).toBeGreaterThanOrEqual(8)
  for (const pairing of fontPairings) {
    expect(findPairing(pairing.fonts)).toBe(pairing)
    for (const font of Object.values(pairing.fonts)) expect(fontNames).toContain(font.family)
  }
  const [first] = fontPairings
  if (!first) throw new Error('no pairing')
  const tuned = { ...first.fonts, heading: { ...first.fonts.heading, weight: 700 } }
  expect(findPairing(tuned)).toBe(first)
  expect(findPairing({ ...first.fonts, heading: { ...first.fonts.heading, family: 'system-mono' } })).toBeNull()
})
