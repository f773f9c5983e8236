import { Failure, type FailureTexts } from './catalog'

/** A failure in the words of a site; it says what is for owners alone in English. */
export function sayFailure({ code, details }: Failure, texts: FailureTexts): Failure {
  return new Failure(code, details, texts)
}
