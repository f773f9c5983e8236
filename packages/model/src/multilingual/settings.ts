import { z } from 'zod'

export const languageTag = z
  .string()
  .max(35)
  .refine((tag) => isLanguageTag(tag), 'Enter a language code such as en or pt-BR.')

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export const siteLanguage = z.strictObject({
  code: languageTag,
  name: z.string().trim().min(1).max(80),
  isPrimary: z.boolean(),
  isEnabled: z.boolean(),
})
export type SiteLanguage = z.infer<typeof siteLanguage>

/** The site's own language is always there, is the only primary one, and cannot be turned off. */
export const siteLanguages = z
  .array(siteLanguage)
  .min(1)
  .max(50)
  .refine((languages) => hasOnePrimary(languages), 'Exactly one language is the primary one, and it is on.')
  .refine((languages) => hasDistinctCodes(languages), 'Each language can be added once.')

export const multilingualSettings = z.object({ languages: siteLanguages, provider: z.string().nullable() })

/** What saving the languages sends. */
export const saveLanguages = z.strictObject({ languages: siteLanguages })

function hasOnePrimary(languages: readonly SiteLanguage[]): boolean {
  const [primary, ...others] = languages.filter((language) => language.isPrimary)
  return primary !== undefined && others.length === 0 && primary.isEnabled
}

function hasDistinctCodes(languages: readonly SiteLanguage[]): boolean {
  return new Set(languages.map((language) => language.code.toLowerCase())).size === languages.length
}
