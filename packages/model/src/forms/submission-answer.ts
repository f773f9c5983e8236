import { z } from 'zod'
import { formMessages, messageForStatus } from './messages'

/** An HTTP answer: its status and its body read as JSON. */
export interface Answer {
  status: number
  data: unknown
}

const keyData = z.object({ key: z.string().min(1) })

/** The submission key in an answer, or null when there is none to use. */
export function readSubmissionKey(answer: Answer): string | null {
  return keyData.safeParse(answer.data).data?.key ?? null
}

const failureData = z.object({
  errors: z.record(z.string(), z.string()).optional().catch(undefined),
  error: z.string().optional().catch(undefined),
})

export type SubmissionOutcome =
  | { kind: 'success' }
  | { kind: 'failure'; fieldErrors: Readonly<Record<string, string>>; message: string }

export function failWith(message: string): SubmissionOutcome {
  return { kind: 'failure', fieldErrors: {}, message }
}

/** What a saved submission's answer means. `fieldIds` are the fields the form has on the page. */
export function readSubmissionAnswer(answer: Answer, fieldIds: readonly string[]): SubmissionOutcome {
  if (answer.status >= 200 && answer.status < 300) return { kind: 'success' }
  const { errors, error } = failureData.catch({}).parse(answer.data)
  if (answer.status !== 400 || errors === undefined || Object.keys(errors).length === 0) {
    return failWith(messageForStatus(answer.status, error))
  }
  const known = Object.entries(errors).filter(([id]) => fieldIds.includes(id))
  return { kind: 'failure', fieldErrors: Object.fromEntries(known), message: formMessages.invalid }
}

/** Texts of the blocks around a failed form. A newsletter form has none below. */
export function describeErrorBlocks(
  failure: { fieldErrors: Readonly<Record<string, string>>; message: string },
  form: { isNewsletter: boolean },
): { above: string; below: string | null } {
  const pointsAtFields = Object.keys(failure.fieldErrors).length > 0
  const above = pointsAtFields ? formMessages.scrollDown : failure.message
  const below = pointsAtFields ? formMessages.scrollUp : failure.message
  return { above, below: form.isNewsletter ? null : below }
}
