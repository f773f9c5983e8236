import type { Section } from '@sitewright/model/pages/document'
import { listUniqueIds } from '../rich-text/heading-id'

/** Anchors of the named sections. 'content' and 'site-menu' are ids of the frame itself. */
export function listSectionAnchors(sections: readonly Section[]): Map<Section, string> {
  const named = sections.filter((section) => section.name !== '')
  const reserved = ['content', 'site menu']
  const ids = listUniqueIds([...reserved, ...named.map((section) => section.name)]).slice(reserved.length)
  return new Map(named.map((section, index) => [section, ids[index] ?? section.id]))
}
