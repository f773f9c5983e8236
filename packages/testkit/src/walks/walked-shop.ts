import { createShopOwner } from '../shop/test-shop'
import type { WalkedSite } from './walked-site'

/** More products than the smallest page of a list holds, of which one order differs from the other. */
const productCount = 8

/** A store in which each of its settings can show what it does. */
export async function fillWalkedShop({ owner, pictures }: WalkedSite, storeId?: string): Promise<void> {
  const shop = createShopOwner(owner.client)
  const details = { pictures: pictures.map((assetId) => ({ assetId })), tags: ['clay'] }
  const categoryIds = [await shop.addCategory('Mugs', storeId === undefined ? {} : { storeId })]
  const measures = { weightGrams: 400, sizeMm: [100, 90, 80] }
  for (let number = 1; number <= productCount; number++) {
    await shop.add({
      title: `Mug ${String.fromCharCode(90 - ((number * 3) % 7))}${number}`,
      slug: `mug-${number}`,
      priceCents: 1000 + ((number * 5) % productCount) * 100,
      details: { ...details, categoryIds },
      variants: { '': measures },
      // One is just low enough to tell, the next just not.
      stock: { '': number === 1 ? 5 : 6 },
      ...(storeId === undefined ? {} : { storeId }),
    })
  }
}
