import { z } from 'zod'

export const marqueeDirections = ['left', 'right'] as const

export const marqueeProps = z.object({
  waveFrequency: z.number().min(0).max(10).default(1),
  /** 0 draws a straight line. */
  waveIntensity: z.number().min(0).max(10).default(0),
  animationDirection: z.enum(marqueeDirections).default('left'),
  animationSpeed: z.number().min(0.1).max(5).default(1),
  pausedOnHover: z.boolean().default(false),
})
export type MarqueeProps = z.infer<typeof marqueeProps>

export const marqueeMinWidthPx = 50
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

export function marqueeWidth(wantedPx: number): number {
  return Math.max(wantedPx, marqueeMinWidthPx)
}

/** Whether the text moves now. People who ask for less motion see it stand still. */
export function isMarqueeMoving(
  props: Pick<MarqueeProps, 'pausedOnHover'>,
  now: { isHovered: boolean; prefersReducedMotion: boolean },
): boolean {
  return !now.prefersReducedMotion && !(props.pausedOnHover && now.isHovered)
}
