import { patch } from '@sitewright/model/documents/document-patch'
import { z } from 'zod'
import { screens } from '../../ground/router'

/** One thing that can be undone: which document it changed and on which screen, how, when, and what it is called. */
export const step = z.strictObject({
  id: z.string().min(1).max(60),
  /** `page:{id}`, or the name of a document of the site. */
  document: z.string().min(1).max(60),
  /** The screen it was made on, in whose history it stands. */
  route: z.strictObject({ screen: z.enum(screens), part: z.string().max(60).nullable() }),
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
}

export const noStorage: StepStorage = {
  read: async () => [],
  put: () => {},
  remove: () => {},
}
