import { isFailure, type Result } from '@sitewright/model/failures/catalog'

/** What a template asks for must be possible: a refusal is a mistake in it. */
export function expectDone<Value>(result: Result<Value>): Value {
  if (!isFailure(result)) return result
  throw new Error(`The template is wrong: ${result.text} ${JSON.stringify(result.details)}`)
}
