import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakpoints } from '../pages/grid'
import {
  desktopBreakpointsPx,
  deviceViews,
  previewHeightPx,
  screenMediaQueries,
  screenRules,
  writeBreakpoints,
} from './devices'

test('[REF-024] device views are desktop, phone and tablet', () => {
  expect(deviceViews).toEqual(['desktop', 'phone', 'tablet'])
})

test('[REF-025] fluid engine breakpoints are mobile and desktop', () => {
  expect(breakpoints).toEqual(['mobile', 'desktop'])
})

test('[REF-026] desktop breakpoints are 800 and 1024 px', () => {
  expect(Object.values(desktopBreakpointsPx)).toEqual([800, 1024])
  const written = writeBreakpoints(
    '@media (--header-menu){}@media (--header-button) and (x){}@media (--small-screen){}',
  )
  expect(written).toBe('@media (width >= 800px){}@media (width < 800px) and (x){}@media (width <= 1024px){}')
  expect(writeBreakpoints('a{b:var(--c)}@media (--other){}')).toBe('a{b:var(--c)}@media (--other){}')
})

test('[REF-027] the page of a phone is 926 high, that of a tablet 1024, or 1366 where there is room for it', () => {
  expect(previewHeightPx('phone', 2000)).toBe(926)
  expect([900, 1365, 1366].map((roomPx) => previewHeightPx('tablet', roomPx))).toEqual([1024, 1024, 1366])
  expect(previewHeightPx('desktop', 2000)).toBeNull()
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
    }),
  )
})
