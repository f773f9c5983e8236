import type { AnswerOf, Call, CallInput, InputArguments, JsonCall, PartsOf } from '@sitewright/model/calls/call'
import { writeAddress } from '@sitewright/model/calls/call-address'
import type { Caller } from '@sitewright/model/data-layer/create-caller'
import { CallError } from './call-error'

export type ApiCall = <Asked extends JsonCall>(
  call: Asked,
  ...input: InputArguments<CallInput<Asked>>
) => Promise<AnswerOf<Asked>>

/** Turns a failed call into a rejection, which is what queries and mutations of the screens look for. */
export function createApiCall(send: Caller): ApiCall {
  return async (call, ...[input]) => {
    const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = { ...input }
    const result = await send(call.method, writeAddress(call.path, { params, query }), { body })
    if (result.isOk) return answerTo(call, result.data)
    throw new CallError(result.failure)
  }
}

/** The host's handlers are typed by the same declaration; to check each answer again would slow the editor. */
export function answerTo<Asked extends Pick<Call, 'answer'>>(_call: Asked, data: unknown): AnswerOf<Asked> {
  return data as AnswerOf<Asked>
}

/** A file dropped upon the frame has the class of its own window. */
function isFile(part: unknown): part is File {
  return Object.prototype.toString.call(part) === '[object File]'
}

/** The body of a call that sends a form, its parts in the order of their declaration. */
export function writeParts<Asked extends Pick<Call, 'parts'>>(_call: Asked, parts: PartsOf<Asked>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries<unknown>(parts ?? {})) {
    if (isFile(part)) form.append(name, part, part.name)
    else if (part !== undefined) form.append(name, typeof part === 'string' ? part : JSON.stringify(part))
  }
  return form
}
