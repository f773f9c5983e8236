import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { isUniqueViolation } from '../../../../storage/storage-errors'
import { refuseTakenSlug } from '../../../pages/store/page-context'

/** Two at the same moment may take the same address or SKU: the second one is told. */
export async function refuseTaken<T>(work: Promise<T>): Promise<T | Failure> {
  try {
    return await refuseTakenSlug(work)
  } catch (error) {
    if (isUniqueViolation(error, 'product_variants_sku')) return fail('product.sku-taken')
    throw error
  }
}
