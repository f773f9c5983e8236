import type { PageDocument, SectionBackground } from '@sitewright/model/pages/document'
import { createBlockReader } from './read-blocks'

/** Ids of every asset that the documents show, each once. A block with props that no longer fit shows none. */
export function listUsedAssets(...documents: readonly PageDocument[]): string[] {
  const sections = documents.flatMap((document) => document.sections)
  const ids = sections.flatMap((section) => [
    ...listBackgroundAssets(section.background),
    ...section.blocks.flatMap(assetsOfBlock),
  ])
  return [...new Set(ids.filter((id) => id !== null))]
}

function listBackgroundAssets(background: SectionBackground): (string | null)[] {
  if (background.kind === 'none') return []
  return background.kind === 'video' ? [background.assetId, background.posterId] : [background.assetId]
}

const assetsOfBlock = createBlockReader<string | null>(
  (definition, props) => definition.listAssets?.(props as Parameters<typeof definition.listAssets>[0]) ?? [],
)
