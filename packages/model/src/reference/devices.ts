export const deviceViews = ['desktop', 'phone', 'tablet'] as const
export type DeviceView = (typeof deviceViews)[number]

/** The layout has two breakpoints: tablet is only a preview size. */
export const fluidBreakpoints = ['mobile', 'desktop'] as const
export type FluidBreakpoint = (typeof fluidBreakpoints)[number]

/** The header menu collapses below the first; the second is the upper end of a small screen. */
export const desktopBreakpointsPx = { headerMenu: 800, smallScreen: 1024 } as const

export const previewHeightsPx = { phone: 926, tablet: 1024, largeTablet: 1366 } as const

const mobileMaxWidthPx = 432

/** Range syntax, so that a zoomed page of 432.5 px does not fall between the two. */
export const screenMediaQueries = {
  mobile: `(width <= ${mobileMaxWidthPx}px)`,
  desktop: `(width > ${mobileMaxWidthPx}px)`,
  tablet: 'not all',
} as const

export const screenRules = {
  mobile: (widthPx: number) => widthPx <= mobileMaxWidthPx,
  desktop: (widthPx: number) => widthPx > mobileMaxWidthPx,
  tablet: (_widthPx: number) => false,
} as const

export function breakpointAt(widthPx: number): FluidBreakpoint {
  return screenRules.mobile(widthPx) ? 'mobile' : 'desktop'
}
