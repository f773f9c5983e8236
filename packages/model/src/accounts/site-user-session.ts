import { z } from 'zod'

export const siteUserLogin = z.strictObject({
  email: z.string().trim().min(1, 'Fill in this field.').max(256),
  password: z.string().min(1, 'Fill in this field.').max(1024),
  rememberMe: z.boolean(),
})
export type SiteUserLogin = z.infer<typeof siteUserLogin>

/** Supplied by a login, and carried by later calls. */
export const siteUserLoginAnswer = z.object({ xsrfToken: z.string().min(1) })
