import { buildSubmission, type SubmissionParts } from '@sitewright/model/forms/build-submission'
import { formMessages } from '@sitewright/model/forms/messages'
import { failWith, readSubmissionAnswer, type SubmissionOutcome } from '@sitewright/model/forms/submission-answer'
import { formAddresses } from '@sitewright/model/routes/form-addresses'
import type { PostForm } from './form-calls'
import type { SubmissionKeys } from './submission-keys'

interface Sending {
  readonly post: PostForm
  readonly keys: Pick<SubmissionKeys, 'take'>
  /** Fields that the form has on the page. */
  readonly fieldIds: readonly string[]
  /** `captchaKey` is what the visitor has passed; a proof comes with its key. */
  readonly parts: Omit<SubmissionParts, 'key'>
}

/** First the key, then the submission. What goes wrong on the way comes back in words for the visitor. */
export async function sendForm({ post, keys, fieldIds, parts }: Sending): Promise<SubmissionOutcome> {
  const taken = await keys.take()
  if (taken === null) return failWith(formMessages.noKey)
  const captchaKey = taken.solution ?? parts.captchaKey
  try {
    const answer = await post(formAddresses.save, buildSubmission({ ...parts, captchaKey, key: taken.key }))
    return readSubmissionAnswer(answer, fieldIds)
  } catch {
    return failWith(formMessages.processing)
  }
}
