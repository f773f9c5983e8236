import { z } from 'zod'
import { linkTarget } from '../link-targets/link-target'
import { emptyPage, pageDocument } from '../pages/document'

export const siteHeader = z.strictObject({
  layout: z.enum(['brand-left', 'brand-center', 'brand-right']).default('brand-left'),
  theme: z.enum(['white', 'light', 'dark', 'black']).default('white'),
  sticky: z.boolean().default(false),
  /** Without a ground of its own, over the picture or video of a page's first section. Such a header does not stay at the top. */
  overPicture: z.boolean().default(false),
  logoHeightPx: z.number().int().min(16).max(160).default(44),
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
      /** A way to the search of the site. */
      search: z.boolean().default(false),
    })
    .default({ brand: true, navigation: true, social: false, search: false }),
})
export type SiteHeader = z.infer<typeof siteHeader>

/** The bar of the header, sections that stand below it, and the footer; the last two are page documents of their own. */
export const siteHeaderFooter = z.strictObject({
  header: siteHeader.default(siteHeader.parse({})),
  headerSections: pageDocument.default(emptyPage()),
  footer: pageDocument.default(emptyPage()),
})
export type SiteHeaderFooter = z.infer<typeof siteHeaderFooter>

const sections = pageDocument.shape.sections

/** The documents' shape of both: lists of sections as a page has them. */
export const headerFooterSections = z.strictObject({ header: sections, footer: sections })

/** `version` counts the changes; a save that names it is refused when somebody else has saved since. */
export const headerFooterAnswer = headerFooterSections.extend({ version: z.number().int() })
export const headerFooterChange = headerFooterSections.extend({ version: z.number().int().min(0).optional() })
