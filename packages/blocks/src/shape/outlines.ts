/** Outlines in a box of 100 by 100. */
export const shapeOutlines = {
  circle: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z',
  square: 'M0 0H100V100H0Z',
  'rounded-square': 'M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0Z',
  triangle: 'M50 0L100 100H0Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  hexagon: 'M25 3H75L100 50L75 97H25L0 50Z',
  arch: 'M0 100V50A50 50 0 0 1 100 50V100Z',
  'half-circle': 'M0 75A50 50 0 0 1 100 75Z',
  'quarter-circle': 'M0 100V0A100 100 0 0 1 100 100Z',
  leaf: 'M0 100V50A50 50 0 0 1 50 0H100V50A50 50 0 0 1 50 100Z',
  star: 'M50 0L62 36L100 36L69 59L81 96L50 73L19 96L31 59L0 36L38 36Z',
  blob: 'M52 2C74 0 97 17 98 43S88 83 71 94S26 99 11 82S-2 37 10 20S32 4 52 2Z',
  cross: 'M35 0H65V35H100V65H65V100H35V65H0V35H35Z',
} as const

export const shapeNames = Object.keys(shapeOutlines) as [keyof typeof shapeOutlines, ...(keyof typeof shapeOutlines)[]]
