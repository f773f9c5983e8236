import { type Section, section } from '@sitewright/model/pages/document'
import type { PresetSection } from './preset'

/** A section of its own from a preset, with fresh ids and no more rows than its blocks reach. */
export function makeSection(preset: PresetSection, newId: () => string): Section {
  const reach = (ends: (number | undefined)[]) => Math.max(1, ...ends.map((end) => end ?? 0))
  return section.parse({
    ...structuredClone(preset),
    id: newId(),
    rows: {
      desktop: reach(preset.blocks.map((block) => block.desktop.end.y)),
      mobile: reach(preset.blocks.map((block) => block.mobile?.end.y)),
    },
    blocks: preset.blocks.map((block) => ({ ...structuredClone(block), id: newId() })),
  })
}

/** The same section once more, sharing neither ids nor values with the first. */
export function copySection(original: Section, newId: () => string): Section {
  const copy = structuredClone(original)
  return { ...copy, id: newId(), blocks: copy.blocks.map((block) => ({ ...block, id: newId() })) }
}
