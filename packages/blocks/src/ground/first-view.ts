import { type Breakpoint, breakpoints, gridGapPx, rowHeightVw } from '@sitewright/model/pages/grid'

/** Pixels of the first screen below the top edge of something; none where it lies below that screen. */
export type FirstViewPx = Readonly<Record<Breakpoint, number>>

/** The screens that most visitors have. Everything on the grid grows with the width, so others show about as much. */
export const usualScreens = { desktop: { width: 1440, height: 900 }, mobile: { width: 412, height: 915 } } as const

export const wholeFirstView: FirstViewPx = { desktop: usualScreens.desktop.height, mobile: usualScreens.mobile.height }
export const belowFirstView: FirstViewPx = { desktop: 0, mobile: 0 }

/** A picture there is fetched at once and before others: it may be the largest that the visitor waits for. */
export function isInFirstView(left: FirstViewPx): boolean {
  return breakpoints.some((breakpoint) => left[breakpoint] > 0)
}

/** Rows grow with what they hold: they are at least as high. */
export function leastHeightOfRows(rows: number, breakpoint: Breakpoint): number {
  if (rows <= 0) return 0
  return (rows * rowHeightVw[breakpoint] * usualScreens[breakpoint].width) / 100 + (rows - 1) * gridGapPx
}

/** What is left of the first screen below so many pixels. */
export function leaveInView(left: FirstViewPx, takenPx: Readonly<Record<Breakpoint, number>>): FirstViewPx {
  return {
    desktop: Math.max(0, Math.round(left.desktop - takenPx.desktop)),
    mobile: Math.max(0, Math.round(left.mobile - takenPx.mobile)),
  }
}
