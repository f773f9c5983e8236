import { z } from 'zod'

/** Where a button stands. */
export const buttonContexts = ['page', 'header', 'footer', 'overlay'] as const

export const buttonTracking = z.object({
  id: z.string().max(120),
  buttonText: z.string().max(500),
  clickthroughUrl: z.string().max(4000),
  alignment: z.string().max(20),
  size: z.string().max(20),
  newWindow: z.boolean(),
  context: z.enum(buttonContexts),
})
export type ButtonTracking = z.infer<typeof buttonTracking>
