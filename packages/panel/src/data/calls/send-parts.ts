import type { AnswerOf, Call, PartsOf } from '@sitewright/model/calls/call'
import { interpretReply } from '@sitewright/model/data-layer/interpret-reply'
import { crumb } from './api'
import { answerTo, writeParts } from './call-api'
import { CallError } from './call-error'
import { sessionEnded } from './session-ended'

/** Sends a form with a file to an address of the call. */
export async function sendParts<Asked extends Pick<Call, 'method' | 'parts' | 'answer'>>(
  call: Asked,
  { address, parts, hasRetriedCrumb = false }: { address: string; parts: PartsOf<Asked>; hasRetriedCrumb?: boolean },
): Promise<AnswerOf<Asked>> {
  const body = writeParts(call, parts)
  const response = await fetch(`${address}?crumb=${encodeURIComponent(crumb.value)}`, { method: call.method, body })
  const reply = { status: response.status, body: await response.text() }
  const decision = interpretReply(reply, { hasRetriedCrumb, retriesLeft: 0 })
  if (decision.kind === 'success') return answerTo(call, decision.data)
  if (decision.kind === 'retry-with-crumb') {
    crumb.value = decision.newCrumb
    return sendParts(call, { address, parts, hasRetriedCrumb: true })
  }
  if (response.status === 401) sessionEnded.announce()
  if (decision.kind === 'failed') throw new CallError(decision.failure)
  throw new Error('The file couldn’t be uploaded. Try again.')
}
