import { type FormTexts, messageForStatus, type SendingTexts } from '../checks/messages'

/** An HTTP answer: its status and its body read as JSON. */
export interface Answer {
  status: number
  data: unknown
}

/** An own key of an answer; whatever came instead of one has none. */
function readKey(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined
  return (data as Record<string, unknown>)[name]
}

/** The submission key in an answer, or null when there is none to use. */
export function readSubmissionKey(answer: Answer): string | null {
  const key = readKey(answer.data, 'key')
  return typeof key === 'string' && key !== '' ? key : null
}

/** Field id → message, or nothing when the answer has no such map. */
function readFieldErrors(data: unknown): Record<string, string> | undefined {
  const errors = readKey(data, 'errors')
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  const isMap = Object.values(errors).every((message) => typeof message === 'string')
  return isMap ? (errors as Record<string, string>) : undefined
}

export type SubmissionOutcome =
  | {
      kind: 'success'
      /** Whoever subscribed is on the list once they confirm it by a mail. */
      asksToConfirm: boolean
    }
  | { kind: 'failure'; fieldErrors: Readonly<Record<string, string>>; message: string }

export function failWith(message: string): SubmissionOutcome {
  return { kind: 'failure', fieldErrors: {}, message }
}

/** What a saved submission's answer means. `fieldIds` are the fields the form has on the page. */
export function readSubmissionAnswer(
  answer: Answer,
  fieldIds: readonly string[],
  texts: SendingTexts,
): SubmissionOutcome {
  if (answer.status >= 200 && answer.status < 300) {
    return { kind: 'success', asksToConfirm: readKey(answer.data, 'confirmByMail') === true }
  }
  const errors = readFieldErrors(answer.data)
  if (answer.status !== 400 || errors === undefined || Object.keys(errors).length === 0) {
    return failWith(messageForStatus(answer.status, readKey(answer.data, 'error'), texts))
  }
  const known = Object.entries(errors).filter(([id]) => fieldIds.includes(id))
  return { kind: 'failure', fieldErrors: Object.fromEntries(known), message: texts.invalid }
}

/** Texts of the blocks around a failed form. A newsletter form has none below. */
export function describeErrorBlocks(
  failure: { fieldErrors: Readonly<Record<string, string>>; message: string },
  { isNewsletter, texts }: { isNewsletter: boolean; texts: FormTexts['problems'] },
): { above: string; below: string | null } {
  const pointsAtFields = Object.keys(failure.fieldErrors).length > 0
  const above = pointsAtFields ? texts.scrollDown : failure.message
  const below = pointsAtFields ? texts.scrollUp : failure.message
  return { above, below: isNewsletter ? null : below }
}
