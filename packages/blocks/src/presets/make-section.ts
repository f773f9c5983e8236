import { type Section, section } from '@sitewright/model/pages/document'
import { findBlock } from '../registry/schemas'
import type { PresetSection } from './compose/preset'

/** A section of its own from a preset, with fresh ids, no more rows than its blocks reach, and the defaults of every block. */
export function makeSection(preset: PresetSection, newId: () => string): Section {
  const reach = (ends: (number | undefined)[]) => Math.max(1, ...ends.map((end) => end ?? 0))
  return section.parse({
    ...structuredClone(preset),
    id: newId(),
    rows: {
      desktop: reach(preset.blocks.map((block) => block.desktop.end.y)),
      mobile: reach(preset.blocks.map((block) => block.mobile?.end.y)),
    },
    blocks: preset.blocks.map(({ props, ...block }) => ({
      ...structuredClone(block),
      id: newId(),
      props: fillProps(block.type, structuredClone(props)),
    })),
  })
}

/** As the host stores them: a step of undo must find the same section after a reload. */
function fillProps(type: string, props: Record<string, unknown>): Record<string, unknown> {
  return findBlock(type)?.props.parse(props) ?? props
}

/** The same section once more, sharing neither ids nor values with the first. */
export function copySection(original: Section, newId: () => string): Section {
  const copy = structuredClone(original)
  return { ...copy, id: newId(), blocks: copy.blocks.map((block) => ({ ...block, id: newId() })) }
}
