import { isSameJson } from '@sitewright/model/documents/same-json'
import type { PagePicks } from '@sitewright/model/pages/layout/merge'
import { type AutosaveMemory, fail, hasUnsaved, keepUnsaved, settle, show } from './autosave-memory'
import { findStoredSave, type HostState } from './unsaved'

/** Reads what is on the host and joins it, where it is newer, with what is unsaved here. */
export async function joinHost<Document>(memory: AutosaveMemory<Document>): Promise<void> {
  let host: HostState<Document>
  try {
    host = await memory.parts.fetch()
  } catch (error) {
    return fail(memory, error instanceof Error ? error.message : '')
  }
  if (host.version <= memory.version) return hasUnsaved(memory) ? show(memory, { kind: 'unsaved' }) : settle(memory)
  const own = findStoredSave(memory.unanswered, host)
  memory.met = { host, base: own?.document ?? memory.saved, theirs: host.document }
  joinMet(memory, {})
}

/** Makes one document of the two that have met; the picks decide the fields that both sides changed. */
export function joinMet<Document>(memory: AutosaveMemory<Document>, picks: PagePicks): void {
  if (!memory.met) return
  const { host, base, theirs } = memory.met
  const { read, write, merge } = memory.parts
  const { document, conflicts } = merge({ base, mine: read(), theirs }, picks)
  if (conflicts.length > 0) {
    keepUnsaved(memory)
    show(memory, { kind: 'conflict', conflicts })
    return
  }
  memory.met = null
  memory.version = host.version
  memory.unanswered = []
  const isTheirs = document === host.document || isSameJson(document, host.document)
  memory.saved = isTheirs ? document : host.document
  if (document !== read()) write(document)
  settle(memory)
}
