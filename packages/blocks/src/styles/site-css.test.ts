import { sectionThemes } from '@sitewright/model/pages/document'
import { siteStyles } from '@sitewright/model/site/styles'
import { expect, test } from 'vitest'
import { findHeadlineFont, siteCss } from './site-css'

const font = { weight: 400, lineHeight: 1.2, letterSpacingEm: 0 }
const withFraunces = siteStyles.parse({
  fonts: {
    heading: { ...font, family: 'fraunces' },
    body: { ...font, family: 'system-sans' },
    meta: { ...font, family: 'system-sans' },
  },
})

test('a site carries the colors of all ten themes', () => {
  const css = siteCss(siteStyles.parse({}))
  for (const theme of sectionThemes) expect(css).toContain(`[data-theme='${theme}']{--background:#`)
})

test('only families in use are declared, each with a fallback of the same measures', () => {
  const css = siteCss(withFraunces)
  expect(css).toContain("font-family:'Fraunces Variable'")
  expect(css).toMatch(/font-family:'Fraunces Fallback';src:local\([^}]*size-adjust:/)
  expect(css).not.toContain('Figtree')
  expect(siteCss(siteStyles.parse({}))).not.toContain('@font-face')
})

test('the headline font can be preloaded, and system fonts need no file', () => {
  expect(findHeadlineFont(withFraunces)?.address).toMatch(
    /^\/_sitewright\/fonts\/fraunces-latin-normal-[\w-]{8}\.woff2$/,
  )
  expect(findHeadlineFont(siteStyles.parse({}))).toBeUndefined()
})

test('headings grow with the window between a least and a greatest size', () => {
  const [, min, max] = /--size-h1:clamp\(([\d.]+)rem,[^,]+,([\d.]+)rem\)/.exec(siteCss(withFraunces)) ?? []
  expect(Number(min)).toBeGreaterThan(2)
  expect(Number(max)).toBeGreaterThan(Number(min))
})

test('[UTIL-009] blocks appear within 0.3 s, and hide before they appear only when the page script says so and motion is welcome', () => {
  expect(siteCss(siteStyles.parse({}))).not.toContain('animation-loaded')
  const css = siteCss(siteStyles.parse({ animation: 'rise' }))
  expect(css).toMatch(
    /@media screen and \(prefers-reduced-motion:no-preference\)\{html\[data-block-animations\][^@]*opacity:0/,
  )
  expect(css).toContain('.animation-loaded{transition:opacity 0.3s ease-out,translate 0.3s ease-out}')
})

test('spacing, buttons and pictures are measures that all pages read', () => {
  const css = siteCss(
    siteStyles.parse({
      spacing: { pageEdgeVw: 2, sectionScale: 1.5, gridGapPx: 20 },
      buttons: { shape: 'pill', padding: 'roomy' },
      images: { cornerRadiusPx: 12, hover: 'zoom' },
    }),
  )
  for (const variable of ['--section-scale:1.5;', '--grid-gap:20px;', '--button-scale:1.3;', '--image-radius:12px;']) {
    expect(css).toContain(variable)
  }
  expect(css).toMatch(/prefers-reduced-motion:no-preference\)\{\.image img[^@]*scale:1\.04/)
  expect(siteCss(siteStyles.parse({}))).not.toContain('.image-frame:hover')
})

test('styles that were stored before a measure existed get its default', () => {
  const styles = siteStyles.parse({ spacing: { pageEdgeVw: 3 }, buttons: { shape: 'square' } })
  expect(styles.spacing).toEqual({ pageEdgeVw: 3, sectionScale: 1, gridGapPx: 11 })
  expect(styles.buttons.padding).toBe('normal')
  expect(styles.images).toEqual({ cornerRadiusPx: 0, hover: 'none' })
})
