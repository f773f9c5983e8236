import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { PlacedBlock, Section } from '@sitewright/model/pages/document'

/** Files belong to one site: a section of another comes without its pictures, and a block that is nothing without one stays behind. */
export function dropForeignFiles(section: Section): { section: Section; lostFiles: number } {
  const hasBackground = section.background.kind !== 'none'
  const kept = section.blocks.map(dropFiles)
  const lostFiles = kept.reduce((sum, it) => sum + it.lost, hasBackground ? 1 : 0)
  const blocks = kept.flatMap(({ block }) => block ?? [])
  return { section: { ...section, blocks, ...(hasBackground ? { background: { kind: 'none' } } : {}) }, lostFiles }
}

function dropFiles(block: PlacedBlock): { block: PlacedBlock | null; lost: number } {
  const definition = findDefinition(block.type)
  const props = definition?.props.safeParse(block.props)
  const listed = props?.success ? (definition?.listAssets?.(props.data) ?? []) : []
  const files = new Set(listed.filter((id) => id !== null))
  if (files.size === 0 || !definition) return { block, lost: 0 }
  const bare = JSON.parse(JSON.stringify(block.props), (_, value) => (files.has(value) ? null : value))
  const checked = definition.props.safeParse(bare)
  return { block: checked.success ? { ...block, props: checked.data } : null, lost: files.size }
}
