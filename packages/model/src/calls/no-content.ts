import { z } from 'zod'

/** An answer that says no more than that it is done. */
export const nothing = z.strictObject({})
/** For calls that need no body and take an empty one. */
export const noBody = z.strictObject({}).optional()
