import { pageFormat } from './document'
import { blankSectionRows } from './grid'

type Fields = Record<string, unknown>

interface UpgradeStep {
  /** The format that the step takes; it gives the next one. */
  readonly from: number
  readonly name: string
  readonly lift: (document: Fields) => Fields
}

/** Steps are never changed once a page was stored by them: each has a frozen input in its test. */
export const upgradeSteps: readonly UpgradeStep[] = [
  { from: 0, name: 'sections know their number of rows', lift: giveSectionsTheirRows },
]

/** A stored document in the newest format. What is not a document, or is newer than this code, is left for the schema to refuse. */
export function upgradePage(stored: unknown): unknown {
  if (!isFields(stored)) return stored
  let document = stored
  for (const step of upgradeSteps) {
    if (document.format === step.from) document = { ...step.lift(document), format: step.from + 1 }
  }
  return document
}

/** True when there is a step for every format before the newest. */
export function coversAllFormats(steps: readonly UpgradeStep[]): boolean {
  return steps.length === pageFormat && steps.every((step, index) => step.from === index)
}

function giveSectionsTheirRows(document: Fields): Fields {
  return { ...document, sections: listOf(document.sections).map(giveRows) }
}

function giveRows(section: Fields): Fields {
  if (section.rows !== undefined) return section
  const blocks = listOf(section.blocks)
  const rowsOn = (breakpoint: 'desktop' | 'mobile') =>
    Math.max(blankSectionRows[breakpoint], ...blocks.map((block) => lastRow(block[breakpoint])))
  return { ...section, rows: { desktop: rowsOn('desktop'), mobile: rowsOn('mobile') } }
}

function lastRow(placement: unknown): number {
  const end = isFields(placement) && isFields(placement.end) ? placement.end.y : 0
  return typeof end === 'number' ? end : 0
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
