export const waveFrequencies = { lowest: 0, highest: 10 } as const
const wavePeriodsPx = { longest: 1000, shortest: 250 } as const

/** Length of one wave: 1000 px at the lowest frequency, 250 px at the highest, evenly between. */
export function wavePeriodPx(frequency: number): number {
  const { lowest, highest } = waveFrequencies
  const share = (Math.min(Math.max(frequency, lowest), highest) - lowest) / (highest - lowest)
  return wavePeriodsPx.longest + (wavePeriodsPx.shortest - wavePeriodsPx.longest) * share
}

/** About how wide a letter of a headline is; a wave need not be exact. */
const letterWidthPx = 20

/** How far a letter is lifted, in em. */
export function letterLift(letter: number, frequency: number, intensity: number): number {
  const turn = (letter * letterWidthPx) / wavePeriodPx(frequency)
  return Math.round(Math.sin(turn * 2 * Math.PI) * intensity * 100) / 500
}
