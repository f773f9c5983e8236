import { z } from 'zod'

/** What the machines of mail providers send to the address in a List-Unsubscribe header (RFC 8058); only the address counts. */
export const oneClick = {
  parts: z.object({ 'List-Unsubscribe': z.string().optional() }),
  partsTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
} as const
