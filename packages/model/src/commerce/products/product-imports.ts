import { z } from 'zod'
import { id } from '../../id'
import { importTable } from '../../lists/list-imports'
import { listStates } from '../../states/state-table'

/** Lines of a file of products. */
export const productImportLimits = { lines: 10_000, megabytes: 20, notes: 1000 } as const

/** The flag stands before the file, for the host reads both in one go. A dry run changes nothing and tells what would. */
export const productImportUpload = z.strictObject({
  dryRun: z.enum(['true', 'false']).default('false'),
  file: z.file(),
})

/** What became of a product of the file, or would: by the line it begins on. A problem names the column too. */
export const productImportNote = z.strictObject({
  line: z.int().min(0),
  kind: z.enum(['problem', 'add', 'change']),
  column: z.string(),
  text: z.string(),
})
export type ProductImportNote = z.infer<typeof productImportNote>

const count = z.int().min(0)

/** Counts are of products, not of lines. */
export const productImport = z.strictObject({
  id,
  fileName: z.string(),
  dryRun: z.boolean(),
  state: z.enum(listStates(importTable)),
  /** Why nothing, or not everything, could be imported. */
  problem: z.string(),
  linesTotal: count,
  linesDone: count,
  added: count,
  updated: count,
  unchanged: count,
  failed: count,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ProductImport = z.infer<typeof productImport>

export const productImportList = z.strictObject({ imports: z.array(productImport) })

/** With the first notes, in the order of the file. */
export const productImportDetail = productImport.extend({ notes: z.array(productImportNote) })
export type ProductImportDetail = z.infer<typeof productImportDetail>
