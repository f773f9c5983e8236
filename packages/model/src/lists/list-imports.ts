import { z } from 'zod'
import { csvDelimiters } from '../csv/read-csv'
import { id } from '../id'
import { defineStates, type EventOf, listStates, type StateOf } from '../states/state-table'

export const importLimits = { lines: 100_000, megabytes: 20 } as const

/** `run` begins it, and goes on with it after a stop. */
export const importTable = defineStates({
  initial: ['waiting'],
  moves: {
    waiting: { run: 'running', fail: 'failed' },
    running: { run: 'running', finish: 'done', fail: 'failed' },
    done: {},
    failed: {},
  },
})
export type ImportState = StateOf<typeof importTable.moves>
export type ImportEvent = EventOf<typeof importTable.moves>

const column = z.number().int().min(0).max(200)

/** Which column holds what, and on what grounds these people are written to. */
export const importPlan = z.strictObject({
  delimiter: z.enum(csvDelimiters),
  hasHeader: z.boolean(),
  emailColumn: column,
  nameColumn: column.nullable(),
  /** How these people agreed to get mails; kept with the import. */
  consent: z
    .string()
    .trim()
    .min(1, 'Say how these people agreed to get your emails.')
    .max(500, 'Use at most 500 characters.'),
})
export type ImportPlan = z.infer<typeof importPlan>

/** The plan stands before the file, for the host reads both in one go. */
export const importUpload = z.strictObject({ plan: importPlan, file: z.file() })

const count = z.number().int().min(0)

export const listImport = z.strictObject({
  id,
  listId: id,
  fileName: z.string(),
  state: z.enum(listStates(importTable)),
  /** Why nothing, or not everything, could be imported. */
  problem: z.string(),
  consent: z.string(),
  linesTotal: count,
  linesDone: count,
  added: count,
  updated: count,
  unchanged: count,
  /** On the list as unsubscribed: an import brings nobody back who left. */
  keptOut: count,
  failed: count,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type ListImport = z.infer<typeof listImport>

export const listImportList = z.strictObject({ imports: z.array(listImport) })

const emailNames = /^(?:e-?mail(?:[ _-]?(?:address|adresse))?|mail|correo|courriel|adresse e-?mail)$/i
const nameNames = /^(?:name|full[ _-]?name|first[ _-]?name|vorname|nombre|nom|display[ _-]?name)$/i

/** Which columns are meant, from the names in the first line or from what stands there. */
export function guessColumns(
  rows: readonly (readonly string[])[],
): Pick<ImportPlan, 'hasHeader' | 'emailColumn' | 'nameColumn'> {
  const [first = [], second = []] = rows
  const named = (pattern: RegExp) => first.findIndex((cell) => pattern.test(cell.trim()))
  const isAddress = (cell: string) => cell.includes('@')
  const hasHeader = !first.some(isAddress)
  const byContent = (hasHeader ? second : first).findIndex(isAddress)
  const byName = hasHeader ? named(emailNames) : -1
  const nameColumn = hasHeader ? named(nameNames) : -1
  return {
    hasHeader,
    emailColumn: Math.max(0, byName === -1 ? byContent : byName),
    nameColumn: nameColumn === -1 ? null : nameColumn,
  }
}
