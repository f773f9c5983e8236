import { addConnectionHint, connectionStrings } from '@sitewright/model/data-layer/connection-strings'
import type { CallFailure } from '@sitewright/model/data-layer/interpret-reply'

/** A failed call as screens catch it. `message` is fit to be shown to a person. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.network ? addConnectionHint(failure.message) : failure.message)
    this.name = 'CallError'
    this.failure = failure
  }
}

export function textOfError(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.'
}

/** A load that got no answer can be repeated; any other tells what the host said. */
export function textOfFailedLoad(error: Error): string {
  return isLost(error) ? addConnectionHint(connectionStrings.cannotLoad) : textOfError(error)
}

/** No answer came, so that asking again may help. */
export function isLost(error: Error): boolean {
  return error instanceof CallError && error.failure.network
}

/** Field path → what is wrong with it, as the host told; `body.` in front is cut off. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  const entries = Object.entries(error.failure.errors ?? {}).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(entries.map(([path, text]) => [path.replace(/^body\./, ''), String(text)]))
}

export function hasErrorKey(error: unknown, key: string): boolean {
  return error instanceof CallError && error.failure.errorKey === key
}
