import { findFlaws, type PageFlaw } from '@sitewright/blocks/page/find-flaws'
import { findBlock } from '@sitewright/blocks/registry/schemas'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { readKnownAssets } from '../data/files/assets'

const texts: Record<PageFlaw['kind'], string> = {
  'no-picture': 'No image yet. Hidden from visitors.',
  'no-video': 'No video yet. Hidden from visitors.',
  'no-link': 'No link yet. Hidden from visitors.',
  empty: 'Nothing to show yet. Hidden from visitors.',
  'unlinked-button': 'The button has no link. It’s hidden from visitors.',
  'stronger-overlay': 'The text is hard to read on this background. Visitors see a stronger overlay.',
  'own-ground': 'The text is hard to read on what’s behind it. Visitors see it on a plain background.',
}

export interface NamedFlaw extends PageFlaw {
  /** Which part of the page it is about. */
  readonly subject: string
  readonly text: string
}

/** What to look at before the page is published, in the order of the page. */
export function listPageFlaws(page: PageDocument, colors: Pick<SiteStyles, 'palette' | 'themes'>): NamedFlaw[] {
  return findFlaws(page, { colors, assets: readKnownAssets() }).map((flaw) => ({
    ...flaw,
    subject: nameSubject(page, flaw),
    text: texts[flaw.kind],
  }))
}

function nameSubject(page: PageDocument, { sectionId, blockId }: PageFlaw): string {
  const index = page.sections.findIndex((section) => section.id === sectionId)
  const section = page.sections[index]
  const place = section?.name || `Section ${index + 1}`
  const block = section?.blocks.find((it) => it.id === blockId)
  if (!block) return place
  const label = findBlock(block.type)?.label ?? block.type
  const text = typeof block.props.text === 'string' && block.props.text ? ` “${block.props.text}”` : ''
  return `${label}${text}, ${place}`
}
