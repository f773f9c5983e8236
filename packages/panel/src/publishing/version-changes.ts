import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import { isSameJson } from '@sitewright/model/documents/same-json'
import type { PageDocument, PlacedBlock } from '@sitewright/model/pages/document'

export interface VersionChange {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly partId: string
  readonly text: string
}

/** What is different in the newer page, part by part, in words. */
export function listVersionChanges(older: PageDocument, newer: PageDocument): VersionChange[] {
  return [
    ...compare(
      sectionsOf(older),
      sectionsOf(newer),
      (it) => it.name,
      (it) => it.own,
    ),
    ...compare(
      blocksOf(older),
      blocksOf(newer),
      (it) => it.name,
      (it) => it.block,
    ),
  ]
}

function compare<Part>(
  older: ReadonlyMap<string, Part>,
  newer: ReadonlyMap<string, Part>,
  nameOf: (part: Part) => string,
  contentOf: (part: Part) => unknown,
): VersionChange[] {
  return [...new Set([...newer.keys(), ...older.keys()])].flatMap((partId): VersionChange[] => {
    const [before, after] = [older.get(partId), newer.get(partId)]
    if (before === undefined && after !== undefined) return [{ kind: 'added', partId, text: `${nameOf(after)} added` }]
    if (before !== undefined && after === undefined)
      return [{ kind: 'removed', partId, text: `${nameOf(before)} removed` }]
    if (before === undefined || after === undefined || isSameJson(contentOf(before), contentOf(after))) return []
    return [{ kind: 'changed', partId, text: `${nameOf(after)} changed` }]
  })
}

function sectionsOf(page: PageDocument) {
  return new Map(
    page.sections.map(({ blocks: _blocks, ...own }, index) => [
      own.id,
      { own, name: own.name || `Section ${index + 1}` },
    ]),
  )
}

function blocksOf(page: PageDocument): Map<string, { block: PlacedBlock; name: string }> {
  return new Map(
    page.sections.flatMap((section, index) =>
      section.blocks.map((block) => {
        const label = findDefinition(block.type)?.label ?? 'Block'
        return [block.id, { block, name: `${label} in ${section.name || `section ${index + 1}`}` }] as const
      }),
    ),
  )
}
