import type { Asset } from '@sitewright/model/assets/asset-answers'
import { interpretReply } from '@sitewright/model/data-layer/interpret-reply'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { crumb } from './api'
import { sessionEnded } from './session-ended'
import { failureOfAnswer, failureOfCancelling, failureOfLostConnection } from './upload-failure'
import type { SendOptions } from './uploads'

/** fetch cannot tell how much of a body has been sent; XMLHttpRequest can. */
export function sendFile(file: File, options: SendOptions, hasRetriedCrumb = false): Promise<Asset> {
  const { onProgress, signal, replaces } = options
  const path = replaces === null ? api.assets : fillPath(api.assetFile, { assetId: replaces })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let isSent = false
    request.open('POST', `${path}?crumb=${encodeURIComponent(crumb.value)}`)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.upload.onload = () => {
      isSent = true
      onProgress(1)
    }
    request.onerror = () => reject(failureOfLostConnection(isSent))
    request.onabort = () => reject(failureOfCancelling(isSent))
    request.onload = () => {
      const reply = { status: request.status, body: request.responseText }
      const decision = interpretReply(reply, { hasRetriedCrumb, retriesLeft: 0 })
      if (decision.kind === 'success') return resolve(decision.data as Asset)
      if (decision.kind === 'retry-with-crumb') {
        crumb.value = decision.newCrumb
        return sendFile(file, options, true).then(resolve, reject)
      }
      if (request.status === 401) sessionEnded.announce()
      const { status, message, errorKey } =
        decision.kind === 'failed' ? decision.failure : { status: request.status, message: '', errorKey: undefined }
      reject(failureOfAnswer({ status, message, ...(errorKey === undefined ? {} : { errorKey }) }))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}
