import { isSameJson } from '@sitewright/model/documents/same-json'

/** What is on the host. `recentSaves` are the ids of the newest saves. */
export interface HostState<Document> {
  readonly version: number
  readonly document: Document
  readonly recentSaves: readonly string[]
}

/** A save that was sent and never answered: it may be stored or not. */
export interface UnansweredSave<Document> {
  readonly saveId: string
  readonly document: Document
}

/** Everything that is needed to go on after a closed tab. */
export interface Unsaved<Document> {
  readonly version: number
  /** The document of that version. */
  readonly base: Document
  readonly document: Document
  readonly unanswered: readonly UnansweredSave<Document>[]
}

/** A save of ours whose answer was lost, but which is on the host, is what both sides stand on. */
export function findStoredSave<Document>(
  unanswered: readonly UnansweredSave<Document>[],
  host: HostState<Document>,
): UnansweredSave<Document> | undefined {
  return unanswered.findLast((it) => host.recentSaves.includes(it.saveId) || isSameJson(it.document, host.document))
}
