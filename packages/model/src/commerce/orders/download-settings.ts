import { z } from 'zod'

/** How long the links to bought files work, and how often. Part of the settings of the store; renewed links start anew. */
export const downloadSettings = z.strictObject({
  days: z.int('Enter a whole number.').min(1, 'At least 1.').max(365, 'At most 365.').default(30),
  timesPerFile: z.int('Enter a whole number.').min(1, 'At least 1.').max(100, 'At most 100.').default(5),
})

/** Stopped: the order was refunded, canceled or disputed. */
export const downloadStates = ['active', 'expired', 'used-up', 'stopped'] as const
export type DownloadState = (typeof downloadStates)[number]
