import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  breakpointAt,
  desktopBreakpointsPx,
  deviceViews,
  fluidBreakpoints,
  previewHeightsPx,
  screenMediaQueries,
  screenRules,
} from './devices'

test('[REF-024] device views are desktop, phone and tablet', () => {
  expect(deviceViews).toEqual(['desktop', 'phone', 'tablet'])
})

test('[REF-025] fluid engine breakpoints are mobile and desktop', () => {
  expect(fluidBreakpoints).toEqual(['mobile', 'desktop'])
})

test('[REF-026] desktop breakpoints are 800 and 1024 px', () => {
  expect(Object.values(desktopBreakpointsPx)).toEqual([800, 1024])
})

test('[REF-027] phone and tablet preview heights are 926, 1024 and 1366', () => {
  expect(previewHeightsPx).toEqual({ phone: 926, tablet: 1024, largeTablet: 1366 })
})

test('[REF-028] the mobile rule matches up to 432 px', () => {
  expect([432, 433].map(screenRules.mobile)).toEqual([true, false])
  expect(screenMediaQueries.mobile).toBe('(width <= 432px)')
})

test('[REF-029] the desktop rule matches from 433 px', () => {
  expect([432, 433].map(screenRules.desktop)).toEqual([false, true])
  expect(screenMediaQueries.desktop).toBe('(width > 432px)')
})

test('[REF-030] the tablet rule matches at no width', () => {
  fc.assert(fc.property(fc.nat(10_000), (width) => !screenRules.tablet(width)))
  expect(screenMediaQueries.tablet).toBe('not all')
})

test('[REF-031] at every width exactly one of the mobile and desktop rules matches', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (width) => {
      expect(screenRules.mobile(width)).not.toBe(screenRules.desktop(width))
      expect(screenRules[breakpointAt(width)](width)).toBe(true)
    }),
  )
})
