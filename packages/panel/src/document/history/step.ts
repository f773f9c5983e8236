import { patch } from '@sitewright/model/documents/document-patch'
import { z } from 'zod'

/** One thing that can be undone: which document it changed, how, when, and what it is called. */
export const step = z.strictObject({
  id: z.string().min(1).max(60),
  /** `page:{id}`, or the name of a document of the site. */
  document: z.string().min(1).max(60),
  label: z.string().max(200),
  at: z.number(),
  /** Grows with every step, over all documents. */
  order: z.number(),
  /** False once it is undone and waits for redo. */
  isDone: z.boolean(),
  patch,
})
export type Step = z.infer<typeof step>

/** Where steps outlive the tab. Every call may fail silently: the steps in memory go on. */
export interface StepStorage {
  readonly read: (document: string) => Promise<Step[]>
  readonly put: (steps: readonly Step[]) => void
  readonly remove: (steps: readonly Step[]) => void
  /** The documents that have steps. */
  readonly listDocuments: () => Promise<string[]>
}

export const noStorage: StepStorage = {
  read: async () => [],
  put: () => {},
  remove: () => {},
  listDocuments: async () => [],
}
