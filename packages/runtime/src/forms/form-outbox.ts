import type { SendingTexts } from '@sitewright/model/forms/checks/messages'
import type { SubmissionParts } from '@sitewright/model/forms/submissions/build-submission'
import { outboxKey } from './outbox-key'
import type { SubmissionKey } from './submission-keys'
import type { Typed } from './typed-values'

/** A form that was sent without a connection. */
export interface KeptForm {
  readonly id: string
  readonly formId: string
  readonly keptAt: number
  readonly asksForProof: boolean
  readonly fieldIds: readonly string[]
  readonly parts: Omit<SubmissionParts, 'key'>
  /** What stood in the inputs, for whoever has to look at it again. */
  readonly typed: Typed
  /** The one that it was sent with already, or will be sent with by whichever tab comes first. */
  readonly key: SubmissionKey | null
  /** Any page of the site may send it; the words are those of the page that it was written on. */
  readonly texts: SendingTexts
}

/** After a week nobody expects an answer any more, and a device may have come to other hands. */
const longestMs = 7 * 24 * 60 * 60 * 1000

export function listKept(now: number): KeptForm[] {
  try {
    const kept = JSON.parse(localStorage.getItem(outboxKey) ?? '[]') as KeptForm[]
    return kept.filter((it) => now - it.keptAt < longestMs)
  } catch {
    // Forbidden, or what another program wrote.
    return []
  }
}

/** False where the browser keeps nothing. */
export function keepForm(form: KeptForm): boolean {
  return write([...listKept(form.keptAt).filter(({ id }) => id !== form.id), form])
}

export function dropKept(id: string): void {
  write(listKept(Date.now()).filter((it) => it.id !== id))
}

function write(kept: readonly KeptForm[]): boolean {
  try {
    if (kept.length === 0) localStorage.removeItem(outboxKey)
    else localStorage.setItem(outboxKey, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
