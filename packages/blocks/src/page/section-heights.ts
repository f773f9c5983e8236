import type { Section } from '@sitewright/model/pages/document'
import { type Breakpoint, breakpoints } from '@sitewright/model/pages/grid'
import { mobileRowCount } from '@sitewright/model/pages/layout/mobile-layout'
import { type FirstViewPx, leastHeightOfRows, leaveInView, usualScreens, wholeFirstView } from '../ground/first-view'
import { mobilePlacements } from './mobile-placements'

const leastPaddingPx = 28
export const minHeightsVh: Partial<Record<Section['height'], number>> = { medium: 40, large: 66, full: 100 }

/** What each section of a page finds left of the first screen, from the top down. */
export function listFirstViews(sections: readonly Section[], above: readonly Section[] = []): FirstViewPx[] {
  let left = above.reduce(leaveBelow, wholeFirstView)
  return sections.map((section) => {
    const own = left
    left = leaveBelow(left, section)
    return own
  })
}

function leaveBelow(left: FirstViewPx, section: Section): FirstViewPx {
  // Nothing more has to be measured once a page is below the first screen.
  if (breakpoints.every((breakpoint) => left[breakpoint] === 0)) return left
  return leaveInView(left, leastHeights(section))
}

function leastHeights(section: Section): Record<Breakpoint, number> {
  const minVh = section.height === 'custom' ? section.customHeightVh : (minHeightsVh[section.height] ?? 0)
  const rows = {
    desktop: Math.max(0, section.rows.desktop, ...section.blocks.map((block) => block.desktop.end.y)),
    mobile: mobileRowCount(section, mobilePlacements(section)),
  }
  const heightAt = (breakpoint: Breakpoint) =>
    Math.max(
      (minVh * usualScreens[breakpoint].height) / 100,
      leastHeightOfRows(rows[breakpoint], breakpoint) + 2 * leastPaddingPx,
    )
  return { desktop: heightAt('desktop'), mobile: heightAt('mobile') }
}
