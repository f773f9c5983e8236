import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { PageDocument, PlacedBlock } from '@sitewright/model/pages/document'
import type { RichText } from '@sitewright/model/text/rich-text'
import { command } from '../document/page/command'
import { changeBlockOf } from '../document/page/edit-page'
import { checkProps } from '../fields/schema/check-props'
import { changeAt, readAt } from '../fields/schema/prop-path'
import { isSameRun, type Match } from './find-matches'
import { replaceInRun } from './text-runs'

interface Replaced {
  readonly page: PageDocument
  readonly count: number
  /** Why some texts stayed as they were; empty when none did. */
  readonly refusals: readonly string[]
}

/** Other words in place of the matches. A text that its block would not take, such as an empty label, stays as it is. */
export function replaceMatches(page: PageDocument, matches: readonly Match[], text: string): Replaced {
  const refusals: string[] = []
  let count = 0
  let next = page
  for (const group of groupByRun(matches)) {
    const [{ blockId }] = group
    next = changeBlockOf(next, blockId, (block) => {
      const changed = replaceInBlock(block, group, text)
      const [error] = Object.values(checkBlock(changed))
      if (error !== undefined) {
        refusals.push(error)
        return block
      }
      count += group.length
      return changed
    })
  }
  return { page: count > 0 ? next : page, count, refusals }
}

type Group = readonly [Match, ...Match[]]

function groupByRun(matches: readonly Match[]): Group[] {
  const groups: [Match, ...Match[]][] = []
  for (const match of matches) {
    const group = groups.find(([first]) => isSameRun(first, match))
    if (group) group.push(match)
    else groups.push([match])
  }
  return groups
}

function replaceInBlock(block: PlacedBlock, group: Group, text: string): PlacedBlock {
  const [{ run }] = group
  const changes = group.map(({ start, end }) => ({ start, end, text }))
  const value = readAt(block.props, run.path)
  const next =
    run.place === null
      ? changes.reduceRight((words, { start, end }) => words.slice(0, start) + text + words.slice(end), String(value))
      : replaceInRun(value as RichText, run.place, changes)
  return { ...block, props: { ...block.props, ...changeAt(block.props, run.path, next) } }
}

function checkBlock({ type, props }: PlacedBlock): Record<string, string> {
  const definition = findDefinition(type)
  return definition ? checkProps(definition, props) : {}
}

/** However many there are, they are taken back in one step. */
export const replaceText = command<{ matches: readonly Match[]; text: string }>({
  id: 'text.replace',
  label: 'Replace text',
  apply: (page, { matches, text }) => ({ page: replaceMatches(page, matches, text).page }),
})
