import type { VisitorTexts } from '../visitor-texts/visitor-texts'
import { type Failure, fail } from './catalog'

/** A failure in the words of a site, where it has words for it. */
export function sayFailure(failure: Failure, { failures }: Pick<VisitorTexts, 'failures'>): Failure {
  const { code, details } = failure
  const text = isSaid(code, failures) ? failures[code] : undefined
  return text === undefined ? failure : fail(code, { ...details, text })
}

function isSaid<Said extends object>(code: string, said: Said): code is string & keyof Said {
  return Object.hasOwn(said, code)
}
