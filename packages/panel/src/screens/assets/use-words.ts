import type { AssetUse } from '@sitewright/model/assets/asset-answers'
import { isSiteDocumentName, siteDocuments } from '@sitewright/model/site-documents/site-documents'

/** `Our story, Intro`, `Our story, settings`, `Header and footer`. */
export function describeUse({ place, title, section }: AssetUse): string {
  if (place === 'page') return section === null ? title : `${title}, ${section}`
  if (place === 'page-settings') return `${title}, settings`
  if (place === 'product' || place === 'category') return title
  return isSiteDocumentName(place) ? siteDocuments[place].title : place
}
