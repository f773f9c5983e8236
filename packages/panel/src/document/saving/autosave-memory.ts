import type { Sides } from '@sitewright/model/documents/merge-fields'
import type { PageConflict, PagePicks } from '@sitewright/model/pages/layout/merge'
import type { SaveAnswer } from '../../data/calls/save-answer'
import type { Timers } from '../../ground/window-timers'
import { retryDelayMs, type SaveState } from './save-state'
import type { HostState, UnansweredSave, Unsaved } from './unsaved'

export interface AutosaveParts<Document> {
  readonly read: () => Document
  readonly write: (document: Document) => void
  readonly send: (document: Document, version: number, saveId: string) => Promise<SaveAnswer>
  readonly fetch: () => Promise<HostState<Document>>
  readonly merge: (
    sides: Sides<Document>,
    picks: PagePicks,
  ) => { readonly document: Document; readonly conflicts: readonly PageConflict[] }
  /** Keeps what is not saved yet where it outlives the tab. */
  readonly mirror: { keep: (unsaved: Unsaved<Document>) => void; drop: () => void }
  readonly timers: Timers
  readonly newId: () => string
  readonly isOffline: () => boolean
}

/** Two documents that have to become one. */
export interface Meeting<Document> {
  readonly host: HostState<Document>
  /** What both sides grew from. */
  readonly base: Document
  /** The host's document, with whatever was joined to it already. */
  readonly theirs: Document
}

/** What autosave knows between two events, with the parts it works by. */
export interface AutosaveMemory<Document> {
  readonly parts: AutosaveParts<Document>
  version: number
  /** The document of that version. */
  saved: Document
  unanswered: readonly UnansweredSave<Document>[]
  /** Set while the owner has to choose. */
  met: Meeting<Document> | null
  state: SaveState
  failures: number
  readonly listeners: Set<() => void>
  /** Sends after this time, in place of whatever was to be sent before. */
  readonly sendAfter: (delayMs: number) => void
}

export function hasUnsaved<Document>({ parts, saved }: AutosaveMemory<Document>): boolean {
  return parts.read() !== saved
}

export function show<Document>(memory: AutosaveMemory<Document>, state: SaveState): void {
  memory.state = state
  for (const listener of memory.listeners) listener()
}

export function keepUnsaved<Document>({ parts, version, saved, met, unanswered }: AutosaveMemory<Document>): void {
  // While a choice is open the work stands on what both sides grew from, not on what the host has now.
  parts.mirror.keep({ version, base: met?.base ?? saved, document: parts.read(), unanswered })
}

/** The host has answered: what was changed since then is still to be sent. */
export function settle<Document>(memory: AutosaveMemory<Document>): void {
  memory.failures = 0
  const isAll = !hasUnsaved(memory)
  if (isAll) memory.parts.mirror.drop()
  else keepUnsaved(memory)
  show(memory, { kind: isAll ? 'saved' : 'unsaved' })
}

/** The host was not reached: it is tried again by itself. */
export function fail<Document>(memory: AutosaveMemory<Document>, text: string): void {
  show(memory, memory.parts.isOffline() ? { kind: 'offline' } : { kind: 'failing', text })
  memory.failures += 1
  memory.sendAfter(retryDelayMs(memory.failures))
}
