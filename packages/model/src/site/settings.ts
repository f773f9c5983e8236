import { z } from 'zod'
import { id } from '../id'
import { isTimeZone } from '../timing/time-zones'
import { specialPages } from './special-pages'

export const siteIdentifier = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits and dashes, such as harbour-kiln.')

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
  address: z.url({ protocol: /^(https?|mailto)$/, error: 'Enter a full URL such as https://example.com.' }).max(500),
})

export const siteSettings = z.strictObject({
  title: z.string().trim().min(1, 'Enter a site title.').max(120),
  /** Describes the home page where nothing else does. */
  tagline: z.string().max(200).default(''),
  description: z.string().max(400).default(''),
  /** BCP 47, such as en or de-AT. */
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, 'Enter a language code such as en or de-AT.')
    .default('en'),
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone from the list.').default('Europe/London'),
  logoId: id.nullable().default(null),
  /** Shown in place of the logo where the ground is dark. */
  darkLogoId: id.nullable().default(null),
  faviconId: id.nullable().default(null),
  socialImageId: id.nullable().default(null),
  homepageId: id.nullable().default(null),
  specialPages: specialPages.default({ notFound: null, lock: null, comingSoon: null }),
  /** `%s` is the site's title, `%p` the page's. Older settings say more, which is passed over. */
  titleFormats: z
    .object({
      site: z.string().max(120),
      page: z.string().max(120),
      /** Of items of collections. */
      item: z.string().max(120).default('%i — %s'),
    })
    .default({ site: '%s', page: '%p — %s', item: '%i — %s' }),
  socialAccounts: z.array(socialAccount).max(12).default([]),
  /** Escape opens the sign-in on the public site. */
  escapeToLogin: z.boolean().default(true),
  codeInjection: z
    .strictObject({ header: z.string().max(50_000), footer: z.string().max(50_000) })
    .default({ header: '', footer: '' }),
})
export type SiteSettings = z.infer<typeof siteSettings>
