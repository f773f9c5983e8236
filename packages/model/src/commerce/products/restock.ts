import { z } from 'zod'
import { id } from '../../id'
import { contactEmail } from '../../lists/mailing-lists'

/** Somebody wants an email when a variant is back in stock. */
export const restockRequest = z.strictObject({ variantId: id, email: contactEmail })
export type RestockRequest = z.infer<typeof restockRequest>
