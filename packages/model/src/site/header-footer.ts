import { z } from 'zod'
import { emptyPage, pageDocument } from '../pages/document'
import { linkTarget } from '../text/rich-text'

export const siteHeader = z.strictObject({
  layout: z.enum(['brand-left', 'brand-center', 'brand-right']).default('brand-left'),
  theme: z.enum(['white', 'light', 'dark', 'black']).default('white'),
  sticky: z.boolean().default(false),
  button: z
    .strictObject({ text: z.string().max(60), href: linkTarget })
    .nullable()
    .default(null),
  parts: z
    .strictObject({
      /** The logo, or the site's name where there is none. */
      brand: z.boolean().default(true),
      navigation: z.boolean().default(true),
      social: z.boolean().default(false),
    })
    .default({ brand: true, navigation: true, social: false }),
})
export type SiteHeader = z.infer<typeof siteHeader>

/** The header's settings and the footer, which is a page document of its own. */
export const siteHeaderFooter = z.strictObject({
  header: siteHeader.default(siteHeader.parse({})),
  footer: pageDocument.default(emptyPage()),
})
export type SiteHeaderFooter = z.infer<typeof siteHeaderFooter>
