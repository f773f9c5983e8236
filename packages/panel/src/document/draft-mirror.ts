import { z } from 'zod'

/** What was not saved yet, with the version it was made upon. */
export interface MirroredDraft<Document> {
  readonly version: number
  readonly document: Document
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface DraftMirror<Document> {
  keep: (document: Document, version: number) => void
  read: () => MirroredDraft<Document> | null
  drop: () => void
}

/** Keeps an unsaved document in the browser, so that a closed tab or a dead connection loses nothing. */
export function createDraftMirror<Document>(
  storage: DraftStorage,
  name: string,
  schema: z.ZodType<Document>,
): DraftMirror<Document> {
  const key = `sitewright.unsaved.${name}`
  const mirrored = z.strictObject({ version: z.number().int(), document: schema })
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

/** What to do with a kept draft when its document is opened again. */
export function judgeMirror(draft: MirroredDraft<unknown> | null, hostVersion: number): 'none' | 'apply' | 'ask' {
  if (!draft) return 'none'
  return draft.version === hostVersion ? 'apply' : 'ask'
}
