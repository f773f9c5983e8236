import { checkPage } from '@sitewright/blocks/page/check-page'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { upgradePage } from '@sitewright/model/pages/upgrades'
import {
  describeSiteDocument,
  type SiteDocumentName,
  type SiteDocuments,
} from '@sitewright/model/site-documents/site-documents'

/** A stored document with today's defaults for what it does not say; what holds before the owner says anything, if none is stored. */
export function readStoredDocument<Name extends SiteDocumentName>(name: Name, stored: unknown): SiteDocuments[Name] {
  const { schema, start = {} } = describeSiteDocument(name)
  return schema.parse(stored === undefined ? start : liftDocument(name, stored))
}

/** A stored document as the schema of today takes it: header and footer hold pages, which older formats are lifted to. */
export function liftDocument(name: SiteDocumentName, stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  if (name === 'header-footer') return liftHeaderFooter(stored)
  if (name === 'cookie-banner' && 'isVisitorDataRestricted' in stored) {
    const { isVisitorDataRestricted: _retired, ...kept } = stored
    return kept
  }
  return stored
}

function liftHeaderFooter(stored: object): object {
  const lifted = Object.entries(stored).map(([key, part]) => [key, key === 'header' ? part : upgradePage(part)])
  return Object.fromEntries(lifted)
}

type Checks = { readonly [Name in SiteDocumentName]?: (body: SiteDocuments[Name]) => Result<SiteDocuments[Name]> }

/** Rules beyond the shape: the blocks of the header and the footer have their own schemas. */
const checks: Checks = {
  'header-footer': ({ footer, headerSections, ...rest }) => {
    const [below, end] = [checkPage(headerSections), checkPage(footer)]
    if ('page' in below && 'page' in end) return { ...rest, headerSections: below.page, footer: end.page }
    const errors = {
      ...('page' in below ? {} : prefixed('body.headerSections', below.errors)),
      ...('page' in end ? {} : prefixed('body.footer', end.errors)),
    }
    return fail('request.invalid', { errors })
  },
}

export function checkDocument<Name extends SiteDocumentName>(
  name: Name,
  body: SiteDocuments[Name],
): Result<SiteDocuments[Name]> {
  return checks[name]?.(body) ?? body
}

function prefixed(prefix: string, errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`${prefix}.${path}`, text]))
}
