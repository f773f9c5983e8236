import { z } from 'zod'

export const badgeDocument = z.strictObject({ isBadgeEnabled: z.boolean().default(false) })
