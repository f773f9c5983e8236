import { generateSku } from '@sitewright/commerce/products/sku'
import type { Tx } from '../../../../storage/database'
import type { CatalogServices } from '../store/catalog-services'
import { findOwnersOfSkus } from '../store/variant-rows'

interface WantedSkus {
  readonly websiteId: string
  readonly count: number
}

/** Generated SKUs that no variant of the site has. */
export async function makeFreeSkus(
  tx: Tx,
  { randomBytes }: Pick<CatalogServices, 'randomBytes'>,
  { websiteId, count }: WantedSkus,
): Promise<string[]> {
  const random = () => readNumber(randomBytes(4)) / 2 ** 32
  const drawn = new Set<string>()
  const free: string[] = []
  while (free.length < count) {
    const skus = Array.from({ length: count - free.length }, () => {
      const sku = generateSku(random, (it) => drawn.has(it))
      drawn.add(sku)
      return sku
    })
    const taken = await findOwnersOfSkus(tx, { websiteId, skus })
    free.push(...skus.filter((sku) => !taken.has(sku.toLowerCase())))
  }
  return free
}

function readNumber(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}
