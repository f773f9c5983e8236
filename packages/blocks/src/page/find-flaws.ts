import type { PageDocument, Section } from '@sitewright/model/pages/document'
import { factsOf, isBlockEmpty } from './block-facts'
import { mobilePlacements } from './mobile-placements'
import { coverBackground, findGroundedBlocks, type Grounds } from './text-grounds'

/** What is not on the page as its owner may think, and what visitors see in its place. */
export interface PageFlaw {
  readonly kind: 'no-picture' | 'no-video' | 'no-link' | 'empty' | 'unlinked-button' | 'stronger-overlay' | 'own-ground'
  readonly sectionId: string
  /** Null where it is about the section. */
  readonly blockId: string | null
}

const kindsOfMissing = { picture: 'no-picture', video: 'no-video', link: 'no-link' } as const

/** In the order of the page. */
export function findFlaws(page: PageDocument, context: Grounds): PageFlaw[] {
  return page.sections.flatMap((section) => flawsOfSection(section, context))
}

function flawsOfSection(section: Section, context: Grounds): PageFlaw[] {
  const cover = coverBackground(section, context)
  const isRaised =
    section.background.kind !== 'none' && (cover?.overlayOpacity ?? 0) > section.background.overlayOpacity
  const grounded = findGroundedBlocks(section, mobilePlacements(section), context)
  return [
    ...(isRaised ? [{ kind: 'stronger-overlay' as const, sectionId: section.id, blockId: null }] : []),
    ...section.blocks.flatMap((block) => {
      const { missing, hasUnlinkedButton } = factsOf(block)
      const isEmpty = isBlockEmpty(block, context)
      const kinds: PageFlaw['kind'][] = []
      if (isEmpty) kinds.push(missing ? kindsOfMissing[missing] : 'empty')
      else if (hasUnlinkedButton) kinds.push('unlinked-button')
      if (grounded.has(block.id)) kinds.push('own-ground')
      return kinds.map((kind) => ({ kind, sectionId: section.id, blockId: block.id }))
    }),
  ]
}
