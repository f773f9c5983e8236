import { z } from 'zod'
import { email } from '../accounts/account-answers'
import { id } from '../id'
import { siteIdentifier, siteSettings } from './settings'
import { siteVisibility } from './visibility'

/** What the API of sites takes and gives. */

/** Names that the host needs for itself, or that would pass for a part of it. */
const reservedIdentifiers = new Set(
  `www api app admin administrator config login logout signup signin account accounts billing support help status mail
  smtp imap ftp cdn static assets files media blog docs developer developers platform sitewright test staging internal
  root system security abuse postmaster hostmaster webmaster`.split(/\s+/),
)

export function isReservedIdentifier(identifier: string): boolean {
  return reservedIdentifiers.has(identifier)
}

export const newSite = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title.').max(120),
  identifier: siteIdentifier,
  template: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'This template doesn’t exist.')
    .default('blank'),
  /** False leaves out the store of the template: its page, its products and their pictures. */
  hasStore: z.boolean().default(true),
  /** For search engines and shared links. */
  description: siteSettings.shape.description,
  /** For visitors, wherever the template shows an email address; the account's own when absent. */
  email: email.optional(),
  /** A new site is seen by nobody else until its owner opens it. */
  visibility: siteVisibility.exclude(['password']).default('private'),
})
export type NewSite = z.infer<typeof newSite>

export const siteSummary = z.strictObject({
  id,
  identifier: z.string(),
  title: z.string(),
  /** The built-in address. */
  address: z.string(),
  template: z.string(),
  isOwner: z.boolean(),
  visibility: siteVisibility,
  createdAt: z.iso.datetime(),
})
export type SiteSummary = z.infer<typeof siteSummary>

export const templateSummary = z.strictObject({
  name: z.string(),
  label: z.string(),
  description: z.string(),
  /** Address of a picture of it, where there is one. */
  preview: z.string().nullable(),
})
export type TemplateSummary = z.infer<typeof templateSummary>
