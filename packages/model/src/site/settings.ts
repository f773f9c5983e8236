import { z } from 'zod'
import { id } from '../id'
import { isTimeZone } from '../timing/time-zones'

export const siteIdentifier = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and dashes, such as harbour-kiln.')

export const socialNetworks = [
  'instagram',
  'facebook',
  'youtube',
  'pinterest',
  'tiktok',
  'linkedin',
  'mastodon',
  'bluesky',
  'email',
] as const

export const socialAccount = z.strictObject({
  network: z.enum(socialNetworks),
  address: z
    .url({ protocol: /^(https?|mailto)$/, error: 'Write the whole address, such as https://example.com.' })
    .max(500),
})

export const siteSettings = z.strictObject({
  title: z.string().trim().min(1, 'Give the site a title.').max(120),
  tagline: z.string().max(200).default(''),
  description: z.string().max(400).default(''),
  /** BCP 47, such as en or de-AT. */
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, 'Use a code such as en or de-AT.')
    .default('en'),
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone of the list.').default('Europe/London'),
  logoId: id.nullable().default(null),
  faviconId: id.nullable().default(null),
  socialImageId: id.nullable().default(null),
  homepageId: id.nullable().default(null),
  /** `%s` is the site's title, `%p` the page's, `%i` the item's. */
  titleFormats: z
    .strictObject({ site: z.string().max(120), page: z.string().max(120), item: z.string().max(120) })
    .default({ site: '%s', page: '%p — %s', item: '%i — %s' }),
  socialAccounts: z.array(socialAccount).max(12).default([]),
  /** Escape opens the sign-in on the public site. */
  escapeToLogin: z.boolean().default(true),
  codeInjection: z
    .strictObject({ header: z.string().max(50_000), footer: z.string().max(50_000) })
    .default({ header: '', footer: '' }),
})
export type SiteSettings = z.infer<typeof siteSettings>
