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
  { from: 1, name: 'colors are spelled as everywhere else', lift: (document) => renameColors(document) as Fields },
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

/** Lines and shapes named their color, texts their mark of it and pictures a hover effect in another spelling. */
function renameColors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameColors)
  if (!isFields(value)) return value
  const renamed = Object.entries(value).map(([key, inner]) => [key === 'colour' ? 'color' : key, renameColors(inner)])
  const fields: Fields = Object.fromEntries(renamed)
  for (const key of ['type', 'hoverEffect']) if (fields[key] === 'colour') fields[key] = 'color'
  return fields
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
