import type { PageDocument, PlacedBlock, SectionBackground } from '@sitewright/model/pages/document'
import { findBlock } from './schemas'

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

// The editor asks after each typed letter, and blocks that did not change are the same objects as before.
const known = new WeakMap<PlacedBlock, readonly (string | null)[]>()

function assetsOfBlock(block: PlacedBlock): readonly (string | null)[] {
  const found = known.get(block) ?? readAssets(block)
  known.set(block, found)
  return found
}

function readAssets(block: PlacedBlock): readonly (string | null)[] {
  const definition = findBlock(block.type)
  if (!definition?.listAssets) return []
  const props = definition.props.safeParse(block.props)
  return props.success ? definition.listAssets(props.data) : []
}
