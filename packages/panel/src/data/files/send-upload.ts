import type { AnswerOf, Call, PartsOf } from '@sitewright/model/calls/call'
import { interpretReply } from '@sitewright/model/data-layer/interpret-reply'
import { crumb } from '../calls/api'
import { answerTo, writeParts } from '../calls/call-api'
import { sessionEnded } from '../calls/session-ended'
import { failureOfAnswer, failureOfCanceling, failureOfLostConnection } from './upload-failure'
import type { SendOptions } from './uploads'

interface Sent<Asked extends Pick<Call, 'parts'>> extends Pick<SendOptions, 'onProgress' | 'signal'> {
  readonly address: string
  readonly parts: PartsOf<Asked>
  readonly hasRetriedCrumb?: boolean
}

/** fetch cannot tell how much of a body has been sent; XMLHttpRequest can. */
export function sendUpload<Asked extends Pick<Call, 'method' | 'parts' | 'answer'>>(
  call: Asked,
  sent: Sent<Asked>,
): Promise<AnswerOf<Asked>> {
  const { address, parts, onProgress, signal, hasRetriedCrumb = false } = sent
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let isSent = false
    request.open(call.method, `${address}?crumb=${encodeURIComponent(crumb.value)}`)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.upload.onload = () => {
      isSent = true
      onProgress(1)
    }
    request.onerror = () => reject(failureOfLostConnection(isSent))
    request.onabort = () => reject(failureOfCanceling(isSent))
    request.onload = () => {
      const reply = { status: request.status, body: request.responseText }
      const decision = interpretReply(reply, { hasRetriedCrumb, retriesLeft: 0 })
      if (decision.kind === 'success') return resolve(answerTo(call, decision.data))
      if (decision.kind === 'retry-with-crumb') {
        crumb.value = decision.newCrumb
        return sendUpload(call, { ...sent, hasRetriedCrumb: true }).then(resolve, reject)
      }
      if (request.status === 401) sessionEnded.announce()
      const { status, message, errorKey } =
        decision.kind === 'failed' ? decision.failure : { status: request.status, message: '', errorKey: undefined }
      reject(failureOfAnswer({ status, message, ...(errorKey === undefined ? {} : { errorKey }) }))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(writeParts(call, parts))
  })
}
