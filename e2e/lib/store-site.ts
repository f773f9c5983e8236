import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { NewSite } from './new-site'

/** What journeys of the store do by calls, where it is not what they are about. */
export function createStoreOwner({ client }: NewSite) {
  async function expectDone<Body>(call: ReturnType<typeof client.get>): Promise<Body> {
    const { status, body, text } = await call
    if (status >= 300) throw new Error(`${status}: ${text}`)
    return body
  }
  const at = (path: string, productId: string) => fillPath(path, { productId })
  return {
    create: (product: object) => expectDone<ProductDetail>(client.post(api.products, product)),
    read: (productId: string) => expectDone<ProductDetail>(client.get(at(api.product, productId))),
    setOptions: (productId: string, options: object[]) =>
      expectDone<ProductDetail>(client.put(at(api.productOptions, productId), { options })),
    changeVariants: (variants: object[]) => expectDone(client.patch(api.variants, { variants })),
    async find(title: string): Promise<ProductDetail> {
      const { products } = await expectDone<{ products: { id: string; title: string }[] }>(client.get(api.products))
      const found = products.find((it) => it.title === title)
      if (!found) throw new Error(`There is no product ${title}.`)
      return expectDone<ProductDetail>(client.get(at(api.product, found.id)))
    },
  }
}

export const nameOfVariant = ({ optionValues }: ProductDetail['variants'][number]) =>
  optionValues.map(({ value }) => value).join(' / ')
