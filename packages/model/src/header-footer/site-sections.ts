import type { SiteHeaderFooter } from './site-header-footer'

/**
 * The sections of every page: page documents inside of the document of header and footer, edited on the canvas like a page.
 * The key stands where the id of a page stands, in addresses of the panel and of its frame.
 */
export const siteSections = {
  'header-sections': { field: 'headerSections', label: 'Header sections' },
  footer: { field: 'footer', label: 'Footer' },
} as const satisfies Record<string, { readonly field: keyof SiteHeaderFooter; readonly label: string }>
export type SiteSectionsId = keyof typeof siteSections

export function isSiteSections(id: unknown): id is SiteSectionsId {
  return typeof id === 'string' && Object.hasOwn(siteSections, id)
}

/** As they are called inside of a sentence. */
export function nameSiteSections(id: SiteSectionsId): string {
  return `the ${siteSections[id].label.toLowerCase()}`
}
