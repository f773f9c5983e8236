import type { SendingTexts } from '@sitewright/model/forms/checks/messages'
import { buildSubmission, type SubmissionParts } from '@sitewright/model/forms/submissions/build-submission'
import {
  type Answer,
  failWith,
  readSubmissionAnswer,
  type SubmissionOutcome,
} from '@sitewright/model/forms/submissions/submission-answer'
import { formAddresses } from '@sitewright/model/routes/form-addresses'
import type { PostForm } from './form-calls'
import type { SubmissionKey, SubmissionKeys } from './submission-keys'

interface Sending {
  readonly post: PostForm
  readonly keys: Pick<SubmissionKeys, 'take' | 'keep'>
  /** Fields that the form has on the page. */
  readonly fieldIds: readonly string[]
  /** `captchaKey` is what the visitor has passed; a proof comes with its key. */
  readonly parts: Omit<SubmissionParts, 'key'>
  readonly texts: SendingTexts
}

/** First the key, then the submission. What goes wrong on the way comes back in words for the visitor. */
export async function sendForm(sending: Sending): Promise<SubmissionOutcome> {
  const { fieldIds, texts } = sending
  const taken = await sending.keys.take()
  if (taken === null) return failWith(texts.noKey)
  const answer = await sendWith(taken, sending)
  // What was sent before did arrive, and was changed since: this is another submission.
  const isOther = answer?.status === unauthorized && taken.isKept === true
  if (isOther) return sendForm(sending)
  return answer === null ? failWith(texts.processing) : readSubmissionAnswer(answer, fieldIds, texts)
}

const unauthorized = 401

/** Null when no answer came. */
async function sendWith(taken: SubmissionKey, { post, keys, parts }: Sending): Promise<Answer | null> {
  const captchaKey = taken.solution ?? parts.captchaKey
  try {
    const answer = await post(formAddresses.save, buildSubmission({ ...parts, captchaKey, key: taken.key }))
    if (answer.status >= 500) keys.keep(taken)
    return answer
  } catch {
    keys.keep(taken)
    return null
  }
}
