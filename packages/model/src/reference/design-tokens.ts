export const fontSizesPx = [9.75, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28] as const
export const fontWeights = [400, 500, 600] as const
export const radii = [0, 4, 8, 'circle'] as const
export const spacingsPx = [0, 1, 2, 4, 6, 8, 11, 16, 17, 22, 24, 32, 33, 44, 55] as const
export const timeStepsMs = [0, 100, 200, 300, 400, 500, 600] as const
export const paletteColours = ['blue', 'green', 'red', 'pink', 'orange', 'gray'] as const
export const paletteShades = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const

/** Everything that floats over a page starts here, above owners' own styles. */
export const zIndexBase = 30000

export const spinnerColours = ['light', 'dark'] as const
export const spinnerSizesPx = { default: 24 } as const
export const spinnerDefaults = { colour: 'light', size: 'default' } as const satisfies {
  colour: (typeof spinnerColours)[number]
  size: keyof typeof spinnerSizesPx
}
