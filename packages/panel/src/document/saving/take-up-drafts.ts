import type { Sides } from '@sitewright/model/documents/merge-fields'
import type { PageConflict, PagePicks } from '@sitewright/model/pages/layout/merge'
import type { FoundDraft } from './draft-mirror'
import { findStoredSave, type HostState } from './unsaved'

type Merge<Document> = (
  sides: Sides<Document>,
  picks: PagePicks,
) => { readonly document: Document; readonly conflicts: readonly PageConflict[] }

export interface TakenUp<Document> {
  /** The host's document with all unsaved work that nobody contradicts. */
  readonly document: Document
  /** A draft that has fields which the host has otherwise: its owner decides, and it is kept until then. */
  readonly asked: {
    readonly draft: FoundDraft<Document>
    readonly base: Document
    readonly conflicts: readonly PageConflict[]
  } | null
  readonly done: readonly FoundDraft<Document>[]
}

/** Joins what earlier tabs left unsaved with what is on the host now. */
export function takeUpDrafts<Document>(
  host: HostState<Document>,
  drafts: readonly FoundDraft<Document>[],
  merge: Merge<Document>,
): TakenUp<Document> {
  let document = host.document
  const done: FoundDraft<Document>[] = []
  for (const draft of drafts) {
    const base = findStoredSave(draft.unanswered, host)?.document ?? draft.base
    const merged = merge({ base, mine: draft.document, theirs: document }, {})
    // One at a time: the next ones are asked about when the page is opened again.
    if (merged.conflicts.length > 0) return { document, asked: { draft, base, conflicts: merged.conflicts }, done }
    document = merged.document
    done.push(draft)
  }
  return { document, asked: null, done }
}
