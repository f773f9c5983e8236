import { checkPage } from '@sitewright/blocks/page/check-page'
import { type PageDocument, pageFormat, type Section } from '@sitewright/model/pages/document'
import { upgradePage } from '@sitewright/model/pages/upgrades'
import { z } from 'zod'
import type { Selection } from '../page/command'
import { findSection } from '../page/edit-page'
import { findSelected } from '../selection/selected-blocks'
import { dropForeignFiles } from './foreign-files'

/** What travels over the clipboard: blocks of one section, or a whole section. */
export interface Clip {
  readonly kind: 'blocks' | 'section'
  readonly section: Section
  /** Pictures that stayed behind on another site. */
  readonly lostFiles: number
}

const maxClipLength = 4_000_000
const envelope = z.strictObject({
  sitewright: z.literal('clip'),
  site: z.string().max(300),
  kind: z.enum(['blocks', 'section']),
  page: z.unknown(),
})

/** The text for what is selected; null when nothing is. `site` tells where its files are. */
export function writeClip(page: PageDocument, selection: Selection, site: string): string | null {
  const found = findSelected(page, selection)
  const section = found ? { ...found.section, blocks: found.blocks } : findSection(page, selection.sectionId)
  if (!section) return null
  const kind: Clip['kind'] = found ? 'blocks' : 'section'
  return JSON.stringify({ sitewright: 'clip', site, kind, page: { format: pageFormat, sections: [section] } })
}

export type ReadClip = { readonly clip: Clip } | { readonly refused: string }

/** Checks a text as strictly as the host checks a page. Null: it is no clip of ours, such as any other text. */
export function readClip(text: string, site: string): ReadClip | null {
  if (!text.startsWith('{"sitewright":')) return null
  const parsed = envelope.safeParse(parseJson(text))
  if (!parsed.success || text.length > maxClipLength) return { refused: refusedText }
  const checked = checkPage(upgradePage(parsed.data.page))
  if ('errors' in checked) {
    return { refused: `${refusedText} ${Object.values(checked.errors)[0] ?? ''}`.trim() }
  }
  const [section] = checked.page.sections
  if (!section) return { refused: refusedText }
  const { section: own, lostFiles } = parsed.data.site === site ? { section, lostFiles: 0 } : dropForeignFiles(section)
  return { clip: { kind: parsed.data.kind, section: own, lostFiles } }
}

const refusedText = 'This can’t be pasted here.'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
