import type { ContentImportNote } from '@sitewright/model/collections/content-imports'
import { z } from 'zod'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { cutText } from '../html/cut-text'
import { readPlainWords } from '../html/plain-words'
import { findImportedPage } from '../store/imported-rows'
import type { ReadyEntry, ReadyPage } from './prepare-entry'
import { takePage } from './take-page'
import { takePost } from './take-post'
import type { Taken, Taking } from './taking'

/** Inside the transaction of the entry. */
export async function takeEntry(tx: Tx, services: Services, taking: Taking, entry: ReadyEntry): Promise<Taken> {
  const { ready, item } = entry
  const title = cutText(readPlainWords(item.title), 200)
  const note = (kind: ContentImportNote['kind'], text: string): ContentImportNote => {
    return { line: item.line, kind, entry: entry.entry, title, text: cutText(text, 500) }
  }
  if (ready.kind === 'known') return { outcome: 'unchanged', notes: [] }
  if (ready.kind === 'skip' || ready.kind === 'problem')
    return { outcome: ready.kind === 'skip' ? 'skipped' : 'failed', notes: [note(ready.kind, ready.text)] }
  if (ready.kind === 'file') return { outcome: ready.isNew ? 'added' : 'unchanged', notes: [] }
  const { notes, problem } = await takeReadyPage(tx, services, taking, ready).catch(sayUnfit)
  if (problem !== undefined) return { outcome: 'failed', notes: [note('problem', problem)] }
  if (notes === null) return { outcome: 'unchanged', notes: [] }
  const changes = [...ready.notes, ...notes].slice(0, maxNotes).map((text) => note('change', text))
  return { outcome: 'added', notes: changes.length > 0 ? changes : [note('add', '')] }
}

/** What passed all readers and is still no page says so in the report, and does not end the import. */
function sayUnfit(error: unknown): { notes: null; problem: string } {
  if (error instanceof z.ZodError) return { notes: null, problem: 'It can’t be stored as a page.' }
  throw error
}

/** Of one entry; more would not be read. */
const maxNotes = 50

async function takeReadyPage(
  tx: Tx,
  services: Services,
  taking: Taking,
  ready: ReadyPage,
): Promise<{ notes: readonly string[] | null; problem?: string }> {
  const kind = ready.item.type === 'page' ? 'page' : 'post'
  const key = {
    websiteId: taking.actor.websiteId,
    source: taking.survey.site.address,
    kind,
    sourceId: ready.item.id,
  } as const
  // An export may name the same post twice.
  if ((await findImportedPage(tx, key)) !== null) return { notes: null }
  return kind === 'page' ? takePage(tx, services, taking, ready) : takePost(tx, services, taking, ready)
}
