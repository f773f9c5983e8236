import { findMaskShape, type MaskShape, maskShapes } from '@sitewright/model/images/mask-shapes'

/** Outlines in a box 100 wide and as high as the table of masks says. */
const outlines: Record<MaskShape, string> = {
  circle: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  egg: 'M50 0C82 0 100 56 100 94A50 56 0 0 1 0 94C0 56 18 0 50 0Z',
  flower: drawPetals(8, 37, 15),
  gear: drawGear(12),
  octagon: 'M29.3 0H70.7L100 29.3V70.7L70.7 100H29.3L0 70.7V29.3Z',
  tv: 'M50 0C86 0 100 4 100 33.5S86 67 50 67S0 63 0 33.5S14 0 50 0Z',
  'arched-window': 'M0 150V60C0 30 25 8 50 0C75 8 100 30 100 60V150Z',
  arch: 'M0 150V50A50 50 0 0 1 100 50V150Z',
  badge: drawSpikes(16, 50, 43),
  blob: 'M52 2C74 0 97 17 98 43S88 83 71 94S26 99 11 82S-2 37 10 20S32 4 52 2Z',
  bolt: 'M62 0L8 84H46L34 150L94 60H54Z',
  bow: 'M0 0L50 22L100 0V67L50 45L0 67Z',
  capsule: 'M33.5 0H66.5A33.5 33.5 0 0 1 66.5 67H33.5A33.5 33.5 0 0 1 33.5 0Z',
  cloud: 'M22 67A21 21 0 0 1 18 26A28 28 0 0 1 70 16A24 24 0 0 1 82 67Z',
  cross: 'M33 0H67V33H100V67H67V100H33V67H0V33H33Z',
  drop: 'M50 0C60 40 100 62 100 100A50 50 0 0 1 0 100C0 62 40 40 50 0Z',
  ellipse: 'M50 0A50 33.5 0 1 1 50 67A50 33.5 0 1 1 50 0Z',
  fan: 'M50 67L0 24A66 66 0 0 1 100 24Z',
  heart: 'M50 95C20 72 0 54 0 30A26 26 0 0 1 50 20A26 26 0 0 1 100 30C100 54 80 72 50 95Z',
  hexagon: drawPolygon(6),
  keyhole: 'M34 87A45 45 0 1 1 66 87L88 150H12Z',
  leaf: 'M0 100V50A50 50 0 0 1 50 0H100V50A50 50 0 0 1 50 100Z',
  lens: 'M0 33.5Q50 -33.5 100 33.5Q50 100.5 0 33.5Z',
  moon: 'M60 1A50 50 0 1 0 97 66A40 40 0 0 1 60 1Z',
  parallelogram: 'M24 0H100L76 67H0Z',
  pentagon: drawPolygon(5),
  petal: 'M50 0C110 45 110 105 50 150C-10 105 -10 45 50 0Z',
  shield: 'M50 0L100 14V78C100 112 78 136 50 150C22 136 0 112 0 78V14Z',
  star: drawSpikes(5, 50, 21),
  ticket: 'M0 0H100V23A11 11 0 0 0 100 44V67H0V44A11 11 0 0 0 0 23Z',
  triangle: 'M50 0L100 100H0Z',
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
  const shape = findMaskShape(name)
  if (shape === null) return undefined
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 ${maskShapes[shape]}'><path d='${outlines[shape]}'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center/contain no-repeat`
}
