/** A marquee is rendered again this long after the last change of its size. */
export const marqueeRenderDebounceMs = 1000

const lowestFrequency = 0
const highestFrequency = 10
const wavePeriodPx = { longest: 1000, shortest: 250 } as const

/** Length of one wave in pixels: 1000 at the lowest frequency, 250 at the highest, evenly between. */
export function wavePeriod(frequency: number): number {
  const kept = Math.min(Math.max(frequency, lowestFrequency), highestFrequency)
  const part = (kept - lowestFrequency) / (highestFrequency - lowestFrequency)
  return wavePeriodPx.longest + (wavePeriodPx.shortest - wavePeriodPx.longest) * part
}

export interface Wave {
  readonly frequency: number
  readonly intensity: number
}

/** How far a letter is lifted, in em, at this way from the start of its text. */
export function waveLiftEm(wayPx: number, { frequency, intensity }: Wave): number {
  return Math.round(Math.sin((wayPx / wavePeriod(frequency)) * 2 * Math.PI) * intensity * 100) / 500
}
