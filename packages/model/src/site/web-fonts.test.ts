import { expect, test } from 'vitest'
import { guessFontFace } from './guess-font-face'
import { siteStyles } from './styles'
import { describeProvidedFonts, keyOfWebFont, typekitId, webFont } from './web-fonts'

test.each([
  ['BrandSans-BoldItalic.woff2', 'Brand Sans', 700, 'italic'],
  ['brand_sans-semibold.ttf', 'Brand Sans', 600, 'normal'],
  ['Lora[wght].ttf', 'Lora', null, 'normal'],
  ['fraunces-latin-wght-italic.woff2', 'Fraunces', null, 'italic'],
  ['inter-latin-500-normal.woff', 'Inter', 500, 'normal'],
  ['bold.otf', 'My font', 700, 'normal'],
] as const)('the name %s tells the family %s', (fileName, family, weight, style) => {
  expect(guessFontFace(fileName)).toEqual({
    family,
    weight,
    style,
  })
})

const lora = webFont.parse({ id: 'a'.repeat(24), source: 'google', name: 'Lora', weights: [700, 400] })
const nova = webFont.parse({ id: 'b'.repeat(24), source: 'typekit', name: 'proxima-nova' })

test('[LIFE-037] [LIFE-038] only fonts of providers that are in use are told to pages', () => {
  const styles = siteStyles.parse({ webFonts: [lora, nova], typekitId: 'abc1def' })
  expect(describeProvidedFonts(styles)).toEqual({})
  const { fonts } = styles
  const used = {
    ...styles,
    fonts: {
      ...fonts,
      heading: { ...fonts.heading, family: keyOfWebFont(lora) },
      body: { ...fonts.body, family: keyOfWebFont(nova), weight: 450 },
    },
  }
  expect(describeProvidedFonts(used)).toEqual({
    googleFonts: ['Lora:wght@400;700'],
    typekitId: 'abc1def',
    typekitFonts: { 'proxima-nova': { id: nova.id, variations: ['n5'] } },
  })
})

test('a name that could leave its quotes is refused', () => {
  for (const name of ["a'b", 'a"b', 'a\\b', 'a;b', 'a{b', 'a\nb', '', ' ', 'a<b'])
    expect(webFont.safeParse({ ...lora, name }).success).toBe(false)
})

test('names of families and ids of kits have a longest length', () => {
  const lengths = [60, 61].map((length) => webFont.safeParse({ ...lora, name: 'a'.repeat(length) }).success)
  expect([...lengths, ...[20, 21].map((it) => typekitId.safeParse('a'.repeat(it)).success)]).toEqual([
    ...[true, false],
    ...[true, false],
  ])
})
