export const barPositions = ['top', 'bottom'] as const
export const popupPositions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type CookieBannerPosition = (typeof barPositions)[number] | (typeof popupPositions)[number]

/** Positions of the other variant that have a near place in this one. What is not listed takes the default. */
const asBar: Record<string, CookieBannerPosition> = { 'top-left': 'top', 'top-right': 'top' }
const asPopup: Record<string, CookieBannerPosition> = { top: 'top-left', bottom: 'bottom-left' }

const rules = {
  bar: { allowed: barPositions, moved: asBar, fallback: 'bottom' },
  popup: { allowed: popupPositions, moved: asPopup, fallback: 'bottom-left' },
} as const

export function chooseBannerPosition(variant: 'bar' | 'popup', stored: unknown): CookieBannerPosition {
  const { allowed, moved, fallback } = rules[variant]
  const kept = allowed.find((position) => position === stored)
  if (kept) return kept
  return typeof stored === 'string' && Object.hasOwn(moved, stored) ? (moved[stored] ?? fallback) : fallback
}
