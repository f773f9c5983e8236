import { z } from 'zod'

/** Who sees the site, in the order in which it opens: nobody but its contributors first, everyone last. */
export const siteVisibilities = ['private', 'password', 'coming-soon', 'public'] as const
export const siteVisibility = z.enum(siteVisibilities)
export type SiteVisibility = z.infer<typeof siteVisibility>

interface VisibilityRule {
  readonly label: string
  /** What it means, in words for the owner. */
  readonly text: string
}

export const siteVisibilityRules: Readonly<Record<SiteVisibility, VisibilityRule>> = {
  private: { label: 'Private', text: 'Only you and your contributors can see the site.' },
  password: { label: 'Password', text: 'Anyone with the password can see the site. Search engines can’t.' },
  'coming-soon': {
    label: 'Coming soon',
    text: 'Visitors see one page until you open the site. Search engines don’t list it.',
  },
  public: { label: 'Public', text: 'Everyone can visit the site, and search engines can list it.' },
}
