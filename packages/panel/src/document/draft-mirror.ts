import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import { z } from 'zod'

/** What was not saved yet, with the version it was made upon. */
const mirrored = z.strictObject({ version: z.number().int(), document: pageDocument })
export type MirroredDraft = z.infer<typeof mirrored>

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface DraftMirror {
  keep: (document: PageDocument, version: number) => void
  read: () => MirroredDraft | null
  drop: () => void
}

/** Keeps the unsaved page in the browser, so that a closed tab or a dead connection loses nothing. */
export function createDraftMirror(storage: DraftStorage, pageId: string): DraftMirror {
  const key = `sitewright.unsaved.${pageId}`
  return {
    keep: (document, version) => {
      try {
        storage.setItem(key, JSON.stringify({ version, document }))
      } catch {
        // A full or forbidden storage must not stop the editing itself; saving to the host goes on.
      }
    },
    read: () => {
      try {
        const parsed = mirrored.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    drop: () => {
      try {
        storage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

/** What to do with a kept draft when its page is opened again. */
export function judgeMirror(draft: MirroredDraft | null, hostVersion: number): 'none' | 'apply' | 'ask' {
  if (!draft) return 'none'
  return draft.version === hostVersion ? 'apply' : 'ask'
}
