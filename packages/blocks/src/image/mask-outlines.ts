import { type ImageMask, imageMaskHeights, isImageMask } from '@sitewright/model/images/mask-shapes'

/** Outlines in a box 100 wide and as high as the table of masks says. */
const outlines: Record<ImageMask, string> = {
  'arched-window': 'M0 150V50A50 50 0 0 1 100 50V150Z',
  blob: 'M52 2C74 0 97 17 98 43S88 83 71 94S26 99 11 82S-2 37 10 20S32 4 52 2Z',
  burst: drawSpikes(16, 50, 41),
  circle: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z',
  cloud: 'M22 67A21 21 0 0 1 18 26A28 28 0 0 1 70 16A24 24 0 0 1 82 67Z',
  cross: 'M33 0H67V33H100V67H67V100H33V67H0V33H33Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  drop: 'M50 0C60 40 100 62 100 100A50 50 0 0 1 0 100C0 62 40 40 50 0Z',
  egg: 'M50 0C82 0 100 56 100 94A50 56 0 0 1 0 94C0 56 18 0 50 0Z',
  flower: drawPetals(8, 37, 15),
  gear: drawGear(12),
  'half-circle': 'M0 58.500A50 50 0 0 1 100 58.500Z',
  heart: 'M50 95C20 72 0 54 0 30A26 26 0 0 1 50 20A26 26 0 0 1 100 30C100 54 80 72 50 95Z',
  heptagon: drawPolygon(7),
  hexagon: drawPolygon(6),
  leaf: 'M0 100V50A50 50 0 0 1 50 0H100V50A50 50 0 0 1 50 100Z',
  octagon: 'M29.3 0H70.700L100 29.300V70.700L70.7 100H29.300L0 70.700V29.300Z',
  oval: 'M50 0A50 75 0 1 1 50 150A50 75 0 1 1 50 0Z',
  pebble: 'M30 4C55 -4 98 4 100 32S72 67 44 67S-2 56 0 36S14 9 30 4Z',
  pentagon: drawPolygon(5),
  pill: 'M0 50A50 50 0 0 1 100 50V100A50 50 0 0 1 0 100Z',
  quatrefoil: 'M25 25A25 25 0 1 1 75 25A25 25 0 1 1 75 75A25 25 0 1 1 25 75A25 25 0 1 1 25 25Z',
  'rounded-square': 'M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0Z',
  scallop: drawPetals(16, 43, 8.5),
  shield: 'M50 0L94 12V52C94 76 74 92 50 100C26 92 6 76 6 52V12Z',
  square: 'M0 0H100V100H0Z',
  star: drawSpikes(5, 50, 21),
  ticket: 'M0 0H100V23A11 11 0 0 0 100 44V67H0V44A11 11 0 0 0 0 23Z',
  triangle: 'M50 0L100 100H0Z',
  tv: 'M50 0C86 0 100 4 100 33.500S86 67 50 67S0 63 0 33.500S14 0 50 0Z',
  'wide-oval': 'M50 0A50 33.5 0 1 1 50 67A50 33.5 0 1 1 50 0Z',
  'wide-pill': 'M33.5 0H66.500A33.5 33.5 0 0 1 66.5 67H33.500A33.5 33.5 0 0 1 33.5 0Z',
}

/** A point on a circle around the middle of the box; turns count clockwise from the top. */
function pointAt(turn: number, radius: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function joinPoints(points: readonly string[]): string {
  return `M${points.join('L')}Z`
}

function drawPolygon(corners: number): string {
  return joinPoints(Array.from({ length: corners }, (_, index) => pointAt(index / corners, 50)))
}

function drawSpikes(spikes: number, outer: number, inner: number): string {
  return joinPoints(
    Array.from({ length: spikes * 2 }, (_, index) => pointAt(index / spikes / 2, index % 2 === 0 ? outer : inner)),
  )
}

function drawGear(teeth: number): string {
  const steps = [50, 50, 40, 40]
  return joinPoints(
    Array.from({ length: teeth * 4 }, (_, index) => pointAt((index - 0.5) / teeth / 4, steps[index % 4] ?? 50)),
  )
}

/** Half circles between points on a ring. */
function drawPetals(petals: number, ring: number, petal: number): string {
  const arcs = Array.from(
    { length: petals },
    (_, index) => `A${petal} ${petal} 0 0 1 ${pointAt((index + 1) / petals, ring)}`,
  )
  return `M${pointAt(0, ring)}${arcs.join('')}Z`
}

/** Value of a CSS `mask` that keeps the shape's proportions; undefined for a name that is no mask. */
export function writeImageMask(name: string): string | undefined {
  if (!isImageMask(name)) return undefined
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 ${imageMaskHeights[name]}'><path d='${outlines[name]}'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center/contain no-repeat`
}
