import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * What the work answers, or null when that took too long. A process that was held up itself looks once more at what has arrived
 * meanwhile: others are not slow because it was.
 */
export async function answerWithin<T>(limitMs: number, work: Promise<T>): Promise<{ readonly value: T } | null> {
  let timer: NodeJS.Timeout | undefined
  let answer: { readonly value: T } | null = null
  const answered = work.then((value) => {
    answer = { value }
  })
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(
      () =>
        nextTurn()
          .then(() => nextTurn())
          .then(resolve),
      limitMs,
    )
  })
  await Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
  // A late refusal is nobody's business any more.
  answered.catch(() => undefined)
  return answer
}
