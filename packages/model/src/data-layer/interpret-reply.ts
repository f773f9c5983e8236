import { type AnswerFields, readAnswerFields } from './answer'
import { isRetryableStatus, isSuccessStatus, messageForStatus, messageForUnreadableReply } from './status-messages'

export const retryEveryMs = 200

export interface Reply {
  /** 0 when no HTTP answer came. */
  status: number
  body: string
}

export interface Attempts {
  hasRetriedCrumb: boolean
  /** Retries the caller still allows; 0 when it set no retry count. */
  retriesLeft: number
}

/** What the caller of a failed call gets. */
export interface CallFailure extends Omit<AnswerFields, 'message' | 'crumb'> {
  status: number
  message: string
}

export type CallDecision =
  | { kind: 'success'; data: unknown }
  /** `newCrumb` is stored before the call is repeated with it. */
  | { kind: 'retry-with-crumb'; newCrumb: string }
  | { kind: 'retry'; afterMs: number }
  | { kind: 'failed'; failure: CallFailure }

/** Crumb and login flags are read before the rules for statuses. */
export function interpretReply({ status, body }: Reply, attempts: Attempts): CallDecision {
  const answer = parseJson(body)
  const fields = readAnswerFields(answer.isJson ? answer.value : undefined)

  if (fields.crumbFail && fields.crumb !== undefined && !attempts.hasRetriedCrumb) {
    return { kind: 'retry-with-crumb', newCrumb: fields.crumb }
  }
  // Repeating a call cannot help when a person must sign in or reload first.
  const needsPerson = fields.crumbFail || fields.loginRequired
  if (isRetryableStatus(status) && !needsPerson && attempts.retriesLeft > 0) {
    return { kind: 'retry', afterMs: retryEveryMs }
  }
  if (!isSuccessStatus(status) || needsPerson || fields.error) {
    return { kind: 'failed', failure: describeFailure(status, fields, messageForStatus(status)) }
  }
  if (answer.isJson) return { kind: 'success', data: answer.value }
  if (status === 204) return { kind: 'success', data: undefined }
  return { kind: 'failed', failure: describeFailure(status, fields, messageForUnreadableReply(body)) }
}

function describeFailure(status: number, fields: AnswerFields, statusMessage: string): CallFailure {
  const { message, crumb: _crumb, ...rest } = fields
  const texts = [message, fields.error].filter((text) => typeof text === 'string')
  const network = status === 0 || fields.network
  // The words for a status are ours: nothing technical is in them.
  const cleaned = fields.cleaned || (texts[0] ?? statusMessage) === messageForStatus(status)
  return { ...rest, status, message: texts[0] ?? statusMessage, network, cleaned }
}

function parseJson(body: string): { isJson: true; value: unknown } | { isJson: false } {
  try {
    return { isJson: true, value: JSON.parse(body) }
  } catch {
    return { isJson: false }
  }
}
