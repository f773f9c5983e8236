import { z } from 'zod'
import { id } from '../id'
import { importTable } from '../lists/list-imports'
import { listStates } from '../states/state-table'

/** Of a file of WordPress. How large it may be is a setting of the host. */
export const contentImportLimits = { entries: 20_000, notes: 5000 } as const

/** The text parts stand before the file, for the host reads all in one go. A dry run changes nothing and tells what would. */
export const contentImportUpload = z.strictObject({
  dryRun: z.enum(['true', 'false']).default('false'),
  /** The blog that takes the posts; empty makes one where there are posts. */
  collectionId: z.union([z.literal(''), id]).default(''),
  file: z.file(),
})

export const contentEntryKinds = ['post', 'page', 'file', 'comment', 'other'] as const
export type ContentEntryKind = (typeof contentEntryKinds)[number]

/** What became of an entry of the file, or would: by the line it begins on. */
export const contentImportNote = z.strictObject({
  line: z.int().min(0),
  /** Not taken because something is wrong with it; left out on purpose; taken with changes; taken. */
  kind: z.enum(['problem', 'skip', 'change', 'add']),
  entry: z.enum(contentEntryKinds),
  title: z.string(),
  text: z.string(),
})
export type ContentImportNote = z.infer<typeof contentImportNote>

const count = z.int().min(0)

/** Counts are of entries. */
export const contentImport = z.strictObject({
  id,
  fileName: z.string(),
  /** The blog that takes the posts, once there is one. */
  collectionId: id.nullable(),
  dryRun: z.boolean(),
  state: z.enum(listStates(importTable)),
  /** Why nothing, or not everything, could be imported. */
  problem: z.string(),
  entriesTotal: count,
  entriesDone: count,
  added: count,
  /** Taken by an earlier import: they stay as they are. */
  unchanged: count,
  /** Left out on purpose, such as menus and revisions. */
  skipped: count,
  failed: count,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ContentImport = z.infer<typeof contentImport>

export const contentImportList = z.strictObject({ imports: z.array(contentImport) })

/** With the first notes: of what was not taken, then of what was changed or left out. */
export const contentImportDetail = contentImport.extend({ notes: z.array(contentImportNote) })
export type ContentImportDetail = z.infer<typeof contentImportDetail>
