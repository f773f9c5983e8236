/** The side text starts from. */
export const textDirections = ['left', 'right'] as const
export type TextDirection = (typeof textDirections)[number]

const scriptsFromTheRight: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

export function textDirectionOf(language: string): TextDirection {
  return scriptsFromTheRight.includes(scriptOf(language) ?? '') ? 'right' : 'left'
}

function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script
  } catch {
    // It only looks like a language: its text reads as most do.
    return undefined
  }
}

export const writingDirections = { left: 'ltr', right: 'rtl' } as const satisfies Record<TextDirection, string>

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
