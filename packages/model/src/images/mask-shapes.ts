/** Shape → height of its default box for a width of 100: square-like 100, tall 150, wide 67. */
export const maskShapes = {
  circle: 100,
  diamond: 100,
  egg: 150,
  flower: 100,
  gear: 100,
  octagon: 100,
  tv: 67,
  'arched-window': 150,
  arch: 150,
  badge: 100,
  blob: 100,
  bolt: 150,
  bow: 67,
  capsule: 67,
  cloud: 67,
  cross: 100,
  drop: 150,
  ellipse: 67,
  fan: 67,
  heart: 100,
  hexagon: 100,
  keyhole: 150,
  leaf: 100,
  lens: 67,
  moon: 100,
  parallelogram: 67,
  pentagon: 100,
  petal: 150,
  shield: 150,
  star: 100,
  ticket: 67,
  triangle: 100,
} as const satisfies Record<string, 100 | 150 | 67>
export type MaskShape = keyof typeof maskShapes

export const maskShapeNames = Object.keys(maskShapes) as [MaskShape, ...MaskShape[]]

/** The shape of a stored name; an unknown name is drawn unmasked. */
export function findMaskShape(name: unknown): MaskShape | null {
  return typeof name === 'string' && Object.hasOwn(maskShapes, name) ? (name as MaskShape) : null
}
