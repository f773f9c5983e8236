import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { makeSite } from './new-site'

/** A site of its own with a store of ceramics. */
export async function makeShop() {
  const site = await makeSite('harbour-kiln')
  const shop = createShopOwner(site.client)
  const pictures = await listPictures(site.client)
  const show = (...places: number[]) => ({
    pictures: places.map((place) => ({ assetId: pictures[place % pictures.length] ?? '' })),
  })
  const mugs = await shop.addCategory('Mugs', {
    description: 'For the first coffee of the day, and the last tea. Thrown in small batches, glazed by hand.',
    pictureId: pictures[2],
  })
  const espresso = await shop.addCategory('Espresso', { parentId: mugs })
  const vessels = await shop.addCategory('Vases and vessels')
  const mug = await shop.add({
    title: 'Harbour mug',
    priceCents: 2400,
    details: {
      ...show(0, 1, 2, 3),
      categoryIds: [espresso],
      tags: ['stoneware', 'everyday'],
      description: richTextOf(
        'A generous mug with a thumb rest, thrown in dark stoneware and glazed in the colors of the harbor.',
        'Safe for dishwasher and microwave. Every piece differs a little.',
      ),
    },
    options: [
      { name: 'Size', values: ['Small', 'Large'] },
      { name: 'Glaze', values: ['Ash', 'Celadon', 'Ink'] },
    ],
    variants: {
      'Large / Ash': { price: 3000, weightGrams: 420, sizeMm: [120, 90, 110], sku: 'MUG-L-ASH' },
      'Large / Celadon': { price: 3000, onSale: true, salePrice: 2600, pictureId: pictures[2 % pictures.length] },
      'Small / Ash': { sku: 'MUG-S-ASH', weightGrams: 310 },
    },
    stock: { 'Small / Celadon': 0, 'Large / Celadon': 3, 'Small / Ink': 40, 'Large / Ink': 0 },
  })
  await shop.add({
    title: 'Moon vase',
    priceCents: 18_500,
    details: { ...show(4, 5), categoryIds: [vessels], tags: ['porcelain'] },
    variants: { '': { onSale: true, salePrice: 14_900 } },
  })
  await shop.add({
    title: 'Salt dish',
    priceCents: 1600,
    details: { ...show(1), categoryIds: [vessels] },
    stock: { '': 0 },
  })
  await shop.add({
    title: 'The large serving bowl with the uneven rim that everybody asks about when they come to dinner',
    priceCents: 9900,
    details: { ...show(3), tags: ['stoneware'] },
  })
  await shop.add({ title: 'Mystery box', priceCents: 4500 })
  await shop.add({
    title: 'Espresso cup',
    priceCents: 1800,
    details: { ...show(2, 0), categoryIds: [espresso], tags: ['everyday'] },
  })
  await shop.add({ title: 'Kiln poster', productType: 'DIGITAL', priceCents: 700, details: show(5) })
  await shop.add({ title: 'Gift card', productType: 'GIFT_CARD', priceCents: 5000, details: show(0) })
  const { setDesign } = designOf(site.client, mug.storeId)
  return { ...site, shop, mug, setDesign }
}

function designOf(client: Parameters<typeof createPageOwner>[0], storeId: string) {
  const pages = createPageOwner(client)
  return { setDesign: (store: object) => pages.change(storeId, { store }) }
}

async function listPictures(client: Parameters<typeof createPageOwner>[0]): Promise<string[]> {
  const { assets } = (await client.get(`${api.assets}?kind=image`)).body
  return assets.map(({ id }: { id: string }) => id)
}
