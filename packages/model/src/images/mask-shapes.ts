/** Height of each mask's box for a width of 100. */
export const imageMaskHeights = {
  'arched-window': 150,
  blob: 100,
  burst: 100,
  circle: 100,
  cloud: 67,
  cross: 100,
  diamond: 100,
  drop: 150,
  egg: 150,
  flower: 100,
  gear: 100,
  'half-circle': 67,
  heart: 100,
  heptagon: 100,
  hexagon: 100,
  leaf: 100,
  octagon: 100,
  oval: 150,
  pebble: 67,
  pentagon: 100,
  pill: 150,
  quatrefoil: 100,
  'rounded-square': 100,
  scallop: 100,
  shield: 100,
  square: 100,
  star: 100,
  ticket: 67,
  triangle: 100,
  tv: 67,
  'wide-oval': 67,
  'wide-pill': 67,
} as const satisfies Record<string, 100 | 150 | 67>

export type ImageMask = keyof typeof imageMaskHeights

export function isImageMask(name: string): name is ImageMask {
  return Object.hasOwn(imageMaskHeights, name)
}
