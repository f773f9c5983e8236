import { wavePeriod } from '@sitewright/model/blocks-vocabulary/marquee'

/** About how wide a letter of a headline is; a wave need not be exact. */
const letterWidthPx = 20

/** How far a letter is lifted, in em. */
export function letterLift(letter: number, frequency: number, intensity: number): number {
  const turn = (letter * letterWidthPx) / wavePeriod(frequency)
  return Math.round(Math.sin(turn * 2 * Math.PI) * intensity * 100) / 500
}
