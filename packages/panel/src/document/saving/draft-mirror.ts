import { applyPatch, describeChange, misfit, patch } from '@sitewright/model/documents/document-patch'
import { z } from 'zod'
import { sitePath } from '../../ground/site-path'
import type { Unsaved } from './unsaved'

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface DraftMirror<Document> {
  readonly keep: (unsaved: Unsaved<Document>) => void
  readonly drop: () => void
  /** Writes what waits to be written; false when there is no room for it. */
  readonly flush: () => boolean
}

interface MirrorPlace {
  readonly storage: DraftStorage
  /** The document's name: a page's id, or the name of a document of the site. */
  readonly name: string
  /** Each tab keeps its own: two of them at work without a connection must not overwrite each other. */
  readonly tab: string
}

/** Browsers keep all sites of the panel's address together. */
const prefix = `sitewright.unsaved.${sitePath === '' ? '' : `${sitePath}/`}`
/** Writing a large page with every letter would be felt. */
const keepDelayMs = 150

/** Keeps an unsaved document in the browser, so that a closed tab or a dead connection loses nothing. */
export function createDraftMirror<Document>(
  { storage, name, tab }: MirrorPlace,
  delayMs: number = keepDelayMs,
): DraftMirror<Document> {
  const key = `${prefix}${name}.${tab}`
  let waiting: Unsaved<Document> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): boolean {
    clearTimeout(timer)
    timer = undefined
    const unsaved = waiting
    waiting = null
    if (!unsaved) return true
    return attempt(() => storage.setItem(key, writeUnsaved(unsaved)) ?? true) ?? false
  }
  return {
    keep: (unsaved) => {
      waiting = unsaved
      if (delayMs === 0) flush()
      else timer ??= setTimeout(flush, delayMs)
    },
    drop: () => {
      waiting = null
      clearTimeout(timer)
      timer = undefined
      attempt(() => storage.removeItem(key))
    },
    flush,
  }
}

export interface FoundDraft<Document> extends Unsaved<Document> {
  /** Ends its being kept, once it is kept by another tab. */
  readonly forget: () => void
}

/** What other tabs left unsaved of a document, the oldest first. Those that still live keep theirs for themselves. */
export function readDrafts<Document>(
  { storage, name }: Omit<MirrorPlace, 'tab'>,
  schema: z.ZodType<Document>,
  isAlive: (tab: string) => boolean,
): FoundDraft<Document>[] {
  const start = `${prefix}${name}.`
  const keys = attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? []
  const found = keys.flatMap((key) => {
    if (!key.startsWith(start) || isAlive(key.slice(start.length))) return []
    const draft = readUnsaved(
      attempt(() => storage.getItem(key)),
      schema,
    )
    const forget = () => {
      attempt(() => storage.removeItem(key))
    }
    return draft ? [{ ...draft, forget }] : []
  })
  return found.toSorted((a, b) => a.at - b.at)
}

const stored = z.strictObject({
  at: z.number(),
  version: z.number().int(),
  document: z.unknown(),
  /** From the saved document to the unsaved one: taken back, it gives the document that the work began with. */
  change: patch.nullable(),
  unanswered: z.array(z.strictObject({ saveId: z.string(), change: patch.nullable() })),
})

function writeUnsaved<Document>({ version, base, document, unanswered }: Unsaved<Document>): string {
  const draft: z.infer<typeof stored> = {
    at: Date.now(),
    version,
    document,
    change: describeChange(base, document),
    unanswered: unanswered.map((it) => ({ saveId: it.saveId, change: describeChange(base, it.document) })),
  }
  return JSON.stringify(draft)
}

function readUnsaved<Document>(
  text: string | null | undefined,
  schema: z.ZodType<Document>,
): (Unsaved<Document> & { at: number }) | null {
  const parsed = stored.safeParse(attempt(() => JSON.parse(text ?? 'null')))
  if (!parsed.success) return null
  const { at, version, change, unanswered } = parsed.data
  const document = schema.safeParse(parsed.data.document)
  const before = change === null ? parsed.data.document : applyPatch(parsed.data.document, change, 'backward')
  const base = schema.safeParse(before)
  if (!document.success || before === misfit || !base.success) return null
  const sent = unanswered.flatMap(({ saveId, change: made }) => {
    const it = schema.safeParse(made === null ? before : applyPatch(before, made, 'forward'))
    return it.success ? [{ saveId, document: it.data }] : []
  })
  return { at, version, base: base.data, document: document.data, unanswered: sent }
}

/** A full or forbidden storage must not stop the editing itself; saving to the host goes on. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
