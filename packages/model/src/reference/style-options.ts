/** The side text starts from. */
export const textDirections = ['left', 'right'] as const
export type TextDirection = (typeof textDirections)[number]

export function writingDirectionOf(direction: TextDirection): 'ltr' | 'rtl' {
  return direction === 'left' ? 'ltr' : 'rtl'
}

export const imageEffectStyles = { none: 1, light: 2, dark: 3 } as const
export type ImageEffectStyle = (typeof imageEffectStyles)[keyof typeof imageEffectStyles]

export const borderOptions = ['none', 'black', 'white'] as const
export type BorderOption = (typeof borderOptions)[number]

export const showOptions = ['none', 'show'] as const
export type ShowOption = (typeof showOptions)[number]

export const gridPositions = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const
export type GridPosition = (typeof gridPositions)[number]
