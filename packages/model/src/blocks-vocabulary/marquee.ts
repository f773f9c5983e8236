import { z } from 'zod'

const marqueeDirections = ['left', 'right'] as const

export const marqueeProps = z.object({
  waveFrequency: z.number().min(0).max(10).default(1),
  /** 0 draws a straight line. */
  waveIntensity: z.number().min(0).max(10).default(0),
  animationDirection: z.enum(marqueeDirections).default('left'),
  animationSpeed: z.number().min(0.1).max(5).default(1),
  pausedOnHover: z.boolean().default(false),
})
