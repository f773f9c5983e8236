import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import { countTry, forgiveTry } from '../../../security/try-limits'
import type { Services } from '../../../services/services'

/** Wrong codes within a quarter of an hour. */
const maxWrong = { fromAddress: 10, ofSite: 1000 } as const

/** Codes cannot be found by trying: only wrong ones count. */
export function createCodeTries({ database, now }: Pick<Services, 'database' | 'now'>) {
  return async <T>(
    { websiteId, address }: { websiteId: string; address: string },
    enter: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const limits = [
      { key: `discount-code ${websiteId} ${address}`, max: maxWrong.fromAddress },
      { key: `discount-code ${websiteId}`, max: maxWrong.ofSite },
    ]
    const refusal = await database.platform((tx) => countTry(tx, limits, { now }))
    if (isFailure(refusal)) return refusal
    const entered = await enter()
    const isWrong = isFailure(entered) && entered.code.startsWith('code.')
    if (!isWrong) await database.platform((tx) => forgiveTry(tx, limits, { now }))
    return entered
  }
}
