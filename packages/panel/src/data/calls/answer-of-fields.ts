import { CallError, fieldErrorsOf, hasErrorKey, textOfError } from './call-error'
import type { SaveAnswer } from './save-answer'

/** What a failed save of single fields means; `nameField` tells the field of a form for what the host names. */
export function answerOfFields(
  error: unknown,
  nameField: (path: string) => string,
): Exclude<SaveAnswer, { kind: 'saved' }> {
  const status = error instanceof CallError && !error.failure.network ? error.failure.status : 0
  if (status < 400 || status >= 500 || status === 401 || status === 429)
    return { kind: 'failed', text: textOfError(error) }
  const told = hasErrorKey(error, 'page.slug-taken') ? { slug: textOfError(error) } : fieldErrorsOf(error)
  const errors = Object.fromEntries(Object.entries(told).map(([path, text]) => [nameField(path), text]))
  return { kind: 'refused', text: Object.values(errors)[0] ?? textOfError(error), errors }
}
