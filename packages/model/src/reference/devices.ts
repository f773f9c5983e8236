export const deviceViews = ['desktop', 'phone', 'tablet'] as const
export type DeviceView = (typeof deviceViews)[number]

/** From the first on the header shows its menu; the second is the upper end of a small screen. */
export const desktopBreakpointsPx = { headerMenu: 800, smallScreen: 1024 } as const

/** Styles name a breakpoint, as in `@media (--small-screen)`: its number stands here alone. */
const namedQueries = {
  '(--header-menu)': `(width >= ${desktopBreakpointsPx.headerMenu}px)`,
  '(--header-button)': `(width < ${desktopBreakpointsPx.headerMenu}px)`,
  '(--small-screen)': `(width <= ${desktopBreakpointsPx.smallScreen}px)`,
} as const
export const headerMenuQuery = namedQueries['(--header-menu)']

export function writeBreakpoints(css: string): string {
  return css.replaceAll(
    /\(--[a-z-]+\)/g,
    (name) => Object.entries(namedQueries).find(([it]) => it === name)?.[1] ?? name,
  )
}

/**
 * How wide the page of a device is drawn in the panel: below the first width it is drawn smaller, so that it never shows
 * the layout of another device; beyond the second it stays as it is.
 */
export const drawnWidthsPx: Record<DeviceView, { readonly min: number; readonly max: number }> = {
  desktop: { min: 1280, max: 1440 },
  tablet: { min: 768, max: 768 },
  phone: { min: 0, max: 390 },
}

const phoneHeightPx = 926
const tabletHeightsPx = [1024, 1366] as const

/** How high the page of a device is at most. A tablet is the tall one where the panel has room for it. */
export function previewHeightPx(device: DeviceView, roomPx: number): number | null {
  if (device === 'desktop') return null
  if (device === 'phone') return phoneHeightPx
  const [usual, tall] = tabletHeightsPx
  return roomPx >= tall ? tall : usual
}

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
